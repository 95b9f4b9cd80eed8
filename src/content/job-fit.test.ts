import { describe, expect, it } from 'vitest'
import { fitsAnswers, isApplicable, isAsked, nothingSaid } from './job-fit.ts'

const questions = [{ id: 'fuel', jobs: ['tank', 'tankless'] }, { id: 'age' }]
const tank = { jobs: ['tank'], answers: { fuel: 'gas' } }

describe('something belongs to a job', () => {
  it('while nothing is said of the job', () => {
    expect(isApplicable([{ jobs: ['tank'], answers: { fuel: ['gas'] } }], nothingSaid, questions)).toBe(true)
  })

  it('when one of its jobs is picked, among others too', () => {
    expect(isApplicable([{ jobs: ['tank', 'leak'] }], { ...tank, jobs: ['softener', 'leak'] }, questions)).toBe(true)
    expect(isApplicable([{ jobs: ['tank'] }], { ...tank, jobs: ['softener', 'leak'] }, questions)).toBe(false)
  })

  it('when no answer speaks against it', () => {
    expect(isApplicable([{ answers: { fuel: ['gas'] } }], tank, questions)).toBe(true)
    expect(isApplicable([{ answers: { fuel: ['electric'] } }], tank, questions)).toBe(false)
    expect(isApplicable([{ answers: { age: ['old'] } }], tank, questions)).toBe(true)
    expect(
      isApplicable([{ answers: { fuel: ['gas'], age: ['old'] } }], { ...tank, answers: { age: 'new' } }, questions),
    ).toBe(false)
  })

  it('when what holds it belongs to the job too', () => {
    expect(isApplicable([undefined, { jobs: ['tank'] }], tank, questions)).toBe(true)
    expect(isApplicable([{ jobs: ['leak'] }, { jobs: ['tank'] }], tank, questions)).toBe(false)
  })

  it('whatever was answered to a question that this job is not asked', () => {
    const leak = { jobs: ['leak'], answers: { fuel: 'gas' } }
    expect(isAsked({ id: 'fuel', jobs: ['tank'] }, leak)).toBe(false)
    expect(fitsAnswers({ fuel: ['electric'] }, leak, questions)).toBe(true)
  })
})
