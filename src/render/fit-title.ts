/** How wide a text is at a font size of 1. */
export type Measure = (text: string) => number

export interface FittedTitle {
  size: number
  lines: string[]
}

interface Space {
  width: number
  height: number
  /** The distance from line to line at a font size of 1. */
  leading: number
}

/**
 * Breaks a title into lines for a space: as large as possible, with even lines, and preferably a break after a colon.
 * `sizes` are font sizes, the largest first. Throws when the title fits at none of them.
 */
export function fitTitle(title: string, measure: Measure, space: Space, sizes: readonly number[]): FittedTitle {
  const words = title.split(breakable)
  const widthOf = memoized(measure)
  let best: (FittedTitle & { cost: number }) | undefined
  for (const lines of waysToBreak(words)) {
    const widths = lines.map(widthOf)
    const widest = Math.max(...widths)
    const size = sizes.find(
      (size) => widest * size <= space.width && lines.length * size * space.leading <= space.height,
    )
    if (!size) continue
    const raggedness = widths.reduce((sum, width) => sum + (1 - width / widest) ** 2, 0)
    const cost = raggedness + worth.size * (1 - size / (sizes[0] ?? size)) - (breaksAtColon(lines) ? worth.colon : 0)
    if (!best || cost < best.cost) best = { size, lines, cost }
  }
  if (!best) throw new Error(`"${title}" is too long for its picture`)
  return { size: best.size, lines: best.lines }
}

/** Weights, chosen by eye: a break after a colon is worth a tenth of the largest size. */
const worth = { size: 4, colon: 0.4 }

const breaksAtColon = (lines: string[]): boolean => lines.slice(0, -1).some((line) => line.endsWith(':'))

/** A number keeps its degree sign. */
const breakable = / (?!°)/
const mostLines = 4

function waysToBreak(words: string[], most = mostLines): string[][] {
  const whole = [words.join(' ')]
  if (most === 1) return [whole]
  const broken = words.slice(1).flatMap((_, index) => {
    const first = words.slice(0, index + 1).join(' ')
    return waysToBreak(words.slice(index + 1), most - 1).map((rest) => [first, ...rest])
  })
  return [whole, ...broken]
}

/** Caches widths, since the same lines occur in hundreds of combinations. */
function memoized(measure: Measure): Measure {
  const known = new Map<string, number>()
  return (text) => {
    const width = known.get(text) ?? measure(text)
    known.set(text, width)
    return width
  }
}
