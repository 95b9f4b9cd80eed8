import { describe, expect, it } from 'vitest'
import { pointsOf, startedPack } from '../../../tests/support/packs.ts'
import type { CheckPoint } from '../../checklists/checklist.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { formats } from '../../format/formats.ts'
import { afterOperation, answerValues, emptyVisit, type PointAnswers } from '../../visit/model/visit.ts'
import { resultsText } from './results.ts'
import { noVisitOf } from './stored-visit.ts'

const pack = startedPack(['hvac'])
const [sheet] = pack.sheets
const [first, second] = pointsOf(pack)
if (!sheet || !first || !second) throw new Error('the pack has points')

const at = '2026-11-20T17:00:00.000Z'

/** The text of two points, of which the first is made so and answered so. */
function textOf(
  point: Partial<CheckPoint>,
  answers: Partial<PointAnswers>,
  more: { notes?: string; jobs?: string[] } = {},
) {
  const { checklist, items } = sheet as NonNullable<typeof sheet>
  const [item] = items
  if (!item) throw new Error('the checklist has items')
  const { value: _, stopWork: __, ...plain } = first as CheckPoint
  const points = [
    { ...plain, ...point },
    { ...(second as CheckPoint), value: undefined },
  ] as CheckPoint[]
  const answered = afterOperation(emptyVisit, { at, point: plain.id, answers })
  const visit = more.notes ? afterOperation(answered, { at, item: item.id, seen: null, written: more.notes }) : answered
  const file = { ...noVisitOf('hvac'), visit, job: { ...nothingSaid, jobs: more.jobs ?? [] } }
  return resultsText('2026-11-20', [{ checklist, items: [{ ...item, points }], file }], formats.en)
}

describe('the results of a phone file as text', () => {
  it('say what is to fix first, with its number, its reading and the notes', () => {
    const text = textOf(
      { value: { unit: 'in', min: 36 } },
      { answer: 'problem', reading: '3', fault: 'missing', saw: 'No plate.', reply: 'by-date', byWhen: '2026-12-01' },
      { notes: 'will change the contract' },
    )
    expect(text).toContain('1 of 2 checks answered')
    expect(text).toMatch(
      /TO FIX \(1\)\n- 1\.1 .+ Your reading: 3 in\. Outside the band.+ \(Good band: at least 36 in\)\n {2}What is wrong: /,
    )
    expect(text).toContain('What I saw: No plate.\n  What they said: Will be fixed on December 1, 2026')
    expect(text).toMatch(/NOTES\n- 1\. .+: will change the contract/)
  })

  it.each(answerValues)('tell a check answered with %s', (answer) => {
    expect(textOf({}, { answer })).toContain('- 1.1 ')
  })

  it.for([
    ['a note where nothing is wrong', {}, { answer: 'good', saw: 'Serial 4471' }, '\n  Note: Serial 4471'],
    [
      'the case of a reading',
      {
        value: {
          unit: 'in',
        },
        good: undefined,
        cases: [
          { id: 'double', name: { en: 'Double-wall', es: 'Pared doble' }, good: { en: '1 in', es: '1 pulg' }, min: 1 },
          { id: 'one', name: { en: 'One', es: 'Uno' }, good: { en: '6 in', es: '6 pulg' }, min: 6 },
        ],
      },
      { answer: 'good', reading: '2', pickedCase: 'double' },
      'Your reading: 2 in. Inside the band. (Double-wall: at least 1 in)',
    ],
    [
      'who decided in spite of a reading',
      { value: { unit: '°F', min: 16 } },
      { answer: 'good', reading: '14.5', decidedOn: '14.5 under 16' },
      'Good, decided by you, though the reading 14.5 is under 16.',
    ],
    [
      'both readings with their times, and how far it went',
      {
        value: {
          unit: 'psi',
          max: 0,
          over: { called: 'Gauge', reads: 'The psi.', minutes: 15, counts: 'fall', change: 'psi lost' },
        },
      },
      {
        answer: 'problem',
        first: { reading: '62', at, run: at },
        second: { reading: '60', at: '2026-11-20T17:15:00.000Z', run: at },
      },
      'Gauge: 62, Nov 20, 2026, 10:00 AM, then 60, Nov 20, 2026, 10:15 AM. 2 psi lost in 15 min. Outside the band',
    ],
    [
      'what should stop the work',
      { stopWork: 'Nothing is covered before the test.' },
      { answer: 'problem' },
      '\n  Stop here: ',
    ],
  ] as const)('say %s', ([, point, answers, words]) => {
    expect(textOf(point as Partial<CheckPoint>, answers)).toContain(words)
  })

  it('leave out what the job rules out', () => {
    const text = textOf({ when: { jobs: ['rooftop'] } }, { answer: 'problem' }, { jobs: ['repair'] })
    expect(text).toMatch(/0 of \d checks answered for this job \(2 in the whole list\)/)
    expect(text).not.toContain('TO FIX')
  })
})
