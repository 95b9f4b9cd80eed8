import { type PlanType, planTable, planTypes } from '../content/plan-table.ts'
import { readReference } from './reference.ts'

/**
 * An access code is a prefix that names the plan, 19 random digits (63 bits) and one check digit:
 * `HQP-BASIC-12345678901234567894`. People type it from paper, so reading it back is forgiving.
 */
const prefixOf = (plan: PlanType): string => `HQP-${planTable[plan].codePrefix}-`
/** Random digits of a code, without its check digit. */
export const randomDigitCount = 19

/** Makes the code of `plan` from 19 random digits, in the form that is stored and sent. */
export function makeAccessCode(plan: PlanType, randomDigits: string): string {
  if (!/^\d{19}$/.test(randomDigits)) throw new Error('an access code is made from 19 digits')
  return prefixOf(plan) + randomDigits + checkDigit(randomDigits)
}

/**
 * Reads a code as a person typed it: any case, any spaces and dashes, O for 0, I or l for 1. Returns the code in its
 * stored form, or `undefined` when the shape or the check digit is wrong.
 */
export function readAccessCode(typed: string): string | undefined {
  const digits = plain(typed).slice(-20)
  const plan = planOfCode(typed)
  return plan && /^\d{20}$/.test(digits) && damm(digits) === 0 ? prefixOf(plan) + digits : undefined
}

/** The plan that the prefix of a typed code names; its digits are not checked. `undefined` for an unknown prefix. */
export const planOfCode = (typed: string): PlanType | undefined =>
  planTypes.find((one) => plain(prefixOf(one)) === plain(typed).slice(0, -20))

/**
 * What is wrong with the shape of a typed code, in a sentence or two: its beginning, a letter among its digits, how many
 * there are, or its check digit. `undefined` for a code that `readAccessCode` reads.
 */
export function faultOfAccessCode(typed: string): string | undefined {
  if (readAccessCode(typed) !== undefined) return undefined
  if (readReference(typed) !== undefined) return `This is your payment reference, which opens nothing. ${beginsWith}`
  const text = plain(typed)
  const prefix = planTypes.map((plan) => plain(prefixOf(plan))).find((one) => text.startsWith(one))
  if (prefix === undefined) return beginsWith
  const digits = text.slice(prefix.length)
  const letter = /[A-Z]/.exec(digits)?.[0]
  if (letter !== undefined)
    return `“${letter}” is no digit: after ${planTypes.map(prefixOf).join(' or ')} there are digits only.`
  if (digits.length < digitCount) return `It has ${digits.length} of ${digitCount} digits.`
  if (digits.length > digitCount) return `It has ${digits.length} digits. A code has ${digitCount}.`
  return `It has all ${digitCount} digits, but one of them is wrong, or two are swapped.`
}

const digitCount = randomDigitCount + 1
const beginsWith = `A code begins with ${planTypes.map(prefixOf).join(' or ')}, then come ${digitCount} digits.`

/** Only capitals and digits, with letters that look like digits replaced by these. */
const plain = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** The code as it is shown: its digits in groups of four. Expects a code in its stored form. */
export function groupAccessCode(code: string): string {
  return code.replace(/\d+$/, (digits) => digits.match(/\d{1,4}/g)?.join(' ') ?? digits)
}

/** The last four digits, by which people tell two codes apart. */
export const lastFour = (code: string): string => code.slice(-4)

// Damm's quasigroup of order 10, which detects every wrong digit and every swap of neighbours.
// H. M. Damm, Total anti-symmetrische Quasigruppen, 2004; https://en.wikipedia.org/wiki/Damm_algorithm
const quasigroup = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

const damm = (digits: string): number => {
  let interim = 0
  for (const digit of digits) interim = Number(quasigroup[interim]?.[Number(digit)])
  return interim
}

/** The check digit equals the interim digit, since the diagonal of this quasigroup is 0. */
const checkDigit = (digits: string): string => String(damm(digits))
