import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { merged, withSameRecords } from './merge.ts'
import {
  type Answer,
  afterOperation,
  answerValues,
  emptyVisit,
  itemIn,
  type Operation,
  pointIn,
  timeOfNext,
  type Visit,
} from './visit.ts'

const _points = ['a', 'b', 'c'].map((id) => ({ id }))
const time = (second: number) => new Date(Date.UTC(2026, 10, 20, 17, 0, second)).toISOString()
/** The operations are made one second after another. */
const visitAfter = (operations: readonly Untimed[], visit: Visit = emptyVisit, from = 0) =>
  operations.reduce<Visit>(
    (reached, one, second) => afterOperation(reached, { ...one, at: time(from + second) }),
    visit,
  )

type Untimed =
  | { point: string; answers: Extract<Operation, { point: string }>['answers'] }
  | { item: string; done: boolean }
  | { item: string; seen: string | null; written: string | null }

const answer = (point: string, answer: Answer | null): Untimed => ({ point, answers: { answer } })
const note = (seen: string | null, written: string | null): Untimed => ({ item: 'i', seen, written })
const press = (done: boolean): Untimed => ({ item: 'i', done })

const pointId = fc.constantFrom('a', 'b', 'c')
const anAnswer = fc.constantFrom(...answerValues, null)
const words = fc.option(fc.constantFrom('Asked.', 'He answers Monday.', 'Asked.\n\nTwice.'), { nil: null })
const ofPoint: fc.Arbitrary<Untimed> = fc.oneof(
  fc.tuple(pointId, anAnswer).map(([id, given]) => answer(id, given)),
  fc.tuple(pointId, fc.constantFrom('', '5', '12')).map(([point, reading]) => ({ point, answers: { reading } })),
  fc.tuple(pointId, fc.constantFrom('1', '2')).map(([point, reading]) => ({
    point,
    answers: { first: { reading, at: time(0), run: time(0) } },
  })),
  fc.tuple(pointId, fc.constantFrom('', 'roof')).map(([point, pickedCase]) => ({ point, answers: { pickedCase } })),
  fc
    .tuple(pointId, fc.constantFrom('missing', 'differs', null))
    .map(([point, fault]) => ({ point, answers: { fault } })),
)
const anyOperation: fc.Arbitrary<Untimed> = fc.oneof(
  ofPoint,
  fc.boolean().map(press),
  fc.tuple(words, words).map(([a, b]) => note(a, b)),
)

describe('an operation', () => {
  it('changes what it is about and nothing else', () => {
    fc.assert(
      fc.property(fc.array(anyOperation), pointId, anAnswer, (before, id, given) => {
        const visit = visitAfter(before)
        const changed = visitAfter([answer(id, given)], visit, 60)
        expect(pointIn(changed, id)).toEqual({
          ...pointIn(visit, id),
          answer: given,
          changedAt: { ...pointIn(visit, id).changedAt, answer: time(60) },
        })
        for (const other of ['a', 'b', 'c'].filter((one) => one !== id))
          expect(changed.points.get(other)).toBe(visit.points.get(other))
        expect(changed.items).toBe(visit.items)
      }),
    )
  })

  it('made again, with all that followed it, changes nothing', () => {
    fc.assert(
      fc.property(fc.array(ofPoint), fc.array(ofPoint), fc.nat(), (before, operations, count) => {
        const visit = visitAfter(before)
        const some = visitAfter(operations.slice(0, count % (operations.length + 1)), visit, 60)
        expect(visitAfter(operations, some, 60)).toEqual(visitAfter(operations, visit, 60))
      }),
    )
  })
})

describe('what is said after the clock was set back', () => {
  it('is later than all that was said before, so that no backup takes it back', () => {
    const before = visitAfter([answer('a', 'problem'), press(true), answer('b', 'good')])
    const hourAgo = Date.parse(time(0)) - 3_600_000
    const at = timeOfNext(before, hourAgo)
    const after = afterOperation(before, { ...answer('a', 'good'), at })
    for (const visit of [merged(before, after), merged(after, before)]) expect(pointIn(visit, 'a').answer).toBe('good')
    expect(timeOfNext(after, hourAgo) > at).toBe(true)
  })

  it('has the time of the clock where that is later', () => {
    const now = Date.parse(time(30))
    expect(timeOfNext(visitAfter([answer('a', 'good')]), now)).toBe(time(30))
    expect(timeOfNext(emptyVisit, now)).toBe(time(30))
  })
})

describe('two visits merged', () => {
  it('hold of each answer the later one, whichever is merged into which', () => {
    fc.assert(
      fc.property(fc.array(ofPoint), fc.array(ofPoint), (first, second) => {
        const one = visitAfter(first, emptyVisit, 0)
        const other = visitAfter(second, emptyVisit, 30)
        const both = visitAfter(second, one, 30)
        for (const id of ['a', 'b', 'c']) {
          expect(pointIn(merged(one, other), id)).toEqual(pointIn(both, id))
          expect(pointIn(merged(other, one), id)).toEqual(pointIn(both, id))
        }
      }),
    )
  })

  it('are the same visit where nothing is later, so that nothing needs to be written', () => {
    const visit = visitAfter([answer('a', 'good'), note(null, 'Asked.')])
    const again = merged(visit, visitAfter([answer('a', 'good'), note(null, 'Asked.')]))
    expect(again.points.get('a')).toBe(visit.points.get('a'))
    expect(again.items.get('i')).toBe(visit.items.get('i'))
  })
})

describe('notes', () => {
  const noted = (...operations: Untimed[]) => itemIn(visitAfter(operations), 'i').notes

  it('replace what was seen when writing began, and can be taken away', () => {
    expect(noted(note(null, 'Asked.'))).toBe('Asked.')
    expect(noted(note(null, 'Asked.'), note('Asked.', 'He answers Monday.'))).toBe('He answers Monday.')
    expect(noted(note(null, 'Asked.'), note('Asked.', null))).toBe(null)
  })

  it('leave above them what nobody saw, and take none of it away', () => {
    expect(noted(note(null, 'Before'), note(null, 'After'))).toBe('Before\n\nAfter')
    expect(noted(note(null, 'From the other tab'), note('Asked.', 'After'))).toBe('From the other tab\n\nAfter')
    expect(noted(note(null, 'From the other tab'), note('Asked.', null))).toBe('From the other tab')
  })

  it('stay as they are when nothing was changed in them', () => {
    expect(noted(note(null, 'From the other tab'), note('Asked.', 'Asked.'))).toBe('From the other tab')
    expect(noted(note('Asked.', 'Asked.'))).toBe(null)
  })

  it('are the same when they are written again', () => {
    fc.assert(
      fc.property(words, words, words, (stored, seen, written) => {
        const once = visitAfter([note(null, stored), note(seen, written)])
        expect(afterOperation(once, { item: 'i', seen, written, at: time(1) })).toEqual(once)
      }),
    )
  })
})

describe('a visit that was read anew', () => {
  const at = '2026-11-20T17:00:00.000Z'
  const visit = [
    { point: 'a', answers: { answer: 'good' as const }, at },
    { point: 'b', answers: { reading: '5' }, at },
    { item: 'one', done: true, at },
  ].reduce<Visit>(afterOperation, emptyVisit)

  it('is the earlier one where it says the same, so that nothing is drawn anew', () => {
    expect(withSameRecords(visit, structuredClone(visit))).toBe(visit)
  })

  it('has only those records anew that say something else', () => {
    const later = afterOperation(structuredClone(visit), { point: 'a', answers: { answer: 'problem' }, at })
    const shown = withSameRecords(visit, later)
    expect(shown).toEqual(later)
    expect(shown.points.get('a')).not.toBe(visit.points.get('a'))
    expect(shown.points.get('b')).toBe(visit.points.get('b'))
    expect(shown.items).toBe(visit.items)
  })

  it('loses what is no longer in it', () => {
    expect(withSameRecords(visit, emptyVisit)).toEqual(emptyVisit)
  })

  it('is another one where only its item is', () => {
    const later = afterOperation(visit, { item: 'one', done: false, at })
    const shown = withSameRecords(visit, later)
    expect(shown.items.get('one')).not.toBe(visit.items.get('one'))
    expect(shown.points).toBe(visit.points)
  })
})
