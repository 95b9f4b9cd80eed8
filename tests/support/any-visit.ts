/** Any visit, for the properties that every visit has. */
import fc from 'fast-check'
import {
  afterOperation,
  answerValues,
  emptyVisit,
  type Operation,
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
const operation: fc.Arbitrary<Operation> = fc
  .tuple(
    fc.integer({ min: 0, max: 5000 }),
    fc.oneof(
      fc.record({ point: fc.constantFrom('a', 'b', '__proto__x'.replaceAll('_', '-')), answers }),
      fc.record({ item: fc.constantFrom('i', 'constructor'), done: fc.boolean() }),
      fc.record({ item: fc.constantFrom('i', 'j'), seen: fc.constant(null), written: fc.string() }),
    ),
  )
  .map(([second, one]) => ({ ...one, at: time(second) }) as Operation)
export const anyVisit = fc.array(operation).map((all) => all.reduce<Visit>(afterOperation, emptyVisit))
