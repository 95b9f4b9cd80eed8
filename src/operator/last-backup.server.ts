import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { makePrivateFolder } from '../database/private-files.server.ts'

const schema = z.object({ file: z.string(), madeAt: z.iso.datetime() })
/** Where the newest backup was put, and of which instant it is. */
export type LastBackup = z.infer<typeof schema>

/**
 * Remembers the newest backup in a file of the data folder and not in the records: taking a backup changes nothing in
 * them, and what is restored from one would otherwise speak of the one before.
 */
export function noteBackup(dataDir: string, backup: LastBackup): void {
  makePrivateFolder(dataDir)
  writeFileSync(`${noteIn(dataDir)}.new`, JSON.stringify(backup), { mode: 0o600 })
  renameSync(`${noteIn(dataDir)}.new`, noteIn(dataDir))
}

/** The newest backup that was taken with this data folder; `undefined` when there is none, or its note cannot be read. */
export function lastBackup(dataDir: string): LastBackup | undefined {
  if (!existsSync(noteIn(dataDir))) return undefined
  try {
    return schema.safeParse(JSON.parse(readFileSync(noteIn(dataDir), 'utf8'))).data
  } catch {
    return undefined
  }
}

const noteIn = (dataDir: string): string => resolve(dataDir, 'last-backup.json')
