import type { LoadGenerator } from './load.ts'
import { startService } from './measured.ts'
import { post, startedCode } from './started-list.ts'
import { quantile, type Row, row } from './table.ts'

const files = 50
const pagesEvery = 5
const pages = 1000
/** Enough to see whether each leaves something behind. */
const remembered = 200

/** A paid checklist as PDF over HTTP, one after the other; then pages, paced, with and without PDFs being made beside them. */
export async function pdf(load: LoadGenerator): Promise<Row[]> {
  const service = await startService()
  const accessCode = await startedCode(service.port, 'hvac')
  const makePdf = async () => {
    const began = performance.now()
    const made = await post(service.port, '/api/download-checklists/pdf', { accessCode, checklistId: 'hvac' })
    await made.arrayBuffer()
    return performance.now() - began
  }
  const pageTimes = async () => {
    const job = { port: service.port, paths: ['/'], headers: { 'accept-encoding': 'br' }, connections: 8 }
    return (await load.run({ ...job, requests: pages, every: pagesEvery })).latencies
  }

  for (let i = 0; i < 10; i++) await makePdf()
  const times: number[] = []
  for (let i = 0; i < files; i++) times.push(await makePdf())
  await pageTimes()
  const alone: number[] = []
  const beside: number[] = []
  for (let round = 0; round < 2; round++) {
    alone.push(...(await pageTimes()))
    let done = false
    const making = (async () => {
      while (!done) await makePdf()
    })()
    beside.push(...(await pageTimes()))
    done = true
    await making
  }
  const before = (await service.usage()).rssMb
  for (let i = 0; i < remembered; i++) await makePdf()
  const grown = (await service.usage()).rssMb - before
  await service.stop()

  const p50 = quantile(times, 0.5)
  const n = `2 × ${pages}`
  const p99 = (values: number[]) => `${quantile(values, 0.99).toFixed(1)} ms`
  return [
    row('one-checklist PDF, warm, p50', `${p50.toFixed(1)} ms`, files, '<= 30 ms', p50 <= 30),
    row('one-checklist PDF, warm, p95', `${quantile(times, 0.95).toFixed(1)} ms`, files),
    row(`page p99 at ${1000 / pagesEvery}/s`, p99(alone), n),
    row('the same while PDFs are made', p99(beside), n),
    row('RSS grown by making PDFs', `${grown.toFixed(1)} MB`, remembered, '<= 20 MB', grown <= 20),
  ]
}
