/** How the visits of a device are spread over backup files, each of which can be opened again. */

interface Amount {
  /** Of its text and its photos. */
  bytes: number
  /** Characters of its text. */
  text: number
  /** How many photos. */
  files: number
}

/** What opening a file takes. */
interface Most extends Amount {
  visits: number
}

/**
 * The visits in their order, in as few parts as are needed that way; one empty part where there are none. A visit that
 * alone is larger than `most` is a part of its own.
 */
export function partsOf<Visit extends Amount>(visits: readonly Visit[], most: Most): Visit[][] {
  const parts: Visit[][] = [[]]
  for (const visit of visits) {
    const part = parts.at(-1) ?? []
    if (part.length === 0 || isOpened([...part, visit], most)) part.push(visit)
    else parts.push([visit])
  }
  return parts
}

/** Whether a file with these visits can be opened again. */
export const isOpened = (visits: readonly Amount[], most: Most): boolean =>
  visits.length <= most.visits &&
  (['bytes', 'text', 'files'] as const).every((kind) => visits.reduce((sum, one) => sum + one[kind], 0) <= most[kind])
