/** Numbers as homeowners type them. */

/** More than anything that a homeowner measures, so a typing error. */
export const largestReading = 1_000_000

/** In binary fractions 65.9 − 63.9 is a little more than 2. */
export const rounded = (difference: number): number => Math.round(difference * 1e9) / 1e9

/**
 * What a tape measure shows: "1/2", "3 1/2", "1-1/4" and "1½". Only a proper fraction by a mark of a tape, or a third:
 * "120/240" is no length.
 */
function fractionOf(typed: string): number | undefined {
  const text = typed
    .replace(/[\u00bc-\u00be\u2150-\u215e]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .replaceAll('\u2044', '/')
  const [, sign, whole = '0', upper = '', lower = ''] =
    /^([-+]?)\s*(?:(\d+)(?:\s+|-))?(\d+)\s*\/\s*(\d+)$/.exec(text.trim()) ?? []
  const [over, under] = [Number(upper), Number(lower)]
  if (!marksOfTape.has(under) || over >= under) return undefined
  return (sign === '-' ? -1 : 1) * (Number(whole) + over / under)
}

const marksOfTape: ReadonlySet<number> = new Set([2, 3, 4, 8, 16, 32, 64])

/**
 * "1,200" is twelve hundred, as it is written in Phoenix. A comma that cannot stand for thousands is the decimal comma of
 * a keyboard in another language: "14,5" and "0,125".
 */
export function numberOf(typed: string): number | undefined {
  const text = typed.trim()
  const isGrouped = /^[-+]?[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)
  const hasDecimalComma = !isGrouped && /^[-+]?(\d+,\d*|,\d+)$/.test(text)
  const fraction = fractionOf(text)
  if (fraction !== undefined) return fraction
  const plain = isGrouped ? text.replaceAll(',', '') : hasDecimalComma ? text.replace(',', '.') : text
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
