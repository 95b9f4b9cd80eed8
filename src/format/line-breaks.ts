import { type Html, html } from './html.ts'
import { brokenAtCodes } from './unbroken.ts'

/** Keeps a number and its unit on one line: "115 °F", "24 in", "5 or 6". */
export const withUnits = (text: string): string => text.replace(numberAndUnit, '$1\u00a0')

// A unit is a degree sign or a word of three letters at most. What follows a code, as in "R-39 or", is none.
const numberAndUnit = /(?<![\p{L}\d]-|[\p{L}\d])(\d[\d.,/]*) (?=(?:°F|[A-Za-z/]{1,3})(?![\p{L}]))/gu

/** The same, for a page: a license class, a standard or another short word with a hyphen stays whole too. */
export const unbroken = (text: string): Html => html`${brokenAtCodes(withUnits(text)).map(part)}`

const part = (text: string, index: number): Html =>
  index % 2 === 0 ? html`${text}` : html`<span class="whole">${text}</span>`
