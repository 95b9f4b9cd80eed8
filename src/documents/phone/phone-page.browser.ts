import { caseThatCounts } from '../../checklists/reading.ts'
import type { Pair, Taken, TimedPlace, TimedValue } from '../../checklists/timed-reading.ts'
import { isApplicable, isAsked, type Job, type When } from '../../content/job-fit.ts'
import { fromPhoenixField } from '../../format/phoenix-time.ts'

/** The page of the phone file as its script sees it: what is chosen and written at each of its points. */

export const one = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E | null =>
  within.querySelector<E>(selector)

export const all = <E extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): E[] => [
  ...within.querySelectorAll<E>(selector),
]

export const sheets = all('[data-sheet]')
export const titleOf = (sheet: HTMLElement): string => sheet.dataset['title'] ?? ''
export const pointIdOf = (point: HTMLElement): string => point.dataset['point'] ?? ''
export const itemsIn = (within?: ParentNode) => all<HTMLDetailsElement>('[data-item]', within)
export const pointsIn = (within?: ParentNode) => all('[data-point]', within)
export const notesIn = (within?: ParentNode) => all<HTMLTextAreaElement>('[data-note]', within)
export const radiosIn = (point: Element) => all<HTMLInputElement>('input[type=radio]', point)
export const readingAt = (point: Element) => one<HTMLInputElement>('[data-reading]', point)
/** What is read twice at a point: its value and its readings; undefined where nothing is. */
export function timedAt(point: Element): { value: TimedValue; pair: Pair } | undefined {
  const timed = one('[data-timed]', point)
  if (!timed) return undefined
  const written = (place: string) => one<HTMLInputElement>(`[data-taken="${place}"]`, timed)?.value ?? ''
  const taken = (place: TimedPlace): Taken => ({
    reading: written(place),
    at: fromPhoenixField(written(`${place}-at`))?.toISOString() ?? '',
  })
  const [first, second, cupFirst, cupSecond] = [taken('first'), taken('second'), taken('cupFirst'), taken('cupSecond')]
  return { value: JSON.parse(timed.dataset['timed'] ?? ''), pair: { first, second, cupFirst, cupSecond } }
}

const caseFieldAt = (point: Element) => one<HTMLSelectElement>('[data-case]', point)
/** The case that is picked at a point; undefined where there are none, or none is picked yet. */
export const caseAt = (point: Element): HTMLOptionElement | undefined => {
  const field = caseFieldAt(point)
  const left = [...(field?.options ?? [])].filter(({ value, disabled }) => value !== '' && !disabled)
  const id = caseThatCounts(
    field?.value,
    left.map(({ value }) => ({ id: value })),
  )
  return left.find(({ value }) => value === id)
}
/** False where the point has no cases. */
export const hasCases = (point: Element): boolean => caseFieldAt(point) !== null
export function pickCaseAt(point: Element, id: string): void {
  const field = caseFieldAt(point)
  if (field) pick(field, id)
}

/** Nothing, where there is no such option: a file made later may ask otherwise. */
export function pick(field: HTMLSelectElement, value: string): void {
  field.value = value
  if (field.selectedIndex < 0) field.value = ''
}

/** `good`, `problem` or `na`; empty while nothing is chosen. What cannot apply to the job is not applicable. */
export const chosenAt = (point: Element): string => (isRuledOut(point) ? 'na' : answerAt(point))
/** What was chosen at a point, whatever the job. */
export const answerAt = (point: Element): string => radiosIn(point).find(({ checked }) => checked)?.value ?? ''

const isRuledOut = (point: Element): boolean => point.classList.contains('ruled-out')

const jobFieldsIn = (sheet: Element) => all<HTMLInputElement>('[data-job]', sheet)
const questionFieldsIn = (sheet: Element) => all<HTMLSelectElement>('[data-question]', sheet)

/** What was said of the job of a sheet. */
export const jobOf = (sheet: Element): Job => ({
  jobs: jobFieldsIn(sheet).flatMap(({ checked, dataset }) => (checked ? [dataset['job'] ?? ''] : [])),
  answers: Object.fromEntries(
    questionFieldsIn(sheet).flatMap(({ value, dataset }) => (value ? [[dataset['question'] ?? '', value]] : [])),
  ),
})

/** Says it of a sheet, as far as the sheet knows it: anything may have been kept. */
export function sayJob(sheet: Element, { jobs, answers }: Partial<Job>): void {
  for (const field of jobFieldsIn(sheet))
    field.checked = Array.isArray(jobs) && jobs.includes(field.dataset['job'] ?? '')
  for (const field of questionFieldsIn(sheet)) pick(field, String(answers?.[field.dataset['question'] ?? ''] ?? ''))
}

/** Marks what cannot apply to the job of a sheet: questions, reasons to stop the work, points and cases. */
export function fitToJob(sheet: Element): void {
  const questions: { id: string; jobs?: string[] }[] = JSON.parse(
    one('[data-questions]', sheet)?.dataset['questions'] ?? '[]',
  )
  const job = jobOf(sheet)
  const fits = ({ dataset }: HTMLElement): boolean => {
    const whens: When[] = JSON.parse(dataset['whens'] ?? '[]')
    return isApplicable(whens, job, questions)
  }
  for (const question of questions)
    one(`[data-asked="${question.id}"]`, sheet)?.classList.toggle('off', !isAsked(question, job))
  for (const reason of all('[data-stop]', sheet)) reason.classList.toggle('off', !fits(reason))
  for (const point of pointsIn(sheet)) point.classList.toggle('ruled-out', !fits(point))
  for (const option of all<HTMLOptionElement>('[data-case] [data-whens]', sheet)) {
    option.disabled = !fits(option)
    option.hidden = option.disabled
  }
}

/** The points that the job shows; what it rules out counts nowhere. */
export const forJob = <P extends Element>(points: readonly P[]): P[] => points.filter((point) => !isRuledOut(point))

/** How many of the points belong to the job, how many of these have an answer, and for how many it is a problem. */
export function countOf(points: readonly Element[]) {
  const answers = forJob(points).map(answerAt)
  return {
    all: answers.length,
    answered: answers.filter((answer) => answer !== '').length,
    problems: answers.filter((answer) => answer === 'problem').length,
  }
}

export function write(selector: string, text: string, within?: ParentNode): void {
  const place = one(selector, within)
  if (place) place.textContent = text
}
