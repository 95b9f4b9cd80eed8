import { expect, it } from 'vitest'
import { formats } from '../../../format/formats.ts'
import { afterOperation, emptyVisit, type PointChange, storedPoint, type Visit } from '../visit.ts'
import { isDayOver, lastReply, lastSaid } from './last-reply.ts'
import { operationOf } from './problem-change.ts'

let made = 0
/** Each change a day at 10:00 in Phoenix, beginning with November 15, 2026. */
const lived = (...changes: Omit<PointChange, 'point'>[]) =>
  storedPoint(
    changes.reduce<Visit>(
      (visit, change, day) =>
        afterOperation(
          visit,
          operationOf(
            visit,
            { point: 'a', ...change },
            { at: `2026-11-${15 + day}T17:00:00.000Z`, newId: () => `event-${made++}` },
          ),
        ),
      emptyVisit,
    ),
    'a',
  )
const found = { answers: { answer: 'problem', fault: 'missing' } } as const
const promised = { answers: { reply: 'by-date', byWhen: '2026-11-20' } } as const
const stillWrong = { answers: {}, stillWrong: 'The same' }

const isMissed = (record: ReturnType<typeof lived>, today: string) => {
  const last = lastReply(record)
  return last !== undefined && isDayOver(last, today)
}

it('a promise stays what the crew said last when it was looked at again and is still wrong', () => {
  for (const record of [lived(found, promised), lived(found, promised, stillWrong)]) {
    expect(lastReply(record)).toEqual({ reply: 'by-date', byWhen: '2026-11-20', at: '2026-11-16T17:00:00.000Z' })
    expect([isMissed(record, '2026-11-20'), isMissed(record, '2026-11-21')]).toEqual([false, true])
    expect(lastSaid(record, '2026-11-21', formats.en)?.en).toBe(
      'Will be fixed on November 20, 2026 (Nov 16, 2026, 10:00 AM). That day has passed.',
    )
  }
})

it('“today” is over on the next day in Phoenix, and a date that no calendar has is never over', () => {
  const today = lived(found, { answers: { reply: 'today' } }, stillWrong)
  expect([isMissed(today, '2026-11-16'), isMissed(today, '2026-11-17')]).toEqual([false, true])
  for (const byWhen of ['', '2026-02-29', '2026-11-3'])
    expect(isMissed(lived(found, { answers: { reply: 'by-date', byWhen } }), '2027-06-01')).toBe(false)
})

it('a later reply takes the place of a promise', () => {
  const moved = lived(found, promised, { answers: { byWhen: '2026-11-25' } })
  expect([isMissed(moved, '2026-11-25'), isMissed(moved, '2026-11-26')]).toEqual([false, true])
  expect(isMissed(lived(found, promised, { answers: { reply: 'done' } }), '2026-12-24')).toBe(false)
})

it('a reply that was cleared is not told as theirs', () => {
  const cleared = { answers: { reply: null, byWhen: '' } }
  expect(lastReply(lived(found, promised, cleared))).toBeUndefined()
  expect(lastReply(lived(found, promised, stillWrong, { answers: { reply: 'today' } }, cleared))).toBeUndefined()
})

it('nothing is said of a problem that is settled, nor of the next one before they answer', () => {
  const settled = lived(found, promised, { answers: { answer: 'good' } })
  expect(lastReply(settled)).toBeUndefined()
  expect(lastReply(lived(found, promised, { answers: { answer: 'good' } }, found))).toBeUndefined()
  expect(lastReply(lived({ answers: { answer: 'good', reply: 'today' } }))).toBeUndefined()
})
