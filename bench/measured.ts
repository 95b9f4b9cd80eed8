import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Usage } from './meter.ts'

/** A server in a process of its own that says what it has used. */
export interface Measured {
  port: number
  /** Milliseconds from its start to its first good answer at `/`. */
  startedInMs: number
  usage(collectFirst?: boolean): Promise<Usage>
  stop(): Promise<void>
}

/** Where this bench keeps what it makes; the same disk as the project's, since memory disks forgive every fsync. */
export const workDir = 'dist/bench'

/** The built service, quiet and without rate limits unless `env` says otherwise; its log goes to a file. */
export function startService(env: Record<string, string> = {}): Promise<Measured> {
  const dataDir = mkdtempSync(join(workDir, 'data-'))
  const settings = { DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }
  return start(['dist/server/main.js'], { ...settings, ...env }, join(dataDir, 'output.log'))
}

/** A bare node:http server that has copied one answer of `url`, headers and bytes, and says nothing else. */
export const startBareServer = (url: string, headers: Record<string, string>): Promise<Measured> =>
  start(['bench/bare-server.ts', url, JSON.stringify(headers)], {}, join(workDir, 'bare.log'))

async function start(args: string[], env: Record<string, string>, logFile: string): Promise<Measured> {
  const port = await freePort()
  const log = openSync(logFile, 'a')
  const began = performance.now()
  const child = spawn(process.execPath, ['--expose-gc', '--import', './bench/meter.ts', ...args], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const startedInMs = await untilResponded(child, port, began, logFile)
  return {
    port,
    startedInMs,
    usage: (collectFirst = false) =>
      new Promise((resolve) => {
        child.once('message', (usage) => resolve(usage as Usage))
        child.send(collectFirst ? 'collected-usage' : 'usage')
      }),
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

async function untilResponded(child: ChildProcess, port: number, began: number, logFile: string): Promise<number> {
  while (child.exitCode === null && performance.now() - began < 30_000) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/`)
      await response.arrayBuffer()
      if (response.ok) return performance.now() - began
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  child.kill('SIGKILL')
  throw new Error(`a server did not answer within 30 s; see ${logFile}`)
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
