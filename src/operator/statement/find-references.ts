import { readReference, referenceCharacters } from '../../orders/reference.ts'

/** A known reference in the words of a row. */
export interface FoundReference {
  reference: string
  /**
   * `exact`: as it was given, but for case, spaces and signs. `look-alike`: with characters that look like its own.
   * `near`: one character wrong, missing, too many, or two neighbours swapped.
   */
  how: 'exact' | 'look-alike' | 'near'
  /** What stands in the row in its place, without spaces and signs. */
  text: string
  /** In what describes the payment, or in another cell of its row. `from` and `to` count in the one or the other. */
  place: 'description' | 'elsewhere'
  /** HQ stands before it, so it was meant as a reference. */
  hasPrefix: boolean
  from: number
  to: number
  /** One word of the row, or one behind its HQ. */
  isOneWord: boolean
}

/** An index of references, to find them in the words of a statement. */
export function referenceIndex() {
  const folded = new Map<string, string[]>()
  const withoutOne = new Map<string, string[]>()
  const index = {
    add(reference: string): void {
      const letters = fold(lettersOf(reference))
      push(folded, letters, reference)
      for (const shorter of new Set(shorterByOne(letters))) push(withoutOne, shorter, reference)
    },

    /**
     * The references of the index that a text holds, each once, in the clearest way it stands there. What is only nearly
     * one is looked for when `isLikely`, when HQ stands in the text, or when another reference does.
     */
    find(text: string, isLikely: boolean, place: FoundReference['place'] = 'description'): FoundReference[] {
      const words = squeeze(text)
      const plain = fold(words.letters)
      const best = new Map<string, FoundReference>()
      const keep = (from: number, length: number, references: readonly string[] | undefined, isNear: boolean) => {
        if (references === undefined || references.length === 0) return
        const where = placeOf(words, from, length)
        for (const reference of references) {
          const how = isNear ? 'near' : where.text === lettersOf(reference) ? 'exact' : 'look-alike'
          const found = { reference, how, place, ...where } as const
          const before = best.get(reference)
          if (before === undefined || clarityOf(found) > clarityOf(before)) best.set(reference, found)
        }
      }
      for (let from = 0; from + size <= plain.length; from++)
        keep(from, size, folded.get(plain.slice(from, from + size)), false)
      if (!isLikely && best.size === 0 && !prefix.test(words.letters)) return []
      for (let from = 0; from + size - 1 <= plain.length; from++) {
        keep(from, size - 1, withoutOne.get(plain.slice(from, from + size - 1)), true)
        const seven = plain.slice(from, from + size)
        if (seven.length < size) continue
        for (let at = 0; at < size; at++) {
          const near = withoutOne.get(without(seven, at))
          if (near)
            keep(
              from,
              size,
              near.filter((one) => isOneEdit(fold(lettersOf(one)), seven)),
              true,
            )
        }
        const eight = plain.slice(from, from + size + 1)
        for (let at = 0; at < eight.length && eight.length > size; at++)
          keep(from, size + 1, folded.get(without(eight, at)), true)
      }
      return [...best.values()].sort((a, b) => a.from - b.from)
    },

    /**
     * The references that a row holds, each once: those of its description, and those of its other cells that are words
     * of their own, since account numbers and the like stand there too.
     */
    findInRow(
      { description, elsewhere }: { description: string; elsewhere: string },
      isLikely: boolean,
    ): FoundReference[] {
      const isMeant = ({ how, isOneWord, hasPrefix }: FoundReference) => hasPrefix || (isOneWord && how !== 'near')
      const others = index.find(elsewhere, false, 'elsewhere').filter(isMeant)
      const best = new Map(others.map((one) => [one.reference, one]))
      const found = index.find(description, isLikely).filter((one) => {
        const other = best.get(one.reference)
        if (other && clarityOf(other) > clarityOf(one)) return false
        best.delete(one.reference)
        return true
      })
      return [...found, ...best.values()]
    },
  }
  return index
}

/** The reference, with its HQ and a right check character, that a text holds: known or not. */
export function anyReference(text: string): string | undefined {
  const { letters } = squeeze(text)
  for (let at = letters.indexOf('HQ'); at >= 0; at = letters.indexOf('HQ', at + 1)) {
    const reference = readReference(letters.slice(at, at + 2 + size))
    if (reference !== undefined) return reference
  }
  return undefined
}

/**
 * The references that stand in a row beyond doubt. One that is not a word of its own is in doubt where the same letters
 * nearly spell another: a mistyped other reference can look just like it.
 */
export function clearReferences(found: readonly FoundReference[]): FoundReference[] {
  return found.filter(
    (one) =>
      one.how !== 'near' &&
      ((one.how === 'exact' && one.isOneWord) || !found.some((other) => other !== one && overlap(one, other))),
  )
}

/** The other references that were found, but for those that overlap with a clear one. */
export const nearReferences = (found: readonly FoundReference[], clear: readonly FoundReference[]): FoundReference[] =>
  found.filter((one) => !clear.includes(one) && !clear.some((other) => overlap(one, other)))

/** The clear references, and with HQ before them also those in doubt. */
export function namedReferences(found: readonly FoundReference[]): FoundReference[] {
  const clear = clearReferences(found)
  return [...clear, ...nearReferences(found, clear).filter(({ hasPrefix }) => hasPrefix)]
}

const overlap = (a: FoundReference, b: FoundReference): boolean => a.place === b.place && a.from < b.to && b.from < a.to

const size = referenceCharacters
const prefix = /H[Q0O]/
const clarity = { exact: 8, 'look-alike': 4, near: 0 } as const
/** How clearly a reference stands in the text: exact before look-alike before near, then as one word, then with HQ. */
const clarityOf = ({ how, isOneWord, hasPrefix }: FoundReference): number =>
  clarity[how] + (isOneWord ? 2 : 0) + (hasPrefix ? 1 : 0)

/** A text reduced to its letters and digits, with the places where its words began. */
interface Squeezed {
  letters: string
  /** Holds the place of each letter that begins a word, and the end of the text. */
  begins: ReadonlySet<number>
}

function squeeze(text: string): Squeezed {
  const words = text
    .normalize('NFKC')
    .toUpperCase()
    .split(/[^0-9A-Z]+/)
  const begins = new Set<number>()
  let letters = ''
  for (const word of words) {
    begins.add(letters.length)
    letters += word
  }
  return { letters, begins: begins.add(letters.length) }
}

function placeOf(
  { letters, begins }: Squeezed,
  from: number,
  length: number,
): Omit<FoundReference, 'reference' | 'how' | 'place'> {
  const to = from + length
  const hasPrefix = from >= 2 && prefix.test(letters.slice(from - 2, from))
  let isOneWord = begins.has(to) && (begins.has(from) || hasPrefix)
  for (let at = from + 1; at < to; at++) if (begins.has(at)) isOneWord = false
  return { text: letters.slice(from, to), hasPrefix, from, to, isOneWord }
}

const lettersOf = (reference: string): string => reference.slice(-size)

/** Characters that are mistaken for each other, mapped to one of them. */
const lookAlike: Record<string, string> = { S: '5', B: '8', Z: '2', U: 'V', O: 'Q', '0': 'Q' }
const fold = (letters: string): string => letters.replace(/[SBZUO0]/g, (letter) => lookAlike[letter] ?? letter)

const without = (letters: string, at: number): string => letters.slice(0, at) + letters.slice(at + 1)
const shorterByOne = (letters: string): string[] => Array.from(letters, (_, at) => without(letters, at))

/** Of two words of the same length: one letter differs, or two neighbours are swapped. */
function isOneEdit(known: string, seen: string): boolean {
  const wrong = Array.from(known, (_, at) => at).filter((at) => known[at] !== seen[at])
  const [one = 0, two = 0] = wrong
  return (
    wrong.length === 1 ||
    (wrong.length === 2 && two === one + 1 && known[one] === seen[two] && known[two] === seen[one])
  )
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}
