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
 * Sets a title in the space that it has: large, in even lines, and with a line's end after a colon. `sizes` starts with
 * the largest. Throws when the title fits at none of them: a picture with half a title must not be published.
 */
export function fitTitle(title: string, measure: Measure, space: Space, sizes: readonly number[]): FittedTitle {
  const words = title.split(breakable)
  const widthOf = remembering(measure)
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

/** Found by looking: a colon is worth as much as a tenth of the largest size. */
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

/** The same few pieces come back in hundreds of ways. */
function remembering(measure: Measure): Measure {
  const known = new Map<string, number>()
  return (text) => {
    const width = known.get(text) ?? measure(text)
    known.set(text, width)
    return width
  }
}
