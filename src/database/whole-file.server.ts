import { statSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Writes a file atomically: `write` fills a draft beside it and returns whether that succeeded, then the draft is synced
 * and renamed. Returns whether the file was made; false also when the file or its draft exists already.
 */
export async function writeWhole(file: string, write: (draft: string) => Promise<boolean>): Promise<boolean> {
  const draft = `${file}.part`
  // The draft is a lock: no other process makes the file after the check below.
  if (!(await makeExclusively(draft))) return false
  try {
    if (statSync(file, { throwIfNoEntry: false }) || !(await write(draft))) return false
    await waitForDisk(draft)
    await rename(draft, file)
    if (process.platform !== 'win32') await waitForDisk(dirname(file))
    return true
  } finally {
    await rm(draft, { force: true })
  }
}

async function makeExclusively(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx', 0o600)).close()
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

async function waitForDisk(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Why the operating system refused a file, as a sentence; `undefined` for any other error. */
export function fileFault(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error) || error.syscall === 'connect')
    return undefined
  const at = 'path' in error ? ` at ${error.path}` : ''
  return `${reasons[String(error.code)] ?? error.message} (${error.code}${at}); nothing was left half done`
}

const reasons: Record<string, string> = {
  ENOSPC: 'the disk is full',
  EFBIG: 'the disk takes no file of this size',
  EDQUOT: 'this user may put no more on the disk',
  EROFS: 'the disk is read-only',
  EACCES: 'this user may not read or write there',
  EPERM: 'this user may not read or write there',
  ENOENT: 'there is no such file',
  EISDIR: 'that is a folder, not a file',
  ENOTDIR: 'that is a file, not a folder',
  EEXIST: 'that is a file, not a folder',
}
