import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyVisit } from '../../../tests/support/any-visit.ts'
import { readVisitFile, textOfVisits } from '../../visit/backup/visit-file.ts'
import { afterOperation, emptyVisit, merged, pointIn } from '../../visit/model/visit.ts'
import { earlierIn, earlierOf, keptVisit, noVisitOf, textOfKept, withEarlier } from './kept-visit.ts'

const now = '2026-11-22T17:00:00.000Z'
const early = '2026-11-20T17:00:00.000Z'
const noDigest = async () => undefined

describe('what a phone file keeps', () => {
  it('is the same visit again, and in a backup file too', () =>
    fc.assert(
      fc.asyncProperty(anyVisit, async (visit) => {
        const kept = keptVisit(textOfKept({ ...noVisitOf('hvac'), visit }), 'hvac')
        expect(kept.visit).toEqual(visit)
        const file = readVisitFile(await textOfVisits([kept], { madeAt: now, digest: noDigest }))
        expect('visits' in file && file.visits).toEqual([kept])
      }),
    ))

  it('is left as it is by what it has kept for earlier files itself', () =>
    fc.assert(
      fc.property(anyVisit, (visit) => {
        const withTimes = withEarlier(visit, earlierIn(JSON.stringify(earlierOf(visit))))
        expect(withTimes).toEqual(visit)
      }),
    ))

  it('reads all that an earlier file kept, and each of it is older than any other answer', () =>
    fc.assert(
      fc.property(anyVisit, anyVisit, (visit, other) => {
        const earlier = earlierOf(visit)
        const read = withEarlier(emptyVisit, earlier)
        expect(earlierOf(read)).toEqual(earlier)
        const both = merged(read, other)
        for (const [id, { changedAt, answer }] of other.points)
          if (changedAt.answer) expect(pointIn(both, id).answer).toBe(answer)
      }),
    ))

  it('takes what an earlier file has written since, and nothing away', () => {
    const visit = [
      { at: early, point: 'a', answers: { answer: 'good' as const, saw: 'No plate.' } },
      { at: early, point: 'b', answers: { answer: 'good' as const } },
    ].reduce(afterOperation, emptyVisit)
    const after = withEarlier(visit, { answers: { a: 'problem' } })
    expect(pointIn(after, 'a')).toMatchObject({ answer: 'problem', saw: 'No plate.', changedAt: { answer: '' } })
    expect(pointIn(after, 'b')).toEqual(pointIn(visit, 'b'))
  })

  it('has both readings of an earlier file with their times, as one pair', () => {
    const readings = {
      'a/first': '62',
      'a/first-at': '2026-11-20T10:00',
      'a/second': '60',
      'a/second-at': '2026-11-20T10:15',
    }
    const { first, second } = pointIn(withEarlier(emptyVisit, { readings }), 'a')
    expect(first).toEqual({ reading: '62', at: early, run: early })
    expect(second).toEqual({ reading: '60', at: '2026-11-20T17:15:00.000Z', run: early })
  })

  it('is an empty visit where something else is kept', () => {
    for (const text of [null, '{', '[]', '"x"', '{"id":"hvac"}', textOfKept(noVisitOf('pool'))])
      expect(keptVisit(text, 'hvac')).toEqual(noVisitOf('hvac'))
    for (const text of [null, '{', '3', '[]', '{"answers":3,"readings":["x"],"notes":{"x":{}},"cases":null}'])
      expect(withEarlier(emptyVisit, earlierIn(text))).toEqual(emptyVisit)
    expect(withEarlier(emptyVisit, { answers: { a: 'weird' } })).toEqual(emptyVisit)
  })

  it('loses no reading, case or note to an earlier file in which it is empty', () => {
    const visit = [
      { at: early, point: 'a', answers: { reading: '62', pickedCase: 'single' } },
      { at: early, item: 'i', seen: null, written: 'Asked.' },
    ].reduce(afterOperation, emptyVisit)
    expect(withEarlier(visit, { readings: { a: '' }, cases: { a: '' }, notes: { i: '' } })).toEqual(visit)
  })
})
