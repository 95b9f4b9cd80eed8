/** How deeply and how often the arrays and objects of a JSON text are nested: looked at before the text is parsed. */

interface Bounds {
  /** Arrays and objects inside each other. */
  depth: number
  /** Arrays and objects in all. */
  count: number
}

const [quote, backslash] = [0x22, 0x5c]
const openings: ReadonlySet<number> = new Set([0x5b, 0x7b])
const closings: ReadonlySet<number> = new Set([0x5d, 0x7d])

/**
 * Whether a text stays within these bounds, if it is JSON at all. `JSON.parse` has no bound of its own: 18 MB of brackets
 * hold a page for seconds and take more than half a gigabyte. One pass, which ends where a bound is crossed.
 */
export function isWithin(text: string, { depth, count }: Bounds): boolean {
  let [open, all] = [0, 0]
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (isInText) {
      if (code === backslash) at++
      else if (code === quote) isInText = false
    } else if (code === quote) isInText = true
    else if (closings.has(code)) open--
    else if (openings.has(code) && (++open > depth || ++all > count)) return false
  }
  return true
}
