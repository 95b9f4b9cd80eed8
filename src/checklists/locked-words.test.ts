import { describe, expect, it } from 'vitest'
import { nothingSaid } from '../content/job-fit.ts'
import { lockedWords } from './locked-words.ts'

const split = { id: 'split', name: 'New split system', pointCount: 39, lockedCount: 27, onceCount: 10 }
const ducts = { id: 'ducts', name: 'New ducts', pointCount: 21, lockedCount: 14, onceCount: 5 }
const once = 'of them can be seen only while the crew is there, or before it is covered'

describe('what a plan adds, in numbers,', () => {
  it('is said of each job that was picked', () => {
    expect(lockedWords([split, ducts], { jobs: ['split'], answers: {} })).toEqual([
      `New split system: 27 more checks; 10 ${once}.`,
    ])
    expect(lockedWords([split, ducts], { jobs: ['ducts', 'split'], answers: {} })).toHaveLength(2)
  })

  it('is the most that it can be once something was answered about the job', () => {
    expect(lockedWords([split], { jobs: ['split'], answers: { kind: 'ac' } })).toEqual([
      `New split system: up to 27 more checks; up to 10 ${once}.`,
    ])
  })

  it('goes from the least to the most while no job of this list is picked', () => {
    const any = [`For your job: 14 to 27 more checks; 5 to 10 ${once}.`]
    expect(lockedWords([split, ducts], nothingSaid)).toEqual(any)
    expect(lockedWords([split, ducts], { jobs: ['tank'], answers: {} })).toEqual(any)
  })

  it('says nothing of what there is none of', () => {
    expect(lockedWords([], nothingSaid)).toEqual([])
    expect(lockedWords([{ ...ducts, lockedCount: 1, onceCount: 0 }], nothingSaid)).toEqual([
      'For your job: 1 more check.',
    ])
  })
})
