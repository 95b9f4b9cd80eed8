/**
 * What a visit says at checks that its list does not count: those that the job rules out, those that are locked without
 * the access code, and those of an older or newer list. It counts as said, wherever the visit is told.
 */
import type { CheckPoint } from '../../checklists/checklist.ts'
import { goodLabel } from '../../checklists/checklist-words.ts'
import { readAt } from '../../checklists/readings/timed-words.ts'
import { type Formats, formats } from '../../format/formats.ts'
import type { FittedItem } from './fitted-items.ts'
import type { ToldPoint } from './list-snapshot.ts'
import { isOwnId } from './own-checks.ts'
import { problemLines } from './problem/problem-words.ts'
import { numberOf } from './steps.ts'
import { type PointRecord, shownPoint, type Visit } from './visit.ts'
import { answerWords, noteOf, noteTitle } from './visit-words.ts'

export interface PointAnswer {
  id: string
  /** Of its reading; empty where it is not known. */
  unit: string
  /** What is good there, where only that is still known. */
  good?: string
  record: PointRecord
}

export interface PointBeside extends PointAnswer {
  /** The check with its number, or what its id says of it where the list has no such check. */
  title: string
  /** The jobs and answers that the check belongs to; empty where it is not on the list. */
  condition: string
}

export interface AnswersBeside {
  /** On the list, and ruled out by what was said of the job. */
  ruledOut: PointBeside[]
  /** On no item of the list as it is shown. */
  notOnList: PointBeside[]
  /** Of items that are not shown. */
  notes: { id: string; title: string; notes: string }[]
}

/** A problem comes before all else that was said. `told`: what is known of points whose items are shut. */
export function answersBeside(
  fitted: readonly FittedItem[],
  visit: Visit,
  told: readonly ToldPoint[] = [],
): AnswersBeside {
  const known = new Set(
    fitted.flatMap(({ points, ruledOut }) => [...points, ...ruledOut.map(({ point }) => point)].map(({ id }) => id)),
  )
  const ruledOut = fitted.flatMap(({ item, number, ruledOut }) =>
    ruledOut.flatMap(({ point, condition }) =>
      found(
        answerIn(visit.points.get(point.id), point),
        `${numberOf(item, number, point.id)} ${point.name.en}`,
        condition,
      ),
    ),
  )
  const notOnList = [...visit.points.keys()]
    .filter((id) => !known.has(id) && !isOwnId(id))
    .flatMap((id) => {
      const said = answerIn(visit.points.get(id), { id })
      const known = told.find((one) => one.id === id)
      if (!known) return found(said, wordsOfId(id), '')
      return found(said && { ...said, good: known.good.join(' Or: ') }, toldTitle(known), '')
    })
  const items = new Set(fitted.map(({ item }) => item.id))
  const notes = [...visit.items].flatMap(([id, { notes }]) =>
    notes && !items.has(id) ? [{ id, title: wordsOfId(id), notes }] : [],
  )
  return { ruledOut: problemsFirst(ruledOut), notOnList: problemsFirst(notOnList), notes }
}

/** "4.2 Trap at the drain". */
export const toldTitle = ({ number, name }: ToldPoint): string => `${number} ${name}`

const found = (said: PointAnswer | undefined, title: string, condition: string): PointBeside[] =>
  said ? [{ ...said, title, condition }] : []

/** What was answered, read or written at a check; undefined where nothing was. */
export function answerIn(
  record: PointRecord | undefined,
  { id, value }: Pick<CheckPoint, 'id' | 'value'>,
): PointAnswer | undefined {
  const shown = record && shownPoint(record)
  return shown && isSomething(shown) ? { id, unit: value?.unit ?? '', record: shown } : undefined
}

const isSomething = (record: PointRecord): boolean =>
  record.answer !== null || linesOfAnswer(record, '', formats.en).length > 0

const problemsFirst = (points: readonly PointBeside[]): PointBeside[] =>
  points.toSorted((a, b) => Number(b.record.answer === 'problem') - Number(a.record.answer === 'problem'))

/** An id is made of plain words: "duct-is-tied". */
const wordsOfId = (id: string): string => id.replaceAll('-', ' ')

/** The answer, what was read and what was written down, a line each; nothing is judged here. */
export function answerLines({ record, unit, good }: PointAnswer, language: Formats): Line[] {
  return [
    ...(good ? [{ label: goodLabel, text: good }] : []),
    { label: 'Your answer', text: answerWords(record.answer) },
    ...linesOfAnswer(record, unit, language),
  ]
}

interface Line {
  label: string
  text: string
}

function linesOfAnswer(record: PointRecord, unit: string, language: Formats): Line[] {
  const { answer, reading, pickedCase, first, second, cupFirst, cupSecond } = record
  const note = noteOf(record)
  const readings = [
    { label: 'Reading', taken: { reading, at: '' } },
    { label: 'First reading', taken: first },
    { label: 'Second reading', taken: second },
    { label: 'First reading beside it', taken: cupFirst },
    { label: 'Second reading beside it', taken: cupSecond },
  ].flatMap(({ label, taken }) =>
    taken && taken.reading.trim() !== ''
      ? [{ label, text: [`${taken.reading.trim()} ${unit}`.trim(), readAt(taken)].filter(Boolean).join(', ') }]
      : [],
  )
  return [
    ...readings,
    ...(pickedCase && readings.length > 0 ? [{ label: 'Your case', text: wordsOfId(pickedCase) }] : []),
    ...(answer === 'problem' ? problemLines(record, language) : []),
    ...(note === '' ? [] : [{ label: noteTitle, text: note }]),
  ]
}
