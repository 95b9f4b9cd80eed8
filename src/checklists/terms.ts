/** Words of the trades that our sentences use, and what they mean. */
import type { ChecklistContent } from '../content/checklist-content.ts'
import type { SortedTerms } from '../content/locked-text.ts'
import type { Term } from '../content/terms-content.ts'
import type { CheckPoint } from './checklist.ts'

type Worded = Pick<CheckPoint, 'name' | 'do' | 'good' | 'cases' | 'exceptions' | 'more'>

/** Finds the terms that points of a checklist use. */
export function createGlossary(terms: readonly Term[]) {
  return (listId: string, points: readonly Worded[]): Term[] => {
    const text = points.flatMap(textsOf).join('\n')
    return terms
      .filter((term) => isOfList(term, listId) && formsOf(term).some((form) => standsIn(text, form)))
      .map(({ lists: _, ...term }) => term)
  }
}

/** The terms that everybody may read, because a free item uses them, and the others. */
export function termsByReader(
  checklists: readonly ChecklistContent[],
  terms: readonly Term[],
  freeItems: number,
): SortedTerms {
  const termsIn = createGlossary(terms)
  const free = checklists.flatMap(({ id, items }) =>
    termsIn(
      id,
      items.slice(0, freeItems).flatMap(({ points }) => points),
    ),
  )
  const meanings = new Set(free.map(({ en }) => en))
  const { true: open = [], false: locked = [] } = Object.groupBy(terms, ({ en }) =>
    meanings.has(en) ? 'true' : 'false',
  )
  return { open, locked }
}

/** Whether `form` stands there as a whole word. Searched as text: a pattern for each of all terms takes a start a second. */
function standsIn(text: string, form: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const end = at + form.length
    // Two units, since a letter may be as long.
    if (!endsInWord.test(text.slice(Math.max(0, at - 2), at)) && !beginsInWord.test(text.slice(end, end + 2)))
      return true
  }
  return false
}

const endsInWord = /[\p{L}\p{N}]$/u
const beginsInWord = /^[\p{L}\p{N}]/u

const isOfList = ({ lists }: Term, listId: string): boolean => lists?.some((id) => id === listId) ?? true

const textsOf = ({ name, do: steps, good, cases = [], exceptions = [], more = [] }: Worded): string[] => [
  name.en,
  ...steps,
  ...(good ? [good.en] : []),
  ...cases.flatMap((one) => [one.name.en, one.good.en]),
  ...exceptions,
  ...more,
]

/** A text cut where a term stands in it: pieces without one, and terms with the words that stand there. */
export function splitAtTerms(text: string, terms: readonly Term[]): { words: string; term?: Term }[] {
  if (terms.length === 0) return [{ words: text }]
  return text
    .split(new RegExp(`(${patternOf(terms).source})`, 'u'))
    .filter((words) => words !== '')
    .map((words) => {
      const term = terms.find((one) => formsOf(one).includes(words))
      return term ? { words, term } : { words }
    })
}

const formsOf = ({ term, also = [] }: Term): string[] => [term, ...also]

/** Whole words only; the longest form first, so that "static pressure" is not cut at "static". */
function patternOf(terms: readonly Term[]): RegExp {
  const forms = terms.flatMap(formsOf).toSorted((a, b) => b.length - a.length)
  const escaped = forms.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'u')
}
