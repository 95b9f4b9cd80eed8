import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

/** A PostgreSQL server of our own, thrown away after the tests. */
export interface PostgresServer {
  /** The address of a database that always exists; the user may create others. */
  url: string
  version: string
  /** Of its first process. */
  pid: number
  /** Starts a second server that follows this one and only reads until it is promoted (`select pg_promote()`). */
  startStandby(): Promise<PostgresServer>
  stop(): Promise<void>
}

interface Options {
  /** Waits for the disk at every commit, as a real server does; tests are faster without. */
  durable?: boolean
}

/** Starts a throwaway PostgreSQL when its programs are on this machine; `undefined` when they are not or it fails. */
export async function startPostgres(options: Options = {}): Promise<PostgresServer | undefined> {
  const bin = programs()
  if (!bin) return undefined
  try {
    const initialize = ['-U', 'tests', '-A', 'trust', '-E', 'UTF8', '--no-sync']
    return await startServer(bin, options, 'initdb', initialize)
  } catch {
    return undefined
  }
}

/** Creates a database of a new name, as a copy of `template` if one is named, and returns its address. */
export async function createDatabase(serverUrl: string, template = 'template1'): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await asAdmin(serverUrl, `create database ${name} template ${template}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Removes a database, also while somebody is connected to it. */
export const dropDatabase = (serverUrl: string, url: string): Promise<void> =>
  asAdmin(serverUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`)

async function asAdmin(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Makes the data folder by one of PostgreSQL's programs, and serves it. */
async function startServer(bin: string, options: Options, maker: string, args: string[]): Promise<PostgresServer> {
  const dir = mkdtempSync(join(tmpdir(), 'hqp-postgres-'))
  const owner = ownerOfServer()
  if (owner) chownSync(dir, owner.uid, owner.gid)
  const data = join(dir, 'data')
  let server: ChildProcess | undefined
  const stop = async () => {
    if (server?.exitCode === null) {
      const gone = new Promise((resolve) => server?.once('exit', resolve))
      server.kill('SIGINT')
      await gone
    }
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    const spawning = { ...owner, cwd: dir, stdio: 'pipe' as const, env: { ...process.env, LC_ALL: 'C.UTF-8' } }
    execFileSync(join(bin, maker), ['-D', data, ...args], spawning)
    const port = await freePort()
    const settings = [
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=${dir}`,
      `fsync=${options.durable ? 'on' : 'off'}`,
      'max_connections=200',
    ]
    server = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...spawning, stdio: 'ignore' },
    )
    const url = `postgres://tests@127.0.0.1:${port}/postgres`
    const startStandby = () =>
      startServer(bin, options, 'pg_basebackup', ['-R', '-X', 'stream', '-c', 'fast', '-d', url])
    return { url, version: await waitUntilReady(url), pid: server.pid ?? 0, startStandby, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function programs(): string | undefined {
  const inPath = (process.env.PATH ?? '').split(':')
  const debian = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  return [...debian, ...inPath].find((dir) => existsSync(join(dir, 'initdb')) && existsSync(join(dir, 'postgres')))
}

/** PostgreSQL refuses to run as root; the nobody of the system may. */
function ownerOfServer(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function waitUntilReady(url: string): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      const { rows } = await client.query<{ server_version: string }>('show server_version')
      await client.end()
      return rows[0]?.server_version ?? ''
    } catch (error) {
      if (attempt > 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
