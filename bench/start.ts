import { startService } from './measured.ts'
import { median, type Row, row, spread } from './table.ts'

const starts = 5

/** From starting the built service to its first page, drawn and sent. Each start is on an empty data folder. */
export async function start(): Promise<Row[]> {
  const times: number[] = []
  for (let i = 0; i < starts; i++) {
    const service = await startService()
    times.push(service.startedInMs)
    await service.stop()
  }
  return [row('start to first page', spread(times, ' ms', 0), starts, '<= 1000 ms', median(times) <= 1000)]
}
