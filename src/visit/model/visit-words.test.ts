import { describe, expect, it } from 'vitest'
import { answeredWords } from './answered-words.ts'
import { untouchedPoint } from './visit.ts'
import { checksWords, lastChance, noteOf, progressInFull, withPhrase } from './visit-words.ts'

describe('how far a visit is', () => {
  const far = { answered: 8, all: 39 }
  it('is said of the checks for the job, with the whole list once beside it', () => {
    const list = { pointCount: 47, isOpen: true, isJobSaid: true }
    expect(progressInFull(far, list)).toBe('8 of 39 checks for this job (47 in the whole list)')
    expect(progressInFull({ answered: 8, all: 47 }, { ...list, isJobSaid: false })).toBe('8 of 47 checks')
    expect(progressInFull({ answered: 3, all: 16 }, { pointCount: 47, isOpen: false, isJobSaid: false })).toBe(
      '3 of 16 free checks',
    )
    expect(answeredWords(far)).toBe('8 of 39')
  })

  it('is a number of answers where nobody can tell of how many', () => {
    expect(answeredWords({ answered: 16, all: 0 })).toBe('16 answers')
    expect(progressInFull({ answered: 1, all: 0 }, { pointCount: 47, isOpen: false, isJobSaid: true })).toBe('1 answer')
  })

  it('says of free checks that they are free', () => {
    expect([checksWords(39), checksWords(1), checksWords(16, false)]).toEqual([
      '39 checks',
      '1 check',
      '16 free checks',
    ])
  })
})

it('the same words are a note where the answer is no problem', () => {
  const seen = { ...untouchedPoint, saw: ' No cap. ' }
  expect(noteOf({ ...seen, answer: 'good' })).toBe('No cap.')
  expect(noteOf({ ...seen, answer: 'problem' })).toBe('')
})

it('a ready phrase goes after what was written, and takes nothing away', () => {
  expect(withPhrase('', 'Not as we agreed.')).toBe('Not as we agreed.')
  expect(withPhrase('Second try. ', 'Not as we agreed.')).toBe('Second try. Not as we agreed.')
})

it('the last chance of a phase is said in one and in many', () => {
  expect(lastChance('before-cover', 1)).toBe('1 check left, impossible once this is covered')
  expect(lastChance('before-cover', 4)).toBe('4 checks left, impossible once this is covered')
})
