import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { answersBeside } from './answers-beside-list.ts'
import type { FittedItem } from './fitted-items.ts'
import { merged } from './merge.ts'
import {
  addedChecks,
  isOwnId,
  linesOf,
  longestOwnName,
  mostOwnChecks,
  ownChecksIn,
  withOwnChecks,
} from './own-checks.ts'
import { countsOf, problemsOf, progressOf } from './progress.ts'
import { numberOf, phaseCounts, stepsOf } from './steps.ts'
import { afterOperation, type Change, emptyVisit, type Visit } from './visit.ts'

const start = Date.UTC(2026, 10, 28, 17)
const time = (second: number) => new Date(start + second * 1000).toISOString()
let keys = 0
const newId = () => (keys++).toString(16).padStart(32, '0').split('').reverse().join('')
const answered = (visit: Visit, change: Change, at: string): Visit =>
  'point' in change ? afterOperation(visit, { point: change.point, answers: change.answers, at }) : visit
const withAdded = (visit: Visit, names: readonly string[], item = '', second = 0): Visit => {
  const changes = addedChecks(visit, { names, good: '', item }, { at: start + second * 1000, newId })
  if (!Array.isArray(changes)) throw new Error('not added')
  return changes.reduce((before, change) => answered(before, change, time(second)), visit)
}
const item = (id: string, points: string[]): FittedItem => {
  const found = points.map((id) => ({ id, name: { en: id, es: id } }))
  return { item: { id, phase: 'before-cover', points: found }, number: 1, points: found, ruledOut: [] } as never
}
const list = { itemCount: 10 }

describe('checks of one’s own', () => {
  it('are one of each pasted line, without what a list has before its lines', () => {
    expect(linesOf('- Brand X\n\n  2. Warranty of 10 years\r\n• Old unit taken away\n3 zones')).toEqual([
      'Brand X',
      'Warranty of 10 years',
      'Old unit taken away',
      '3 zones',
    ])
  })

  it('are added all or none: a name that is too long or one too many adds nothing', () => {
    const at = { at: start, newId }
    const long = 'x'.repeat(longestOwnName + 1)
    expect(addedChecks(emptyVisit, { names: ['a', long], good: '', item: '' }, at)).toEqual({ tooLong: long })
    const many = Array.from({ length: mostOwnChecks }, (_, index) => `check ${index}`)
    const full = withAdded(emptyVisit, many)
    expect(ownChecksIn(full).map(({ name }) => name)).toEqual(many)
    expect(addedChecks(full, { names: ['one more'], good: '', item: '' }, at)).toEqual({ tooMany: true })
  })

  it('have ids that no check of a list has', () => {
    const ids = content.checklists.flatMap(({ items }) => items.flatMap(({ points }) => points.map(({ id }) => id)))
    expect(ids.filter(isOwnId)).toEqual([])
    expect(isOwnId(ownChecksIn(withAdded(emptyVisit, ['a']))[0]?.id ?? '')).toBe(true)
  })

  it('stand behind the points of their item, or behind the last item of the list, numbered on', () => {
    const visit = withAdded(withAdded(emptyVisit, ['Brand X'], 'one'), ['Scratch'], 'gone', 1)
    const fitted = withOwnChecks([item('one', ['p', 'q']), item('two', ['r'])], ownChecksIn(visit), list)
    expect(stepsOf(fitted).map(({ number, point }) => `${number} ${point.name.es}`)).toEqual([
      '1.1 p',
      '1.2 q',
      '1.3 Brand X',
      '1.1 r',
      '11.1 Scratch',
    ])
    const plain = [item('one', ['p'])]
    expect(withOwnChecks(plain, [], list)[0]).toBe(plain[0])
    const [first] = fitted
    expect(first && numberOf(first.item, first.number, 'q')).toBe('1.2')
  })

  it('never count in checks, items, percent or phases, and their problems are told', () => {
    const asked = withAdded(emptyVisit, ['Brand X', 'Scratch'], 'one')
    const [brand, scratch] = ownChecksIn(asked)
    const both = [
      { point: 'p', answers: { answer: 'good' as const } },
      { point: brand?.id ?? '', answers: { answer: 'problem' as const } },
      { point: scratch?.id ?? '', answers: { answer: 'good' as const } },
    ].reduce((before, change) => answered(before, change, time(9)), asked)
    const list = [item('one', ['p'])]
    const fitted = withOwnChecks(list, ownChecksIn(both), { itemCount: 1 })
    const counts = countsOf(fitted, both)
    expect(counts).toMatchObject({ all: 1, answered: 1, problems: 0, elsewhere: 0, problemsOwn: 1 })
    expect(problemsOf(counts)).toEqual({ found: 1, fixed: 0, open: 1 })
    expect(progressOf(fitted, both, 1)).toEqual({ completed: 1, total: 1, percent: 100 })
    expect(phaseCounts(stepsOf(fitted), both)).toMatchObject([{ all: 1, answered: 1, problems: 0 }])
    expect(answersBeside(fitted, both).notOnList).toEqual([])
  })

  it('come to the same on three devices in any order of merges, also where one was changed or removed', () => {
    const shared = withAdded(emptyVisit, ['Brand X', 'Scratch'])
    const [one] = ownChecksIn(shared)
    const edit = fc.oneof(
      fc.record({ ownName: fc.constantFrom('Brand Y', 'Brand Z') }),
      fc.record({ ownGood: fc.constantFrom('', 'On the plate') }),
      fc.record({ ownItem: fc.constantFrom('', 'one') }),
      fc.record({ ownRemoved: fc.boolean() }),
      fc.record({ answer: fc.constantFrom('good' as const, 'na' as const, null) }),
      fc.constant(null),
    )
    const edits = fc.array(edit, { maxLength: 4 })
    fc.assert(
      fc.property(fc.tuple(edits, edits, edits), fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (all, order) => {
        let second = 10
        const devices = all.map((edits) =>
          edits.reduce((visit, answers) => {
            second++
            if (answers === null) return withAdded(visit, [`added ${second}`], '', second)
            return answered(visit, { point: one?.id ?? '', answers }, time(second))
          }, shared),
        )
        const inOrder = (indices: readonly number[]) =>
          indices.flatMap((index) => devices[index] ?? []).reduce((one, other) => merged(one, other))
        const [first, other] = [inOrder([0, 1, 2]), inOrder(order)]
        expect(ownChecksIn(other)).toEqual(ownChecksIn(first))
        expect(new Map([...other.points].sort())).toEqual(new Map([...first.points].sort()))
      }),
    )
  })
})
