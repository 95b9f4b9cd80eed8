import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  complete,
  emptyRecord,
  type ItemChange,
  type ItemRecord,
  pickCase,
  tickPoint,
  writeNotes,
  writeReading,
} from './item-record.ts'

const points = ['a', 'b', 'c'].map((id) => ({ id }))
const tick = (id: string) => tickPoint(points, id, true)
const untick = (id: string) => tickPoint(points, id, false)

const pointId = fc.constantFrom('a', 'b', 'c')
const words = fc.option(fc.constantFrom('Asked.', 'He said Monday.', 'Asked.\n\nTwice.'), { nil: null })
const anyChange: fc.Arbitrary<ItemChange> = fc.oneof(
  fc.tuple(pointId, fc.boolean()).map(([id, ticked]) => tickPoint(points, id, ticked)),
  fc.boolean().map(complete),
  fc.tuple(pointId, fc.constantFrom('', '5', '12')).map(([id, reading]) => writeReading(id, reading)),
  fc.tuple(pointId, fc.constantFrom('', 'roof', 'split')).map(([id, picked]) => pickCase(id, picked)),
)
const anyRecord: fc.Arbitrary<ItemRecord> = fc.record({
  tickedPoints: fc.uniqueArray(pointId),
  isCompleted: fc.boolean(),
  notes: words,
  readings: fc.dictionary(pointId, fc.constantFrom('5', '12')),
})

/** The changes are made one second after another. */
const changed = (record: ItemRecord, changes: readonly ItemChange[]) =>
  changes.reduce((reached, change, second) => change(reached, time(second)), record)
const time = (second: number) => new Date(second * 1000).toISOString()
const now = '2026-11-20T17:00:00.000Z'
/** A change made `now`, without its time. */
const madeNow = (change: ItemChange, record: ItemRecord) => {
  const { changedAt: _, ...answers } = change(record, now)
  return answers
}
const comparable = (record: ItemRecord) => ({ ...record, tickedPoints: record.tickedPoints.toSorted() })

describe('the record of an item', () => {
  it('is completed by its last open point, in whatever order they are ticked', () => {
    const shuffled = fc.shuffledSubarray(points, { minLength: points.length })
    fc.assert(
      fc.property(shuffled, (order) => {
        const ticks = order.map(({ id }) => tick(id))
        expect(changed(emptyRecord, ticks.slice(0, -1)).isCompleted).toBe(false)
        expect(changed(emptyRecord, ticks).isCompleted).toBe(true)
      }),
    )
  })

  it('is opened again by each point that is unticked, also when it was completed by hand', () => {
    fc.assert(
      fc.property(anyRecord, pointId, (record, id) => {
        expect(changed(record, [complete(true), untick(id)])).toMatchObject({ isCompleted: false })
      }),
    )
  })

  it('completed by hand, stays so while more points are ticked', () => {
    expect(changed(emptyRecord, [complete(true), tick('b')])).toMatchObject({ tickedPoints: ['b'], isCompleted: true })
  })

  it('keeps everything that a change is not about', () => {
    fc.assert(
      fc.property(anyRecord, pointId, fc.boolean(), (record, id, ticked) => {
        const { notes, readings, tickedPoints } = madeNow(tickPoint(points, id, ticked), record)
        expect({ notes, readings }).toEqual({ notes: record.notes, readings: record.readings })
        const isOther = (one: string) => one !== id
        expect(tickedPoints.filter(isOther)).toEqual(record.tickedPoints.filter(isOther))
        expect(madeNow(writeReading(id, '7'), record)).toEqual({
          ...record,
          readings: { ...record.readings, [id]: '7' },
        })
        expect(madeNow(pickCase(id, 'roof'), { ...record, cases: { b: 'split' } })).toEqual({
          ...record,
          cases: { b: 'split', [id]: 'roof' },
        })
        expect(madeNow(complete(ticked), record)).toEqual({ ...record, isCompleted: ticked })
      }),
    )
  })

  it('is the same when changes that it holds already, all or the first of them, are made again in order', () => {
    fc.assert(
      fc.property(anyRecord, fc.array(anyChange), fc.nat(), (record, changes, count) => {
        const some = changed(record, changes.slice(0, count % (changes.length + 1)))
        expect(comparable(changed(some, changes))).toEqual(comparable(changed(record, changes)))
      }),
    )
  })
})

describe('the time of an answer', () => {
  it('is that of the last change that gave it, and no other change touches it', () => {
    const oneAnswer = fc.oneof(
      fc.tuple(pointId, fc.boolean()).map(([id, ticked]) => ({ of: `tick/${id}`, change: tickPoint([], id, ticked) })),
      pointId.map((id) => ({ of: `reading/${id}`, change: writeReading(id, '5') })),
      pointId.map((id) => ({ of: `case/${id}`, change: pickCase(id, 'roof') })),
      // Each other than any before: the same notes once more are no new answer.
      fc.uuid().map((text) => ({ of: 'notes', change: writeNotes(null, text) })),
    )
    fc.assert(
      fc.property(fc.array(oneAnswer), (answers) => {
        const { changedAt = {} } = changed(
          emptyRecord,
          answers.map(({ change }) => change),
        )
        const { isCompleted: _, ...times } = changedAt
        expect(times).toEqual(Object.fromEntries(answers.map(({ of }, second) => [of, time(second)])))
      }),
    )
  })

  it('is kept for a point that is open again, which a merge must know from one that was never ticked', () => {
    expect(changed(emptyRecord, [tick('a'), untick('a')])).toMatchObject({
      tickedPoints: [],
      changedAt: { 'tick/a': time(1) },
    })
  })

  it('of a completed item is that of the last tick that completes it or opens it', () => {
    const ticks = ['a', 'b', 'c'].map(tick)
    expect(changed(emptyRecord, ticks.slice(0, 2)).changedAt).not.toHaveProperty('isCompleted')
    expect(changed(emptyRecord, ticks).changedAt).toMatchObject({ isCompleted: time(2) })
    expect(changed(emptyRecord, [...ticks, tick('a')]).changedAt).toMatchObject({ isCompleted: time(3) })
    expect(changed(emptyRecord, [...ticks, untick('a')]).changedAt).toMatchObject({ isCompleted: time(3) })
    expect(changed(emptyRecord, [...ticks, untick('a'), tick('b')]).changedAt).toMatchObject({ isCompleted: time(3) })
  })

  it('is missing for what was answered before times were kept, and is there from the next change on', () => {
    const before = { tickedPoints: ['a'], isCompleted: false, notes: 'Before', readings: { a: '5' } }
    expect(writeReading('a', '7')(before, now)).toEqual({
      ...before,
      readings: { a: '7' },
      changedAt: { 'reading/a': now },
    })
  })
})

describe('notes', () => {
  const noted = (notes: string | null): ItemRecord => ({ ...emptyRecord, notes })

  it('replace what was seen when writing began, and can be taken away', () => {
    expect(writeNotes(null, 'Asked.')(noted(null), now).notes).toBe('Asked.')
    expect(writeNotes('Asked.', 'He said Monday.')(noted('Asked.'), now).notes).toBe('He said Monday.')
    expect(writeNotes('Asked.', null)(noted('Asked.'), now).notes).toBe(null)
  })

  it('leave above them what nobody saw, and take none of it away', () => {
    expect(writeNotes(null, 'After')(noted('Before'), now).notes).toBe('Before\n\nAfter')
    expect(writeNotes('Asked.', 'After')(noted('From the other tab'), now).notes).toBe('From the other tab\n\nAfter')
    expect(writeNotes('Asked.', null)(noted('From the other tab'), now).notes).toBe('From the other tab')
  })

  it('stay as they are when nothing was changed in them', () => {
    expect(writeNotes('Asked.', 'Asked.')(noted('From the other tab'), now).notes).toBe('From the other tab')
    expect(writeNotes('Asked.', 'Asked.')(noted(null), now).notes).toBe(null)
  })

  it('are the same when they are written again', () => {
    fc.assert(
      fc.property(words, words, words, (stored, seen, written) => {
        const once = writeNotes(seen, written)(noted(stored), now)
        expect(writeNotes(seen, written)(once, now)).toEqual(once)
      }),
    )
  })
})
