import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isCurrent } from '../../scripts/build.ts'

/** The built service as a process of its own, on a port and a data folder of its own. */
export interface RunningService {
  url: string
  dataDir: string
  process: ChildProcess
  /** Everything it printed so far. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Stops it and removes its data. */
  remove(): Promise<void>
}

/** A test that gives up must not leave its service behind. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** What was built from other sources would prove nothing about these. Looked at once. */
const isBuilt = isCurrent()

/**
 * Starts the service from the `dist/` of `cwd`, or with `program` by another way; `env` adds to a clean environment, in which a live
 * service may make its records. The same `dataDir` finds the same orders.
 */
export async function startService(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'hqp-service-')),
  cwd = process.cwd(),
  program = 'dist/server/main.js',
): Promise<RunningService> {
  if (!isBuilt) throw new Error('dist/ was not built from these sources: run `npm run build` first')
  const child = spawn(process.execPath, [program], {
    cwd,
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      NEW_RECORDS: 'yes',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  let printed = ''
  // Closed, not only gone: then all that it printed has been read.
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  void exited.then(() => children.delete(child))
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk
      const ready = /ready at (http:\S+)/.exec(printed)
      if (ready?.[1]) resolve(ready[1])
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void exited.then((code) => reject(new Error(`the service exited with ${code}:\n${printed}`)))
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exited
  }
  return {
    url,
    dataDir,
    process: child,
    output: () => printed,
    stop,
    async remove() {
      if (child.exitCode === null && child.signalCode === null) await stop('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
