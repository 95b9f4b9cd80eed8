import { expect, it } from 'vitest'
import { problemForCrew } from './problem-words.ts'
import { untouchedPoint } from './visit.ts'

const inWords = () => 'December 1, 2026'

it('a contractor reads what is wrong, what was seen and what was promised, and nothing of what was left out', () => {
  expect(problemForCrew(untouchedPoint, inWords)).toEqual({ fault: '', note: '', promise: '' })
  const said = { ...untouchedPoint, fault: 'differs', saw: ' 25 A, not 40. ', reply: 'by-date' } as const
  expect(problemForCrew(said, inWords)).toEqual({
    fault: 'Differs',
    note: '25 A, not 40.',
    promise: 'Promised: fixed by a date',
  })
  expect(problemForCrew({ ...said, byWhen: '2026-12-01' }, inWords).promise).toBe('Promised: fixed by December 1, 2026')
  expect(problemForCrew({ ...said, reply: 'today', byWhen: '2026-12-01' }, inWords).promise).toBe(
    'Promised: fixed today',
  )
})
