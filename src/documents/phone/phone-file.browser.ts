/**
 * What runs inside the phone file; the build makes one script of it. It holds no text of a checklist: that is in the
 * page, as content and data attributes.
 */
import type { Value } from '../../checklists/checklist.ts'
import { readingVerdict, verdictWords } from '../../checklists/reading.ts'
import { pickFirst } from '../../checklists/reading-words.ts'
import { formats } from '../../format/formats.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import type { PointAnswers } from '../../visit/model/visit.ts'
import { endAsking, pressedAgain, rememberPress } from './answer-again.browser.ts'
import { addBrought, chosenVisit, openChosen } from './bring-answers.browser.ts'
import { askForCase, lacksCase } from './case-wanted.browser.ts'
import { progressInFile } from './file-progress.browser.ts'
import {
  forgetSheet,
  isKeeping,
  isVisitKey,
  keep,
  keepOpened,
  keepVisit,
  kept,
  restoreSheet,
  say,
  visitOf,
} from './kept-answers.browser.ts'
import { decidedBy, readingIn, showObjection } from './objection-field.browser.ts'
import {
  all,
  caseAt,
  chosenAt,
  countOf,
  fitToJob,
  hasCases,
  itemsIn,
  one,
  pointIdOf,
  pointsIn,
  readingAt,
  sheets,
  timedAt,
  write,
} from './phone-page.browser.ts'
import { beginNote, operationOf, showVisit, type TextField } from './point-fields.browser.ts'
import { passAt, problemAt } from './problem-at.browser.ts'
import { resultsText, sentencesOf } from './results.browser.ts'
import { saveAnswers } from './save-answers.browser.ts'
import { keepWaiting, showWait } from './waiting-at.browser.ts'

const themeKey = 'home-quality/theme'
const filterField = one<HTMLSelectElement>('#show')
const themeField = one<HTMLSelectElement>('#theme')

// ---- what the page says about the answers ----

function judge(point: HTMLElement): void {
  const field = readingAt(point)
  const timed = timedAt(point)
  if (timed) {
    write('output', sentencesOf(timed, caseAt(point)?.value), point)
    showWait(point)
  } else if (field) judgeReading(field, point)
  const picked = caseAt(point)
  if (hasCases(point)) write('[data-against]', picked ? `For your case: ${picked.dataset['band']}` : pickFirst, point)
  showObjection(point)
}

function judgeReading(field: HTMLInputElement, point: HTMLElement): void {
  const value: Value = JSON.parse(field.dataset['value'] ?? '')
  const other = value.near && readingIn(point.closest('[data-sheet]'), value.near.point)
  const verdict = readingVerdict(field.value, value, { pickedCase: caseAt(point)?.value, other })
  write('output', verdictWords[verdict], point)
}

function refresh(): void {
  const { problems } = countOf(pointsIn())
  const { completed, total, percent } = progressInFile()
  write('#progress-words', `${completed} of ${total} items · ${percent}% · ${problems} to fix`)
  const progress = one<HTMLProgressElement>('#progress')
  if (progress) progress.value = percent
  for (const item of itemsIn()) write('.count', countWords(countOf(pointsIn(item))), item)
}

const countWords = ({ all, answered, problems }: ReturnType<typeof countOf>): string =>
  all === 0 ? 'not for your job' : `${answered} of ${all} checked${problems > 0 ? `, ${problems} to fix` : ''}`

function filter(): void {
  const show = filterField?.value ?? ''
  const byAnswer = show === 'open' || show === 'problem'
  for (const item of itemsIn()) {
    const points = pointsIn(item)
    for (const point of points)
      point.classList.toggle('off', byAnswer && chosenAt(point) !== (show === 'open' ? '' : show))
    const wanted = byAnswer
      ? points.some((point) => !point.classList.contains('off'))
      : show === '' || item.dataset['phase'] === show
    item.classList.toggle('off', !wanted)
    item.open = show === '' ? item.dataset['opened'] === 'yes' : byAnswer
  }
}

/** Everything on the page as its visits stand. */
function showAll(): void {
  for (const sheet of sheets) {
    const { name, visit } = visitOf(sheet)
    write('[data-visit-name]', name && `Visit: ${name}`, sheet)
    showVisit(sheet, visit)
    fitToJob(sheet)
  }
  for (const point of pointsIn()) judge(point)
  refresh()
  filter()
}

// ---- what a tap does ----

/** `at` is when it was pressed, in milliseconds on a clock that only goes forward. */
function answer(radio: HTMLInputElement, point: HTMLElement, at: number): void {
  const sheet = point.closest<HTMLElement>('[data-sheet]')
  if (point.dataset['answer'] === radio.value) pressedAgain(point, at)
  else if (sheet && radio.value === 'good' && lacksCase(point)) {
    // The browser has marked it already.
    showVisit(sheet, visitOf(sheet).visit)
    askForCase(point)
  } else {
    rememberPress(point, at)
    changed(radio)
  }
}

function clearAnswer(point: HTMLElement): void {
  decided({ answer: null }, point)
  endAsking(point)
}

function decided(said: Partial<PointAnswers>, point: HTMLElement): void {
  const sheet = point.closest<HTMLElement>('[data-sheet]')
  if (!sheet) return
  say(sheet, { at: new Date().toISOString(), point: pointIdOf(point), answers: said })
  showVisit(sheet, visitOf(sheet).visit)
  judge(point)
  refresh()
}

function changed(field: TextField, isLeft = false): void {
  const sheet = field.closest<HTMLElement>('[data-sheet]')
  if (!sheet) return
  const isOfJob = field.closest('[data-questions]') !== null
  const operation = operationOf(field, visitOf(sheet).visit, { at: new Date().toISOString(), isLeft })
  if (operation) say(sheet, operation)
  else if (isOfJob) keepVisit(sheet, visitOf(sheet))
  showVisit(sheet, visitOf(sheet).visit, field)
  if (isOfJob) fitToJob(sheet)
  // Another point may be held against this one.
  for (const one of pointsIn(sheet)) judge(one)
  refresh()
  if (isOfJob) filter()
}

/** Remembers what the homeowner unfolded; what a filter unfolds is no choice of theirs. */
function folded(item: HTMLElement): void {
  const sheet = item.closest<HTMLElement>('[data-sheet]')
  if (!sheet || !item.dataset['item'] || filterField?.value !== '') return
  const opened = item.hasAttribute('open') ? 'yes' : 'no'
  // What the script folds and unfolds itself is no news.
  if (item.dataset['opened'] === opened) return
  item.dataset['opened'] = opened
  keepOpened(sheet)
}

function showToCrew(point: HTMLElement): void {
  const said = all('[data-say]', point).map((sentence) => sentence.cloneNode(true))
  one('#crew-words')?.replaceChildren(...problemAt(point), ...said, ...passAt(point))
  const crew = one<HTMLDialogElement>('#crew')
  crew?.showModal()
  if (crew) crew.scrollTop = 0
}

async function copyResults(): Promise<void> {
  const text = resultsText(formats.en.dayInWords(phoenixDay(new Date())))
  try {
    await navigator.clipboard.writeText(text)
    write('#done', 'Copied. Paste it into a message or a note.')
  } catch {
    const field = one<HTMLTextAreaElement>('#results-text')
    if (field) field.value = text
    one<HTMLDialogElement>('#results')?.showModal()
    field?.select()
  }
}

/** Takes up what another tab has kept meanwhile. */
function takeUp(): void {
  if (document.hidden || !isKeeping()) return
  for (const sheet of sheets) restoreSheet(sheet)
  showAll()
}

function clearAll(): void {
  if (!confirm('Clear every answer, reading and note in this file?')) return
  for (const sheet of sheets) forgetSheet(sheet)
  showAll()
}

function dress(theme: string): void {
  document.documentElement.dataset['theme'] = theme
}

const isRadio = (target: Element): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'radio'

const isField = (target: Element): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

const presses: Record<string, () => void> = {
  copy: () => void copyResults(),
  clear: clearAll,
  save: () => void saveAnswers('#done'),
  'save-now': () => void saveAnswers('#saved-now'),
  'bring-add': () => {
    addBrought()
    showAll()
  },
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement)) return
  const point = target.closest<HTMLElement>('[data-point]')
  const said = point && decidedBy(target, point)
  if (said) decided(said, point)
  else if (point && isRadio(target)) answer(target, point, performance.now())
  else if (point && target.closest('[data-clear-answer]')) clearAnswer(point)
  else if (point && target.closest('[data-keep-answer]')) endAsking(point)
  else if (point && target.closest('[data-crew]')) showToCrew(point)
  else if (point && target.closest('[data-add-note]')) beginNote(point)
  else presses[target.id]?.()
})
document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLElement) || isRadio(target)) return
  if (target === themeField) {
    dress(themeField.value)
    keep(themeKey, themeField.value)
  } else if (target === filterField) filter()
  else if (target.closest('#bring')) chosenVisit()
  else if (target instanceof HTMLInputElement && target.type === 'file') void openChosen(target)
  else if (isField(target)) changed(target)
})
document.addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.dataset['taken']) changed(target, true)
})
document.addEventListener('keydown', ({ key, target }) => {
  // "Done" on the keyboard of a phone: the keyboard goes.
  if (key === 'Enter' && target instanceof HTMLInputElement && target.enterKeyHint === 'done') target.blur()
})
document.addEventListener('visibilitychange', takeUp)
// A browser fills the fields of a page again that it loads anew or takes back, after this script: as they were left.
document.defaultView?.addEventListener('pageshow', takeUp)
document.defaultView?.addEventListener('storage', ({ key }) => {
  if (isVisitKey(key)) takeUp()
})
// Captured, since this event does not bubble.
document.addEventListener('toggle', ({ target }) => target instanceof HTMLElement && folded(target), true)

// Until here the file reads as one that runs no script.
document.documentElement.dataset['live'] = ''
for (const details of all<HTMLDetailsElement>('.say details')) details.open = false
const theme = kept(themeKey) ?? ''
if (themeField) themeField.value = theme
dress(theme)
for (const sheet of sheets) restoreSheet(sheet)
showAll()
keepWaiting()
