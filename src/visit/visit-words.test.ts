import { describe, expect, it } from 'vitest'
import { untouchedPoint } from './visit.ts'
import { lastChance, problemLines, withPhrase } from './visit-words.ts'

const inWords = (day: string) => `the day ${day}`

describe('a problem in lines', () => {
  it('says what is wrong, what was seen and what they said, and nothing of what was left out', () => {
    expect(problemLines({ ...untouchedPoint, fault: 'missing', saw: ' No cap. ', reply: 'today' }, inWords)).toEqual([
      { label: 'What is wrong', text: 'It is missing' },
      { label: 'What I saw', text: 'No cap.' },
      { label: 'What they said', text: 'Will fix it today' },
    ])
    expect(problemLines(untouchedPoint, inWords)).toEqual([])
  })

  it('names the promised day, once there is one', () => {
    const promised = { ...untouchedPoint, reply: 'by-date' as const }
    expect(problemLines(promised, inWords)[0]?.text).toBe('Will fix it by a date')
    expect(problemLines({ ...promised, byWhen: '2026-12-01' }, inWords)[0]?.text).toBe(
      'Will fix it by the day 2026-12-01',
    )
  })
})

it('a ready phrase goes after what was written, and takes nothing away', () => {
  expect(withPhrase('', 'Not there.')).toBe('Not there.')
  expect(withPhrase('Second try. ', 'Not there.')).toBe('Second try. Not there.')
})

it('the last chance of a phase is said in one and in many', () => {
  expect(lastChance('before-cover', 1)).toBe('1 check left, impossible once this is covered')
  expect(lastChance('before-cover', 4)).toBe('4 checks left, impossible once this is covered')
})
