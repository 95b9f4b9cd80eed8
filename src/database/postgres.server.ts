import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** PostgreSQL at `url`. */
export const postgresDialect = (url: string, maxConnections = 10): PostgresDialect =>
  new PostgresDialect({ pool: async () => openPool(url, { maxConnections, patience: 5000 }) })

/**
 * Connections to PostgreSQL. Any of them may be lost or fall silent at any time: then only what was using it fails, and
 * the next query connects anew. `patience`, in milliseconds, bounds connecting and each statement on the server; a
 * server that says nothing at all is given up a fifth later.
 */
export function openPool(url: string, { maxConnections, patience }: { maxConnections: number; patience: number }) {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: patience,
    statement_timeout: patience,
    query_timeout: patience * 1.2,
    // What the console asks takes 5 ms, and 600 where the server first compiles it, since many conditions look dear to it.
    options: '-c jit=off',
  })
  // The pool speaks for idle connections only; an error that nobody hears would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.query = givingUpSilence(client)
  })
  return pool
}

/** After a query without an answer the connection is of no use: whatever came next would wait behind that query. */
function givingUpSilence(client: pg.PoolClient): pg.PoolClient['query'] {
  return new Proxy(client.query, {
    apply(query, self, parameters) {
      const outcome: unknown = Reflect.apply(query, self, parameters)
      if (outcome instanceof Promise)
        outcome.catch((error: unknown) => {
          if (error instanceof Error && error.message === noAnswer) client.end().catch(() => {})
        })
      return outcome
    },
  })
}

const noAnswer = 'Query read timeout'
