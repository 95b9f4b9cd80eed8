import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { postgresHosts } from './database-address.ts'

interface PoolSettings {
  maxConnections: number
  /** For connecting and for each statement on the server; the client gives up a statement after a fifth more. */
  timeoutMs: number
  /** Accepts a read-only server too. */
  readOnly?: boolean
}

/** Kysely's dialect for PostgreSQL at `url`; by default 10 connections and 5 seconds. */
export const postgresDialect = (url: string, settings: Partial<PoolSettings> = {}): PostgresDialect =>
  new PostgresDialect({ pool: async () => openPool(url, { maxConnections: 10, timeoutMs: 5000, ...settings }) })

/**
 * A pool of connections to PostgreSQL. When a connection is lost or stops responding, only the query on it fails and the
 * next one connects anew. Several hosts in `url` are tried in turn, the last good one first, until one accepts writes.
 */
export function openPool(url: string, { maxConnections, timeoutMs, readOnly = false }: PoolSettings): pg.Pool {
  const hosts = postgresHosts(url) ?? [url]
  /** The index of the host for new connections. Connections of an older generation are closed: their server became read-only. */
  let at = 0
  let generation = 0
  const leave = (host: number) => {
    if (at === host) at = (at + 1) % hosts.length
  }

  class HostClient extends pg.Client {
    readonly place = at
    readonly generation = generation
    constructor(config?: pg.ClientConfig) {
      super({ ...config, connectionString: hosts[at] })
    }
  }

  const refuseReading = async (client: pg.ClientBase) => {
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
    if (rows[0]?.transaction_read_only === 'on')
      throw Object.assign(new Error('the server only reads, as a standby does'), { code: readOnlyServer })
  }

  class FailoverPool extends pg.Pool {
    override connect(): Promise<pg.PoolClient>
    override connect(callback: Connected): void
    override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
      const connected = this.#connectInTurn()
      if (!callback) return connected
      connected.then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error, undefined, () => {}),
      )
      return undefined
    }

    async #connectInTurn(): Promise<pg.PoolClient> {
      for (let left = hosts.length; ; ) {
        const host = at
        try {
          const client = await super.connect()
          if (!(client instanceof HostClient) || client.generation === generation) return client
          client.release(true)
        } catch (error) {
          // All connections are in use, which another host would not change.
          if (error instanceof Error && error.message === noneFree) throw error
          leave(host)
          left -= 1
          if (left === 0) throw error
        }
      }
    }
  }

  const pool = new FailoverPool({
    Client: HostClient,
    max: maxConnections,
    connectionTimeoutMillis: timeoutMs,
    statement_timeout: timeoutMs,
    query_timeout: timeoutMs * 1.2,
    // Compiling the console's queries would take 600 ms, running them takes 5.
    options: '-c jit=off',
    ...(readOnly ? {} : { onConnect: refuseReading }),
  })
  // Without listeners the error of an idle or a busy connection would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.query = endingWhenLost(client, (error) => {
      if (!('code' in error && error.code === readOnlyServer)) return error.message === noAnswer
      generation++
      if (client instanceof HostClient) leave(client.place)
      return true
    })
  })
  return pool
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void

/**
 * The client's `query`, which ends the connection after an error for which `isLost` is true: after a query that timed out
 * the next would wait behind it, and a read-only server accepts no write.
 */
function endingWhenLost(client: pg.PoolClient, isLost: (error: Error) => boolean): pg.PoolClient['query'] {
  return new Proxy(client.query, {
    apply(query, self, parameters) {
      const outcome: unknown = Reflect.apply(query, self, parameters)
      if (outcome instanceof Promise)
        outcome.catch((error: unknown) => {
          if (error instanceof Error && isLost(error)) client.end().catch(() => {})
        })
      return outcome
    },
  })
}

const noAnswer = 'Query read timeout'
const noneFree = 'timeout exceeded when trying to connect'
/** SQLSTATE read_only_sql_transaction. */
const readOnlyServer = '25006'
