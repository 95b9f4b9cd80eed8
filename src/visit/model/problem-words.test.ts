import { expect, it } from 'vitest'
import { readingLine } from '../../checklists/reading-words.ts'
import { measuredIn, problemForCrew } from './problem-words.ts'
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

it('what was read is said with its unit, and of what is read twice how far it went', () => {
  const once = readingLine({ unit: 'psi', max: 80 })
  expect(measuredIn(untouchedPoint, once)).toBe('')
  expect(measuredIn({ ...untouchedPoint, reading: ' 92 ' }, once)).toBe('92 psi')
  const over = { called: 'Gauge', reads: 'psi', minutes: 15, counts: 'fall', change: 'psi lost' } as const
  const taken = (reading: string, minute: string) => ({ reading, at: `2026-11-20T17:${minute}:00.000Z`, run: 'r' })
  const twice = { ...untouchedPoint, first: taken('62', '00'), second: taken('60', '20') }
  expect(measuredIn(twice, readingLine({ unit: 'psi', max: 0, over }))).toBe('2 psi lost in 20 min')
})
