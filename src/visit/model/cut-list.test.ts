import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { lockedIn } from '../../../tests/support/locked-text.ts'
import { toWire } from '../../checklists/checklist-wire.ts'
import { createCatalogue } from '../../checklists/checklists.server.ts'
import { cutToFree } from './cut-list.ts'
import { type ListSnapshot, snapshotWith } from './list-snapshot.ts'
import { afterOperation, emptyVisit, type Operation, type Visit } from './visit.ts'

const catalogue = createCatalogue(content.checklists, content)
const at = '2026-11-21T05:00:00.000Z'

function whole(id: string) {
  const [checklist, items] = [catalogue.find(id), catalogue.items(id, true)]
  if (!checklist || !items) throw new Error(`there is no list ${id}`)
  return { checklist, items, kept: { visitId: id, checklist, items: items.map(toWire) } satisfies ListSnapshot }
}
const visitWith = (...operations: Operation[]): Visit => operations.reduce(afterOperation, emptyVisit)
const hvac = whole('hvac')
const locked = hvac.items.slice(3).flatMap(({ points }) => points)
const [first, second] = locked
if (!first || !second) throw new Error('the list has no locked points')

describe('a list that is shut', () => {
  it('keeps its free items as they were, and of an answered locked point its number, its name and what is good', () => {
    const cut = cutToFree(hvac.kept, visitWith({ point: first.id, answers: { answer: 'problem' }, at }))
    expect(cut.items).toEqual(hvac.kept.items.slice(0, 3))
    const good = first.good ? [first.good.en] : first.cases?.map((one) => one.good.en)
    expect(cut.told).toEqual([{ id: first.id, number: '4.1', name: first.name.en, good }])
  })

  it('keeps of a point that depends on a case the good of the case that was picked', () => {
    const point = locked.find(({ cases = [] }) => cases.length > 1)
    const picked = point?.cases?.[1]
    if (!point || !picked) throw new Error('no locked point has cases')
    const answers = { answer: 'good', pickedCase: picked.id } as const
    expect(cutToFree(hvac.kept, visitWith({ point: point.id, answers, at })).told).toMatchObject([
      { id: point.id, good: [picked.good.en] },
    ])
  })

  it('keeps what it told before when it is cut once more, and nothing twice', () => {
    const visit = visitWith({ point: first.id, answers: { answer: 'good' }, at })
    const once = cutToFree(hvac.kept, visit)
    expect(cutToFree(once, visit)).toEqual(once)
  })

  it('is whole again with the code, and tells no point beside its list any more', () => {
    const visit = visitWith({ point: second.id, answers: { answer: 'good' }, at })
    const cut = cutToFree(hvac.kept, visit)
    expect(snapshotWith(cut, 'hvac', hvac, false)).toBe(cut)
    expect(snapshotWith(cut, 'hvac', hvac, true)).toEqual(hvac.kept)
  })

  it('holds no locked text but names and goods of answered points, whatever was answered on whichever list', () => {
    const lists = content.checklists.map(({ id }) => whole(id))
    const anyOf = fc.constantFrom(...lists).chain((list) =>
      fc.record({
        list: fc.constant(list),
        answered: fc.subarray(
          list.items.slice(3).flatMap(({ points }) => points),
          { maxLength: 12 },
        ),
        answer: fc.constantFrom('good' as const, 'problem' as const, 'na' as const, null),
        job: fc.option(fc.constantFrom(...list.checklist.jobs.map(({ id }) => id))),
      }),
    )
    fc.assert(
      fc.property(anyOf, ({ list, answered, answer, job }) => {
        const visit = visitWith(
          ...(job === null ? [] : [{ about: { [`job ${job}`]: 'yes' }, at }]),
          ...answered.map(({ id }) => ({ point: id, answers: { answer }, at })),
        )
        const cut = cutToFree(list.kept, visit)
        expect(cut.told?.map(({ id }) => id).toSorted()).toEqual(
          answer === null ? [] : answered.map(({ id }) => id).toSorted(),
        )
        const mayStay = answered.flatMap(({ name, good, cases = [] }) => [
          name.en,
          ...[good, ...cases.map((one) => one.good)].flatMap((one) => (one ? [one.en] : [])),
        ])
        const stays = lockedIn(JSON.stringify(answer === null ? [] : mayStay))
        expect(lockedIn(JSON.stringify(cut)).filter((text) => !stays.includes(text))).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
