import { describe, expect, it } from 'vitest'
import { readingLine } from '../../../checklists/readings/reading-words.ts'
import { formats } from '../../../format/formats.ts'
import { afterOperation, emptyVisit, type PointAnswers, pointIn, replyValues, untouchedPoint } from '../visit.ts'
import { measuredIn, problemLines, repliedBoth, seenWords } from './problem-words.ts'

const said = (answers: Partial<PointAnswers>, at = '2026-11-24T22:40:00.000Z') =>
  pointIn(afterOperation(emptyVisit, { point: 'p', answers, at }), 'p')

describe('what the crew replied', () => {
  it('is told in both languages, with the time at which it was said', () => {
    expect(repliedBoth(untouchedPoint, formats.en)).toBeUndefined()
    expect(repliedBoth(said({ reply: 'today' }), formats.en)).toEqual({
      en: 'Will be fixed today (Nov 24, 2026, 3:40 PM)',
      es: 'Se arregla hoy mismo (24 de noviembre de 2026, 3:40 p.m.)',
    })
  })

  it('names the promised day once there is one, and no day with another reply', () => {
    const promised = (answers: Partial<PointAnswers>) =>
      repliedBoth({ ...untouchedPoint, reply: 'by-date', ...answers }, formats.en)
    expect(promised({})).toEqual({ en: 'Will be fixed on another day', es: 'Se arregla otro día' })
    expect(promised({ byWhen: '2026-12-01' })).toEqual({
      en: 'Will be fixed on December 1, 2026',
      es: 'Se arregla el 1 de diciembre de 2026',
    })
    expect(promised({ byWhen: '2026-12-01', reply: 'no' })?.es).toBe('No se va a arreglar')
  })

  it('is one sentence of its own for each reply', () => {
    const all = replyValues.map((reply) => repliedBoth({ ...untouchedPoint, reply }, formats.en))
    for (const language of ['en', 'es'] as const) expect(new Set(all.map((one) => one?.[language])).size).toBe(5)
  })
})

describe('a problem in lines', () => {
  it('says what is wrong, what was seen and what they said, and nothing of what was left out', () => {
    expect(problemLines(said({ fault: 'missing', saw: ' No cap. ', reply: 'ask' }), formats.en)).toEqual([
      { label: 'What is wrong', text: 'It is missing' },
      { label: 'What I saw', text: 'No cap.' },
      { label: 'What they said', text: 'They have to ask first (Nov 24, 2026, 3:40 PM)' },
    ])
    expect(problemLines(untouchedPoint, formats.en)).toEqual([])
  })
})

it('of what was seen a ready phrase is told in Spanish too, and the rest stays as it was typed', () => {
  const { phrases, own } = seenWords('25 A, not 40.\nNot as we agreed. I got no answer.')
  expect(phrases.map(({ es }) => es)).toEqual(['No es lo que acordamos.', 'No me han contestado.'])
  expect(own).toBe('25 A, not 40.')
  expect(seenWords('It is Not as we agreed.really')).toEqual({ phrases: [], own: 'It is Not as we agreed.really' })
})

it('what was read is told with its unit, and of what is read twice how far it went', () => {
  const once = readingLine({ unit: 'in from floor', max: 80 })
  expect(measuredIn(untouchedPoint, once)).toBeUndefined()
  expect(measuredIn({ ...untouchedPoint, reading: ' 92 ' }, once)).toEqual({ en: '92 in from floor', es: '92 pulg' })
  const over = { called: 'Gauge', reads: 'psi', minutes: 15, counts: 'fall', change: 'psi lost' } as const
  const taken = (reading: string, minute: string) => ({ reading, at: `2026-11-20T17:${minute}:00.000Z`, run: 'r' })
  const twice = { ...untouchedPoint, first: taken('62', '00'), second: taken('60', '20') }
  const line = readingLine({ unit: 'psi', max: 0, over })
  expect(measuredIn(twice, line)).toEqual({ en: '2 psi lost in 20 min', es: '62 psi, luego 60 psi, en 20 min' })
  const cup = { ...twice, cupFirst: taken('9', '00'), cupSecond: taken('8', '20') }
  expect(measuredIn(cup, readingLine({ unit: 'in', max: 0, over: { ...over, cup: { called: 'bucket' } } }))?.es).toBe(
    '62 pulg, luego 60 pulg, en 20 min; el recipiente: 9 pulg, luego 8 pulg',
  )
})
