import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of a real server; empty when the tests run on PGlite. */
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run; every test makes a database of its own in it. */
export default async function setUp(project: TestProject) {
  const server = await startPostgres()
  process.stdout.write(
    server
      ? `PostgreSQL tests run on a real server, version ${server.version}.\n`
      : 'PostgreSQL tests run on PGlite: no server programs were found on this machine.\n',
  )
  project.provide('postgresUrl', server?.url ?? '')
  return () => server?.stop()
}
