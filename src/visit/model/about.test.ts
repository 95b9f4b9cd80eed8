import { expect, it } from 'vitest'
import { nothingSaid } from '../../content/job-fit.ts'
import { factsIn, jobChange, jobIn } from './about.ts'
import { type AboutAnswers, afterOperation, emptyVisit, type Visit } from './visit.ts'

const at = '2026-11-20T17:00:00.000Z'
const withAbout = (visit: Visit, about: AboutAnswers) => afterOperation(visit, { about, at })
const job = { jobs: ['tank'], answers: { fuel: 'gas' } }

it('a job is read from a visit as it was said, and what was taken back is gone', () => {
  expect(jobIn(emptyVisit)).toEqual(nothingSaid)
  const said = withAbout(emptyVisit, jobChange(nothingSaid, job))
  expect(jobIn(said)).toEqual(job)
  expect(jobIn(withAbout(said, jobChange(job, nothingSaid)))).toEqual(nothingSaid)
  expect(jobChange(job, job)).toEqual({})
})

it('two answers about the job from two tabs that do not know of each other are both kept', () => {
  const one = withAbout(emptyVisit, jobChange(nothingSaid, { jobs: ['tank'], answers: {} }))
  const both = withAbout(one, jobChange(nothingSaid, { jobs: [], answers: { fuel: 'gas' } }))
  expect(jobIn(both)).toEqual(job)
})

it('the head of a report is read field by field', () => {
  const visit = withAbout(withAbout(emptyVisit, { address: 'The corner house' }), { license: '123' })
  expect(factsIn(visit)).toEqual({ address: 'The corner house', contractor: '', license: '123' })
})
