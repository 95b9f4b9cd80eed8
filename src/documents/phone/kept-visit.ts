/**
 * What a phone file keeps of one checklist. The visit is kept as the page keeps it, with the time of each answer; beside
 * it, under the key and in the shape of files that were downloaded long ago, is what those can read.
 */
import type { TimedPlace } from '../../checklists/timed-reading.ts'
import type { Job } from '../../content/job-fit.ts'
import { fromPhoenixField, phoenixField } from '../../format/phoenix-field.ts'
import { fileVisit, isNamedRecord } from '../../visit/backup/file-visit.ts'
import { type FileVisit, plainVisit } from '../../visit/backup/visit-file.ts'
import { noFacts } from '../../visit/model/report-facts.ts'
import { pairOf, typedAt, withTime } from '../../visit/model/timed-pair.ts'
import { type Answer, afterOperation, emptyVisit, itemIn, pointIn, type Visit } from '../../visit/model/visit.ts'
import { answerLabels } from '../../visit/model/visit-words.ts'

export interface EarlierKept {
  answers: Record<string, string>
  readings: Record<string, string>
  /** Files from before there were cases keep none. */
  cases?: Record<string, string>
  notes: Record<string, string>
  /** Files from before there were questions about the job keep none. */
  job?: Job
  /** The items that the homeowner has unfolded. */
  open: string[]
}

/** Whatever is found there: another page of this address may have written it. */
export function earlierIn(text: string | null): Partial<EarlierKept> {
  const value = parsed(text)
  return isNamedRecord(value) ? value : {}
}

/** The visit that is kept; an empty one of the checklist while none is. */
export function keptVisit(text: string | null, checklistId: string): FileVisit {
  const read = fileVisit(parsed(text))
  const isOurs = read.kind === 'visit' && read.visit.checklistId === checklistId
  return isOurs ? read.visit : noVisitOf(checklistId)
}

export const textOfKept = (visit: FileVisit): string => JSON.stringify(plainVisit(visit))

export const noVisitOf = (checklistId: string): FileVisit => ({
  id: checklistId,
  checklistId,
  name: '',
  job: { jobs: [], answers: {} },
  facts: noFacts,
  visit: emptyVisit,
  photos: [],
})

export const isUntouched = ({ points, items }: Visit): boolean => points.size === 0 && items.size === 0

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const places = ['first', 'cupFirst', 'second', 'cupSecond'] as const
const isTimed = (place: TimedPlace): place is 'first' | 'second' => place === 'first' || place === 'second'

/** The visit as earlier files keep it. */
export function earlierOf(visit: Visit): Pick<EarlierKept, 'answers' | 'readings' | 'cases' | 'notes'> {
  const points = [...visit.points.keys()].map((id) => [id, pointIn(visit, id)] as const)
  const cases = said(points.map(([id, { pickedCase }]) => [id, pickedCase]))
  return {
    answers: said(points.map(([id, { answer }]) => [id, answer])),
    readings: said(
      points.flatMap(([id, record]) => [
        [id, record.reading] as const,
        ...places.flatMap((place) => {
          const taken = pairOf(record)[place]
          const at = taken?.reading && isTimed(place) ? fieldOf(taken.at) : ''
          return [
            [`${id}/${place}`, taken?.reading],
            [`${id}/${place}-at`, at],
          ] as const
        }),
      ]),
    ),
    ...(Object.keys(cases).length > 0 && { cases }),
    notes: said([...visit.items].map(([id, { notes }]) => [id, notes])),
  }
}

const said = (entries: readonly (readonly [string, string | null | undefined])[]): Record<string, string> =>
  Object.fromEntries(entries.filter((entry): entry is [string, string] => Boolean(entry[1])))

/** The time of a reading as its field shows it; empty where nobody can tell. */
export const fieldOf = (at: string): string => (at === '' ? '' : phoenixField(new Date(at)))

/**
 * The visit with what an earlier file has written since, or before there were visits. Nobody can tell when, so it is
 * older than any other answer where visits meet. What is missing there takes nothing away: that file may not know it.
 */
export function withEarlier(visit: Visit, { answers, readings, cases, notes }: Partial<EarlierKept>): Visit {
  const stood = earlierOf(visit)
  let after = visit
  const sayAt = (point: string, said: Parameters<typeof afterPoint>[2]) => {
    after = afterPoint(after, point, said)
  }
  for (const [point, answer] of changed(answers, stood.answers)) if (isAnswer(answer)) sayAt(point, { answer })
  for (const [point, pickedCase] of changed(cases, stood.cases)) sayAt(point, { pickedCase })
  for (const [item, written] of changed(notes, stood.notes))
    after = afterOperation(after, { at: '', item, seen: itemIn(after, item).notes, written })
  const news = new Map(changed(readings, stood.readings))
  for (const [key, reading] of news) {
    const [point = '', place] = key.split('/')
    if (place === undefined) sayAt(point, { reading })
    for (const one of places) {
      if (place !== one) continue
      sayAt(point, typedAt(pointIn(after, point), one, reading, timeIn(readings, `${key}-at`, `${point}/first-at`)))
    }
  }
  for (const [key, typed] of news) {
    const [, point, place] = /^(.+)\/(first|second)-at$/.exec(key) ?? []
    const at = fromPhoenixField(typed)?.toISOString()
    if (point && at) sayAt(point, withTime(pointIn(after, point), place === 'first' ? 'first' : 'second', at))
  }
  return after
}

const afterPoint = (visit: Visit, point: string, said: ReturnType<typeof typedAt>): Visit =>
  afterOperation(visit, { at: '', point, answers: said })

const isAnswer = (value: string): value is Answer => Object.hasOwn(answerLabels, value)

/** What is written there and was not so before. */
function changed(kept: unknown, before: Record<string, string> = {}): [string, string][] {
  if (!isNamedRecord(kept)) return []
  return Object.entries(kept).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1] !== '' && entry[1] !== before[entry[0]],
  )
}

/** The first of these fields that holds a time; empty where none does. */
function timeIn(readings: Record<string, string> | undefined, ...keys: string[]): string {
  for (const key of keys) {
    const at = fromPhoenixField(String(readings?.[key] ?? ''))
    if (at) return at.toISOString()
  }
  return ''
}
