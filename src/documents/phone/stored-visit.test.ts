import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyVisit } from '../../../tests/support/any-visit.ts'
import { readVisitFile } from '../../visit/backup/read-visit-file.ts'
import { textOfVisits } from '../../visit/backup/visit-file.ts'
import { noVisitOf, storedVisitIn, textOfStored } from './stored-visit.ts'

const now = '2026-11-22T17:00:00.000Z'
const noDigest = async () => undefined

describe('what a phone file keeps', () => {
  it('is the same visit again, and in a backup file too', () =>
    fc.assert(
      fc.asyncProperty(anyVisit, async (visit) => {
        const kept = storedVisitIn(textOfStored({ ...noVisitOf('hvac'), visit }), 'hvac')
        expect(kept.visit).toEqual(visit)
        const file = readVisitFile(await textOfVisits([kept], { madeAt: now, digest: noDigest }))
        expect('visits' in file && file.visits).toEqual([kept])
      }),
    ))

  it('is an empty visit where something else is stored', () => {
    for (const text of [null, '{', '[]', '"x"', '{"id":"hvac"}', textOfStored(noVisitOf('pool'))])
      expect(storedVisitIn(text, 'hvac')).toEqual(noVisitOf('hvac'))
  })
})
