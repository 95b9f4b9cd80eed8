import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { makePrivateFolder } from '../database/private-files.server.ts'

const schema = z.object({ file: z.string(), madeAt: z.iso.datetime() })
/** File and time of the newest backup. */
export type LastBackup = z.infer<typeof schema>

/**
 * Notes the newest backup in a file of the data folder, not in the records: a backup must not change them, and restored
 * records would name an older one.
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
