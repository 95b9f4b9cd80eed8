/** Finds checks of a list by what they are called and what good is, without any connection. */
import type { CheckPoint, Item } from '../../checklists/checklist.ts'
import { splitAtTerms } from '../../checklists/terms.ts'
import type { FittedItem } from './fitted-items.ts'

export interface FoundCheck {
  item: Item
  /** Of the item. */
  number: number
  point: CheckPoint
}

/**
 * The checks of the job in which every word of `query` begins a word: of the name or of what is good, in either
 * language, or of a term that the check uses. Accents and capitals make no difference. None for an empty query.
 */
export function findChecks(fitted: readonly FittedItem[], query: string): FoundCheck[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  return fitted.flatMap(({ item, number, points }) =>
    points
      .filter((point) => {
        const words = wordsOf(textOf(point, item))
        return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
      })
      .map((point) => ({ item, number, point })),
  )
}

function textOf({ name, good, cases = [], do: steps }: CheckPoint, { terms }: Item): string {
  const own = [name, ...(good ? [good] : []), ...cases.flatMap((one) => [one.name, one.good])].flatMap(({ en, es }) => [
    en,
    es,
  ])
  const text = own.join(' ')
  const said = [text, ...steps].join(' ')
  // A term is found by its other forms too.
  const forms = splitAtTerms(said, terms).flatMap(({ term }) => (term ? [term.term, ...(term.also ?? [])] : []))
  return [text, ...forms].join(' ')
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
