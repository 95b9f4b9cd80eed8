import { describe, expect, it } from 'vitest'
import { nothingSaid } from '../../content/job-fit.ts'
import { type Forms, noForms } from '../model/forms.ts'
import type { PhotoHere } from '../model/photo.ts'
import { noFacts, type ReportFacts } from '../model/report-facts.ts'
import { afterOperation, emptyVisit, type Operation, type Visit } from '../model/visit.ts'
import type { FilePhoto, FileVisit } from './visit-file.ts'
import { changesNothing, mergedFacts, mergedForms, mergedJob, mergePreview, type VisitHere } from './visit-merge.ts'

const early = '2026-11-20T17:00:00.000Z'
const late = '2026-11-21T17:00:00.000Z'
const visitAfter = (...operations: Operation[]): Visit => operations.reduce(afterOperation, emptyVisit)
const answer = (point: string, answer: 'good' | 'problem' | null, at: string): Operation => ({
  point,
  answers: { answer },
  at,
})
const photo = (id: string, more: Partial<FilePhoto> = {}): FilePhoto => ({
  id,
  place: 'a',
  file: `photos/${id}.jpg`,
  changedAt: early,
  ...more,
})
const photosHere = (photos: Record<string, Partial<PhotoHere>>): VisitHere['photos'] =>
  new Map(Object.entries(photos).map(([id, one]) => [id, { isReadable: true, changedAt: early, ...one }]))

const here = (visit: Visit, more: Partial<VisitHere> = {}): VisitHere => ({
  name: '',
  visit,
  job: nothingSaid,
  facts: noFacts,
  forms: noForms,
  photos: new Map(),
  ...more,
})
const inFile = (visit: Visit, more: Partial<FileVisit> = {}): FileVisit => ({
  id: 'hvac',
  checklistId: 'hvac',
  name: '',
  job: nothingSaid,
  facts: noFacts,
  forms: noForms,
  visit,
  photos: [],
  ...more,
})

describe('the preview of a merge', () => {
  it('counts each check point and each note once: new, the same, or different', () => {
    const mine = visitAfter(answer('a', 'good', early), answer('b', 'good', early))
    const theirs = visitAfter(
      answer('a', 'good', late),
      answer('b', 'problem', late),
      { point: 'c', answers: { answer: 'problem', fault: 'missing', saw: 'No trap.' }, at: late },
      { item: 'i', seen: null, written: 'Asked.', at: late },
    )
    const preview = mergePreview(here(mine), inFile(theirs), new Set())
    expect(preview.answers).toEqual({ added: 1, same: 1 })
    expect(preview.notes).toEqual({ added: 1, same: 0 })
    expect(preview.differences).toEqual([
      {
        place: 'b',
        field: 'answer',
        here: { value: 'good', at: early },
        inFile: { value: 'problem', at: late },
        stays: 'inFile',
      },
    ])
  })

  it('tells what a visit is called here where the file calls it otherwise, or not at all: it may be of another job', () => {
    const otherName = (mine: string, theirs: string) =>
      mergePreview(here(emptyVisit, { name: mine }), inFile(emptyVisit, { name: theirs }), new Set()).otherName
    expect(otherName('Upstairs', 'Downstairs')).toBe('Upstairs')
    expect(otherName('Upstairs', '')).toBe('Upstairs')
    for (const [mine, theirs] of [
      ['Upstairs', 'Upstairs '],
      ['', 'Downstairs'],
    ] as const)
      expect(otherName(mine, theirs)).toBe('')
  })

  it('counts what is read twice, so that a file with nothing else can be added', () => {
    const first = { reading: '62', at: early, run: early }
    const theirs = visitAfter({ point: 'a', answers: { first }, at: late })
    const preview = mergePreview(here(emptyVisit), inFile(theirs), new Set())
    expect(preview.answers.added).toBe(1)
    expect(changesNothing(preview)).toBe(false)
    const mine = visitAfter({ point: 'a', answers: { first: { ...first, reading: '60' } }, at: early })
    expect(mergePreview(here(mine), inFile(theirs), new Set()).differences).toMatchObject([
      { place: 'a', field: 'first', stays: 'inFile' },
    ])
  })

  it('says that the later answer stays, also where it was taken back', () => {
    const mine = visitAfter(answer('a', 'good', early), answer('a', null, late))
    const [difference] = mergePreview(here(mine), inFile(visitAfter(answer('a', 'good', early))), new Set()).differences
    expect(difference).toMatchObject({ stays: 'here', here: { value: null } })
    const preview = mergePreview(here(mine), inFile(visitAfter(answer('a', 'good', early))), new Set())
    expect(changesNothing(preview)).toBe(true)
  })

  it('counts nothing where both sides took an answer back, or emptied a reading', () => {
    const taken = visitAfter(answer('a', null, early), { point: 'b', answers: { reading: '' }, at: early })
    expect(mergePreview(here(taken), inFile(taken), new Set()).answers).toEqual({ added: 0, same: 0 })
  })

  it('says that what is here stays where both were given at the same moment', () => {
    const [difference] = mergePreview(
      here(visitAfter(answer('a', 'good', early))),
      inFile(visitAfter(answer('a', 'problem', early))),
      new Set(),
    ).differences
    expect(difference).toMatchObject({ stays: 'here' })
  })

  it('tells photos that are new, here already, and lost in the file apart', () => {
    const preview = mergePreview(
      here(emptyVisit, { photos: photosHere({ one: {} }) }),
      inFile(emptyVisit, { photos: ['one', 'two', 'three'].map((id) => photo(id)) }),
      new Set(['one', 'two']),
    )
    expect(preview.photos).toEqual({ added: 1, repaired: 0, edited: 0, same: 1, lost: 1 })
    expect(changesNothing(preview)).toBe(false)
  })

  it('takes a photo for a change that cannot be read here and is whole in the file', () => {
    const preview = mergePreview(
      here(emptyVisit, { photos: photosHere({ one: { isReadable: false }, two: { isReadable: false } }) }),
      inFile(emptyVisit, { photos: [photo('one'), photo('two')] }),
      new Set(['one']),
    )
    expect(preview.photos).toEqual({ added: 0, repaired: 1, edited: 0, same: 0, lost: 1 })
    expect(changesNothing(preview)).toBe(false)
  })

  it('takes a newer caption for a change, an emptied one too, and an older one for none', () => {
    const preview = (mine: Partial<PhotoHere>, theirs: Partial<FilePhoto>) =>
      mergePreview(
        here(emptyVisit, { photos: photosHere({ one: { caption: 'The plate', ...mine } }) }),
        inFile(emptyVisit, { photos: [photo('one', theirs)] }),
        new Set(['one']),
      )
    for (const caption of ['The plate, rusty', '']) {
      const newer = preview({}, { caption, changedAt: late })
      expect([newer.photos.edited, changesNothing(newer)]).toEqual([1, false])
    }
    for (const older of [
      preview({ changedAt: late }, { caption: 'A plate' }),
      preview({}, { caption: 'The plate', changedAt: late }),
      preview({}, { changedAt: late }),
    ])
      expect([older.photos.edited, older.photos.same, changesNothing(older)]).toEqual([0, 1, true])
  })

  it('says what comes of the head of the report: what is here stays, and what is missing is filled in', () => {
    const mine = { ...noFacts, address: 'The corner house' }
    const preview = (facts: ReportFacts) =>
      mergePreview(here(emptyVisit, { facts: mine }), inFile(emptyVisit, { facts }), new Set())
    expect(preview(noFacts).facts).toBe('same')
    expect(preview(mine).facts).toBe('same')
    expect(preview({ ...noFacts, address: 'Another house' }).facts).toBe('kept')
    const filled = preview({ ...mine, license: 'ROC 123' })
    expect([filled.facts, changesNothing(filled)]).toEqual(['added', false])
    expect(mergedFacts(mine, { address: 'Another house', contractor: '', license: 'ROC 123' })).toEqual({
      ...mine,
      license: 'ROC 123',
    })
  })

  it('fills in the forms field by field: what is written here stays', () => {
    const mine = { 'bids/a/price': '9400' }
    const preview = (forms: Forms) =>
      mergePreview(here(emptyVisit, { forms: mine }), inFile(emptyVisit, { forms }), new Set())
    expect(preview(noForms).forms).toBe('same')
    expect(preview({ 'bids/a/price': '8100' }).forms).toBe('kept')
    const filled = preview({ ...mine, 'bids/a/name': 'Bid A' })
    expect([filled.forms, changesNothing(filled)]).toEqual(['added', false])
    expect(mergedForms(mine, { 'bids/a/price': '8100', 'bids/a/name': 'Bid A' })).toEqual({
      'bids/a/price': '9400',
      'bids/a/name': 'Bid A',
    })
  })
})

describe('what was said of the job', () => {
  const job = { jobs: ['tankless'], answers: { fuel: 'gas' } }

  it('comes along where nothing was said here, and is filled in question by question', () => {
    expect(mergedJob(nothingSaid, job)).toEqual(job)
    expect(mergedJob({ jobs: [], answers: { fuel: 'electric' } }, job)).toEqual({
      jobs: ['tankless'],
      answers: { fuel: 'electric' },
    })
  })

  it('stays here where it differs, and the preview says so', () => {
    const preview = (mine: typeof job | typeof nothingSaid) =>
      mergePreview(here(emptyVisit, { job: mine }), inFile(emptyVisit, { job }), new Set()).job
    expect([preview(nothingSaid), preview(job), preview({ ...job, answers: { fuel: 'electric' } })]).toEqual([
      'added',
      'same',
      'kept',
    ])
  })
})
