import { describe, expect, it } from 'vitest'
import { formats } from '../../format/formats.ts'
import { answerLines, answersBeside } from './answers-beside-list.ts'
import type { FittedItem } from './fitted-items.ts'
import { afterOperation, emptyVisit, type PointAnswers, type Visit } from './visit.ts'

const at = '2026-11-20T17:00:00.000Z'
const point = (id: string) => ({ id, name: { en: `Check ${id}`, es: id }, value: { unit: 'V', min: 110 } })
const fitted = [
  {
    item: { id: 'one', points: [point('a'), point('b')] },
    number: 4,
    points: [point('a')],
    ruledOut: [{ point: point('b'), condition: 'Camera' }],
  },
] as unknown as FittedItem[]
const said = (visit: Visit, id: string, answers: Partial<PointAnswers>) =>
  afterOperation(visit, { point: id, answers: answers, at })

describe('what is said beside the list', () => {
  it('is what the job rules out and what the list does not have; problems come first, and what is shown is none of it', () => {
    let visit = said(emptyVisit, 'a', { answer: 'problem' })
    visit = said(visit, 'b', { answer: 'problem', saw: 'Loose' })
    visit = said(visit, 'long-gone', { answer: 'good' })
    visit = said(visit, 'locked-check', { answer: 'problem' })
    visit = said(visit, 'looked-at', { pickedCase: 'roof' })
    const beside = answersBeside(fitted, visit)
    expect(beside.ruledOut).toMatchObject([{ title: '4.2 Check b', condition: 'Camera', unit: 'V' }])
    expect(beside.notOnList.map(({ title }) => title)).toEqual(['locked check', 'long gone'])
  })

  it('has the number, the name and what is good of a check whose item is shut', () => {
    const visit = said(emptyVisit, 'shut', { answer: 'problem', saw: 'Loose' })
    const told = [{ id: 'shut', number: '5.1', name: 'Trap at the drain', good: ['Wet', 'Dry'] }]
    const [found] = answersBeside(fitted, visit, told).notOnList
    expect(found?.title).toBe('5.1 Trap at the drain')
    expect(found && answerLines(found, formats.en).slice(0, 2)).toEqual([
      { label: 'Good', text: 'Wet Or: Dry' },
      { label: 'Your answer', text: 'Problem' },
    ])
  })

  it('keeps the notes of an item that is not shown', () => {
    const note = (item: string) => (visit: Visit) =>
      afterOperation(visit, { item, seen: null, written: `Of ${item}`, at })
    const visit = note('later-item')(note('one')(emptyVisit))
    expect(answersBeside(fitted, visit).notes).toEqual([
      { id: 'later-item', title: 'later item', notes: 'Of later-item' },
    ])
  })

  it('is told with every word: answer, readings, case, what is wrong, what was seen and promised, or the note', () => {
    const lines = (answers: Partial<PointAnswers>) =>
      answersBeside(fitted, said(emptyVisit, 'b', answers)).ruledOut.flatMap((one) =>
        answerLines(one, formats.en).map(({ label, text }) => `${label}: ${text}`),
      )
    expect(
      lines({
        answer: 'problem',
        reading: ' 99 ',
        pickedCase: 'single-wall',
        fault: 'differs',
        saw: 'Loose',
        reply: 'by-date',
        byWhen: '2026-12-01',
      }),
    ).toEqual([
      'Your answer: Problem',
      'Reading: 99 V',
      'Your case: single wall',
      'What is wrong: It differs',
      'What I saw: Loose',
      'What they said: Will be fixed on December 1, 2026 (Nov 20, 2026, 10:00 AM)',
    ])
    expect(lines({ answer: 'good', saw: 'Asked' })).toEqual(['Your answer: Good', 'Note: Asked'])
    expect(lines({ first: { reading: '60', at, run: at }, second: { reading: '', at, run: at } })).toEqual([
      'Your answer: Not checked',
      'First reading: 60 V, Nov 20, 2026, 10:00 AM',
    ])
    expect(lines({ pickedCase: 'single-wall' })).toEqual([])
  })
})
