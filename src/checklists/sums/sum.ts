/** What a sum is, and the one way to define it: its numbers are checked first, so a rule only ever sees usable ones. */
import { askedBy, type KeyOf, type SumName } from '../../content/sum-names.ts'
import { largestReading } from '../readings/typed-number.ts'
import type { Comparison } from './comparison.ts'

/** A reading and the numbers that it is judged by, each by its key. */
export interface Numbers {
  reading: number
  /** Read off a plate, a manual or a contract by the homeowner. */
  inputs: Readonly<Record<string, number>>
  /** Said by the check point itself. */
  constants: Readonly<Record<string, number>>
}

interface Judged {
  /** `ask`: beyond the figure, but lawful alternatives or a guide in place of a rule leave it to a question. */
  verdict: 'inside' | 'outside' | 'ask'
  /** The calculation in one line, such as "30 + 100 = 130 A, at most 1.2 × 125 = 150 A". */
  arithmetic: string
  /** The rule in a few words, such as "NEC 705.12, the 120% rule". */
  rule: string
}

/** Why there is no verdict. */
export interface SumFault {
  /** The number to look at: the key of an input or of a constant, or `reading`. */
  fault: string
  /** One sentence for the homeowner, shown beside the field of that number. */
  why: string
}

export type SumResult = Judged | SumFault

/** A pure function from numbers to a verdict, or to the number that stands in its way. */
export type Sum = (numbers: Numbers) => SumResult

type Key<Name extends SumName> = 'reading' | KeyOf<Name>
type Usable<Name extends SumName> = Readonly<Record<Key<Name>, number>>

interface Rule<Name extends SumName> {
  rule: string
  /** The verdict where the comparison does not hold. */
  beyond: 'outside' | 'ask'
  /** The numbers that may be zero; all others are above zero. */
  mayBeZero?: readonly Key<Name>[]
  /** The numbers that may be zero or below. */
  mayBeNegative?: readonly Key<Name>[]
  /** Compares the numbers, unless they contradict each other. */
  compare: (numbers: Usable<Name>) => Comparison | SumFault
}

/** The sum of that name. A number that is missing or impossible gives its fault instead of a verdict. */
export function defineSum<Name extends SumName>(
  name: Name,
  { rule, beyond, mayBeZero = [], mayBeNegative = [], compare }: Rule<Name>,
): Sum {
  const asked = askedBy(name)
  const keys = ['reading', ...asked.inputs, ...asked.constants] as Key<Name>[]
  const signOf = (key: Key<Name>): Sign =>
    mayBeNegative.includes(key) ? 'any' : mayBeZero.includes(key) ? 'zero' : 'positive'
  return ({ reading, inputs, constants }) => {
    const numbers = { ...constants, ...inputs, reading } as Usable<Name>
    for (const key of keys) {
      const number: number | undefined = numbers[key]
      const why = number === undefined ? missingWords(key) : unusableWords(number, signOf(key))
      if (why !== undefined) return { fault: key, why }
    }
    const found = compare(numbers)
    if ('fault' in found) return found
    return { verdict: found.holds ? 'inside' : beyond, arithmetic: found.arithmetic, rule }
  }
}

type Sign = 'positive' | 'zero' | 'any'

/** What is smaller is shown as zero, and nothing may be divided by it. */
const smallest = 1e-6

function unusableWords(number: number, sign: Sign): string | undefined {
  if (!Number.isFinite(number) || Math.abs(number) > largestReading)
    return 'Look at this number again: it is far too large.'
  if (number < 0 && sign !== 'any') return 'This number cannot be below zero.'
  return Math.abs(number) < smallest && sign === 'positive' ? 'This number must be above zero.' : undefined
}

/** What to do about the number of that key where it is missing. */
export const missingWords = (key: string): string =>
  key === 'reading' ? 'Write down your reading first.' : 'Write down this number too: the verdict needs it.'
