/** What proves the verdicts: every value has examples at, under and over each of its limits, and they come out as written. */
import { readingVerdict } from '../../src/checklists/readings/reading.ts'
import { changeOf, type Pair } from '../../src/checklists/readings/timed-reading.ts'
import type { ChecklistContent } from '../../src/content/checklist-content.ts'
import type { ContentFault } from '../../src/content/content-file.server.ts'
import type { Passage } from './passages.ts'

type Point = ChecklistContent['items'][number]['points'][number]
type Written = NonNullable<Point['value']>
/** A value with the cases of its point. */
type Value = Written & Pick<Point, 'cases'>
type Example = NonNullable<Written['examples']>[number]

/** Faults of one checklist, each at the line where its point begins. */
export function valueFaults(checklist: ChecklistContent, passages: Passage[]): ContentFault[] {
  const points = checklist.items.flatMap(({ points }) => points)
  return points.flatMap((point) => {
    const place = passages.find(({ at, text }) => /\.points\.\d+\.id$/.test(at) && text === point.id)
    if (!point.value || !place) return []
    const { file, line } = place
    return [...faultsOf({ ...point.value, cases: point.cases }), ...nearFaults(point.value, points)].map((message) => ({
      file,
      line,
      message,
    }))
  })
}

function faultsOf(value: Value): string[] {
  const { examples = [] } = value
  const wrong = examples.flatMap((example) => {
    const verdict = verdictOf(example, value)
    return verdict === example.verdict
      ? []
      : [`the example ${inWords(example)} says "${example.verdict}", and the rule says "${verdict}"`]
  })
  const missing = limitsOf(value).flatMap((limit) => missingExamples(limit, examples))
  return [...wrong, ...missing, ...(value.sum ? missingSides(examples) : [])]
}

function verdictOf({ case: pickedCase, of, inputs = {}, reading }: Example, { over, ...value }: Value) {
  const typed = Object.fromEntries(Object.entries(inputs).map(([key, number]) => [key, String(number)]))
  if (over) return changeOf(changedBy(reading, over), { ...value, over }, pickedCase).verdict
  return readingVerdict(String(reading), value, {
    pickedCase,
    other: of === undefined ? undefined : String(of),
    inputs: typed,
  })
}

/** Two readings at the right time whose change counts for so much, and a cup that lost nothing. */
export function changedBy(amount: number, { counts, minutes }: NonNullable<Written['over']>): Pair {
  const start = Date.UTC(2026, 10, 20, 17)
  const taken = (reading: number, after: number) => ({
    reading: String(reading),
    at: new Date(start + after * 60_000).toISOString(),
  })
  return {
    first: taken(50, 0),
    second: taken(rounded(counts === 'fall' ? 50 - amount : 50 + amount), minutes),
    cupFirst: taken(0, 0),
    cupSecond: taken(0, minutes),
  }
}

/** A limit, and how far from it an example's reading lies; examples of another case are of no use to it. */
interface Limit {
  name: string
  /** Nobody reads less than nothing. */
  isZero: boolean
  beyond: (example: Example) => number | undefined
}

function limitsOf({ min, max, cases = [], near, over }: Value): Limit[] {
  if (near) {
    const { within } = near
    const from = (end: number) => (example: Example) =>
      example.of === undefined ? undefined : rounded(example.reading - example.of - end)
    return [
      { name: `${within} under the other reading`, isZero: false, beyond: from(-within) },
      { name: `${within} over the other reading`, isZero: false, beyond: from(within) },
    ]
  }
  return [{ id: undefined, min, max }, { id: undefined, ...over?.again }, ...cases].flatMap(({ id, min, max }) =>
    [min, max]
      .filter((end) => end !== undefined)
      .map((end) => ({
        name: id === undefined ? `${end}` : `${end} of the case "${id}"`,
        isZero: end === 0,
        beyond: (example: Example) => (example.case === id ? rounded(example.reading - end) : undefined),
      })),
  )
}

/** Where the limits of a sum lie depends on its inputs, so its examples stand on both sides of them. */
function missingSides(examples: Example[]): string[] {
  const isInside = ({ verdict }: Example) => verdict === 'inside'
  return [
    ...(examples.some(isInside) ? [] : ['has no example inside its sum']),
    ...(examples.every(isInside) ? ['has no example beyond its sum'] : []),
  ]
}

/** 62.1 - 60 - 2 is not quite 0.1. */
const rounded = (difference: number) => Math.round(difference * 1e9) / 1e9

function missingExamples({ name, isZero, beyond }: Limit, examples: Example[]): string[] {
  const distances = examples.map(beyond).filter((distance) => distance !== undefined)
  const missing = [
    !distances.includes(0) && 'at',
    !isZero && !distances.some((distance) => distance < 0) && 'under',
    !distances.some((distance) => distance > 0) && 'over',
  ].filter((where) => where !== false)
  return missing.length > 0 ? [`has no example ${missing.join(', none ')} the limit ${name}`] : []
}

function nearFaults({ near, unit }: Value, points: Point[]): string[] {
  if (!near) return []
  const other = points.find(({ id }) => id === near.point)
  if (!other?.value) return [`is held against "${near.point}", where nothing is written down`]
  return other.value.unit === unit ? [] : [`is in ${unit}, and "${near.point}" in ${other.value.unit}`]
}

const inWords = ({ case: pickedCase, of, inputs, reading }: Example): string =>
  [pickedCase && `"${pickedCase}"`, of !== undefined && `of ${of}`, inputs && JSON.stringify(inputs), reading]
    .filter((part) => part !== undefined && part !== false)
    .join(', ')
