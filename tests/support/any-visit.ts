/** Any visit, for the properties that every visit has. */
import fc from 'fast-check'
import { operationOf } from '../../src/visit/model/problem/problem-change.ts'
import {
  afterOperation,
  answerValues,
  type Change,
  emptyVisit,
  replyValues,
  type Visit,
} from '../../src/visit/model/visit.ts'

const time = (second: number) => new Date(Date.UTC(2026, 10, 20, 17, 0, second)).toISOString()

const answers = fc.record(
  {
    answer: fc.constantFrom(...answerValues, null),
    reading: fc.constantFrom('', '5', '0.8'),
    saw: fc.oneof(fc.string(), fc.constantFrom('<script>alert(1)</script>', '"\\\u2028', 'ñ 👷')),
    fault: fc.constantFrom('missing' as const, 'differs' as const, null),
    reply: fc.constantFrom(...replyValues, null),
    byWhen: fc.constantFrom('', '2026-12-01'),
    first: fc.constantFrom(null, { reading: '60', at: time(7), run: time(7) }),
    second: fc.constantFrom(null, { reading: '', at: time(9), run: time(7) }),
  },
  { requiredKeys: [] },
)
const change: fc.Arbitrary<{ at: string; change: Change }> = fc
  .tuple(
    fc.integer({ min: 0, max: 5000 }),
    fc.oneof(
      fc.record({ point: fc.constantFrom('a', 'b', '__proto__x'.replaceAll('_', '-')), answers }),
      fc.record({ item: fc.constantFrom('i', 'constructor'), done: fc.boolean() }),
      fc.record({ item: fc.constantFrom('i', 'j'), seen: fc.constant(null), written: fc.string() }),
    ),
  )
  .map(([second, one]) => ({ change: one, at: time(second) }))
/** Of all visits that are made: two of them never have a step of a problem with the same id. */
let steps = 0
const newId = () => `step-${steps++}`
export const anyVisit = fc
  .array(change)
  .map((all) =>
    all.reduce<Visit>(
      (visit, { change, at }) => afterOperation(visit, operationOf(visit, change, { at, newId })),
      emptyVisit,
    ),
  )
