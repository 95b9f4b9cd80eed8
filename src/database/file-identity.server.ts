import { statSync } from 'node:fs'
import { RecordsUnavailable } from './database-fault.ts'

/**
 * Remembers which files an open SQLite database has, the one that writes ahead among them. What is returned throws once
 * another file, none or an empty one stands at their names: the system lets a program go on writing to a file that was
 * moved or deleted, and nobody would find there what it stores.
 */
export function watchFileIdentity(file: string): () => void {
  const files = [file, `${file}-wal`]
  const opened = files.map(identity)
  return () => {
    const isInPlace = files.every((one, n) => identity(one) === opened[n]) && statSync(file).size > 0
    if (!isInPlace)
      throw new RecordsUnavailable(
        `${file} is no longer the file that this service has open: it was moved, deleted, emptied or replaced, and nothing is stored. Put that file back, with those whose names continue it; or stop the service, restore the newest backup there (npm run restore) and start it again`,
      )
  }
}

function identity(file: string): string | undefined {
  const found = statSync(file, { bigint: true, throwIfNoEntry: false })
  return found && `${found.dev}:${found.ino}`
}
