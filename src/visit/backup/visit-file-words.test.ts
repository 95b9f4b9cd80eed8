import { describe, expect, it } from 'vitest'
import { nothingSaid } from '../../content/job-fit.ts'
import { noForms } from '../model/forms.ts'
import { noFacts } from '../model/report-facts.ts'
import { emptyVisit } from '../model/visit.ts'
import {
  addedVisitsWords,
  amounts,
  backupWords,
  differenceWords,
  leftOutWords,
  madeWords,
  previewLines,
} from './visit-file-words.ts'
import { mergePreview } from './visit-merge.ts'

const none = { added: 0, same: 0 }
const preview = mergePreview(
  { name: '', visit: emptyVisit, job: nothingSaid, facts: noFacts, forms: noForms, photos: new Map() },
  {
    id: 'hvac',
    checklistId: 'hvac',
    name: '',
    job: nothingSaid,
    facts: noFacts,
    forms: noForms,
    visit: emptyVisit,
    photos: [],
  },
  new Set(),
)
const at = '2026-11-20T17:42:00.000Z'

describe('the words of a preview', () => {
  it('name what is new and the same, and nothing of which there is none', () => {
    expect(previewLines(preview)).toEqual(['Nothing new.'])
    expect(
      previewLines({
        ...preview,
        answers: { added: 12, same: 1 },
        notes: { added: 1, same: 0 },
        photos: { ...preview.photos, added: 3, same: 2 },
      }),
    ).toEqual(['New: 12 answers, 1 note, and 3 photos.', 'The same on both: 1 answer and 2 photos.'])
    expect(amounts({ answers: 0, notes: 0, photos: 0 })).toBe('')
  })

  it('say first into which visit it goes, where that is called otherwise', () => {
    expect(previewLines({ ...preview, otherName: 'Upstairs' })[0]).toBe(
      'Here this visit is named “Upstairs”. What is in the file goes into that one.',
    )
  })

  it('name a photo that comes back, a newer caption, and what was written for the report', () => {
    expect(previewLines({ ...preview, photos: { ...preview.photos, repaired: 1, edited: 2 }, facts: 'added' })).toEqual(
      [
        'Comes back: 1 photo that cannot be read here any more.',
        'Caption or marks newer in the file: 2 photos.',
        'The address, contractor and license number for the report come too.',
      ],
    )
  })

  it('say what cannot come over and what stays', () => {
    expect(
      previewLines({
        ...preview,
        answers: none,
        photos: { ...preview.photos, lost: 1 },
        job: 'kept',
        facts: 'kept',
      }),
    ).toEqual([
      'Nothing new.',
      'What you said of the job here stays as it is.',
      'The address, contractor and license number here stay as they are.',
      '1 photo is damaged or missing in the file and cannot come over.',
    ])
    expect(leftOutWords({ leftOut: 0, unknownLists: 0 })).toBe('')
    expect(leftOutWords({ leftOut: 1, unknownLists: 2 })).toBe(
      '1 entry in this file cannot be read and will be left out. 2 visits are for a checklist that we do not have, and will be left out.',
    )
  })

  it('show both sides of a difference in words with the time in Phoenix', () => {
    const side = (value: 'problem' | null, when: string) => ({ value, at: when })
    const shown = (here: string, inFile: string) =>
      differenceWords({
        place: 'a',
        field: 'answer',
        here: side(null, here),
        inFile: side('problem', inFile),
        stays: 'inFile',
      })
    expect(shown('', at)).toEqual({
      title: 'Answer',
      here: { text: 'Not checked', at: 'time not known' },
      inFile: { text: 'Problem', at: 'Nov 20, 2026, 10:42 AM' },
      stays: 'inFile',
    })
  })

  it('cut long notes, and take a day, a press and what was never said for what they are', () => {
    const text = (field: 'notes' | 'byWhen' | 'done' | 'reply', value: string | boolean | null) =>
      differenceWords({
        place: 'a',
        field,
        here: { value: value as null, at },
        inFile: { value: null, at },
        stays: 'here',
      }).here.text
    expect(text('notes', 'n'.repeat(4000))).toHaveLength(161)
    expect(text('byWhen', '2026-12-01')).toBe('December 1, 2026')
    expect([text('done', true), text('done', null), text('reply', null)]).toEqual(['Done', 'Not done', 'Nothing'])
  })

  it('say of a backup in several files that all of them are wanted, and what is in none', () => {
    const file = (name: string) => ({ name, size: 1000 })
    const words = (files: number, more = {}) =>
      backupWords({
        files: Array.from({ length: files }, (_, at) => file(`${at + 1}.zip`)),
        lostPhotos: 0,
        tooLarge: 0,
        ...more,
      })
    expect(words(1)).toBe(madeWords(file('1.zip')))
    expect(words(2)).toMatch(/^It is too much for one file, so 2 files are made\. .*1\.zip.*2\.zip/)
    expect(words(1, { tooLarge: 1, lostPhotos: 2 })).toMatch(
      /^1 visit has more photos than a file takes.*2 photos could not be read any more/,
    )
  })

  it('say which visits came over, and why another did not', () => {
    expect(
      addedVisitsWords([
        { title: 'Pool', refusal: null },
        { title: 'Solar', refusal: 'no-room' },
      ]),
    ).toBe(
      'On this device now: Pool. Not added: Solar. This device has no room for it. Free some space, then choose the file again.',
    )
  })
})
