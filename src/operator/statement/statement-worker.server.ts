/** The program of the worker thread: reads one statement. */
import { parentPort, workerData } from 'node:worker_threads'
import { type ReadTask, readStatement } from './read-statement.server.ts'

parentPort?.postMessage(readStatement(workerData as ReadTask))
