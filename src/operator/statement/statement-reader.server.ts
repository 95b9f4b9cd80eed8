import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ReadTask, StatementReading } from './read-statement.server.ts'

/** Limits for reading one file; the largest allowed file takes some seconds and a quarter of the memory. */
export interface ReadingLimits {
  seconds: number
  megabytes: number
}
const usual: ReadingLimits = { seconds: 30, megabytes: 512 }

/** The worker: in a build beside the service, otherwise its source. */
const program = join(
  import.meta.dirname,
  import.meta.filename.endsWith('.ts') ? 'statement-worker.server.ts' : 'statement-worker.js',
)

/**
 * Reads a statement in a worker thread, so that no file blocks the service. A file that exceeds the limits is returned as
 * a fault.
 */
export function readInWorker(task: ReadTask, { seconds, megabytes }: ReadingLimits = usual): Promise<StatementReading> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(program, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      // Flags of the main thread, such as a test runner's, must not apply here.
      execArgv: [],
    })
    const stopped: StatementReading = {
      kind: 'fault',
      sentence:
        'Reading this file takes more than any statement of a bank does: export a shorter time, or another format.',
    }
    const timer = setTimeout(() => {
      resolve(stopped)
      void worker.terminate()
    }, seconds * 1000)
    worker.once('message', (reading: StatementReading) => resolve(reading))
    worker.once('error', (error) => {
      if ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(stopped)
      else reject(error)
    })
    worker.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The reader of statements ended with ${code}`))
    })
  })
}
