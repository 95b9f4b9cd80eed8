import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { afterOperation, emptyVisit, type Operation, pointIn, untouchedItem, type Visit } from '../model/visit.ts'
import { optimisticVisit, type VisitStorage } from './optimistic-visit.ts'

const pointId = fc.constantFrom('a', 'b', 'c')
const anAnswer = fc.constantFrom('good' as const, 'problem' as const, null)
const at = '2026-11-20T17:00:00.000Z'
const answered = (point: string, answer: 'good' | 'problem' | null): Operation => ({ point, answers: { answer }, at })
const anyOperation: fc.Arbitrary<Operation> = fc
  .tuple(
    fc.oneof(
      fc.tuple(pointId, anAnswer).map(([point, answer]) => ({ point, answers: { answer } })),
      fc.tuple(pointId, fc.constantFrom('', '5', '12')).map(([point, reading]) => ({ point, answers: { reading } })),
      fc.boolean().map((done) => ({ item: 'item-1', done })),
      fc.constantFrom('', 'gas').map((fuel) => ({ about: { 'question fuel': fuel } })),
    ),
    fc.constantFrom(at, '2026-11-20T17:00:01.000Z', '2026-11-20T17:00:02.000Z'),
  )
  .map(([answers, at]) => ({ ...answers, at }))
const visitAfter = (visit: Visit, operations: readonly Operation[]) => operations.reduce(afterOperation, visit)
const anyVisit: fc.Arbitrary<Visit> = fc.array(anyOperation).map((operations) => visitAfter(emptyVisit, operations))
/** How many of the answers that are on their way arrive before the next operation. */
const pauses = fc.infiniteStream(fc.nat(2))

/**
 * A device whose answers arrive when the scheduler lets them, in the order of the questions or not. It tells a visit to
 * whoever opens it, and after a change to every tab but the one that made it.
 */
function device(scheduler: fc.Scheduler, visit: Visit) {
  const observers = new Map<VisitStorage, (visit: Visit) => void>()
  let refusals = 0
  const arrive = (what: string) => scheduler.schedule(Promise.resolve(), what)
  const tell = (tab: VisitStorage) => arrive('the visit').then(() => observers.get(tab)?.(visit))
  const tab = (): VisitStorage => {
    const storage: VisitStorage = {
      watch({ next }) {
        observers.set(storage, next)
        void tell(storage)
        return () => observers.delete(storage)
      },
      async write(operations) {
        await arrive('a transaction')
        if (refusals-- > 0) throw new Error('no room')
        visit = visitAfter(visit, operations)
        for (const other of observers.keys()) if (other !== storage) void tell(other)
        return visit
      },
    }
    return storage
  }
  return {
    tab,
    visit: () => visit,
    refuse: (times: number) => {
      refusals = times
    },
  }
}

async function pause(scheduler: fc.Scheduler, answers: number): Promise<void> {
  for (let count = 0; count < answers && scheduler.count() > 0; count++) await scheduler.waitNext(1)
}

const nothing = () => {}
const optimisticOn = (storage: VisitStorage) => optimisticVisit(storage, queueMicrotask)

describe('the visit on a page', () => {
  it('ends as if the stored one had been there first, in any order of operations and of what arrives', async () => {
    const given = fc.asyncProperty(
      fc.scheduler(),
      anyVisit,
      fc.array(anyOperation),
      pauses,
      async (scheduler, before, operations, waits) => {
        const { tab, visit } = device(scheduler, before)
        const shownVisit = optimisticOn(tab())
        shownVisit.subscribe(nothing)
        for (const operation of operations) {
          shownVisit.add(operation)
          await pause(scheduler, waits.next().value ?? 0)
        }
        await scheduler.waitIdle()
        const wanted = visitAfter(before, operations)
        expect(visit()).toEqual(wanted)
        expect(shownVisit.shown()).toMatchObject({ visit: wanted, isKept: true })
      },
    )
    await fc.assert(given)
  })

  it('shows each answer at once and from then on, whatever arrives in between', async () => {
    const given = fc.asyncProperty(
      fc.scheduler(),
      anyVisit,
      fc.array(fc.tuple(pointId, anAnswer)),
      pauses,
      async (scheduler, before, presses, waits) => {
        const shownVisit = optimisticOn(device(scheduler, before).tab())
        const pressed = new Map<string, unknown>()
        const asPressed = () => {
          for (const [id, answer] of pressed) expect(pointIn(shownVisit.shown().visit, id).answer).toBe(answer)
        }
        shownVisit.subscribe(asPressed)
        for (const [id, answer] of presses) {
          pressed.set(id, answer)
          shownVisit.add(answered(id, answer))
          await pause(scheduler, waits.next().value ?? 0)
        }
        await scheduler.waitIdle()
        asPressed()
      },
    )
    await fc.assert(given)
  })

  it('in two tabs loses no answer of either, and ends the same in both', async () => {
    const given = fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.tuple(fc.boolean(), anAnswer)),
      pauses,
      async (scheduler, presses, waits) => {
        const { tab, visit } = device(scheduler, emptyVisit)
        const tabs = { a: optimisticOn(tab()), b: optimisticOn(tab()) }
        for (const shownVisit of Object.values(tabs)) shownVisit.subscribe(nothing)
        const last = new Map<'a' | 'b', unknown>()
        for (const [isFirst, answer] of presses) {
          const id = isFirst ? 'a' : 'b'
          last.set(id, answer)
          tabs[id].add(answered(id, answer))
          await pause(scheduler, waits.next().value ?? 0)
        }
        await scheduler.waitIdle()
        for (const end of [visit(), tabs.a.shown().visit, tabs.b.shown().visit])
          for (const [id, answer] of last) expect(pointIn(end, id).answer).toBe(answer)
      },
    )
    await fc.assert(given)
  })

  it('stays on the page when it cannot be stored, and is stored with the next answer that can be', async () => {
    const given = fc.asyncProperty(
      fc.scheduler(),
      anyVisit,
      fc.array(anyOperation, { minLength: 1 }),
      anyOperation,
      async (scheduler, before, given, last) => {
        // A page gives no two operations the same time, and none an earlier one.
        const inTurn = (one: Operation, second: number): Operation => ({
          ...one,
          at: `2026-11-21T17:00:${second + 10}.000Z`,
        })
        const operations = given.map(inTurn)
        const next = inTurn(last, given.length)
        const { tab, visit, refuse } = device(scheduler, before)
        const shownVisit = optimisticOn(tab())
        shownVisit.subscribe(nothing)
        refuse(Number.POSITIVE_INFINITY)
        for (const operation of operations) shownVisit.add(operation)
        await scheduler.waitIdle()
        expect(visit()).toBe(before)
        expect(shownVisit.shown()).toEqual({ visit: visitAfter(before, operations), isRead: true, isKept: false })

        refuse(0)
        shownVisit.add(next)
        await scheduler.waitIdle()
        expect(visit()).toEqual(visitAfter(before, [...operations, next]))
        expect(shownVisit.shown().isKept).toBe(true)
      },
    )
    await fc.assert(given)
  })

  it('is shown at once when it was begun and is read first and when something is typed, and gives way to the next press otherwise', async () => {
    const urgencies: string[] = []
    let tell = (_: Visit) => {}
    const storage: VisitStorage = {
      watch({ next }) {
        tell = next
        return nothing
      },
      write: async () => emptyVisit,
    }
    const shownVisit = optimisticOn(storage)
    shownVisit.subscribe((urgency) => urgencies.push(urgency))
    tell(visitAfter(emptyVisit, [answered('b', 'good')]))
    shownVisit.add({ point: 'a', answers: { reading: '5' }, at })
    tell(emptyVisit)
    shownVisit.add(answered('a', 'good'), true)
    await Promise.resolve()
    expect(urgencies.slice(0, 4)).toEqual(['now', 'now', 'can wait', 'can wait'])
  })

  it('that nobody began yet holds up nothing when it is read first', () => {
    const urgencies: string[] = []
    const storage: VisitStorage = {
      watch({ next }) {
        next(emptyVisit)
        return nothing
      },
      write: async () => emptyVisit,
    }
    const shownVisit = optimisticOn(storage)
    shownVisit.subscribe((urgency) => urgencies.push(urgency))
    expect(shownVisit.shown().isRead).toBe(true)
    expect(urgencies).not.toContain('now')
  })

  it('works on the page alone where the device refuses to be read', () => {
    const shownVisit = optimisticOn({
      watch({ error }) {
        error()
        return nothing
      },
      write: () => Promise.reject(new Error('refused')),
    })
    shownVisit.subscribe(nothing)
    shownVisit.add({ item: 'item-1', seen: null, written: 'Only here', at })
    expect(shownVisit.shown()).toEqual({
      visit: {
        points: new Map(),
        items: new Map([['item-1', { ...untouchedItem, notes: 'Only here', changedAt: { notes: at } }]]),
      },
      isRead: true,
      isKept: false,
    })
  })

  it('is written again at another try, and counts as kept only once reading has worked as well', async () => {
    const before = visitAfter(emptyVisit, [{ item: 'item-2', seen: null, written: 'Before', at }])
    let readAgain = () => {}
    let isWritable = false
    let stored = before
    const shownVisit = optimisticOn({
      watch({ next, error }) {
        error()
        readAgain = () => next(stored)
        return nothing
      },
      async write(operations) {
        if (!isWritable) throw new Error('refused')
        stored = visitAfter(stored, operations)
        return stored
      },
    })
    shownVisit.subscribe(nothing)
    shownVisit.add(answered('a', 'good'))
    await Promise.resolve()
    isWritable = true
    void shownVisit.tryAgain()
    await vi.waitFor(() => expect(stored.points.has('a')).toBe(true))
    expect(shownVisit.shown().isKept).toBe(false)

    readAgain()
    expect(shownVisit.shown()).toMatchObject({ visit: visitAfter(before, [answered('a', 'good')]), isKept: true })
  })

  it('that was refused takes back nothing that another tab said later, and no notes of either are lost', async () => {
    let stored = emptyVisit
    let isWritable = false
    const shownVisit = optimisticOn({
      watch: () => nothing,
      async write(operations) {
        if (!isWritable) throw new Error('refused')
        stored = visitAfter(stored, operations)
        return stored
      },
    })
    shownVisit.add({ item: 'i', done: true, at: '2026-11-20T17:00:01.000Z' })
    shownVisit.add({ item: 'i', seen: null, written: 'Here', at: '2026-11-20T17:00:02.000Z' })
    await vi.waitFor(() => expect(shownVisit.shown().isKept).toBe(false))
    stored = visitAfter(stored, [
      { item: 'i', done: false, at: '2026-11-20T17:00:03.000Z' },
      { item: 'i', seen: null, written: 'There', at: '2026-11-20T17:00:04.000Z' },
    ])
    isWritable = true
    await shownVisit.tryAgain()
    expect(stored.items.get('i')).toMatchObject({
      done: false,
      notes: 'There\n\nHere',
      // Otherwise a backup of what stood there before would be the newer one.
      changedAt: { notes: '2026-11-20T17:00:04.001Z' },
    })
  })

  it('is read once the storage has said what it holds or that it cannot, and not by an answer given before', () => {
    for (const said of ['next', 'error'] as const) {
      let tell = () => {}
      const shownVisit = optimisticOn({
        watch(observer) {
          tell = () => observer[said](emptyVisit)
          return nothing
        },
        write: () => new Promise(() => {}),
      })
      shownVisit.subscribe(nothing)
      shownVisit.add(answered('a', 'good'))
      expect(shownVisit.shown().isRead).toBe(false)
      tell()
      expect(shownVisit.shown().isRead).toBe(true)
    }
  })

  it('says when it was saved only once the storage has confirmed it', async () => {
    let confirm = () => {}
    const shownVisit = optimisticOn({
      watch: () => nothing,
      write: (operations) =>
        new Promise((resolve) => {
          confirm = () => resolve(visitAfter(emptyVisit, operations))
        }),
    })
    shownVisit.add(answered('a', 'good'))
    await Promise.resolve()
    expect(shownVisit.shown().savedAt).toBeUndefined()
    confirm()
    await vi.waitFor(() => expect(shownVisit.shown().savedAt).toBe(at))
  })

  it('is shown and written after the frame in which the page marks a press, whatever the storage says in between', async () => {
    const written: Operation[] = []
    let paint = nothing
    let tell = nothing
    const storage: VisitStorage = {
      watch({ next }) {
        tell = () => next(visitAfter(emptyVisit, written))
        return nothing
      },
      async write(operations) {
        written.push(...operations)
        return visitAfter(emptyVisit, operations)
      },
    }
    const shownVisit = optimisticVisit(storage, (work) => {
      paint = work
    })
    const heard = vi.fn()
    shownVisit.subscribe(heard)
    shownVisit.add(answered('a', 'good'), true)
    await Promise.resolve()
    tell()
    expect(written).toEqual([])
    expect(heard).not.toHaveBeenCalled()
    expect(shownVisit.unstored()).toEqual([answered('a', 'good')])
    paint()
    expect(written).toEqual([answered('a', 'good')])
    expect(heard).toHaveBeenCalledOnce()
    expect(shownVisit.shown()).toMatchObject({ visit: visitAfter(emptyVisit, [answered('a', 'good')]), isRead: true })
  })

  it('is shown at once by what the page has not marked, and not again by the frame', () => {
    let paint = nothing
    const shownVisit = optimisticVisit({ watch: () => nothing, write: () => new Promise(nothing) }, (work) => {
      paint = work
    })
    const heard = vi.fn()
    shownVisit.subscribe(heard)
    shownVisit.add(answered('a', 'good'), true)
    shownVisit.add({ item: 'item-1', done: true, at })
    expect(heard).toHaveBeenCalledOnce()
    expect(pointIn(shownVisit.shown().visit, 'a').answer).toBe('good')
    paint()
    expect(heard).toHaveBeenCalledOnce()
  })

  it('is watched for as long as anybody looks', () => {
    const watched: string[] = []
    const shownVisit = optimisticOn({
      watch() {
        watched.push('begin')
        return () => watched.push('end')
      },
      write: () => Promise.resolve(emptyVisit),
    })
    const leave = [shownVisit.subscribe(nothing), shownVisit.subscribe(() => {})]
    leave[0]?.()
    expect(watched).toEqual(['begin'])
    leave[1]?.()
    expect(watched).toEqual(['begin', 'end'])
    shownVisit.subscribe(nothing)()
    expect(watched).toEqual(['begin', 'end', 'begin', 'end'])
  })
})
