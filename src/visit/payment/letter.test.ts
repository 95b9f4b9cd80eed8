import { expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import type { Checklist, CheckPoint, Item } from '../../checklists/checklist.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { formsChange } from '../model/forms.ts'
import type { Step } from '../model/steps.ts'
import { afterOperation, emptyVisit, type Operation, type Visit } from '../model/visit.ts'
import { type LetterContent, letterIn, letterText } from './letter.ts'
import { blank } from './letter-words.ts'
import { costField, paymentFields } from './payment-fields.ts'

const point = checkPoint({
  id: 'pressure',
  name: { en: 'Gas pressure', es: 'Presión del gas' },
  good: { en: 'At most 0.5 in w.c.', es: 'Máximo 0.5 pulg' },
  value: { unit: 'in w.c.', max: 0.5 },
} as Partial<CheckPoint>)
const faults = [{ item: { id: 'i', phase: 'at-handover', points: [point] } as unknown as Item, point, number: '4.2' }]

const visitOf = (...changes: (Record<string, unknown> & { at?: string })[]): Visit =>
  changes.reduce<Visit>(
    (visit, change) => afterOperation(visit, { at: '2026-11-18T17:00:00.000Z', ...change } as Operation),
    emptyVisit,
  )
const problem = {
  point: 'pressure',
  answers: {
    answer: 'problem',
    reading: '0.8',
    fault: 'differs',
    saw: 'Only a part of it. Flame lifts.',
    reply: 'by-date',
    byWhen: '2026-11-20',
  },
}
const filled = formsChange({
  [paymentFields.billNumber]: '1042',
  [paymentFields.billDay]: '2026-11-18',
  [paymentFields.received]: '2026-11-19',
  [paymentFields.sum]: '8,450',
  [paymentFields.held]: '350',
  [paymentFields.fixBy]: '2026-12-10',
  [costField('pressure')]: '350',
})
const content = (visit: Visit, more: Partial<LetterContent> = {}): LetterContent => ({
  checklist: { id: 'hvac', questions: [], jobs: [] } as unknown as Checklist,
  job: nothingSaid,
  visit,
  faults: faults as Step[],
  photos: new Map([['pressure', [1, 2]]]),
  today: '2026-11-25',
  ...more,
})

it('names bill, sum, number measured, number agreed, missed promise and photos in both languages', () => {
  const visit = visitOf(problem, { about: { ...filled, ...formsChange({ [paymentFields.notice]: 'yes' }) } })
  const english = letterText(letterIn('en', content(visit)))
  for (const words of [
    'I received your bill no. 1042, dated November 18, 2026, for $8,450.00 on November 19, 2026. Under A.R.S. 32-1182 I do not approve $350.00 of it, for these reasons:',
    '1. Gas pressure (check 4.2)',
    'It should be: At most 0.5 in w.c.',
    'Measured: 0.8 in w.c.',
    'Found: It differs. Only a part of it. Flame lifts.',
    'That day has passed.',
    'Photos: 1 and 2',
    'The sum held is no more than I reasonably expect the correction to cost. I pay the rest, $8,100.00, when it is due. Please correct it by December 10, 2026; I will then release the sum held.',
  ])
    expect(english).toContain(words)
  const spanish = letterText(letterIn('es', content(visit)))
  for (const words of [
    'factura núm. 1042, con fecha 18 de noviembre de 2026, por $8,450.00',
    'Debe ser: Máximo 0.5 pulg',
    'Medido: 0.8 pulg de columna de agua',
    'Encontrado: No coincide. Solo una parte. Flame lifts.',
    'Ese día ya pasó.',
    'Fotos: 1 y 2',
    'La cantidad retenida no pasa de lo que razonablemente espero que cueste la corrección. Pago el resto, $8,100.00, cuando venza.',
  ])
    expect(spanish).toContain(words)
})

it('both languages name the same figures', () => {
  const visit = visitOf(problem, { about: filled })
  const figures = (lang: 'en' | 'es') => letterText(letterIn(lang, content(visit))).match(/\$[\d,.]+\d/g)
  expect(figures('en')).toEqual(figures('es'))
  expect(figures('en')).toEqual(['$8,450.00', '$350.00', '$350.00', '$8,100.00'])
})

it('leaves blank what is not known, and invents no party', () => {
  const { head, opening, closing } = letterIn('en', content(visitOf(problem)))
  expect(head.map(({ text }) => text)).toEqual(['November 25, 2026', blank, blank, blank, blank])
  expect(opening).toContain(`bill no. ${blank}, dated ${blank}, for $${blank} on ${blank}`)
  expect(closing).toContain(`I pay the rest, $${blank}`)
})

it('names no sum that is above the costs, and no day that the calendar lacks', () => {
  const wrong = formsChange({ [paymentFields.held]: '9,000', [paymentFields.received]: '2027-02-29' })
  const { opening } = letterIn('en', content(visitOf(problem, { about: { ...filled, ...wrong } })))
  expect(opening).toContain(`on ${blank}.`)
  expect(opening).toContain(`I do not approve $${blank} of it`)
})

it('rests on the act without a condition only where its notice stands on the bill', () => {
  const opening = (notice: string) =>
    letterIn('en', content(visitOf(problem, { about: formsChange({ [paymentFields.notice]: notice }) }))).opening
  expect(opening('yes')).toContain('Under A.R.S. 32-1182 I do not')
  for (const notice of ['no', '']) expect(opening(notice)).toContain('(A.R.S. 32-1182, where it applies)')
})

it('says of a promise that its day has passed only when it has', () => {
  const text = (today: string) => letterText(letterIn('en', content(visitOf(problem), { today })))
  expect(text('2026-11-20')).not.toContain('That day has passed')
  expect(text('2026-11-21')).toContain('That day has passed')
})
