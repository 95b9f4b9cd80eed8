/** Sends requests from a process of its own, over kept-alive connections, and says how they were answered. */
import { type ChildProcess, fork } from 'node:child_process'

export interface Job {
  port: number
  method?: 'GET' | 'POST'
  /** Asked for in turn, from the first again when there are more requests than paths. */
  paths: string[]
  headers?: Record<string, string>
  body?: string
  requests: number
  /** How many are under way at once. */
  connections: number
  /** Milliseconds between the starts of two requests; without it each connection sends as soon as it may. */
  every?: number
}

export interface Outcome {
  seconds: number
  /** How often each status was answered. */
  statuses: Record<string, number>
  /** Milliseconds, one for each request; with `every`, counted from when the request was due. */
  latencies: number[]
}

export interface LoadGenerator {
  /** Runs one job at a time; rejects when an answer cannot be read. */
  run(job: Job): Promise<Outcome>
  stop(): void
}

export function startLoadGenerator(): LoadGenerator {
  const child: ChildProcess = fork('bench/load-sender.ts', { serialization: 'advanced' })
  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        child.once('message', (answer: Outcome | { failure: string }) =>
          'failure' in answer ? reject(new Error(answer.failure)) : resolve(answer),
        )
        child.send(job)
      }),
    stop: () => child.disconnect(),
  }
}

/** Runs the job and throws unless every answer had `status`. */
export async function runExpecting(load: LoadGenerator, status: number, job: Job): Promise<Outcome> {
  const outcome = await load.run(job)
  if (outcome.statuses[status] !== job.requests)
    throw new Error(`${job.paths[0]} was answered with ${JSON.stringify(outcome.statuses)} instead of ${status}`)
  return outcome
}
