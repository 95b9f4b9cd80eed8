import { describe, expect, it } from 'vitest'
import type { FileVisit } from '../../visit/backup/visit-file.ts'
import { type Answer, afterOperation, emptyVisit } from '../../visit/model/visit.ts'
import { broughtFaultWords, broughtWords, visitsFor, withoutPlace } from './brought-visits.ts'
import { noVisitOf } from './stored-visit.ts'

const early = '2026-11-20T17:00:00.000Z'
const late = '2026-11-21T17:00:00.000Z'
const visitOf = (checklistId: string, answers: Record<string, Answer> = {}, at = early): FileVisit => ({
  ...noVisitOf(checklistId),
  visit: Object.entries(answers)
    .map(([point, answer]) => ({ at, point, answers: { answer } }))
    .reduce(afterOperation, emptyVisit),
})
const listed = new Set(['a', 'b', 'c'])
const named = (visit: FileVisit, id: string): FileVisit => ({ ...visit, id, name: 'Unit 2' })

describe('what a chosen file brings to a phone file', () => {
  it('is said in one go: what is new, what is different, and that the later one stays', () => {
    const here = visitOf('hvac', { a: 'good', b: 'good' })
    expect(broughtWords(here, visitOf('hvac', { a: 'problem', b: 'good', c: 'na' }, late), listed)).toEqual({
      text: 'New: 1 answer. The same on both: 1 answer. Different: 1. The later one stays.',
      isNew: true,
    })
  })

  it('is nothing where all of it is here, and where all of it is older', () => {
    const here = visitOf('hvac', { a: 'good' }, late)
    for (const inFile of [here, visitOf('hvac', { a: 'problem' }, early)])
      expect(broughtWords(here, inFile, listed)).toEqual({
        text: 'Nothing in it is newer than what is here.',
        isNew: false,
      })
  })

  it('leaves photos where they are, and says so', () => {
    const photos = [{ id: 'p', place: 'a', file: 'photos/p.jpg', changedAt: early }]
    expect(broughtWords(visitOf('hvac'), { ...visitOf('hvac', { a: 'good' }), photos }, listed).text).toBe(
      'New: 1 answer. Its photos stay on the page: this file holds none.',
    )
  })

  it('is kept also where this file has no such point, and it is said', () => {
    const longer = visitOf('hvac', { a: 'good', d: 'good', e: 'problem' })
    expect(broughtWords(visitOf('hvac'), longer, listed).text).toBe(
      'New: 3 answers. Kept, but not on the list of this file: 2 answers.',
    )
  })

  it('is any visit of the checklist for a file without answers, and only its own once there are some', () => {
    const [first, second] = [visitOf('hvac', { a: 'good' }), named(visitOf('hvac', { a: 'na' }), 'hvac~2')]
    expect(visitsFor(visitOf('hvac'), [first, second, visitOf('pool')])).toEqual([first, second])
    expect(visitsFor(first, [second, first])).toEqual([first])
    expect(withoutPlace([first], [second, visitOf('pool'), visitOf('solar')])).toBe(
      '1 visit in it is of another job than the one here. Clear all answers first to bring it. ' +
        '2 visits in it are for a checklist that is not in this file.',
    )
    expect(withoutPlace([first], [first])).toBe('')
  })

  it('from a newer version sends to a new file, which a reload would not help', () => {
    expect(broughtFaultWords('newer')).toContain('Download this checklist file again')
    expect(broughtFaultWords('damaged')).toContain('damaged or not whole')
  })
})
