import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import type { DatabaseAddress } from '../../src/database/database.server.ts'

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

export async function emptyPostgres(): Promise<{ url: string }> {
  const name = `e_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name}`)
  onTestFinished(() => asAdmin(`drop database ${name} with (force)`))
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return { url: url.href }
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.query(statement)
  await client.end()
}
