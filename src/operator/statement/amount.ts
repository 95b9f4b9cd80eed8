/** Which of the two marks stands before the cents. */
export type DecimalMark = '.' | ','

/** The most that one row may carry: what a 32-bit column of cents holds, and more than any order costs. */
const mostCents = 2_000_000_000

/**
 * Exact cents from what a statement shows: `1,234.50`, `$49.00`, `(49.00)`, `-49`, `49.00-`, `49.00 CR`, `1.234,50`.
 * Money out is negative. `undefined` for what is no amount of US dollars, or could be two different ones: `1.234` is,
 * unless `mark` says what the file proves elsewhere. Never a fraction, never rounded.
 */
export function statementCents(text: string, mark?: DecimalMark): number | undefined {
  const shown = plain(text)
  const parts = /^(\(?)([+-]?)(?:US\$?|\$|USD)?([+-]?)(\d[\d.,']*|[.,]\d+)(?:USD)?([+-]?)(\)?)(CR|DR)?$/.exec(shown)
  if (!parts) return undefined
  const [, open, first, second, digits = '', last, close, side] = parts
  const signs = [first, second, last, open && '-', side && (side === 'DR' ? '-' : '+')].filter((sign) => sign)
  if ((open === '(') !== (close === ')') || signs.length > 1) return undefined
  const cents = unsignedCents(digits, mark)
  if (cents === undefined || cents > mostCents) return undefined
  return signs[0] === '-' && cents !== 0 ? -cents : cents
}

/** The mark that stands before the cents of this amount beyond doubt; `undefined` where it proves none. */
export function provenMark(text: string): DecimalMark | undefined {
  const digits = /\d[\d.,]*/.exec(plain(text))?.[0] ?? ''
  const mark = /([.,])\d{1,2}$/.exec(digits)?.[1]
  return mark === '.' || mark === ',' ? mark : undefined
}

/** Without spaces, in capitals, with one kind of minus, and out of the `="…"` in which some exports wrap a number. */
const plain = (text: string): string =>
  text
    .replace(/^="(.*)"$/, '$1')
    .replace(/[\s\u00a0\u2007\u202f]/g, '')
    .replace(/[\u2212\u2012-\u2014]/g, '-')
    .toUpperCase()

function unsignedCents(digits: string, mark: DecimalMark | undefined): number | undefined {
  const decimal = decimalMarkIn(digits, mark)
  if (decimal === 'unclear') return undefined
  const at = decimal === undefined ? -1 : digits.lastIndexOf(decimal)
  const whole = at < 0 ? digits : digits.slice(0, at)
  const fraction = at < 0 ? '' : digits.slice(at + 1)
  const dollars = ungrouped(whole)
  // Two digits, or fewer where a spreadsheet cut zeros; more only when they are zeros.
  if (dollars === undefined || !/^\d{0,2}0*$/.test(fraction)) return undefined
  const cents = Number(dollars + fraction.slice(0, 2).padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}

/** `undefined` when there are no cents. */
function decimalMarkIn(digits: string, mark: DecimalMark | undefined): DecimalMark | undefined | 'unclear' {
  const marks = [...digits].filter((one): one is DecimalMark => one === '.' || one === ',')
  const last = marks.at(-1)
  if (last === undefined) return undefined
  if (new Set(marks).size === 2) return marks.indexOf(last) === marks.length - 1 ? last : 'unclear'
  if (marks.length > 1) return undefined
  if (!/^\d{1,3}[.,]\d{3}$/.test(digits)) return last
  // `1,234`: in a file of US banks a thousand, unless its other amounts have their cents behind a comma.
  if (last === ',') return mark === ',' ? 'unclear' : undefined
  return mark === undefined ? 'unclear' : mark === ',' ? undefined : last
}

/** The digits of `1,234,567`; `undefined` where the groups are not of three. */
function ungrouped(whole: string): string | undefined {
  if (/^\d*$/.test(whole)) return whole
  return /^\d{1,3}(?:([.,'])\d{3})(?:\1\d{3})*$/.test(whole) ? whole.replace(/[.,']/g, '') : undefined
}
