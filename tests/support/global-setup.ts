import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../src/database/database.server.ts'
import { createDatabase, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A file of SQLite with the schema and no records, to be copied. */
    sqliteTemplate: string
    /** Of a real server; empty when the tests run on PGlite. */
    postgresUrl: string
    /** The name of a database with the schema and no records, to be copied. */
    postgresTemplate: string
  }
}

/** One PostgreSQL for the whole run; every test makes a database of its own, as a copy of one with the schema. */
export default async function setUp(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'hqp-template-'))
  const sqliteTemplate = join(folder, 'template.db')
  await (await openDatabase({ file: sqliteTemplate })).destroy()
  project.provide('sqliteTemplate', sqliteTemplate)
  const server = await startPostgres()
  process.stdout.write(
    server
      ? `PostgreSQL tests run on a real server, version ${server.version}.\n`
      : 'PostgreSQL tests run on PGlite: no server programs were found on this machine.\n',
  )
  project.provide('postgresUrl', server?.url ?? '')
  project.provide('postgresTemplate', server ? await templateOf(server.url) : '')
  return async () => {
    await server?.stop()
    rmSync(folder, { recursive: true })
  }
}

async function templateOf(serverUrl: string): Promise<string> {
  const url = await createDatabase(serverUrl)
  await (await openDatabase({ url })).destroy()
  return new URL(url).pathname.slice(1)
}
