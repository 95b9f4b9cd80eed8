import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import Piscina from 'piscina'
import drawingStyle from '../checklists/drawing/drawing.css?inline'
import type { Pack } from './pack.ts'
import type { PdfTask } from './pdf-worker.server.ts'

const longestSeconds = 30

export interface PdfMaker {
  /** As many files are made at once. */
  threads: number
  /** The pack as a PDF/UA-1 file; `'busy'` when it takes too long. */
  make(pack: Pack): Promise<Uint8Array | 'busy'>
  /** Ends the workers; files still being made are given up. */
  close(): Promise<void>
}

/**
 * Starts the workers that make PDFs, one fewer than there are processor cores but at least one,
 * and warms them up. The pages keep a core to themselves.
 */
export function createPdfMaker(options: { threads?: number; longestSeconds?: number } = {}): PdfMaker {
  const threads = options.threads ?? Math.max(1, Math.min(4, availableParallelism() - 1))
  const workers = new Piscina<PdfTask, Uint8Array>({
    // Built, it stands beside the service; from its source Node runs it as it is.
    filename: join(import.meta.dirname, import.meta.env.PROD ? 'pdf-worker.js' : 'pdf-worker.server.ts'),
    minThreads: threads,
    maxThreads: threads,
    // A worker that sleeps until its next task never runs a finalizer, so every file that it made would stay in memory.
    atomics: 'disabled',
    // A flag meant for the main thread, such as a test runner's, is none of theirs.
    execArgv: [],
  })
  return {
    threads,
    make: async (pack) => {
      const signal = AbortSignal.timeout(1000 * (options.longestSeconds ?? longestSeconds))
      try {
        return await workers.run({ pack, drawingStyle }, { signal })
      } catch (error) {
        if (signal.aborted) return 'busy'
        throw error
      }
    },
    close: () => workers.destroy(),
  }
}
