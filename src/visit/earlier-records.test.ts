import { describe, expect, it } from 'vitest'
import { type EarlierRecord, visitOfRecords } from './earlier-records.ts'
import { afterOperation, itemIn, merged, pointIn } from './visit.ts'
import { isDone } from './visit-progress.ts'

const at = (second: number) => `2026-10-01T17:00:0${second}.000Z`
const record = (said: Partial<EarlierRecord>): EarlierRecord => ({
  itemId: 'i',
  tickedPoints: [],
  isCompleted: false,
  notes: null,
  readings: {},
  ...said,
})
const points = [{ id: 'a' }, { id: 'b' }]

describe('what earlier versions kept', () => {
  it('is a visit: ticks as Good, readings, cases and notes, each with its time', () => {
    const visit = visitOfRecords([
      record({
        tickedPoints: ['a'],
        notes: 'Asked.',
        readings: { a: '12' },
        cases: { a: 'roof' },
        changedAt: { 'tick/a': at(1), 'tick/b': at(2), 'reading/a': at(3), 'case/a': at(4), notes: at(5) },
      }),
    ])
    expect(pointIn(visit, 'a')).toMatchObject({
      answer: 'good',
      reading: '12',
      pickedCase: 'roof',
      changedAt: { answer: at(1), reading: at(3), pickedCase: at(4) },
    })
    expect(pointIn(visit, 'b')).toMatchObject({ answer: null, changedAt: { answer: at(2) } })
    expect(itemIn(visit, 'i')).toEqual({ done: null, notes: 'Asked.', changedAt: { notes: at(5) } })
  })

  it('from before times were kept is older than any answer', () => {
    const earlier = visitOfRecords([record({ tickedPoints: ['a'], isCompleted: true, notes: 'Before' })])
    expect(pointIn(earlier, 'a').changedAt).toEqual({ answer: '' })
    expect(itemIn(earlier, 'i')).toEqual({ done: true, notes: 'Before', changedAt: { done: '', notes: '' } })
    const now = afterOperation(earlier, { point: 'a', said: { answer: 'problem' }, at: at(0) })
    expect(pointIn(merged(now, earlier), 'a').answer).toBe('problem')
    expect(pointIn(merged(earlier, now), 'a').answer).toBe('problem')
  })

  it('keeps an item done that was pressed so, and lets one follow its points that was done by its last tick', () => {
    const pressed = visitOfRecords([record({ isCompleted: true, changedAt: { isCompleted: at(1) } })])
    expect(isDone(pressed, 'i', points)).toBe(true)
    const ticked = visitOfRecords([
      record({
        tickedPoints: ['a', 'b'],
        isCompleted: true,
        changedAt: { 'tick/a': at(1), 'tick/b': at(2), isCompleted: at(2) },
      }),
    ])
    expect(isDone(ticked, 'i', points)).toBe(true)
    expect(isDone(ticked, 'i', [...points, { id: 'c' }])).toBe(false)
  })

  it('says nothing of what nobody touched', () => {
    expect(visitOfRecords([record({})])).toEqual({ points: new Map(), items: new Map() })
  })
})
