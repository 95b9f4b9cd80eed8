import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { postgresHosts } from './database-address.ts'

interface PoolSettings {
  maxConnections: number
  /** In milliseconds: bounds connecting and each statement on the server; one that says nothing is given up a fifth later. */
  timeoutMs: number
  /** Also connects to a server that only reads. */
  readOnly?: boolean
}

/** PostgreSQL at `url`. */
export const postgresDialect = (url: string, settings: Partial<PoolSettings> = {}): PostgresDialect =>
  new PostgresDialect({ pool: async () => openPool(url, { maxConnections: 10, timeoutMs: 5000, ...settings }) })

/**
 * Connections to PostgreSQL. Any of them may be lost or fall silent at any time: then only what was using it fails, and
 * the next query connects anew. Where `url` names several hosts they are tried in turn, the last one that was good first,
 * until one takes changes.
 */
export function openPool(url: string, { maxConnections, timeoutMs, readOnly = false }: PoolSettings): pg.Pool {
  const hosts = postgresHosts(url) ?? [url]
  /** Where new connections go, and how often a server has turned out to only read: what is older is not used again. */
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
      const connected = this.#inTurn()
      if (!callback) return connected
      connected.then(
        (client) => callback(undefined, client, client.release),
        (error: Error) => callback(error, undefined, () => {}),
      )
      return undefined
    }

    async #inTurn(): Promise<pg.PoolClient> {
      for (let left = hosts.length; ; ) {
        const host = at
        try {
          const client = await super.connect()
          if (!(client instanceof HostClient) || client.generation === generation) return client
          client.release(true)
        } catch (error) {
          // Every connection is in use: another host would not change that.
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
    // What the console asks takes 5 ms, and 600 where the server first compiles it, since many conditions look dear to it.
    options: '-c jit=off',
    ...(readOnly ? {} : { onConnect: refuseReading }),
  })
  // The pool speaks for idle connections only; an error that nobody hears would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    client.query = givingUp(client, (error) => {
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
 * Ends a connection that is of no more use, as `isLost` says of an error: after a query without an answer whatever came
 * next would wait behind it, and a server that has come to only read takes no change.
 */
function givingUp(client: pg.PoolClient, isLost: (error: Error) => boolean): pg.PoolClient['query'] {
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
/** SQLSTATE: a read-only transaction was asked to change something. */
const readOnlyServer = '25006'
