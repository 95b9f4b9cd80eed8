import { describe, expect, it } from 'vitest'
import { type Job, nothingSaid } from '../content/job-fit.ts'
import type { Checklist, Item } from './checklist.ts'
import { emptyRecord, type ItemRecord } from './item-record.ts'
import { reportFileName, verificationReport } from './report.ts'

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
const report = (
  records: ReadonlyMap<string, ItemRecord> = new Map(),
  shown = items,
  of = checklist,
  job = nothingSaid,
) =>
  verificationReport({
    site: { name: 'The Site', publicUrl: 'https://site.test', priceRange: '$29-$49' },
    checklist: of,
    items: shown,
    records,
    job,
    madeOn: 'November 20, 2026',
  })

describe('the verification report', () => {
  it('is named {CATEGORY}-Quality-Verification-Report.html', () => {
    expect(reportFileName(checklist)).toBe('SMART-HOME-Quality-Verification-Report.html')
  })

  it('opens with the date and the progress', () => {
    const records = new Map([['item-1', { ...emptyRecord, isCompleted: true }]])
    expect(report(records)).toContain('Made on November 20, 2026 · Progress: 1 of 3 items, 33%')
  })

  it('lists what to look for in this trade, and a general list where a trade has none of its own', () => {
    expect(report()).toContain('<li>A switch on the wall</li>')
    expect(report(new Map(), items, { ...checklist, lookFor: [] })).toContain('<li>Arizona-specific standards</li>')
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

  it('carries the ticks, the readings and the notes, and no markup out of them', () => {
    const records = new Map([
      [
        'item-2',
        {
          tickedPoints: ['point-2'],
          isCompleted: false,
          notes: 'He said <b>"later"</b>',
          readings: { 'point-2': '118' },
        },
      ],
    ])
    const text = report(records)
    expect(text.match(/☑/g)).toHaveLength(1)
    expect(text).toContain('Your reading: 118 (Good band: 110 to 125 V)')
    expect(text).toContain('He said &#60;b&#62;&#34;later&#34;&#60;/b&#62;')
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
    const reportFor = (job: Job, records: ReadonlyMap<string, ItemRecord> = new Map()) =>
      report(records, [item(1), { ...item(2), when: onlyCamera }], { ...checklist, jobs, stopWork }, job)
    const lock = { jobs: ['lock'], answers: {} }

    it('names only what should stop this work', () => {
      expect(reportFor(nothingSaid)).toContain('It may film.')
      expect(reportFor(lock)).toContain('It may burn.')
      expect(reportFor(lock)).not.toContain('It may film.')
    })

    it('keeps the notes of an item of which nothing is left', () => {
      const records = new Map([['item-2', { ...emptyRecord, notes: 'Ladder left behind' }]])
      expect(reportFor(lock, records)).toContain('Not applicable to this job.')
      expect(reportFor(lock, records)).toContain('Ladder left behind')
    })
  })

  it('says how many additional items are locked, and nothing of that when none is', () => {
    expect(report()).toContain('7 additional items are locked.')
    expect(
      report(
        new Map(),
        Array.from({ length: 10 }, (_, index) => item(index)),
      ),
    ).not.toContain('items are locked')
  })
})
