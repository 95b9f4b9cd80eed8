import { describe, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import type { Checklist, CheckPoint, Item } from '../../checklists/checklist.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { formsChange } from '../model/forms.ts'
import { operationOf } from '../model/problem/problem-change.ts'
import type { Step } from '../model/steps.ts'
import { afterOperation, type Change, emptyVisit, type Visit } from '../model/visit.ts'
import { paymentFields } from '../payment/payment-fields.ts'
import { type ComplaintContent, complaintFile } from './complaint.ts'
import { complaintFields } from './complaint-fields.ts'
import { filingDayWords } from './complaint-words.ts'

const point = checkPoint({
  id: 'pressure',
  name: { en: 'Gas pressure', es: 'Presión del gas' },
  good: { en: 'At most 0.5 in w.c.', es: 'Máximo 0.5 pulg' },
  value: { unit: 'in w.c.', max: 0.5 },
} as Partial<CheckPoint>)
const other = checkPoint({ id: 'drain', name: { en: 'Drain line', es: 'Drenaje' } })
const stepOf = (one: CheckPoint, number: string): Step => ({
  item: { id: 'i', phase: 'at-handover', points: [one] } as unknown as Item,
  point: one,
  number,
})
const faults = [stepOf(point, '4.2'), stepOf(other, '5.1')]

let ids = 0
const visitOf = (...changes: [at: string, change: Change][]): Visit =>
  changes.reduce<Visit>(
    (visit, [at, change]) => afterOperation(visit, operationOf(visit, change, { at, newId: () => `step-${ids++}` })),
    emptyVisit,
  )
const found: [string, Change][] = [
  [
    '2026-11-18T17:00:00.000Z',
    { point: 'pressure', answers: { answer: 'problem', reading: '0.8', fault: 'differs', saw: 'The flame <lifts>.' } },
  ],
  ['2026-11-18T18:00:00.000Z', { point: 'pressure', answers: { reply: 'by-date', byWhen: '2026-11-20' } }],
  ['2026-11-18T17:30:00.000Z', { point: 'drain', answers: { answer: 'problem', fault: 'missing' } }],
]
const content = (visit: Visit, more: Partial<ComplaintContent> = {}): ComplaintContent => ({
  checklist: { id: 'hvac', title: 'Cooling', questions: [], jobs: [] } as unknown as Checklist,
  job: nothingSaid,
  visit,
  faults,
  photos: new Map([
    [
      'pressure',
      [{ picture: 'data:image/jpeg;base64,AA', taken: { en: 'Taken Nov 18', es: '' }, caption: 'The gauge' }],
    ],
  ]),
  today: '2026-11-25',
  ...more,
})
/** As it is read, with a bar between the parts that stand apart. */
const textOf = (markup: string): string =>
  markup
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]+>/g, '|')
    .replaceAll('\u00a0', ' ')
    .replace(/[\s|]*\|[\s|]*/g, ' | ')

describe('the complaint folder', () => {
  it('has each fault by itself, with what good is, the reading, each step with its time, and the photo with its time', () => {
    const markup = complaintFile(content(visitOf(...found)))
    const [, first = '', second = ''] = markup.split('<article')
    for (const words of [
      'Fault 1: Gas pressure',
      'Good: At most 0.5 in w.c.',
      'Measured: 0.8 in w.c. (Good band: at most 0.5 in w.c.)',
      'Found | , Nov 18, 2026, 10:00 AM: It differs. | The flame &#60;lifts&#62;.',
      'Read | , Nov 18, 2026, 10:00 AM: 0.8 in w.c.',
      'They said | , Nov 18, 2026, 11:00 AM: Will be fixed on November 20, 2026.',
      'They said: Will be fixed on November 20, 2026 (Nov 18, 2026, 11:00 AM). That day has passed.',
      'Taken Nov 18 | The gauge',
    ])
      expect(textOf(first)).toContain(words)
    expect(first).toContain('alt="Photo 1 of fault 1"')
    expect(textOf(second)).toContain('Fault 2: Drain line')
    expect(second).not.toContain('That day has passed')
  })

  it('names who, contract, work and letters as they were typed, and what is asked for after the faults', () => {
    const typed = formsChange({
      [complaintFields.owner]: 'Any Owner',
      [complaintFields.ownerAddress]: '1 Any Street',
      [complaintFields.signed]: '2026-10-01',
      [complaintFields.price]: '12,000',
      [complaintFields.paid]: 'about half',
      [complaintFields.asks]: 'Completion of the work',
      [complaintFields.finished]: '2026-11-17',
      [paymentFields.letterDay]: '2026-11-19',
      [paymentFields.billNumber]: '1042',
      [paymentFields.sum]: '8,450',
      [paymentFields.held]: '350',
      'payment/cost/pressure': '350',
    })
    const about = { ...typed, address: '2 Job Street', contractor: 'Any Contractor', license: '000000' }
    const text = textOf(complaintFile(content(visitOf(...found, ['2026-11-19T17:00:00.000Z', { about }]))))
    const places = [
      'Name | Any Owner',
      'Mailing address | 1 Any Street',
      'Name of the business | Any Contractor',
      'ROC license number | 000000',
      'Date of the contract | October 1, 2026',
      'Price of the contract | $12,000.00',
      'Paid so far | about half',
      'Address of the work | 2 Job Street',
      'Finished, or last worked on | November 17, 2026',
      'What is wrong (2)',
      'What is asked for | Completion of the work',
      'Date of the letter | November 19, 2026',
      'About the bill | no. 1042, for $8,450.00',
      'Sum held back | $350.00',
    ].map((words) => [words, text.indexOf(words)] as const)
    expect(places.filter(([, at]) => at < 0)).toEqual([])
    expect(places.map(([, at]) => at)).toEqual(places.map(([, at]) => at).toSorted((a, b) => a - b))
  })

  it('leaves a labelled line to write on for what nobody has said, and for a day that is none', () => {
    const broken = formsChange({ [complaintFields.signed]: '2026-02-30', [complaintFields.begun]: 'soon' })
    const markup = complaintFile(content(visitOf(...found, ['2026-11-19T17:00:00.000Z', { about: broken }])))
    for (const label of [
      'Name',
      'Mailing address',
      'Date of the contract',
      'Price of the contract',
      'Paid so far',
      'Begun on',
      'What is asked for',
      'Date of the letter',
      'Signature',
    ])
      expect(markup).toContain(`<div class="blank"><dt>${label}</dt><dd><bdi></bdi></dd></div>`)
    expect(markup).not.toContain('2026-02-30')
  })
})

describe('until when a complaint can be filed', () => {
  it('is two years after the day of finishing, and is said to be over when it is', () => {
    expect(filingDayWords('2026-11-17', '2026-11-25')).toContain('end on Friday, November 17, 2028.')
    expect(filingDayWords('2024-02-29', '2026-11-25')).toContain('were over on February 28, 2026.')
  })

  it('no day follows from none, from one that is to come, or from a slip of the finger', () => {
    for (const typed of ['', '2027-01-01', '0002-01-01', '2026-02-30'])
      expect(filingDayWords(typed, '2026-11-25')).not.toMatch(/Two years after/)
  })
})
