import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { complete, emptyRecord, type ItemRecord, tickPoint, writeNotes, writeReading } from './item-record.ts'
import { type RecordStorage, type Records, recordBook, type WantedChange, withChanges } from './record-book.ts'

const points = ['a', 'b', 'c'].map((id) => ({ id }))
const itemId = fc.constantFrom('item-1', 'item-2')
const pointId = fc.constantFrom('a', 'b', 'c')
const at = '2026-11-20T17:00:00.000Z'
const anyChange: fc.Arbitrary<WantedChange> = fc.record({
  itemId,
  change: fc.oneof(
    fc.tuple(pointId, fc.boolean()).map(([id, ticked]) => tickPoint(points, id, ticked)),
    fc.tuple(pointId, fc.constantFrom('', '5', '12')).map(([id, text]) => writeReading(id, text)),
    fc.boolean().map(complete),
  ),
  at: fc.constantFrom(at, '2026-11-20T17:00:01.000Z', '2026-11-20T17:00:02.000Z'),
})
const anyRecord: fc.Arbitrary<ItemRecord> = fc.record({
  tickedPoints: fc.uniqueArray(pointId),
  isCompleted: fc.boolean(),
  notes: fc.constantFrom(null, 'Before'),
  readings: fc.dictionary(pointId, fc.constantFrom('1', '2')),
})
const anyRecords: fc.Arbitrary<Records> = fc
  .dictionary(itemId, anyRecord)
  .map((records) => new Map(Object.entries(records)))
/** How many of the answers that are on their way arrive before the next change. */
const pauses = fc.infiniteStream(fc.nat(2))

/** A device whose answers arrive when the scheduler lets them, in the order of the questions or not. */
function device(scheduler: fc.Scheduler, records: Records) {
  const observers = new Set<(records: Records) => void>()
  let refusals = 0
  const arrive = (what: string) => scheduler.schedule(Promise.resolve(), what)
  const tell = (hear: (records: Records) => void) =>
    arrive('the records').then(() => observers.has(hear) && hear(records))
  const storage: RecordStorage = {
    watch({ next }) {
      observers.add(next)
      void tell(next)
      return () => observers.delete(next)
    },
    async change(changes) {
      await arrive('a transaction')
      if (refusals-- > 0) throw new Error('no room')
      records = withChanges(records, changes)
      for (const hear of observers) void tell(hear)
      return new Map([...records].filter(([id]) => changes.some((one) => one.itemId === id)))
    },
  }
  return {
    storage,
    records: () => records,
    refuse: (times: number) => {
      refusals = times
    },
  }
}

async function pause(scheduler: fc.Scheduler, answers: number): Promise<void> {
  for (let count = 0; count < answers && scheduler.count() > 0; count++) await scheduler.waitNext(1)
}

const comparable = (records: Records) =>
  new Map([...records].map(([id, record]) => [id, { ...record, tickedPoints: record.tickedPoints.toSorted() }]))
const nothing = () => {}

describe('the records on a page', () => {
  it('end as if the stored ones had been there first, in any order of changes and of what arrives', async () => {
    const given = fc.asyncProperty(
      fc.scheduler(),
      anyRecords,
      fc.array(anyChange),
      pauses,
      async (scheduler, before, changes, waits) => {
        const { storage, records } = device(scheduler, before)
        const book = recordBook(storage)
        book.subscribe(nothing)
        for (const change of changes) {
          book.change(change)
          await pause(scheduler, waits.next().value ?? 0)
        }
        await scheduler.waitIdle()
        const wanted = comparable(withChanges(before, changes))
        expect(comparable(records())).toEqual(wanted)
        expect(comparable(book.shown().records)).toEqual(wanted)
        expect(book.shown().isKept).toBe(true)
      },
    )
    await fc.assert(given)
  })

  it('show each press at once and from then on, whatever arrives in between', async () => {
    const given = fc.asyncProperty(
      fc.scheduler(),
      anyRecords,
      fc.array(fc.tuple(pointId, fc.boolean())),
      pauses,
      async (scheduler, before, presses, waits) => {
        const book = recordBook(device(scheduler, before).storage)
        const pressed = new Map<string, boolean>()
        const asPressed = () => {
          const ticked = book.shown().records.get('item-1')?.tickedPoints ?? []
          for (const [id, isTicked] of pressed) expect(ticked.includes(id)).toBe(isTicked)
        }
        book.subscribe(asPressed)
        for (const [id, ticked] of presses) {
          pressed.set(id, ticked)
          book.change({ itemId: 'item-1', change: tickPoint(points, id, ticked), at })
          await pause(scheduler, waits.next().value ?? 0)
        }
        await scheduler.waitIdle()
        asPressed()
      },
    )
    await fc.assert(given)
  })

  it('of two tabs lose no tick of either, and end the same in both', async () => {
    const given = fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(fc.boolean(), fc.boolean())),
      pauses,
      async (scheduler, presses, waits) => {
        const { storage, records } = device(scheduler, new Map())
        const books = { a: recordBook(storage), b: recordBook(storage) }
        for (const book of Object.values(books)) book.subscribe(nothing)
        const last = new Map<'a' | 'b', boolean>()
        for (const [isFirst, ticked] of presses) {
          const id = isFirst ? 'a' : 'b'
          last.set(id, ticked)
          books[id].change({ itemId: 'item-1', change: tickPoint(points, id, ticked), at })
          await pause(scheduler, waits.next().value ?? 0)
        }
        await scheduler.waitIdle()
        const wanted = [...last].flatMap(([id, ticked]) => (ticked ? [id] : [])).sort()
        for (const end of [records(), books.a.shown().records, books.b.shown().records])
          expect((end.get('item-1') ?? emptyRecord).tickedPoints.toSorted()).toEqual(wanted)
      },
    )
    await fc.assert(given)
  })

  it('stay on the page when they cannot be stored, and are stored with the next change that can be', async () => {
    const given = fc.asyncProperty(
      fc.scheduler(),
      anyRecords,
      fc.array(anyChange, { minLength: 1 }),
      anyChange,
      async (scheduler, before, changes, next) => {
        const { storage, records, refuse } = device(scheduler, before)
        const book = recordBook(storage)
        book.subscribe(nothing)
        refuse(Number.POSITIVE_INFINITY)
        for (const change of changes) book.change(change)
        await scheduler.waitIdle()
        expect(records()).toEqual(before)
        expect(comparable(book.shown().records)).toEqual(comparable(withChanges(before, changes)))
        expect(book.shown().isKept).toBe(false)

        refuse(0)
        book.change(next)
        await scheduler.waitIdle()
        expect(comparable(records())).toEqual(comparable(withChanges(before, [...changes, next])))
        expect(book.shown().isKept).toBe(true)
      },
    )
    await fc.assert(given)
  })

  it('work on the page alone where the device refuses to be read', () => {
    const book = recordBook({
      watch({ error }) {
        error()
        return nothing
      },
      change: () => Promise.reject(new Error('refused')),
    })
    book.subscribe(nothing)
    book.change({ itemId: 'item-1', change: writeNotes(null, 'Only here'), at })
    expect(book.shown()).toEqual({
      records: new Map([['item-1', { ...emptyRecord, notes: 'Only here', changedAt: { notes: at } }]]),
      isKept: false,
    })
  })

  it('are written again at another try, and count as kept only once reading has worked as well', async () => {
    const before: Records = new Map([['item-2', { ...emptyRecord, notes: 'Before' }]])
    const tickOfA = { itemId: 'item-1', change: tickPoint(points, 'a', true), at }
    let readAgain = () => {}
    let isWritable = false
    let records = before
    const book = recordBook({
      watch({ next, error }) {
        error()
        readAgain = () => next(records)
        return nothing
      },
      async change(changes) {
        if (!isWritable) throw new Error('refused')
        records = withChanges(records, changes)
        return records
      },
    })
    book.subscribe(nothing)
    book.change(tickOfA)
    await Promise.resolve()
    isWritable = true
    void book.tryAgain()
    await vi.waitFor(() => expect(records.has('item-1')).toBe(true))
    expect(book.shown().isKept).toBe(false)

    readAgain()
    expect(book.shown()).toEqual({ records: withChanges(before, [tickOfA]), isKept: true })
  })

  it('are watched for as long as anybody looks', () => {
    const watched: string[] = []
    const book = recordBook({
      watch() {
        watched.push('begin')
        return () => watched.push('end')
      },
      change: () => Promise.resolve(new Map()),
    })
    const leave = [book.subscribe(nothing), book.subscribe(() => {})]
    leave[0]?.()
    expect(watched).toEqual(['begin'])
    leave[1]?.()
    expect(watched).toEqual(['begin', 'end'])
    book.subscribe(nothing)()
    expect(watched).toEqual(['begin', 'end', 'begin', 'end'])
  })
})
