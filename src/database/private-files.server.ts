import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Sets the process's umask, so that its new files get mode 600 and new folders 700; returns the former umask. */
export const restrictFileModes = (): number => process.umask(0o077)

/** Makes a folder and its parents with mode 700; an existing one stays as it is. */
export const makePrivateFolder = (dir: string): string | undefined => mkdirSync(dir, { recursive: true, mode: 0o700 })

/** Sets files to mode 600 where this user may; `npm run doctor` reports the others. */
export function restrictFiles(...files: string[]): void {
  for (const file of files)
    try {
      chmodSync(file, 0o600)
    } catch {
      // The file is missing or belongs to another user.
    }
}

/** Whether users other than the owner have any right on this file or folder; false if it is missing or modes mean nothing here. */
export function isAccessibleToOthers(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  if (process.platform === 'win32' || !found || (found.mode & 0o077) === 0) return false
  return modesCount(found.isDirectory() ? path : dirname(path))
}

/** The fault of a secret file that others can read, as a sentence; `undefined` when only its owner can. */
export const exposedSecretFault = (file: string): string | undefined =>
  isAccessibleToOthers(file) ? `${file} can be read by others, so it is no secret: chmod 600 ${file}` : undefined

/** Whether the file system has modes at all: FAT and some shared folders report one mode for every file. */
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
