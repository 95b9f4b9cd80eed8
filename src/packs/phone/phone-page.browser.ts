/** The page of the phone file as its script sees it: what is chosen and written at each of its points. */

export const one = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E | null =>
  within.querySelector<E>(selector)

export const all = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E[] => [
  ...within.querySelectorAll<E>(selector),
]

export const sheets = all('[data-sheet]')
export const itemsIn = (within?: ParentNode) => all<HTMLDetailsElement>('[data-item]', within)
export const pointsIn = (within?: ParentNode) => all('[data-point]', within)
export const notesIn = (within?: ParentNode) => all<HTMLTextAreaElement>('[data-note]', within)
export const radiosIn = (point: Element) => all<HTMLInputElement>('input[type=radio]', point)
export const readingAt = (point: Element) => one<HTMLInputElement>('[data-reading]', point)

const caseFieldAt = (point: Element) => one<HTMLSelectElement>('[data-case]', point)
/** The case that is picked at a point; undefined where there are none, or none is picked yet. */
export const caseAt = (point: Element): HTMLOptionElement | undefined => {
  const field = caseFieldAt(point)
  return field?.value ? [...field.options].find(({ value }) => value === field.value) : undefined
}
/** False where the point has no cases. */
export const hasCases = (point: Element): boolean => caseFieldAt(point) !== null
export function pickCaseAt(point: Element, id: string): void {
  const field = caseFieldAt(point)
  if (field) field.value = id
}

/** `good`, `problem` or `na`; empty while nothing is chosen. */
export const chosenAt = (point: Element): string => radiosIn(point).find(({ checked }) => checked)?.value ?? ''

/** How many of the points have an answer, and for how many it is a problem. */
export function countOf(points: Element[]) {
  const answers = points.map(chosenAt).filter((answer) => answer !== '')
  return { answered: answers.length, problems: answers.filter((answer) => answer === 'problem').length }
}

export function write(selector: string, text: string, within?: ParentNode): void {
  const place = one(selector, within)
  if (place) place.textContent = text
}
