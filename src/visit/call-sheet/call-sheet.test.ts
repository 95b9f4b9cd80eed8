import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import type { Checklist, CheckPoint, Item } from '../../checklists/checklist.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { formsChange } from '../model/forms.ts'
import { operationOf } from '../model/problem/problem-change.ts'
import type { Step } from '../model/steps.ts'
import {
  type Answer,
  afterOperation,
  emptyVisit,
  type Operation,
  type PointAnswers,
  type Visit,
} from '../model/visit.ts'
import {
  type CallSheetContent,
  callSheetIn,
  callSheetText,
  longestOnSheet,
  mostOnSheet,
  questionField,
  worstOpen,
} from './call-sheet.ts'

const at = '2026-11-18T17:00:00.000Z'
const stepOf = (id: string, priority: Item['priority'], isStop: boolean, part: Partial<CheckPoint> = {}): Step => {
  const stopWork = { why: 'w', until: 'u', asked: { en: 'a', es: 'a' } } as unknown as NonNullable<
    CheckPoint['stopWork']
  >
  const point = checkPoint({ id, name: { en: `Check ${id}`, es: '' }, ...(isStop && { stopWork }), ...part })
  return {
    item: { id: `i${id}`, priority, phase: 'at-handover', points: [point] } as unknown as Item,
    point,
    number: id,
  }
}
const visitOf = (answers: Record<string, Partial<PointAnswers>>): Visit =>
  Object.entries(answers).reduce<Visit>(
    (visit, [point, given]) => afterOperation(visit, { at, point, answers: given } as Operation),
    emptyVisit,
  )
const content = (steps: Step[], visit: Visit, today = '2026-11-25'): CallSheetContent => {
  const worst = worstOpen(steps, visit)
  const open = [...visit.points.values()].filter(({ answer }) => answer === 'problem').length
  return {
    checklist: { id: 'hvac', title: 'Cooling', questions: [], jobs: [] } as unknown as Checklist,
    job: nothingSaid,
    visit,
    worst,
    open,
    today,
  }
}

it('the worst are at most three open problems: what should stop the work first, then by priority, then in order', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.record({
          priority: fc.constantFrom<Item['priority'][]>('critical', 'important', 'recommended'),
          isStop: fc.boolean(),
          answer: fc.constantFrom<(Answer | null)[]>('good', 'problem', 'na', null),
        }),
        { maxLength: 12 },
      ),
      (ones) => {
        const steps = ones.map(({ priority, isStop }, index) => stepOf(String(index), priority, isStop))
        const visit = visitOf(Object.fromEntries(ones.map(({ answer }, index) => [String(index), { answer }])))
        const order = ['critical', 'important', 'recommended']
        const rank = ({ isStop, priority }: (typeof ones)[number], index: number) =>
          (isStop ? 0 : 10_000) + order.indexOf(priority) * 1000 + index
        const expected = ones
          .map((one, index) => ({ id: String(index), rank: rank(one, index), answer: one.answer }))
          .filter(({ answer }) => answer === 'problem')
          .toSorted((a, b) => a.rank - b.rank)
          .slice(0, mostOnSheet)
        expect(worstOpen(steps, visit).map(({ point }) => point.id)).toEqual(expected.map(({ id }) => id))
      },
    ),
  ))

const gas = stepOf('4.2', 'critical', true, {
  name: { en: 'Gas pressure', es: '' },
  good: { en: 'At most 0.5 in w.c.', es: '' },
  value: { unit: 'in w.c.', max: 0.5 },
} as Partial<CheckPoint>)

it('each problem says what was found, read, good and answered, and ends with one question', () => {
  const said = { answer: 'problem', reading: '0.8', fault: 'differs', saw: 'The flame lifts.' } as const
  const visit = visitOf({ '4.2': { ...said, reply: 'by-date', byWhen: '2026-11-20' } })
  const lines = callSheetText(callSheetIn(content([gas], visit)))
    .replaceAll('\u00a0', ' ')
    .split('\n')
  expect(lines).toEqual([
    'For the call',
    'Cooling',
    'Made on November 25, 2026',
    '1 open problem',
    '',
    '1. 4.2 Gas pressure (Stop here)',
    'Found: It differs. The flame lifts.',
    'Measured: 0.8 in w.c.',
    'Good: At most 0.5 in w.c.',
    'The crew said: Will be fixed on November 20, 2026 (Nov 18, 2026, 10:00 AM). That day has passed.',
    'My question: What should I look at when they say it is fixed?',
  ])
})

it('does not ask how to see that it is done where it was looked at since and is still wrong', () => {
  const change = { point: '4.2', answers: {}, stillWrong: 'It still lifts.' }
  const done = visitOf({ '4.2': { answer: 'problem', reply: 'done' } })
  const looked = afterOperation(done, operationOf(done, change, { at: '2026-11-19T17:00:00.000Z', newId: randomUUID }))
  const question = (visit: Visit) => callSheetIn(content([gas], visit)).problems[0]?.question
  expect(question(done)).toBe('They say it is done. How can I see that it is?')
  expect(question(looked)).toBe('What exactly should I ask them to do?')
})

it('a question of one’s own takes the place of the ready one', () => {
  const asked = afterOperation(visitOf({ '4.2': { answer: 'problem' } }), {
    at,
    about: formsChange({ [questionField('4.2')]: ' Is that safe? ' }),
  })
  expect(callSheetText(callSheetIn(content([gas], asked)))).toMatch(/My question: Is that safe\?$/)
})

it('says how many problems it leaves out, and cuts what is too long for one page', () => {
  const steps = ['1', '2', '3', '4'].map((id) => stepOf(id, 'critical', false))
  const saw = '💧'.repeat(2000)
  const visit = visitOf(Object.fromEntries(steps.map(({ point }) => [point.id, { answer: 'problem' as const, saw }])))
  const sheet = callSheetIn(content(steps, visit))
  expect(sheet.head).toContain('The 3 worst of 4 open problems')
  const [found] = sheet.problems[0]?.lines ?? []
  expect([...(found?.text ?? '')]).toHaveLength(longestOnSheet)
  expect(found?.text).toMatch(/💧…$/u)
})
