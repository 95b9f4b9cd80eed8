/**
 * Preloaded into a process that is measured: answers its parent's question with what the whole
 * process has used so far. CPU is that of every thread, as the operating system counts it.
 */
export interface Usage {
  cpuMs: number
  rssMb: number
  /** What is still reachable on the main thread's heap, after a full collection, when asked to collect. */
  heapMb: number
}

process.on('message', (question: 'usage' | 'collected-usage') => {
  if (question === 'collected-usage') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  const { rss, heapUsed } = process.memoryUsage()
  const usage: Usage = { cpuMs: (user + system) / 1000, rssMb: rss / 2 ** 20, heapMb: heapUsed / 2 ** 20 }
  process.send?.(usage)
})
// Listening to the parent must not keep a process alive that has nothing else to do.
process.channel?.unref()
