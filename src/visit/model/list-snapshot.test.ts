import { describe, expect, it } from 'vitest'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { isNothing, listChanges, listOfVisit, newerFor, noticed, snapshotWith, stayingOf } from './list-snapshot.ts'
import { afterOperation, emptyVisit } from './visit.ts'

const checklist = { id: 'hvac', itemCount: 2, freeItemCount: 1 } as Checklist
const item = (id: string, points: Record<string, string>): Item =>
  ({ id, points: Object.entries(points).map(([id, en]) => ({ id, good: { en, es: en } })) }) as Item
const list = (...items: Item[]) => ({ checklist, items })
const answers = (items: readonly Item[]) =>
  items.map(({ id, points }) => `${id}: ${points.map(({ id, good }) => `${id} ${good?.en}`).join(', ')}`)

const free = list(item('one', { a: '14', b: '5' }))
const whole = list(...free.items, item('two', { c: '400' }))
const begun = snapshotWith(undefined, 'hvac', whole, true)
const visit = afterOperation(emptyVisit, { point: 'b', answers: { answer: 'good' }, at: '2026-11-20T17:00:00.000Z' })

describe('the list of a visit', () => {
  it('stays as it began when a newer one says otherwise', () => {
    const now = { ...list(item('one', { a: '15', b: '5' }), item('two', { c: '400' })), isOpen: true }
    expect(snapshotWith(begun, 'hvac', now, true)).toBe(begun)
    expect(answers(listOfVisit(begun, now).items)).toEqual(answers(whole.items))
  })

  it('gets the items that were locked when it began, and none of its points twice', () => {
    const opened = snapshotWith(
      snapshotWith(undefined, 'hvac', free, true),
      'hvac',
      list(item('one', { a: '15' }), item('two', { c: '400', b: '6' })),
      true,
    )
    expect(answers(listOfVisit(opened, { ...whole, isOpen: true }).items)).toEqual(['one: a 14, b 5', 'two: c 400'])
  })

  it('keeps its head when it grows: what was said of the list on the day it began', () => {
    const later = { ...checklist, reviewed: '2027-01-01' } as Checklist
    const grown = snapshotWith(
      snapshotWith(undefined, 'hvac', free, true),
      'hvac',
      { ...whole, checklist: later },
      true,
    )
    expect(grown.items).toHaveLength(2)
    expect(grown.checklist).toBe(checklist)
  })

  it('does not get back what went with the code', () => {
    const part = snapshotWith(undefined, 'hvac', free, true)
    expect(snapshotWith(part, 'hvac', whole, false)).toBe(part)
  })

  it('keeps an item with notes, and a point with a photo, that a newer one has no more', () => {
    const noted = afterOperation(emptyVisit, {
      item: 'two',
      seen: null,
      written: 'Asked.',
      at: '2026-11-20T17:00:00.000Z',
    })
    const now = list(item('one', { a: '14' }))
    expect(answers(newerFor(stayingOf(noted, { stays: ['b'] }), whole, now).items)).toEqual(['one: a 14, b 5', 'two: '])
  })

  it('shows no more items than are open now', () => {
    expect(answers(listOfVisit(begun, { ...free, isOpen: false }).items)).toEqual(['one: a 14, b 5'])
  })

  it('is the newer one where what was kept cannot be read', () => {
    const broken = { ...begun, items: [{ id: 'one' }] as typeof begun.items }
    expect(listOfVisit(broken, { ...free, isOpen: false }).items).toBe(free.items)
  })

  it('of a time before its points said what stops the work is read as before, and no newer one for it', () => {
    const [one] = whole.items
    if (!one) throw new Error('the list has no item')
    const points = one.points.map((point) => ({ ...point, stopWork: 'It may burn.' }))
    const now = list({ ...one, points }, ...whole.items.slice(1))
    expect(listOfVisit(begun, { ...now, isOpen: true }).items).toEqual(whole.items)
    expect(isNothing(listChanges(whole.items, now.items))).toBe(true)
    expect(listOfVisit(snapshotWith(undefined, 'hvac', now, true), { ...whole, isOpen: true }).items).toEqual(now.items)
  })

  it('tells which checks a newer one has changed, has more and has no longer', () => {
    const now = [item('one', { a: '15', d: 'new' }), item('two', { c: '400' })]
    const changes = listChanges(whole.items, now)
    expect(changes.changed.map(({ before, after }) => [before.good?.en, after.good?.en])).toEqual([['14', '15']])
    expect(changes.added.map(({ id }) => id)).toEqual(['d'])
    expect(changes.removed.map(({ id }) => id)).toEqual(['b'])
    expect(noticed(changes, stayingOf(visit, begun)).removed).toEqual([])
    expect(isNothing(listChanges(whole.items, whole.items))).toBe(true)
  })

  it('knows a check in another item, and in another order, as the same one', () => {
    expect(isNothing(listChanges(whole.items, [item('two', { c: '400', a: '14' }), item('one', { b: '5' })]))).toBe(
      true,
    )
  })

  it('goes on as the newer one, with every check that was answered', () => {
    const now = list(item('one', { a: '15' }), item('three', { e: '1' }))
    expect(answers(newerFor(stayingOf(visit, begun), whole, now).items)).toEqual(['one: a 15, b 5', 'three: e 1'])
    const both = afterOperation(visit, { point: 'c', answers: { answer: 'na' }, at: '2026-11-20T17:00:01.000Z' })
    expect(answers(newerFor(stayingOf(both, begun), whole, now).items)).toEqual([
      'one: a 15, b 5',
      'three: e 1',
      'two: c 400',
    ])
    expect(answers(newerFor(stayingOf(emptyVisit, begun), whole, now).items)).toEqual(answers(now.items))
  })
})
