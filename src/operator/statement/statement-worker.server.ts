/**
 * Runs inside a worker thread: whatever a file makes of its reader, the thread that serves pages does not wait for it.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { type ReadTask, readStatement } from './read-statement.server.ts'

parentPort?.postMessage(readStatement(workerData as ReadTask))
