import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseAddress } from '../../src/database/database-address.ts'
import { createDatabase, dropDatabase } from './postgres-server.ts'

/** An engine at which records may be made, and where there are none yet; it goes when the test does. */
export interface EmptyPlace {
  name: 'SQLite' | 'PostgreSQL'
  address(): Promise<DatabaseAddress>
}

/** What names an address can only be tried on a real server, so without one there is only SQLite. */
export const emptyPlaces = (): EmptyPlace[] => [
  { name: 'SQLite', address: async () => ({ file: join(emptyFolder(), 'home-quality.db') }) },
  ...(inject('postgresUrl') ? [{ name: 'PostgreSQL' as const, address: emptyPostgres }] : []),
]

/** A folder that goes when the test does. */
export function emptyFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hqp-empty-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return dir
}

/** A PostgreSQL database without any table; it goes when the test does. */
export async function emptyPostgres(): Promise<{ url: string }> {
  const server = inject('postgresUrl')
  const url = await createDatabase(server)
  onTestFinished(() => dropDatabase(server, url))
  return { url }
}
