import { describe, expect, it } from 'vitest'
import type { Checklist, Item } from '../checklists/checklist.ts'
import { type Job, nothingSaid } from '../content/job-fit.ts'
import { reportFileName, verificationReport } from './report.ts'
import { afterOperation, emptyVisit, type Operation, type Visit } from './visit.ts'

const checklist: Checklist = {
  id: 'smart-home',
  title: 'Smart home',
  description: 'Devices that still work when the cloud does not.',
  category: 'smart-home',
  estimatedTime: 60,
  difficultyLevel: 'easy',
  reviewed: '2026-11-01',
  lookFor: ['The account in your name', 'A switch on the wall', 'Codes changed'],
  stopWork: [{ item: 1, why: 'It may burn.' }],
  jobs: [],
  questions: [],
  outline: [],
  itemCount: 10,
  pointCount: 40,
  freeItemCount: 3,
}
const item = (number: number): Item => ({
  id: `item-${number}`,
  title: `Title ${number}`,
  description: `Why ${number}`,
  priority: 'critical',
  phase: 'at-handover',
  safety: 'Look only.',
  points: [
    {
      id: `point-${number}`,
      check: `Check ${number}`,
      pass: `Good ${number}`,
      how: 'meter',
      say: `Say ${number}`,
      es: `Diga ${number}`,
      source: { name: 'The standard', edition: '2020', checked: '2026-11-22' },
      value: { unit: 'V', min: 110, max: 125 },
    },
  ],
})
const items = [item(1), item(2), item(3)]
const report = (visit: Visit = emptyVisit, shown = items, of = checklist, job = nothingSaid) =>
  verificationReport({
    site: { name: 'The Site', publicUrl: 'https://site.test', priceRange: '$29-$49' },
    title: 'HVAC cooling: Upstairs',
    checklist: of,
    items: shown,
    visit,
    job,
    madeOn: 'November 20, 2026',
  })

const at = '2026-11-20T17:00:00.000Z'
type Untimed<One = Operation> = One extends unknown ? Omit<One, 'at'> : never
const visitAfter = (...operations: Untimed[]): Visit =>
  operations.reduce<Visit>((visit, one) => afterOperation(visit, { ...one, at } as Operation), emptyVisit)

describe('the verification report', () => {
  it('says both readings of what is read twice, their times and how far it went, and leaves lines for those to come', () => {
    const over = { called: 'Gauge', reads: 'psi', minutes: 15, counts: 'fall', change: 'V lost' } as const
    const one = item(1)
    const shown = [{ ...one, points: one.points.map((point) => ({ ...point, value: { unit: 'V', max: 0, over } })) }]
    const first = { reading: '62', at, run: at }
    const second = { reading: '60', at: '2026-11-20T17:20:00.000Z', run: at }
    const begun = report(visitAfter({ point: 'point-1', said: { first } }), shown)
    expect(begun).toContain('Gauge. First reading: 62 V, Nov 20, 2026, 10:00 AM')
    expect(begun).toContain('Gauge. Second reading, 15 min later: ________ V, ________')
    const whole = report(visitAfter({ point: 'point-1', said: { first, second } }), shown)
    expect(whole).toContain('Gauge. Second reading, 15 min later: 60 V, Nov 20, 2026, 10:20 AM')
    expect(whole).toMatch(/<b>2 V lost in 20 min\.<\/b> \(Good band: at most 0 V lost in 15 min\) <b>Outside the band/)
  })

  it('is named {CATEGORY}-Quality-Verification-Report.html', () => {
    expect(reportFileName(checklist)).toBe('SMART-HOME-Quality-Verification-Report.html')
  })

  it('opens with the date and the progress', () => {
    expect(report(visitAfter({ item: 'item-1', done: true }))).toContain(
      'Made on November 20, 2026 · Progress: 1 of 3 items, 33%',
    )
  })

  it('lists what to look for in this trade, and a general list where a trade has none of its own', () => {
    expect(report()).toContain('<li>A switch on the wall</li>')
    expect(report(emptyVisit, items, { ...checklist, lookFor: [] })).toContain('<li>Arizona-specific standards</li>')
  })

  it('tells how to use it: print, save as PDF, take on site, document, contractor signature, photos', () => {
    for (const words of ['Print it', 'Save as PDF', 'Take it on site', 'Document', 'contractor to sign', 'photos'])
      expect(report()).toContain(words)
  })

  it('gives each item lines for contractor notes and for signatures', () => {
    expect(report().match(/Contractor notes/g)).toHaveLength(3)
    expect(report().match(/Contractor signature/g)).toHaveLength(3)
    expect(report().match(/Homeowner signature/g)).toHaveLength(3)
  })

  it('carries the answers, the readings and the notes, and no markup out of them', () => {
    const text = report(
      visitAfter(
        { point: 'point-1', said: { answer: 'good' } },
        { point: 'point-2', said: { answer: 'na', reading: '118' } },
        { item: 'item-2', seen: null, written: 'He said <b>"later"</b>' },
      ),
    )
    expect(text).toMatch(/>Good<.*Check 1/)
    expect(text).toMatch(/>Not applicable<.*Check 2/)
    expect(text).toMatch(/>Not checked<.*Check 3/)
    expect(text).toContain('2 of 3 check points answered, no problem found')
    expect(text).toContain('Your reading: 118 (Good band: 110 to 125 V)')
    expect(text).toContain('He said &#60;b&#62;&#34;later&#34;&#60;/b&#62;')
    expect(text).not.toContain('To fix')
  })

  it('says of a Good beside a reading outside its band that it is so, and who decided', () => {
    const good = { point: 'point-2', said: { answer: 'good', reading: '118.5' } } as const
    expect(report(visitAfter(good))).not.toContain('though')
    const outside = { point: 'point-2', said: { answer: 'good', reading: '99' } } as const
    expect(report(visitAfter(outside))).toContain('<b>Good, though the reading 99 is under 110.</b>')
    const decided = { point: 'point-2', said: { decidedOn: '99 under 110' } } as const
    expect(report(visitAfter(outside, decided))).toContain(
      '<b>Good, decided by you, though the reading 99 is under 110.</b>',
    )
  })

  it('names what is to be fixed before anything else: the reading against its band, what was seen, what they said', () => {
    const text = report(
      visitAfter({
        point: 'point-3',
        said: {
          answer: 'problem',
          reading: '99',
          fault: 'differs',
          saw: 'A <loose> wire',
          reply: 'by-date',
          byWhen: '2026-12-01',
        },
      }),
    )
    const toFix = text.slice(text.indexOf('To fix (1)'), text.indexOf('1. Title 1'))
    for (const words of [
      '3.1 Check 3',
      'Good: Good 3',
      'Your reading: 99 (Good band: 110 to 125 V) <b>Outside the band',
      'It differs',
      'A &#60;loose&#62; wire',
      'Will fix it by December 1, 2026',
    ])
      expect(toFix).toContain(words)
  })

  describe('for one job', () => {
    const jobs = [
      { id: 'lock', name: 'Lock', pointCount: 1 },
      { id: 'camera', name: 'Camera', pointCount: 1 },
    ]
    const onlyCamera = { jobs: ['camera'] }
    const stopWork = [
      { item: 1, why: 'It may burn.' },
      { item: 2, why: 'It may film.', whens: [onlyCamera] },
    ]
    const reportFor = (job: Job, visit: Visit = emptyVisit) =>
      report(visit, [item(1), { ...item(2), when: onlyCamera }], { ...checklist, jobs, stopWork }, job)
    const lock = { jobs: ['lock'], answers: {} }

    it('names only what should stop this work', () => {
      expect(reportFor(nothingSaid)).toContain('It may film.')
      expect(reportFor(lock)).toContain('It may burn.')
      expect(reportFor(lock)).not.toContain('It may film.')
    })

    it('keeps the notes of an item of which nothing is left', () => {
      const visit = visitAfter({ item: 'item-2', seen: null, written: 'Ladder left behind' })
      expect(reportFor(lock, visit)).toContain('Not applicable to this job.')
      expect(reportFor(lock, visit)).toContain('Ladder left behind')
    })
  })

  it('says how many additional items are locked, and nothing of that when none is', () => {
    expect(report()).toContain('7 additional items are locked.')
    expect(
      report(
        emptyVisit,
        Array.from({ length: 10 }, (_, index) => item(index)),
      ),
    ).not.toContain('items are locked')
  })
})
