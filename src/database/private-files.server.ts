import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** From here on, whatever this process makes belongs to its user alone: files get mode 600, folders 700. */
export const restrictFileModes = (): number => process.umask(0o077)

/** Makes a folder, with those above it, that only this user may enter; one that is there already stays as it is. */
export const makePrivateFolder = (dir: string): string | undefined => mkdirSync(dir, { recursive: true, mode: 0o700 })

/** Closes files to all but their owner where this user may do so; what cannot be closed is told by `npm run doctor`. */
export function restrictFiles(...files: string[]): void {
  for (const file of files)
    try {
      chmodSync(file, 0o600)
    } catch {
      // It is not there, or another user's.
    }
}

/** Whether anybody but its owner may do anything with this file or folder; false when it is missing, and where modes mean nothing. */
export function isAccessibleToOthers(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (process.platform === 'win32' || !found || (found.mode & 0o077) === 0) return false
  return modesCount(found.isDirectory() ? path : dirname(path))
}

/** Why a secret in this file is none, as one sentence; `undefined` when only its owner may read it. */
export const exposedSecretFault = (file: string): string | undefined =>
  isAccessibleToOthers(file) ? `${file} can be read by others, so it is no secret: chmod 600 ${file}` : undefined

/** Some file systems, such as FAT and shared folders, say the same mode of every file: there nobody could close one. */
function modesCount(dir: string): boolean {
  const trial = join(dir, `.mode-${process.pid}`)
  try {
    writeFileSync(trial, '', { mode: 0o600 })
    return (statSync(trial).mode & 0o077) === 0
  } catch {
    return true
  } finally {
    rmSync(trial, { force: true })
  }
}
