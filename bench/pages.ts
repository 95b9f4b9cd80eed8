import { randomUUID } from 'node:crypto'
import { type LoadGenerator, runExpecting } from './load.ts'
import { type Measured, startBareServer, startService } from './measured.ts'
import { median, type Row, row, spread } from './table.ts'

const rounds = 10
const perRound = 4000
const askBrotli = { 'accept-encoding': 'gzip, deflate, br' }

/**
 * A finished page against a bare server with the same bytes and headers, and an address where nothing is against a
 * finished page, in CPU time of the server: all are asked in turn, round after round, so that whatever else the machine
 * does hits all of them.
 */
export async function finishedPages(load: LoadGenerator): Promise<Row[]> {
  const quiet = await startService({ LOG_LEVEL: 'silent' })
  const logging = await startService({ LOG_LEVEL: 'info' })
  const bare = await startBareServer(`http://127.0.0.1:${quiet.port}/`, askBrotli)
  const etag = (await fetch(`http://127.0.0.1:${quiet.port}/`)).headers.get('etag') ?? ''
  const askAgain = { ...askBrotli, 'if-none-match': etag }

  const microsPerRequest = async (
    server: Measured,
    status: number,
    headers: Record<string, string>,
    requests: number,
    paths = ['/'],
  ) => {
    const before = await server.usage()
    await runExpecting(load, status, { port: server.port, paths, headers, requests, connections: 16 })
    return (((await server.usage()).cpuMs - before.cpuMs) * 1000) / requests
  }
  const kinds = {
    bare: (requests: number) => microsPerRequest(bare, 200, askBrotli, requests),
    quiet: (requests: number) => microsPerRequest(quiet, 200, askBrotli, requests),
    logging: (requests: number) => microsPerRequest(logging, 200, askBrotli, requests),
    again: (requests: number) => microsPerRequest(quiet, 304, askAgain, requests),
    unknown: (requests: number) => microsPerRequest(quiet, 404, askBrotli, requests, unknownAddresses(requests)),
  }
  const names = Object.keys(kinds) as (keyof typeof kinds)[]
  const cost: Record<keyof typeof kinds, number[]> = { bare: [], quiet: [], logging: [], again: [], unknown: [] }
  for (const name of names) await kinds[name](12_000)
  for (let round = 0; round < rounds; round++)
    for (const name of round % 2 === 0 ? names : names.toReversed()) cost[name].push(await kinds[name](perRound))

  const against = (a: number[], b: number[]) => a.map((value, i) => value / (b[i] ?? Number.NaN))
  const silent = against(cost.quiet, cost.bare)
  const logged = against(cost.logging, cost.bare)
  const unchanged = against(cost.again, cost.quiet)
  const unknown = against(cost.unknown, cost.quiet)
  const n = `${rounds} × ${perRound}`
  const rows = [
    row('finished page, CPU of the bare server', spread(cost.bare, ' µs', 1), n),
    row('finished page against bare, log off', spread(silent, '×', 3), n, '<= 1.05×', median(silent) <= 1.05),
    row('finished page against bare, log to a file', spread(logged, '×', 3), n, '<= 1.05×', median(logged) <= 1.05),
    row('304 against 200', spread(unchanged, '×', 3), n, '< 1×', median(unchanged) < 1),
    row('unknown address against a finished page, CPU', spread(unknown, '×', 3), n, '<= 2×', median(unknown) <= 2),
    ...(await memory(load, quiet, bare)),
  ]
  await Promise.all([quiet.stop(), logging.stop(), bare.stop()])
  return rows
}

/** Never the same one twice: pages, checklists, articles and dot segments that lead to a page. */
const unknownAddresses = (count: number): string[] =>
  Array.from({ length: count / 4 }, () => randomUUID()).flatMap((name) => [
    `/${name}`,
    `/checklist/${name}`,
    `/education?article=${name}`,
    `/${name}/../pricing`,
  ])

const servedInAll = 200_000
const strangers = 10_000

/** Continues with the two servers until each has served `servedInAll` pages, then tries to fill the cache. */
async function memory(load: LoadGenerator, service: Measured, bare: Measured): Promise<Row[]> {
  const atStart = await service.usage(true)
  const requests = servedInAll - 12_000 - rounds * perRound
  for (const { port } of [service, bare])
    await runExpecting(load, 200, { port, paths: ['/'], headers: askBrotli, requests, connections: 16 })
  const rssService = (await service.usage()).rssMb
  const rssBare = (await bare.usage()).rssMb
  const served = await service.usage(true)

  const paths = (prefix: string) => Array.from({ length: strangers }, (_, i) => `${prefix}${i}`)
  const ask = (status: number, asked: string[]) =>
    runExpecting(load, status, {
      port: service.port,
      paths: asked,
      headers: askBrotli,
      requests: strangers,
      connections: 16,
    })
  await ask(200, paths('/?campaign='))
  const afterQueries = await service.usage(true)
  await ask(404, paths('/nothing/'))
  const afterUnknown = await service.usage(true)

  const grown = (from: { heapMb: number }, to: { heapMb: number }) => `${(to.heapMb - from.heapMb).toFixed(1)} MB`
  const bounded = (from: { heapMb: number }, to: { heapMb: number }) => to.heapMb - from.heapMb < 5
  const ratio = rssService / rssBare
  return [
    row(
      'RSS after finished pages, against bare',
      `${ratio.toFixed(2)}× (${rssService.toFixed(0)} / ${rssBare.toFixed(0)} MB)`,
      servedInAll,
      '<= 1.2×',
      ratio <= 1.2,
    ),
    row('heap grown by serving them', grown(atStart, served), requests, '< 5 MB', bounded(atStart, served)),
    row(
      'heap grown by distinct query strings',
      grown(served, afterQueries),
      strangers,
      '< 5 MB',
      bounded(served, afterQueries),
    ),
    row(
      'heap grown by unknown paths',
      grown(afterQueries, afterUnknown),
      strangers,
      '< 5 MB',
      bounded(afterQueries, afterUnknown),
    ),
  ]
}
