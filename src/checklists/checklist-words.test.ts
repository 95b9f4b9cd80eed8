import { describe, expect, it } from 'vitest'
import { checkPoint } from '../../tests/support/check-point.ts'
import { type Job, nothingSaid } from '../content/job-fit.ts'
import { fittedPoint, goodOf } from './cases.ts'
import type { Case, CheckPoint, Item, Source, Value } from './checklist.ts'
import { goodLines, itemWords, type PointLine } from './checklist-words.ts'
import { conditionWords } from './job-words.ts'
import { againstCase } from './readings/reading-words.ts'
import { sourcesOf } from './source-words.ts'

function linesOf(value: Value, cases?: Case[]): PointLine[] {
  return itemWords(itemWith({ value, ...(cases && { good: undefined, cases }) }), asking).points.flatMap(
    ({ lines }) => lines,
  )
}

const source = { name: 'The standard', edition: '2020 edition', checked: '2026-11-22' }
function itemWith(part: Partial<CheckPoint>): Item {
  const text = { id: 'i', title: 't', description: 'd', safety: 's' }
  return { ...text, priority: 'critical', phase: 'at-handover', terms: [], points: [checkPoint({ source, ...part })] }
}
const asking = {
  jobs: [
    { id: 'tank', name: 'Tank heater', pointCount: 1, lockedCount: 0, onceCount: 0 },
    { id: 'tankless', name: 'Tankless heater', pointCount: 1, lockedCount: 0, onceCount: 0 },
    { id: 'leak', name: 'Leak repair', pointCount: 1, lockedCount: 0, onceCount: 0 },
    { id: 'repipe', name: 'Repipe', pointCount: 1, lockedCount: 0, onceCount: 0 },
  ],
  questions: [
    {
      id: 'fuel',
      ask: 'What heats the water?',
      options: [
        { id: 'gas', name: 'Gas heater' },
        { id: 'electric', name: 'Electric heater' },
      ],
    },
  ],
}

describe('a point that belongs to some jobs only', () => {
  const when = { jobs: ['tank', 'tankless'], answers: { fuel: ['gas'] } }
  const labels = (job?: Job) =>
    itemWords(itemWith({ when }), asking, job).points.flatMap(({ lines }) => lines.slice(0, 1))

  it('says which, as far as the job does not settle it', () => {
    const only = (text: string) => [{ kind: 'condition', label: 'Only for', text }]
    expect(labels()).toEqual(only('Tank heater, Tankless heater; Gas heater'))
    expect(labels(nothingSaid)).toEqual(only('Tank heater, Tankless heater; Gas heater'))
    expect(labels({ jobs: ['tank'], answers: {} })).toEqual(only('Gas heater'))
    expect(labels({ jobs: [], answers: { fuel: 'gas' } })).toEqual(only('Tank heater, Tankless heater'))
    expect(labels({ jobs: ['tank'], answers: { fuel: 'gas' } })).toEqual([])
  })

  it('says nothing of a question that is not asked of the job', () => {
    const when = { jobs: ['tank', 'leak'], answers: { fuel: ['gas'] } }
    const asked = { ...asking, questions: asking.questions.map((question) => ({ ...question, jobs: ['tank'] })) }
    const kinds = (...jobs: string[]) =>
      itemWords(itemWith({ when }), asked, { jobs, answers: {} }).points.flatMap(({ lines }) =>
        lines.map(({ kind }) => kind),
      )
    expect(kinds('leak')).toEqual([])
    expect(kinds('tank', 'leak')).toEqual([])
    expect(kinds('tank')).toEqual(['condition'])
  })

  it('names the jobs that it is not for, where they are fewer by far', () => {
    expect(conditionWords([{ jobs: ['tank', 'tankless', 'leak'] }], asking)).toBe('any job but Repipe')
    expect(conditionWords([{ jobs: ['tank', 'leak'] }, { answers: { fuel: ['gas'] } }], asking)).toBe(
      'Tank heater, Leak repair; Gas heater',
    )
  })
})

describe('what a point rests on', () => {
  const basis = (part: Partial<Source>) =>
    itemWords(itemWith({ source: { ...source, ...part } }), asking).points.map(({ basis }) => basis)

  it('is named with its place, its edition and the day of the last check', () => {
    expect(basis({ at: '210.8', url: 'https://a.test/', from: 'Sold' })).toEqual([
      {
        label: 'Source',
        text: 'The standard, 210.8',
        about: '2020 edition. Sold. Checked November 22, 2026',
        url: 'https://a.test/',
      },
    ])
  })

  it('is the reason, where it is good practice', () => {
    expect(basis({ name: 'Good practice', noStandard: 'No code speaks of it.' })).toEqual([
      { label: 'Source', text: 'Good practice. No code speaks of it.', about: '' },
    ])
  })

  it('is listed once for all the points that rest on it, good practice never', () => {
    const other = { ...source, name: 'A standard' }
    const practice = { ...source, name: 'Good practice', noStandard: 'None.' }
    const items = [source, other, practice, { ...source, at: '5' }].map((source) => itemWith({ source }))
    expect(sourcesOf(items).map(({ text }) => text)).toEqual(['A standard', 'The standard'])
  })
})

describe('a reading is held against', () => {
  const against = (min?: number, max?: number, unit = '°F') =>
    linesOf({ unit, min, max }).flatMap((line) => (line.kind === 'reading' ? line.against : []))

  it('the ends that its band has, in its unit', () => {
    expect(against(300, 600, 'psi')).toEqual(['Good band: 300 to 600 psi'])
    expect(against(0.125, undefined, 'in')).toEqual(['Good band: at least 0.125 in'])
    expect(against(undefined, 1200, 'microns')).toEqual(['Good band: at most 1,200 microns'])
    expect(against(-5, -5)).toEqual(['Good band: exactly −5 °F'])
    expect(against(0, 0)).toEqual(['Good band: exactly 0 °F'])
    expect(against(undefined, 0.5, 'in w.c.')).toEqual(['Good band: at most 0.5 in w.c.'])
  })

  it('one of a unit that counts', () => {
    expect(against(1, undefined, 'years of labor')).toEqual(['Good band: at least 1 year of labor'])
    expect(against(undefined, 1, 'seconds of pause')).toEqual(['Good band: at most 1 second of pause'])
    expect(against(1, undefined, 'ohms')).toEqual(['Good band: at least 1 ohms'])
    expect(against(11, undefined, 'years')).toEqual(['Good band: at least 11 years'])
  })

  it('who judges, where no band does', () => {
    const judge = 'The plan decides.'
    expect(linesOf({ unit: '°F', judge })).toContainEqual(expect.objectContaining({ kind: 'reading', against: judge }))
  })

  it('the band of each case, and of the one that was picked alone', () => {
    const good = { en: 'g', es: 'b' }
    const cases = [
      { id: 'split', name: { en: 'Split system', es: 'Equipo dividido' }, good, min: 14.3 },
      { id: 'other', name: { en: 'Another unit', es: 'Otro equipo' }, good },
    ]
    const [line] = linesOf({ unit: 'SEER2' }, cases).filter((line) => line.kind === 'reading')
    if (!line) throw new Error('there is no reading')
    const all = 'Good band by case. Split system: at least 14.3 SEER2; Another unit: no band, “Good” decides'
    expect(line.against).toBe(all)
    expect(againstCase(line, 'split')).toBe('Split system: at least 14.3 SEER2')
    expect(againstCase(line, 'other')).toBe('Another unit: no band, “Good” decides')
    for (const unknown of [undefined, '', 'plastic']) expect(againstCase(line, unknown)).toBe(all)
  })

  it('the number that is meant, where the check asks for several', () => {
    const labels = (value: Value) => linesOf(value).map((line) => line.kind === 'reading' && line.label)
    expect(labels({ unit: 'SEER2', called: 'SEER2', min: 14 })).toEqual(['Your SEER2 reading'])
    expect(labels({ unit: 'SEER2', min: 14 })).toEqual(['Your reading'])
  })

  it('another reading, by its name', () => {
    const near = { point: 'house-pressure', called: 'the house pressure', within: 2 }
    expect(linesOf({ unit: 'psi', near })).toContainEqual(
      expect.objectContaining({ against: 'Good band: within 2 psi of the house pressure' }),
    )
  })
})

describe('what good is', () => {
  const good = { en: 'At least 6 in', es: 'Al menos 6 pulg' }
  const other = { en: 'At least 1 in', es: 'Al menos 1 pulg' }
  const cases = [
    { id: 'single', name: { en: 'Single-wall', es: 'Pared sencilla' }, when: { answers: { fuel: ['gas'] } }, good },
    { id: 'double', name: { en: 'Double-wall', es: 'Pared doble' }, good: other },
  ]

  it('is one line, or one for each case where none can be picked', () => {
    expect(goodLines({ good, cases: [] })).toEqual([{ label: 'Good', text: 'At least 6 in' }])
    expect(goodLines({ good: undefined, cases })).toEqual([
      { label: 'Good, Single-wall', text: 'At least 6 in' },
      { label: 'Good, Double-wall', text: 'At least 1 in' },
    ])
  })

  it('is that of the case that the job leaves, that of another job of the two too', () => {
    const questions = [{ id: 'fuel', ask: 'a', jobs: ['tank'], options: [] }]
    const left = (jobs: string[], fuel: string, when?: CheckPoint['when'], itemWhen?: CheckPoint['when']) =>
      fittedPoint({ cases, when }, { job: { jobs, answers: { fuel } }, questions, itemWhen }).cases?.map(({ id }) => id)
    expect(left(['tank'], 'electric')).toEqual(['double'])
    expect(left(['tank', 'leak'], 'electric')).toEqual(['single', 'double'])
    expect(left(['tank', 'leak'], 'electric', { jobs: ['tank'] })).toEqual(['double'])
    expect(left(['tank', 'leak'], 'electric', undefined, { jobs: ['tank'] })).toEqual(['double'])
    expect(goodOf({ cases: cases.slice(1) }, undefined)).toBe(other)
    expect(goodOf({ cases }, undefined)).toBeUndefined()
    expect(goodOf({ cases }, 'single')).toBe(good)
  })
})
