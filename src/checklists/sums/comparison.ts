/** Comparisons, each with its arithmetic in one line for people. A number exactly at a limit is within it. */
import { formats } from '../../format/formats.ts'
import { rounded } from '../readings/typed-number.ts'

/** A number of a comparison; `working` is how it was worked out, such as "1.2 × 125", and is missing where it was typed. */
export interface Side {
  value: number
  working?: string
}

export interface Comparison {
  holds: boolean
  arithmetic: string
}

/** "1,500": a number within the working of a side. */
export const { number } = formats.en

export const typed = (value: number): Side => ({ value })

/** "30 + 100 = 130 A, at most 1.2 × 125 = 150 A", and "more than" where it is. */
export function compare(left: Side, relation: Relation, right: Side, unit = ''): Comparison {
  const holdsWhen = (valueIn: ValueIn) =>
    relation === 'at most' ? valueIn(left) <= valueIn(right) : valueIn(left) >= valueIn(right)
  const holds = holdsWhen(exact)
  const digits = digitsFor(holdsWhen)
  const words = holds ? relation : opposites[relation]
  return { holds, arithmetic: `${inWords(left, digits, unit)}, ${words} ${inWords(right, digits, unit)}` }
}

/** "35 A, from 25 to 40 A"; where the reading misses an end, only that end: "45 A, more than 40 A". */
export function compareRange(reading: number, { low, high }: { low: number; high: number }, unit = ''): Comparison {
  const [under, over] = [
    compare(typed(reading), 'at least', typed(low), unit),
    compare(typed(reading), 'at most', typed(high), unit),
  ]
  if (!under.holds) return under
  if (!over.holds) return over
  return { holds: true, arithmetic: `${amount(reading, unit)}, from ${number(low)} to ${amount(high, unit)}` }
}

/** A tolerance around a target: by how much, in the unit of the target, and in words, such as "10%". */
interface Around {
  target: Side
  by: number
  tolerance: string
}

/** "43, within 10% of 40 (36 to 44)" or "45, more than 10% above 40 (36 to 44)". */
export function compareAround(reading: number, { target, by, tolerance }: Around, unit = ''): Comparison {
  const [low, high] = [workedOut(target.value - by), workedOut(target.value + by)]
  const sideWhen = (valueIn: ValueIn) =>
    valueIn(typed(reading)) < valueIn(low) ? 'below' : valueIn(typed(reading)) > valueIn(high) ? 'above' : 'within'
  const side = sideWhen(exact)
  const digits = digitsFor(sideWhen)
  const words = side === 'within' ? `within ${tolerance} of` : `more than ${tolerance} ${side}`
  const range = `${number(low.value, digits)} to ${number(high.value, digits)}`
  return {
    holds: side === 'within',
    arithmetic: `${amount(reading, unit)}, ${words} ${inWords(target, digits, unit)} (${range})`,
  }
}

type Relation = 'at most' | 'at least'
const opposites: Record<Relation, string> = { 'at most': 'more than', 'at least': 'less than' }

/** How much of a number counts: all of it, or as much as is shown. */
type ValueIn = (side: Side) => number

const exact: ValueIn = ({ value }) => rounded(value)
const shownWith =
  (digits: number): ValueIn =>
  ({ value, working }) =>
    working === undefined ? rounded(value) : Number(value.toFixed(digits))

/** No number is shown finer than this. */
const mostDigits = 6

/** What is worked out is shown with two digits after the point, and with more only where two would show another outcome. */
const digitsFor = (outcomeWhen: (valueIn: ValueIn) => unknown): number =>
  outcomeWhen(shownWith(2)) === outcomeWhen(exact) ? 2 : mostDigits

const workedOut = (value: number): Side => ({ value, working: '' })

const inWords = ({ value, working }: Side, digits: number, unit: string): string =>
  working === undefined ? amount(value, unit) : `${working} = ${amount(value, unit, digits)}`

/** "1 day", "6.67 days" or, without a unit, "30". A typed number is shown as it was typed. */
const amount = (value: number, unit: string, digits = mostDigits): string => {
  const text = number(value, digits)
  return unit === '' ? text : `${text} ${text === '1' ? unit.replace(/^days\b/, 'day') : unit}`
}
