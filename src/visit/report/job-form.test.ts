import { describe, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import type { Checklist, Item } from '../../checklists/checklist.ts'
import { jobForm } from './job-form.ts'

const checklist = {
  id: 'hvac',
  title: 'Cooling',
  jobs: [{ id: 'lock', name: 'New lock', pointCount: 1, lockedCount: 0, onceCount: 0 }],
  questions: [],
  stopWork: [],
} as unknown as Checklist
const named = (name: string) => ({ id: name.toLowerCase(), name: { en: name, es: `${name} en español` } })
const sum = { name: 'at-most', inputs: { limit: { label: 'Limit on the plate', unit: 'V' } } } as const
const item = {
  id: 'one',
  title: 'The first item',
  phase: 'at-handover',
  priority: 'critical',
  terms: [],
  points: [
    checkPoint({ ...named('Camera'), when: { jobs: ['camera'] } }),
    checkPoint({
      ...named('Plate'),
      good: { en: 'No number is missing', es: 'No falta ningún número' },
      say: 'The sentence',
      stopWork: 'It may burn.',
      value: { unit: 'V', sum },
    }),
    checkPoint({
      ...named('Age'),
      good: undefined,
      cases: [
        { id: 'new', name: { en: 'New', es: 'Nuevo' }, good: { en: 'Below ten', es: 'Menos de diez' } },
        { id: 'old', name: { en: 'Old', es: 'Viejo' }, good: { en: 'Below six', es: 'Menos de seis' } },
      ],
    }),
  ],
} as unknown as Item
const text = jobForm({ siteName: 'The Site', checklist, items: [item], job: { jobs: ['lock'], answers: {} } })

describe('the form for a job', () => {
  it('holds the checks of the job only, numbered as on the list', () => {
    expect(text).toContain('New lock')
    expect(text).toContain('<b>1.2 Plate</b>')
    expect(text).not.toContain('Camera')
  })

  it('has what is good in both languages, three boxes, the stop mark, and lines for the numbers', () => {
    for (const words of [
      'No number is missing',
      'No falta ningún número',
      'Plate en español',
      'V</p>',
      'Limit on the plate, V',
    ])
      expect(text).toContain(words)
    expect(text.match(/square"><\/i>(Good|Problem|Not applicable)/g)).toHaveLength(6)
    expect(text.match(/>STOP</g)).toHaveLength(2)
    expect(text).not.toContain('The sentence')
  })

  it('has a box to tick for each case', () => {
    expect(text.match(/<p class="good"><i class="square"><\/i>/g)).toHaveLength(2)
  })

  it('runs and loads nothing', () => {
    expect(text).toContain("default-src 'none'")
    expect(text).not.toMatch(/<script|src=|url\(|@import/)
  })
})
