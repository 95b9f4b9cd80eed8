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

  it('when it belongs to one of several, whatever the answers say about another', () => {
    const both = { jobs: ['tank', 'softener'], answers: { fuel: 'gas' } }
    const either = { jobs: ['tank', 'softener'], answers: { fuel: ['electric'] } }
    expect(isApplicable([either], { ...both, jobs: ['softener'] }, questions)).toBe(true)
    expect(isApplicable([either], both, questions)).toBe(true)
    expect(isApplicable([either], { ...both, jobs: ['tank', 'tankless'] }, questions)).toBe(false)
    expect(isApplicable([{ jobs: ['tank', 'leak'] }, { jobs: ['softener', 'leak'] }], both, questions)).toBe(false)
  })

  it('whatever was answered to a question that this job is not asked', () => {
    const leak = { jobs: ['leak'], answers: { fuel: 'gas' } }
    expect(isAsked({ id: 'fuel', jobs: ['tank'] }, leak)).toBe(false)
    expect(fitsAnswers({ fuel: ['electric'] }, leak, questions)).toBe(true)
  })
})
