import { describe, expect, it } from 'vitest'
import type { CheckPoint, Judged, Value } from '../../checklists/checklist.ts'
import { isDecided, objectionTo, undecided } from './objection.ts'
import { answerDespite, objectionQuestion } from './objection-words.ts'
import { emptyVisit, type PointAnswers, untouchedPoint } from './visit.ts'

const record = (answers: Partial<PointAnswers>) => ({ ...untouchedPoint, ...answers })
const superheat = { unit: '°F', min: 16, max: 22 }
const gauge = {
  unit: 'psi',
  max: 0,
  over: { called: 'Gauge', reads: 'psi', minutes: 15, counts: 'fall', change: 'psi lost' },
} as const
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 17, minutes)).toISOString()
const first = { reading: '62', at: at(0), run: at(0) }
const second = (reading: string, minutes = 15) => ({ reading, at: at(minutes), run: at(0) })
const found = (answers: Partial<PointAnswers>, value: Value = superheat, cases?: Judged['cases']) => {
  const objection = objectionTo(record(answers), { value, cases }, { pickedCase: undefined })
  return objection && { objection, question: objectionQuestion(objection, record(answers)) }
}

describe('a Good beside a reading outside its band', () => {
  it('is asked about in the words of the reading, and what is not Good or not outside is not', () => {
    expect(found({ answer: 'good', reading: ' 14.5 ' })?.question).toBe(
      'Your reading 14.5 is under 16. Good anyway, or Problem?',
    )
    expect(found({ answer: 'good', reading: '23' })?.question).toMatch(/^Your reading 23 is over 22\./)
    for (const answer of ['problem', 'na', null] as const) expect(found({ answer, reading: '14.5' })).toBeUndefined()
    for (const reading of ['', '16', 'two']) expect(found({ answer: 'good', reading }), reading).toBeUndefined()
  })

  it('stays decided until another reading stands there, and the report says who decided', () => {
    const open = record({ answer: 'good', reading: '14.5' })
    const objection = objectionTo(open, { value: superheat }, { pickedCase: undefined })
    if (!objection) throw new Error('nothing speaks against it')
    expect(answerDespite(open, objection)).toBe('Good, though the reading 14.5 is under 16')
    const decided = { ...open, decidedOn: objection.on }
    expect(isDecided(decided, objection)).toBe(true)
    expect(answerDespite(decided, objection)).toBe('Good, decided by you, though the reading 14.5 is under 16')
    const other = objectionTo({ ...decided, reading: '12' }, { value: superheat }, { pickedCase: undefined })
    expect(other && isDecided({ ...decided, reading: '12' }, other)).toBe(false)
  })

  it('is asked about anew when the other reading that it is held against is another one', () => {
    const near = { point: 'house', called: 'the house pressure', within: 2 }
    const against = (other: string) =>
      objectionTo(
        record({ answer: 'good', reading: '63' }),
        { value: { unit: 'psi', near } },
        { pickedCase: undefined, other },
      )
    const [before, after] = [against('60'), against('50')]
    if (!before || !after) throw new Error('nothing speaks against it')
    expect(before.what).toBe('reading 63 is more than 2 psi from the house pressure, 60')
    const decided = record({ answer: 'good', reading: '63', decidedOn: before.on })
    expect(isDecided(decided, before)).toBe(true)
    expect(isDecided(decided, after)).toBe(false)
  })

  it('is asked of what changed between two readings as well', () => {
    const question = found({ answer: 'good', first, second: second('60') }, gauge)?.question
    expect(question).toBe('Your result, 2 psi lost in 15 min, is over 0. Good anyway, or Problem?')
    expect(found({ answer: 'good', first, second: second('62') }, gauge)).toBeUndefined()
  })
})

describe('a Good where it depends on a case that is not picked what is good', () => {
  const cases = [
    { id: 'single', name: { en: 'Single-wall', es: 'Pared sencilla' }, min: 6 },
    { id: 'double', name: { en: 'Double-wall', es: 'Pared doble' }, min: 1 },
    { id: 'plastic', name: { en: 'Plastic', es: 'Plástico' } },
  ]
  const flue = { value: { unit: 'in' }, cases }
  const at = (answers: Partial<PointAnswers>, pickedCase?: string) =>
    objectionTo(record({ answer: 'good', ...answers }), flue, { pickedCase })?.kind

  it('waits for the case, and then for what its band says', () => {
    expect(at({ reading: '2' })).toBe('no-case')
    expect(at({ reading: '2' }, 'single')).toBe('outside')
    expect(at({ reading: '2' }, 'double')).toBeUndefined()
    expect(at({ reading: '2' }, 'plastic')).toBeUndefined()
  })

  it('waits without a number too, and where nothing is measured; another answer does not', () => {
    for (const reading of ['', 'two']) expect(at({ reading })).toBe('no-case')
    expect(objectionTo(record({ answer: 'good' }), { cases }, { pickedCase: undefined })?.kind).toBe('no-case')
    for (const answer of ['problem', 'na'] as const) expect(at({ answer, reading: '2' })).toBeUndefined()
  })

  it('is asked about without a way around it, and told for what it is', () => {
    const open = record({ answer: 'good', reading: '2', decidedOn: '' })
    const objection = objectionTo(open, flue, { pickedCase: undefined })
    if (!objection) throw new Error('nothing speaks against it')
    expect(objectionQuestion(objection, open)).toBe('What is good here depends on the case. Which is yours?')
    expect(answerDespite(open, objection)).toBe('Good is the homeowner’s word: no case is picked, so nothing is judged')
    expect(isDecided(open, objection)).toBe(false)
  })

  it('waits at what is read twice once both readings are there', () => {
    const timed = { ...gauge, max: undefined }
    const cases = [
      { id: 'a', name: { en: 'A', es: 'A' }, max: 0 },
      { id: 'b', name: { en: 'B', es: 'B' }, max: 5 },
    ]
    expect(found({ answer: 'good' }, timed, cases)?.objection.kind).toBe('no-case')
    expect(found({ answer: 'good', first }, timed, cases)?.objection.kind).toBe('waiting')
    expect(found({ answer: 'good', first, second: second('60') }, timed, cases)?.question).toBe(
      'What is good here depends on the case. Which is yours?',
    )
    const oneBand = cases.map(({ id, name }) => ({ id, name }))
    expect(found({ answer: 'good', first, second: second('60') }, gauge, oneBand)?.objection.kind).toBe('no-case')
  })
})

describe('an answer while a second reading is still to come', () => {
  it('is noted, and told that the reading is still to come; one that was too early counts as none', () => {
    for (const answer of ['good', 'problem', 'na'] as const)
      expect(found({ answer, first }, gauge)?.objection.kind, answer).toBe('waiting')
    expect(found({ answer: 'good', first }, gauge)?.question).toBe(
      'Good is noted. The second reading is still to come.',
    )
    expect(found({ answer: 'good', first, second: second('60', 5) }, gauge)?.objection.kind).toBe('waiting')
    expect(found({ answer: null, first }, gauge)).toBeUndefined()
    expect(found({ answer: 'good' }, gauge)).toBeUndefined()
  })

  it('says in the report that a person ended the wait', () => {
    const { objection } = found({ answer: 'good', first }, gauge) ?? {}
    if (!objection) throw new Error('nothing speaks against it')
    expect(answerDespite(record({ answer: 'good', first }), objection)).toBe(
      'Good, though the second reading is still to come',
    )
    const ended = record({ answer: 'good', first, decidedOn: objection.on })
    expect(answerDespite(ended, objection)).toBe('Good, decided by you without a second reading')
    // The way back from it stays when the answer is taken back.
    expect(objectionTo({ ...ended, answer: null }, { value: gauge }, { pickedCase: undefined })).toEqual(objection)
  })
})

it('a point goes on by itself only where nothing is left to decide', () => {
  const point = { id: 'a', value: superheat } as CheckPoint
  const visit = (answers: Partial<PointAnswers>) => ({ ...emptyVisit, points: new Map([['a', record(answers)]]) })
  expect(undecided(point, 'good', visit({ reading: '14.5' }))?.what).toBe('reading 14.5 is under 16')
  expect(undecided(point, 'na', visit({ reading: '14.5' }))).toBeUndefined()
  expect(undecided(point, 'good', visit({ reading: '17' }))).toBeUndefined()
  expect(undecided(point, 'good', visit({ reading: '14.5', decidedOn: '14.5 under 16' }))).toBeUndefined()
  const cases = [
    { id: 'single', name: { en: 'Single-wall', es: 'Pared sencilla' }, min: 6 },
    { id: 'double', name: { en: 'Double-wall', es: 'Pared doble' }, min: 1 },
  ]
  const flue = { id: 'a', value: { unit: 'in' }, cases } as unknown as CheckPoint
  expect(undecided(flue, 'good', visit({ reading: '2' }))?.kind).toBe('no-case')
  expect(undecided(flue, 'good', visit({ reading: '2', pickedCase: 'double' }))).toBeUndefined()
})

describe('a Good beside a reading that a sum puts outside', () => {
  const breaker = {
    unit: 'A',
    sum: { name: 'breaker-size', inputs: { mca: { label: 'MCA', unit: 'A' }, mocp: { label: 'MOCP', unit: 'A' } } },
  } as const
  const at = (reading: string, inputs: Record<string, string>) =>
    objectionTo(record({ answer: 'good', reading }), { value: breaker }, { inputs })

  it('is asked about with its arithmetic, and waits for nothing while a number is missing', () => {
    const objection = at('50', { mca: '25', mocp: '40' })
    expect(objection?.what).toBe('reading is outside: 50 A, more than 40 A')
    expect(at('35', { mca: '25', mocp: '40' })).toBeUndefined()
    for (const inputs of [{}, { mca: '25' }, { mca: '45', mocp: '40' }]) expect(at('50', inputs)).toBeUndefined()
    expect(at('', { mca: '25', mocp: '40' })).toBeUndefined()
  })
})
