/** What is said of backup files: why one cannot be used, what it would change, and what became of it. */
import type { Taken } from '../../checklists/readings/timed-reading.ts'
import { readAt } from '../../checklists/readings/timed-words.ts'
import { formats } from '../../format/formats.ts'
import { answeredWords } from '../model/answered-words.ts'
import { faultWords, replyWords } from '../model/crew-words.ts'
import type { NotKept } from '../model/photo.ts'
import type { VisitProgress } from '../model/progress.ts'
import type { Fault, Reply } from '../model/visit.ts'
import { answerWords, byWhenTitle, faultTitle, replyTitle, sawTitle } from '../model/visit-words.ts'
import type { FileFault } from './visit-file.ts'
import { type AnswerField, changesNothing, type Difference, type MergePreview } from './visit-merge.ts'

const { dayInWords, listInWords, roundSize, phoenixMinute } = formats.en

export const fileFaultWords: Record<FileFault, string> = {
  foreign: 'This is not one of our backup files. The name of ours begins with “Home-Quality-visits”.',
  damaged:
    'This file is damaged or not whole, so nothing of it was added. If you can, save a new backup file on the other device.',
  newer:
    'This file comes from a newer version of this site. Close this page, open it again with a signal, and choose the file once more.',
  older:
    'This file comes from an earlier trial version of this site, which kept problems in another way, so nothing of it was added.',
  'too-large': 'This file is larger than any backup file of ours, so it was not opened.',
  empty: 'There is no visit in this file.',
}

/** The same of a link with answers. */
export const linkFaultWords: Record<FileFault, string> = {
  ...fileFaultWords,
  foreign: 'There are no answers in this link.',
  damaged:
    'This link was cut or changed on its way, so nothing of it was added. Ask for it again, or for a backup file.',
  newer:
    'This link comes from a newer version of this site. Close this page, open it again with a signal, and open the link once more.',
  older:
    'This link comes from an earlier trial version of this site, which kept problems in another way, so nothing of it was added.',
  'too-large': 'This link is longer than any of ours, so it was not opened.',
}

/** Of a file that is handed to the browser's own saving, which does not say where it puts it. */
export const madeWords = ({ name, size }: { name: string; size: number }): string =>
  `${name} (${roundSize(size)}) is made. Look for it where this device puts downloads.`

/** The same of a backup: in several files where one could not be opened again; what is in none is said first. */
export function backupWords(made: {
  files: readonly { name: string; size: number }[]
  lostPhotos: number
  tooLarge: number
}): string {
  const { files, lostPhotos, tooLarge } = made
  const several = `It is too much for one file, so ${files.length} files are made. Keep them all, and bring over each of them:`
  return [
    tooLarge > 0 &&
      `${count(tooLarge, 'visit has', 'visits have')} more photos than a file takes, and could not be packed. Delete some photos there and save again.`,
    files.length > 1 && several,
    ...files.map(madeWords),
    lostPhotos > 0 && `${count(lostPhotos, 'photo', 'photos')} could not be read any more and could not be packed.`,
  ]
    .filter((line) => line !== false)
    .join(' ')
}

/** Each says what to do; a visit is added whole or not at all. */
export const notAddedWords: Record<NotKept, string> = {
  'no-room': 'This device has no room for it. Free some space, then choose the file again.',
  'too-many': 'There are too many photos in it.',
  held: 'Another tab of this site, from before an update, holds what is kept here. Close the other tabs of this site, then choose the file again.',
  refused: 'This browser did not let us keep it. Please choose the file again.',
}

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

/** "12 answers, 1 note and 3 photos"; empty where there is none of it. */
export const amounts = ({ answers, notes, photos }: { answers: number; notes: number; photos: number }): string =>
  amountsBeside(answers > 0 && count(answers, 'answer', 'answers'), { notes, photos })

/** "8 of 39 checks, 1 note and 3 photos": what is here of a visit. */
export const visitAmounts = (progress: VisitProgress, others: { notes: number; photos: number }): string =>
  amountsBeside(progress.answered > 0 && `${answeredWords(progress)}${progress.all > 0 ? ' checks' : ''}`, others)

function amountsBeside(answers: string | false, { notes, photos }: { notes: number; photos: number }): string {
  const parts = [
    answers,
    notes > 0 && count(notes, 'note', 'notes'),
    photos > 0 && count(photos, 'photo', 'photos'),
  ].filter((part) => part !== false)
  return listInWords(parts)
}

/** What a file would do to one visit, line by line; the differences stand after them. */
export function previewLines(preview: MergePreview): string[] {
  const { answers, notes, photos, steps, differences, job, facts, forms, otherName } = preview
  const added = amounts({ answers: answers.added, notes: notes.added, photos: photos.added })
  const same = amounts({ answers: answers.same, notes: notes.same, photos: photos.same })
  return [
    otherName !== '' && `Here this visit is named “${otherName}”. What is in the file goes into that one.`,
    added !== '' && `New: ${added}.`,
    steps.added > 0 && `New in the course of problems: ${count(steps.added, 'step', 'steps')}.`,
    photos.repaired > 0 &&
      `Comes back: ${count(photos.repaired, 'photo that cannot be read here any more', 'photos that cannot be read here any more')}.`,
    photos.edited > 0 && `Caption or marks newer in the file: ${count(photos.edited, 'photo', 'photos')}.`,
    changesNothing(preview) && 'Nothing new.',
    same !== '' && `The same on both: ${same}.`,
    job === 'added' && 'What you said of the job comes too.',
    job === 'kept' && 'What you said of the job here stays as it is.',
    facts === 'added' && 'The address, contractor and license number for the report come too.',
    facts === 'kept' && 'The address, contractor and license number here stay as they are.',
    forms === 'added' && 'What you wrote in your papers comes too.',
    forms === 'kept' && 'What you wrote in your papers here stays as it is.',
    photos.lost > 0 &&
      `${count(photos.lost, 'photo is', 'photos are')} damaged or missing in the file and cannot come over.`,
    differences.length > 0 && `Different: ${differences.length}. The later one stays.`,
  ].filter((line) => line !== false)
}

/** What of a file could not be read; empty where all could. */
export function leftOutWords({ leftOut, unknownLists }: { leftOut: number; unknownLists: number }): string {
  return [
    leftOut > 0 && `${count(leftOut, 'entry', 'entries')} in this file cannot be read and will be left out.`,
    unknownLists > 0 &&
      `${count(unknownLists, 'visit is', 'visits are')} for a checklist that we do not have, and will be left out.`,
  ]
    .filter((line) => line !== false)
    .join(' ')
}

const fieldTitles: Record<AnswerField, string> = {
  answer: 'Answer',
  reading: 'Reading',
  inputs: 'Numbers beside the reading',
  pickedCase: 'What it was measured on',
  timerAt: 'Wait begun',
  first: 'First reading',
  second: 'Second reading',
  cupFirst: 'First reading of the cup',
  cupSecond: 'Second reading of the cup',
  fault: faultTitle.replace('?', ''),
  saw: sawTitle,
  reply: replyTitle,
  byWhen: byWhenTitle,
  decidedOn: 'Decided in spite of the reading',
  ownName: 'Your own check',
  ownGood: 'What good is',
  ownItem: 'Item of your own check',
  ownRemoved: 'Your own check',
  done: 'Item',
  notes: 'Notes',
}

/** Notes and words of a difference are shown as far as one can tell them apart. */
const mostCharacters = 160

/** Both sides of a difference, and which one stays. */
export function differenceWords({ field, here, inFile, stays }: Difference) {
  const side = ({ value, at }: Difference['here']) => ({
    text: valueWords(field, value),
    at: at === '' ? 'time not known' : phoenixMinute(new Date(at)),
  })
  return { title: fieldTitles[field], here: side(here), inFile: side(inFile), stays }
}

function valueWords(field: AnswerField, value: Difference['here']['value']): string {
  if (field === 'answer') return answerWords(value as Parameters<typeof answerWords>[0])
  if (field === 'ownRemoved') return value === true ? 'Removed' : 'On the list'
  if (field === 'done') return value === true ? 'Done' : 'Not done'
  if (value === null || value === '') return 'Nothing'
  if (typeof value === 'object' && !isTaken(value)) return Object.values(value).join(', ') || 'Nothing'
  if (typeof value === 'object') return [value.reading || 'Nothing', readAt(value)].filter(Boolean).join(', ')
  const text = String(value)
  if (field === 'fault') return faultWords[text as Fault].en
  if (field === 'reply') return replyWords[text as Reply].en
  if (field === 'byWhen') return dayInWords(text)
  if (field === 'pickedCase') return text.replaceAll('-', ' ')
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text
}

const isTaken = (value: object): value is Taken => 'reading' in value && 'at' in value && 'run' in value

/** What became of the visits of a file, by their titles. */
export function addedVisitsWords(results: readonly { title: string; refusal: NotKept | null }[]): string {
  const added = results.filter(({ refusal }) => refusal === null).map(({ title }) => title)
  const refused = results.flatMap(({ title, refusal }) =>
    refusal === null ? [] : [`Not added: ${title}. ${notAddedWords[refusal]}`],
  )
  const words = listInWords(added)
  return [...(added.length > 0 ? [`On this device now: ${words}.`] : []), ...refused].join(' ')
}
