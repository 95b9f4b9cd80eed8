import { describe, expect, it } from 'vitest'
import { merged } from '../model/merge.ts'
import { afterOperation, emptyVisit, type Operation, pointIn } from '../model/visit.ts'
import { readOutbox, textOfOutbox, withDraft, withOperations, without } from './outbox.ts'

const at = (second: number) => `2026-11-20T17:00:0${second}.000Z`
const good: Operation = { point: 'a', answers: { answer: 'good' }, at: at(1) }

const boxOf = (operations: readonly Operation[]) => textOfOutbox({ operations, drafts: {} })
const lateIn = (text: string | null) => readOutbox(text).operations

describe('what a page could not store before it was closed', () => {
  it('is stored by the next one', () => {
    const operations: Operation[] = [
      good,
      { item: 'i', seen: null, written: 'Asked.', at: at(2) },
      { item: 'i', done: true, at: at(3) },
      { about: { name: 'Upstairs' }, at: at(4) },
    ]
    expect(lateIn(boxOf(operations))).toEqual(operations.map((one) => ({ ...one, isLate: true })))
    expect(without(lateIn(boxOf(operations)), operations)).toEqual([])
    expect(boxOf([])).toBeNull()
  })

  it('counts only where nothing was said since, answer by answer', () => {
    const since = afterOperation(emptyVisit, { point: 'a', answers: { answer: 'problem' }, at: at(2) })
    const [late] = lateIn(boxOf([{ point: 'a', answers: { answer: 'good', reading: '12' }, at: at(1) }]))
    if (!late) throw new Error('nothing is late')
    expect(pointIn(afterOperation(since, late), 'a')).toMatchObject({ answer: 'problem', reading: '12' })
    expect(pointIn(afterOperation(emptyVisit, late), 'a').answer).toBe('good')
  })

  it('comes in the order in which it was said, whichever tab was closed first, so that no notes are lost', () => {
    const early: Operation = { item: 'i', seen: null, written: 'First.', at: at(1) }
    const later: Operation = { item: 'i', seen: null, written: 'Second.', at: at(2) }
    const left = textOfOutbox(withOperations(readOutbox(boxOf([later])), [early]))
    const visit = lateIn(left).reduce(afterOperation, emptyVisit)
    expect(visit.items.get('i')?.notes).toBe('First.\n\nSecond.')
  })

  it('brings no notes twice that were stored after all and written on since', () => {
    const [first, more]: Operation[] = [
      { item: 'i', seen: null, written: 'First', at: at(1) },
      { item: 'i', seen: 'First', written: 'First, and more.', at: at(2) },
    ]
    if (!first || !more) throw new Error('nothing was written')
    const stored = [first, more].reduce(afterOperation, emptyVisit)
    for (const left of [[first], [first, more]])
      expect(lateIn(boxOf(left)).reduce(afterOperation, stored)).toEqual(stored)
    const cleared = afterOperation(stored, { item: 'i', seen: 'First, and more.', written: null, at: at(3) })
    expect(
      lateIn(boxOf([first]))
        .reduce(afterOperation, cleared)
        .items.get('i')?.notes,
    ).toBeNull()
  })

  it('stands beside notes that another tab has written since, once, and newer than either', () => {
    const early: Operation = { item: 'i', seen: null, written: 'Serial 4711.', at: at(1) }
    const since = afterOperation(emptyVisit, { item: 'i', seen: null, written: 'They leave at five.', at: at(2) })
    const after = lateIn(boxOf([early])).reduce(afterOperation, since)
    expect(after.items.get('i')?.notes).toBe('They leave at five.\n\nSerial 4711.')
    for (const older of [since, afterOperation(emptyVisit, early)])
      expect(merged(after, older).items.get('i')?.notes).toBe('They leave at five.\n\nSerial 4711.')
    const more = afterOperation(after, {
      item: 'i',
      seen: 'They leave at five.\n\nSerial 4711.',
      written: 'Serial 4711.\n\nThey left at six.',
      at: at(3),
    })
    expect(afterOperation(more, early)).toEqual(more)
  })

  it('is nothing where it cannot be read', () => {
    for (const text of [
      null,
      '',
      '7',
      '{}',
      '{"operations":[null, 1, {"at": "x"}, {"point": "a", "at": "x"}, {"item": "i", "at": 1, "done": true}]}',
    ])
      expect(lateIn(text), String(text)).toEqual([])
  })

  it('is left once, however often a page without a database is left and loaded anew', () => {
    let left = boxOf([good])
    for (let load = 0; load < 3; load++) {
      const taken = lateIn(left)
      left = null
      // A page is hidden, and then gone.
      left = textOfOutbox(withOperations(readOutbox(left), taken))
      left = textOfOutbox(withOperations(readOutbox(left), taken))
    }
    expect(lateIn(left)).toEqual([{ ...good, isLate: true }])
  })

  it('is said once, where an earlier page left it and this one still holds it', () => {
    expect(withOperations(readOutbox(boxOf([good])), [good]).operations).toEqual([good])
  })

  it('is kept beside what another tab has left', () => {
    const other: Operation = { point: 'b', answers: { answer: 'na' }, at: at(3) }
    expect(withOperations(readOutbox(boxOf([other])), [good]).operations).toEqual([{ ...other, isLate: true }, good])
  })

  it('holds a draft of notes beside it, until it is saved or cancelled', () => {
    for (const draft of [
      { seen: null, text: 'Plate is bent' },
      { seen: 'Asked', text: '' },
    ]) {
      const box = readOutbox(textOfOutbox(withDraft(readOutbox(boxOf([good])), 'i', draft)))
      expect(box).toEqual({ operations: [{ ...good, isLate: true }], drafts: { i: draft } })
      expect(withDraft(box, 'i', null).drafts).toEqual({})
    }
    for (const bad of ['null', '7', '[]', '{"text":"x"}', '{"seen":null,"text":5}'])
      expect(readOutbox(`{"drafts":{"i":${bad}}}`).drafts, bad).toEqual({})
  })
})
