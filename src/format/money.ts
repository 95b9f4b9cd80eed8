import { grouped, number } from './number.ts'

/** Rounds half up to whole dollars; the tiny addition undoes binary fractions such as 6799.9999999. */
export const wholeDollars = (amount: number): number => Math.round(amount + 1e-6)

/** "$8,163"; with a minus sign before the dollar for an amount below nothing. */
export const money = (dollars: number): string => `${dollars < 0 ? '−' : ''}$${number(Math.abs(dollars))}`

/** "$29.00", from whole cents; with a minus sign before the dollar for an amount below nothing. */
export function exactMoney(cents: number): string {
  const [whole = '', part] = (Math.abs(cents) / 100).toFixed(2).split('.')
  return `${cents < 0 ? '−' : ''}$${grouped(whole)}.${part}`
}
