import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { strToU8, zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { anyVisit } from '../../../tests/support/any-visit.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { noForms } from '../model/forms.ts'
import { noFacts } from '../model/report-facts.ts'
import { afterOperation, emptyVisit, type Visit } from '../model/visit.ts'
import { answersLink, longestLink, textOfLink } from './answers-link.ts'
import { isAnswersLink } from './answers-link-address.ts'
import { readVisitFile } from './read-visit-file.ts'
import type { FileVisit } from './visit-file.ts'

const madeAt = '2026-11-28T02:00:00.000Z'
const digest = async (text: string) => createHash('sha256').update(text).digest('hex')
const fileVisit = (visit: Visit, more: Partial<FileVisit> = {}): FileVisit => ({
  id: 'hvac',
  checklistId: 'hvac',
  name: 'Upstairs',
  job: { jobs: ['new-ac'], answers: { fuel: 'gas' } },
  facts: noFacts,
  forms: noForms,
  visit,
  photos: [],
  ...more,
})
async function linkOf(visit: FileVisit): Promise<string> {
  const made = await answersLink(visit, { madeAt, digest })
  if (made === 'too-long') throw new Error(made)
  return `#${made.fragment}`
}
const opened = (hash: string) => {
  const read = readVisitFile(textOfLink(hash) ?? '')
  if ('fault' in read) throw new Error(read.fault)
  return read
}

/** Some 40 characters each, all different. */
const note = (index: number) =>
  `Gap of ${index} inches left of the ${['door', 'coil', 'duct', 'pad'][index % 4]}, to seal`

function answered(points: number): Visit {
  let visit = emptyVisit
  for (let index = 0; index < points; index++) {
    const at = new Date(Date.UTC(2026, 10, 27, 17, index * 2, index, index * 7)).toISOString()
    const answers = { answer: index % 9 === 0 ? ('problem' as const) : ('good' as const), saw: note(index) }
    visit = afterOperation(visit, { point: `check-number-${index}-of-list`, answers, at })
  }
  return visit
}

describe('the answers of a visit in a link', () => {
  it('47 answers with short notes take at most 4 kB', async () => {
    expect((await linkOf(fileVisit(answered(47)))).length).toBeLessThanOrEqual(4096)
  })

  it('give another phone the same answers, without photos', () =>
    fc.assert(
      fc.asyncProperty(anyVisit, async (visit) => {
        const made = await answersLink(fileVisit(visit), { madeAt, digest })
        if (made === 'too-long') return
        const read = opened(`#${made.fragment}`)
        expect(read).toMatchObject({ madeAt, leftOut: 0 })
        expect(read.checksum).toBe(await digest(read.checked))
        const [inLink] = read.visits
        expect(inLink?.visit).toEqual(visit)
        expect(inLink).toMatchObject({
          name: 'Upstairs',
          job: { jobs: ['new-ac'], answers: { fuel: 'gas' } },
          photos: [],
        })
      }),
    ))

  it('are told to be too long for a link, and not cut', async () => {
    const words = Array.from({ length: 8000 }, (_, index) => (index * 7919).toString(36)).join(' ')
    const visit = afterOperation(emptyVisit, { point: 'a', answers: { saw: words }, at: madeAt })
    expect(await answersLink(fileVisit(visit), { madeAt, digest })).toBe('too-long')
  })

  it('a link that was cut anywhere, or changed, gives nothing or fails its checksum, and never throws', async () => {
    const link = await linkOf(fileVisit(answered(12), { job: nothingSaid }))
    for (let length = 0; length < link.length; length++) {
      const text = textOfLink(link.slice(0, length))
      if (text !== undefined) expect(readVisitFile(text)).toMatchObject({ visits: expect.anything() })
    }
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(...'Az09-_%é'), (at, other) => {
        const text = textOfLink(`${link.slice(0, at)}${other}${link.slice(at + 1)}`)
        if (text !== undefined) readVisitFile(text)
      }),
    )
    expect([textOfLink(''), textOfLink('#bring-over'), textOfLink('#answers=')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(isAnswersLink('#bring-over')).toBe(false)
  })

  it('unpacks to 64 kB at most, however little it is packed', () => {
    const bomb = btoa(String.fromCharCode(...zlibSync(strToU8('x'.repeat(5_000_000)))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
    expect(bomb.length).toBeLessThan(longestLink)
    expect(textOfLink(`#answers=${bomb}`)).toBeUndefined()
  })
})
