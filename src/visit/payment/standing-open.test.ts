import fc from 'fast-check'
import { expect, it } from 'vitest'
import { phases } from '../model/fitted-items.ts'
import type { Step } from '../model/steps.ts'
import { type Answer, afterOperation, answerValues, emptyVisit, type Visit } from '../model/visit.ts'
import { type Stage, stagesOf, standingOpen } from './standing-open.ts'

const step = (id: string, phase: string, stopWork?: object): Step =>
  ({ item: { id: `item-${phase}`, phase }, point: { id, stopWork }, number: id }) as unknown as Step
const visitWith = (answers: Record<string, Answer>): Visit =>
  Object.entries(answers).reduce<Visit>(
    (visit, [point, answer]) => afterOperation(visit, { point, answers: { answer }, at: '2026-11-20T17:00:00.000Z' }),
    emptyVisit,
  )
const ids = (steps: readonly Step[]) => steps.map(({ point }) => point.id).join('')

const steps = [
  step('a', 'before-hiring'),
  step('b', 'before-cover'),
  step('c', 'before-cover', { why: '', until: '' }),
  step('d', 'at-handover'),
]

it('a payment stands on its phase and on all before it; the last one on every check', () => {
  const visit = visitWith({ a: 'problem', d: 'problem' })
  expect(stagesOf(steps)).toEqual(['before-hiring', 'before-cover', 'last'])
  const open = (stage: Stage) => {
    const { problems, unanswered } = standingOpen(steps, visit, stage)
    return `${ids(problems)}/${ids(unanswered)}`
  }
  expect(['before-hiring', 'before-cover', 'last'].map((stage) => open(stage as Stage))).toEqual([
    'a/',
    'a/bc',
    'ad/bc',
  ])
})

it('what should stop the work comes first among the problems', () => {
  expect(ids(standingOpen(steps, visitWith({ a: 'problem', c: 'problem' }), 'last').problems)).toBe('ca')
})

it('every check of a payment is a problem, unanswered, good or not applicable, and no later payment drops one', () => {
  const anyStep = fc.record({ phase: fc.constantFrom(...phases), answer: fc.constantFrom(...answerValues, null) })
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 20 }), (made) => {
      const all = made.map(({ phase }, index) => step(`p${index}`, phase))
      const given = made.flatMap(({ answer }, index) => (answer ? [[`p${index}`, answer] as const] : []))
      const visit = visitWith(Object.fromEntries(given))
      let before: readonly Step[] = []
      for (const stage of stagesOf(all)) {
        const { checks, problems, unanswered } = standingOpen(all, visit, stage)
        expect(before.every((one) => checks.includes(one))).toBe(true)
        const settled = checks.filter(({ point }) => ['good', 'na'].includes(visit.points.get(point.id)?.answer ?? ''))
        expect(problems.length + unanswered.length + settled.length).toBe(checks.length)
        before = checks
      }
      expect(before).toHaveLength(all.length)
    }),
  )
})
