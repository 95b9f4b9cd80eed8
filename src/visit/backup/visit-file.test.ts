import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, expectTypeOf, it, vi } from 'vitest'
import { anyVisit } from '../../../tests/support/any-visit.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { noForms } from '../model/forms.ts'
import { merged } from '../model/merge.ts'
import { noFacts } from '../model/report-facts.ts'
import { afterOperation, emptyVisit, replyValues, timeOfNext, type Visit } from '../model/visit.ts'
import { readVisitFile } from './read-visit-file.ts'
import { type FilePhoto, type FileVisit, textOfVisits } from './visit-file.ts'
import { leftOutWords } from './visit-file-words.ts'
import { changesNothing, mergePreview } from './visit-merge.ts'

const now = '2026-11-22T17:00:00.000Z'
const time = (second: number) => new Date(Date.UTC(2026, 10, 20, 17, 0, second)).toISOString()
const digest = async (text: string) => createHash('sha256').update(text).digest('hex')

const visitWith = (visit: Visit, more: Partial<FileVisit> = {}): FileVisit => ({
  id: 'hvac',
  checklistId: 'hvac',
  name: 'HVAC',
  job: nothingSaid,
  facts: noFacts,
  forms: noForms,
  visit,
  photos: [],
  ...more,
})
const written = (...visits: FileVisit[]) => textOfVisits(visits, { madeAt: now, digest })
const read = (text: string) => {
  const file = readVisitFile(text)
  if ('fault' in file) throw new Error(file.fault)
  return file
}
const plain = (text: string) => JSON.parse(text) as { visits: Record<string, unknown>[] } & Record<string, unknown>

describe('a backup file', () => {
  it('gives an empty device the same visit', () =>
    fc.assert(
      fc.asyncProperty(anyVisit, async (visit) => {
        const [inFile] = read(await written(visitWith(visit))).visits
        expect(merged(emptyVisit, inFile?.visit ?? emptyVisit)).toEqual(visit)
      }),
    ))

  it('loses nothing of a visit, a check point or a photo that stands in it twice', async () => {
    const said = (point: string, answer: 'good' | 'problem', second: number) =>
      afterOperation(emptyVisit, { point, answers: { answer }, at: time(second) })
    const photo = (id: string) => ({ id, place: 'a', file: `photos/${id}.jpg`, changedAt: time(1) })
    const once = visitWith(said('a', 'problem', 2), { photos: [photo('p')] })
    const again = visitWith(merged(said('a', 'good', 1), said('b', 'good', 1)), { photos: [photo('p'), photo('q')] })
    for (const both of [
      [once, again],
      [again, once],
    ]) {
      const [visit, other] = read(await written(...both)).visits
      expect(other).toBeUndefined()
      expect(visit?.visit).toEqual(merged(once.visit, again.visit))
      expect(visit?.photos.map(({ id }) => id)).toEqual(['p', 'q'])
    }
    const file = plain(await written(once))
    const [{ points }] = file.visits as [{ points: object[] }]
    points.push({ id: 'a', answer: 'good', changedAt: { answer: time(1) } })
    const [visit] = read(JSON.stringify({ ...file, checksum: undefined })).visits
    expect(visit?.visit).toEqual(once.visit)
    points.push({ id: 'a', answer: 'na', changedAt: { answer: time(3) } })
    const [later] = read(JSON.stringify({ ...file, checksum: undefined })).visits
    expect(later?.visit).toEqual(afterOperation(once.visit, { point: 'a', answers: { answer: 'na' }, at: time(3) }))
  })

  it('keeps which step of a problem a photo shows, and none that is no id', async () => {
    const photo = (id: string, step: string) => ({ id, place: 'a', file: `photos/${id}.jpg`, changedAt: time(1), step })
    const told = visitWith(emptyVisit, { photos: [photo('p', 'step-1'), photo('q', '<b>')] })
    const [visit] = read(await written(told)).visits
    expect(visit?.photos.map(({ step }) => step)).toEqual(['step-1', undefined])
  })

  it('adds nothing the second time, and its preview says so', () =>
    fc.assert(
      fc.asyncProperty(anyVisit, anyVisit, async (here, there) => {
        const [inFile] = read(await written(visitWith(there))).visits
        if (!inFile) throw new Error('the visit is missing')
        const once = merged(here, inFile.visit)
        expect(merged(once, inFile.visit)).toEqual(once)
        const preview = mergePreview(
          { name: '', visit: once, job: nothingSaid, facts: noFacts, forms: noForms, photos: new Map() },
          inFile,
          new Set(),
        )
        expect(changesNothing(preview)).toBe(true)
      }),
    ))

  it('loses no answer to any other, whatever was said on both sides: of each the later one is there', () =>
    fc.assert(
      fc.asyncProperty(anyVisit, anyVisit, async (here, there) => {
        const [inFile] = read(await written(visitWith(there))).visits
        const both = merged(here, inFile?.visit ?? emptyVisit)
        for (const side of [here, there])
          for (const kind of ['points', 'items'] as const)
            for (const [id, record] of side[kind])
              for (const [field, at] of Object.entries(record.changedAt)) {
                const kept = both[kind].get(id)
                const keptAt = (kept?.changedAt as Record<string, string> | undefined)?.[field] ?? ''
                expect(keptAt >= at).toBe(true)
                if (keptAt > at) continue
                const others = [here, there]
                  .map((one) => one[kind].get(id))
                  .map((one) => one && Reflect.get(one, field))
                expect(others).toContainEqual(kept && Reflect.get(kept, field))
              }
      }),
    ))

  it('holds a checksum of what it says, that changes with any of it', async () => {
    const text = await written(
      visitWith(afterOperation(emptyVisit, { point: 'a', answers: { saw: 'Rust' }, at: time(1) })),
    )
    const whole = read(text)
    expect(await digest(whole.checked)).toBe(whole.checksum)
    const changed = read(text.replace('Rust', 'Dust'))
    expect(await digest(changed.checked)).not.toBe(changed.checksum)
  })

  it('holds the address, the contractor and the license that were written for the report', async () => {
    const facts = { address: 'The corner house', contractor: 'A & Sons', license: 'ROC 123' }
    expect(read(await written(visitWith(emptyVisit, { facts }))).visits[0]?.facts).toEqual(facts)
    const forms = { 'bids/a/price': '9400' }
    expect(read(await written(visitWith(emptyVisit, { forms }))).visits[0]?.forms).toEqual(forms)
  })

  it('may come without checksum and photos, as a phone file writes it', () => {
    const text = JSON.stringify({
      format: 'home-quality-visits',
      version: 2,
      visits: [
        { id: 'pool', checklistId: 'pool', points: [{ id: 'a', answer: 'good', changedAt: { answer: time(1) } }] },
      ],
    })
    const { visits, checksum, leftOut } = read(text)
    expect([checksum, leftOut]).toEqual([undefined, 0])
    expect(visits[0]?.visit.points.get('a')).toMatchObject({ answer: 'good', reading: '', fault: null })
  })
})

it('an answer without a time is older than any other, and still comes beside them', () => {
  const points = [{ id: 'a', answer: 'good', reading: '5' }]
  const [inFile] = read(
    JSON.stringify({
      format: 'home-quality-visits',
      version: 2,
      visits: [{ id: 'hvac', checklistId: 'hvac', points }],
    }),
  ).visits
  const here = afterOperation(emptyVisit, { point: 'a', answers: { answer: 'problem' }, at: time(1) })
  expect(merged(here, inFile?.visit ?? emptyVisit).points.get('a')).toMatchObject({ answer: 'problem', reading: '5' })
})

describe('a file that is none of ours, or no longer', () => {
  it('is refused for what it is', async () => {
    const good = await written(visitWith(emptyVisit))
    const faultOf = (text: string) => Reflect.get(readVisitFile(text), 'fault')
    expect(faultOf('Dear Ann,')).toBe('foreign')
    expect(faultOf('')).toBe('foreign')
    expect(faultOf('[]')).toBe('foreign')
    expect(faultOf('null')).toBe('foreign')
    expect(faultOf('{"format":"bookmarks","version":1,"visits":[]}')).toBe('foreign')
    expect(faultOf(good.slice(0, good.length - 20))).toBe('damaged')
    expect(faultOf(good.replace('"version": 2', '"version": "2"'))).toBe('damaged')
    expect(faultOf(good.replace('"version": 2', '"version": 3'))).toBe('newer')
    expect(faultOf(good.replace('"version": 2', '"version": 1'))).toBe('older')
    expect(faultOf(JSON.stringify({ ...plain(good), visits: [] }))).toBe('empty')
    expect(faultOf(' '.repeat(20_000_001))).toBe('too-large')
  })

  it('never throws, whatever is in the place of a field', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.jsonValue(), (one, two, three) => {
        const visit = { id: 'hvac', checklistId: 'hvac', name: one, job: two, points: [three, { id: 'a', saw: one }] }
        const file = {
          format: 'home-quality-visits',
          version: 2,
          madeAt: two,
          visits: [one, visit, { ...visit, items: two, photos: three }],
        }
        readVisitFile(JSON.stringify(file))
      }),
    )
  })

  it('loses only the entries that are wrong, and says how many', async () => {
    const right = { id: 'a', answer: 'good', changedAt: { answer: time(1) } }
    const points = [
      right,
      { ...right, id: '../b' },
      { ...right, id: 'c', answer: 'GOOD' },
      { ...right, id: 'd', reading: 5 },
      { ...right, id: 'e', saw: 'x'.repeat(100_000) },
      { ...right, id: 'f', byWhen: '2026-99-99' },
      { ...right, id: 'g', changedAt: { answer: 'yesterday' } },
      { ...right, id: 'h', changedAt: [] },
    ]
    const text = plain(await written(visitWith(emptyVisit)))
    const { visits, leftOut, unknownLists } = read(
      JSON.stringify({
        ...text,
        visits: [
          { ...text.visits[0], points },
          { id: 'roof', checklistId: 'roof' },
          { id: 'pool/x', checklistId: 'pool' },
          7,
        ],
      }),
    )
    expect(visits.map(({ id }) => id)).toEqual(['hvac'])
    expect([...(visits[0]?.visit.points.keys() ?? [])]).toEqual(['a'])
    expect([leftOut, unknownLists]).toEqual([9, 1])
  })

  it('leaves out a point with a reply that is none of the five, and keeps one with each of them', async () => {
    for (const reply of replyValues) {
      const text = await written(visitWith(afterOperation(emptyVisit, { point: 'a', answers: { reply }, at: time(1) })))
      expect(read(text).visits[0]?.visit.points.get('a')?.reply).toBe(reply)
      const other = read(text.replace(/"reply": ?"[a-z-]+"/, '"reply":"maybe"'))
      expect([other.visits[0]?.visit.points.size, other.leftOut]).toEqual([0, 1])
    }
  })

  it('keeps a point whose promised day has a year of five digits, as a field of a browser takes it', async () => {
    const slipped = { reply: 'by-date', byWhen: '20266-12-25', saw: 'No plate.' } as const
    const problem = afterOperation(emptyVisit, { point: 'a', answers: slipped, at: time(1) })
    const { visits, leftOut } = read(await written(visitWith(problem)))
    expect(visits[0]?.visit.points.get('a')).toMatchObject(slipped)
    expect(leftOut).toBe(0)
  })

  it('is refused before it is parsed where it is nested as none of ours is', () => {
    const filled = (filling: string) => `{"format":"home-quality-visits","version":1,"visits":[${filling}]}`
    for (const filling of ['['.repeat(9_000_000), '[],'.repeat(5_000_000)]) {
      const parse = vi.spyOn(JSON, 'parse')
      expect(readVisitFile(filled(filling))).toEqual({ fault: 'damaged' })
      expect(parse).not.toHaveBeenCalled()
      parse.mockRestore()
    }
  })

  it('goes between a device whose clock is fast and another, and the word that was said last stays on both', async () => {
    const said = (visit: Visit, answer: 'good' | 'problem', clock: string) =>
      afterOperation(visit, { point: 'a', answers: { answer }, at: timeOfNext(visit, Date.parse(clock)) })
    const fast = said(emptyVisit, 'good', '2026-11-22T18:00:00.000Z')
    const [brought] = read(await written(visitWith(fast))).visits
    const other = said(merged(emptyVisit, brought?.visit ?? emptyVisit), 'problem', '2026-11-22T17:10:00.000Z')
    const [back] = read(await written(visitWith(other))).visits
    expect(merged(fast, back?.visit ?? emptyVisit)).toEqual(other)
    expect(other.points.get('a')?.answer).toBe('problem')
  })

  it('loses an entry of a year that no later answer could come after', async () => {
    const late = afterOperation(emptyVisit, { point: 'a', answers: { answer: 'good' }, at: '9999-12-31T23:59:59.999Z' })
    const { visits, leftOut } = read(await written(visitWith(late)))
    expect([visits[0]?.visit.points.size, leftOut]).toEqual([0, 1])
  })
})

it('keeps what is drawn on a photo; a drawing that is none of ours is left out and counted, and its photo comes', async () => {
  const marks = [{ kind: 'circle' as const, from: { x: 0.5, y: 0.5 }, to: { x: 0.6, y: 0.5 } }]
  const photo = { id: 'p', place: 'a', file: 'photos/p.jpg', changedAt: '2026-11-22T17:00:00.000Z' }
  const drawn = { ...photo, marks, markedAt: '2026-11-22T18:00:00.000Z' }
  const whole = await written(visitWith(emptyVisit, { photos: [drawn] }))
  expect(read(whole)).toMatchObject({ visits: [{ photos: [drawn] }], leftOut: 0 })
  const cut = read(whole.replace('"circle"', '"moon"'))
  expect(cut.visits[0]?.photos).toEqual([photo])
  expect(leftOutWords(cut)).toBe('1 entry in this file cannot be read and will be left out.')
})

it('a photo as a backup tells it is text and marks alone: bytes would be lost in JSON', () => {
  expectTypeOf<Required<FilePhoto>[Exclude<keyof FilePhoto, 'marks'>]>().toEqualTypeOf<string>()
})
