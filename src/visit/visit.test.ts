import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterOperation,
  areSameAt,
  begunVisit,
  countsOf,
  emptyVisit,
  farOf,
  isDone,
  itemIn,
  lacksCode,
  merged,
  type Openness,
  type Operation,
  pointIn,
  progressOf,
  timeOfNext,
  toFixOf,
  type Visit,
  withSameRecords,
} from './visit.ts'

const points = ['a', 'b', 'c'].map((id) => ({ id }))
const time = (second: number) => new Date(Date.UTC(2026, 10, 20, 17, 0, second)).toISOString()
/** The operations are made one second after another. */
const visitAfter = (operations: readonly Untimed[], visit: Visit = emptyVisit, from = 0) =>
  operations.reduce<Visit>(
    (reached, one, second) => afterOperation(reached, { ...one, at: time(from + second) }),
    visit,
  )

type Untimed =
  | { point: string; said: Extract<Operation, { point: string }>['said'] }
  | { item: string; done: boolean }
  | { item: string; seen: string | null; written: string | null }

const answer = (point: string, answer: 'good' | 'problem' | 'na' | null): Untimed => ({ point, said: { answer } })
const note = (seen: string | null, written: string | null): Untimed => ({ item: 'i', seen, written })
const press = (done: boolean): Untimed => ({ item: 'i', done })

const pointId = fc.constantFrom('a', 'b', 'c')
const anAnswer = fc.constantFrom('good', 'problem', 'na', null)
const words = fc.option(fc.constantFrom('Asked.', 'He said Monday.', 'Asked.\n\nTwice.'), { nil: null })
const ofPoint: fc.Arbitrary<Untimed> = fc.oneof(
  fc.tuple(pointId, anAnswer).map(([id, given]) => answer(id, given)),
  fc.tuple(pointId, fc.constantFrom('', '5', '12')).map(([point, reading]) => ({ point, said: { reading } })),
  fc.tuple(pointId, fc.constantFrom('1', '2')).map(([point, reading]) => ({
    point,
    said: { first: { reading, at: time(0), run: time(0) } },
  })),
  fc.tuple(pointId, fc.constantFrom('', 'roof')).map(([point, pickedCase]) => ({ point, said: { pickedCase } })),
  fc.tuple(pointId, fc.constantFrom('missing', 'differs', null)).map(([point, fault]) => ({ point, said: { fault } })),
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

describe('an item', () => {
  const done = (...operations: Untimed[]) => isDone(visitAfter(operations), 'i', points)

  it('is done by the last answer of its points, whatever the answers and their order', () => {
    const order = fc.shuffledSubarray(['a', 'b', 'c'], { minLength: 3 })
    fc.assert(
      fc.property(order, fc.constantFrom('good', 'problem', 'na'), (ids, given) => {
        const answers = ids.map((id) => answer(id, given))
        expect(done(...answers.slice(0, -1))).toBe(false)
        expect(done(...answers)).toBe(true)
      }),
    )
  })

  it('is opened again by a point whose answer is taken back, also when it was pressed', () => {
    expect(done(answer('a', 'good'), press(true), answer('a', null))).toBe(false)
    expect(done(answer('a', 'good'), answer('b', 'good'), answer('c', 'good'), answer('b', null))).toBe(false)
  })

  it('that was pressed stays done while more points are answered', () => {
    expect(done(press(true))).toBe(true)
    expect(done(press(true), answer('b', 'problem'))).toBe(true)
  })

  it('that was opened by a press is done again with the next answer that leaves none open', () => {
    const all = points.map(({ id }) => answer(id, 'good'))
    expect(done(...all, press(false))).toBe(false)
    expect(done(...all, press(false), answer('a', 'na'))).toBe(true)
    expect(done(press(false), answer('a', 'good'))).toBe(false)
  })

  it('is not done by its points while one of them should stop the work; a press that comes after it counts', () => {
    const stopping = [{ id: 'a', stopWork: 'It may burn.' }, { id: 'b' }]
    const done = (...operations: Untimed[]) => isDone(visitAfter(operations), 'i', stopping)
    const [stop, other] = [answer('a', 'problem'), answer('b', 'problem')]
    expect(done(stop, other)).toBe(false)
    expect(done(other, stop)).toBe(false)
    expect(done(answer('a', 'good'), other)).toBe(true)
    expect(done(stop, other, press(true))).toBe(true)
    expect(done(press(true), stop)).toBe(false)
    expect(done(stop, press(true), other)).toBe(true)
    expect(done(stop, other, answer('a', 'good'))).toBe(true)
  })

  it('follows the job: points that cannot apply to it need no answer', () => {
    const visit = visitAfter([answer('a', 'good')])
    expect(isDone(visit, 'i', points)).toBe(false)
    expect(isDone(visit, 'i', points.slice(0, 1))).toBe(true)
    expect(isDone(visit, 'i', [])).toBe(true)
  })
})

describe('progress', () => {
  const items = [
    { item: { id: 'i' }, points, ruledOut: [] },
    { item: { id: 'k' }, points: [{ id: 'd' }], ruledOut: [{ point: { id: 'e' } }, { point: { id: 'f' } }] },
  ]

  it('is the share of all items of the list that are done, in whole percent, however few of them are shown', () => {
    expect(progressOf(items, emptyVisit, 2)).toEqual({ completed: 0, total: 2, percent: 0 })
    const visit = visitAfter([answer('d', 'na')])
    expect(progressOf(items, visit, 2)).toEqual({ completed: 1, total: 2, percent: 50 })
    expect(progressOf(items, visit, 10)).toEqual({ completed: 1, total: 10, percent: 10 })
    // What a newer list has no more stays where something is kept of it, and counts.
    expect(progressOf(items, visit, 1)).toEqual({ completed: 1, total: 2, percent: 50 })
    expect(progressOf([], emptyVisit, 0)).toEqual({ completed: 0, total: 0, percent: 0 })
  })

  const none = { stops: 0, problemsRuledOut: 0, elsewhere: 0, problemsElsewhere: 0 }

  it('counts the points that the job shows; a problem that the job rules out is counted apart', () => {
    expect(countsOf(items, emptyVisit)).toEqual({ ...none, all: 4, answered: 0, problems: 0 })
    const visit = visitAfter([answer('a', 'problem'), answer('d', 'good'), answer('e', 'problem'), answer('f', 'good')])
    expect(countsOf(items, visit)).toEqual({ ...none, all: 4, answered: 2, problems: 1, problemsRuledOut: 1 })
  })

  it('counts the problems of this job that should stop the work', () => {
    const [first, second] = items
    if (!first || !second) throw new Error('no items')
    const stopping = { stopWork: 'It may burn.' }
    const shown = [
      { ...first, points: first.points.map((point) => ({ ...point, ...stopping })) },
      { ...second, ruledOut: second.ruledOut.map(({ point }) => ({ point: { ...point, ...stopping } })) },
    ]
    const visit = visitAfter([
      answer('a', 'problem'),
      answer('b', 'good'),
      answer('d', 'problem'),
      answer('e', 'problem'),
    ])
    expect(countsOf(shown, visit)).toMatchObject({ stops: 1, problems: 2 })
  })

  it('is never whole by the free items, where answers go beyond them', () => {
    const visit = visitAfter(['a', 'b', 'c', 'd', 'locked'].map((id) => answer(id, 'good')))
    const counts = countsOf(items, visit)
    const [free, open] = [false, true].map((isOpen) => ({ isOpen, wasWhole: false })) as [Openness, Openness]
    expect(counts).toMatchObject({ all: 4, answered: 4, elsewhere: 1 })
    expect(farOf(counts, free)).toEqual({ answered: 5, all: 0 })
    expect(lacksCode(counts, free)).toBe(true)
    expect(farOf(counts, open)).toEqual({ answered: 4, all: 4 })
    expect(lacksCode(counts, open)).toBe(false)
    const named = { id: 'hvac', title: 'HVAC' }
    expect(begunVisit(named, { counts, list: free, visit })).toMatchObject({ answered: 5, all: 0 })
    const nothing = { counts: countsOf(items, emptyVisit), list: open, visit: emptyVisit }
    expect(begunVisit(named, nothing)).toBeUndefined()
  })

  it('has the time of the last answer, whenever and however it is looked at', () => {
    const visit = visitAfter([
      answer('a', 'good'),
      answer('b', 'good'),
      { point: 'b', said: { reading: '5' } },
      press(true),
    ])
    const at = (isOpen: boolean) =>
      begunVisit(
        { id: 'hvac', title: 'HVAC' },
        { counts: countsOf(items, visit), list: { isOpen, wasWhole: true }, visit },
      )?.at
    expect([at(true), at(false)]).toEqual([time(1), time(1)])
  })

  it('counts every problem to fix, also of checks that the list does not show', () => {
    const visit = visitAfter([answer('a', 'problem'), answer('locked', 'problem'), answer('later', 'good')])
    const counts = countsOf(items, visit)
    expect(toFixOf(counts)).toBe(2)
    expect(toFixOf(countsOf(items, visitAfter([answer('e', 'problem')])))).toBe(0)
  })

  it('is never whole by the free items, where the list was open in full before', () => {
    const counts = countsOf(items, visitAfter(['a', 'b', 'c', 'd'].map((id) => answer(id, 'good'))))
    expect(farOf(counts, { isOpen: false, wasWhole: true })).toEqual({ answered: 4, all: 0 })
    expect(farOf(counts, { isOpen: true, wasWhole: true })).toEqual({ answered: 4, all: 4 })
    expect(farOf(counts, { isOpen: false, wasWhole: false })).toEqual({ answered: 4, all: 4 })
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
    expect(noted(note(null, 'Asked.'), note('Asked.', 'He said Monday.'))).toBe('He said Monday.')
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
    { point: 'a', said: { answer: 'good' as const }, at },
    { point: 'b', said: { reading: '5' }, at },
    { item: 'one', done: true, at },
  ].reduce<Visit>(afterOperation, emptyVisit)

  it('is the earlier one where it says the same, so that nothing is drawn anew', () => {
    expect(withSameRecords(visit, structuredClone(visit))).toBe(visit)
  })

  it('has only those records anew that say something else', () => {
    const later = afterOperation(structuredClone(visit), { point: 'a', said: { answer: 'problem' }, at })
    const shown = withSameRecords(visit, later)
    expect(shown).toEqual(later)
    expect(areSameAt(visit, shown, ['b'], 'one')).toBe(true)
    expect(areSameAt(visit, shown, ['a', 'b'], 'one')).toBe(false)
  })

  it('loses what is no longer in it', () => {
    expect(withSameRecords(visit, emptyVisit)).toEqual(emptyVisit)
  })

  it('is another one where only its item is', () => {
    const later = afterOperation(visit, { item: 'one', done: false, at })
    expect(areSameAt(visit, withSameRecords(visit, later), ['a', 'b'], 'one')).toBe(false)
  })
})
