/** Where both readings are written down on paper, in a file and in the report. */
import { formats } from '../../format/formats.ts'
import type { Measure } from '../checklist.ts'
import type { TimedPlace } from './timed-reading.ts'

const { spanInWords } = formats.en

interface TimedRow {
  place: TimedPlace
  label: string
  /** Its time is written down too. */
  isTimed: boolean
}

/** What is written down of something that is read twice, in the order of the work; nothing of what is read once. */
export function rowsOf({ over }: Measure): TimedRow[] {
  if (!over) return []
  const { minutes, cup } = over
  const second = `Second reading, ${spanInWords(minutes)} later`
  return [
    { place: 'first', label: 'First reading', isTimed: true },
    ...(cup ? [{ place: 'cupFirst', label: `First reading, ${cup.called}`, isTimed: false } as const] : []),
    { place: 'second', label: second, isTimed: true },
    ...(cup ? [{ place: 'cupSecond', label: `Second reading, ${cup.called}`, isTimed: false } as const] : []),
  ]
}
