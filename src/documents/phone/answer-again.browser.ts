/** A second press on an answer of the phone file: the tail of the first one, or the wish to take it back, as on the page. */
import { doubleTapMs } from '../../ui/answer-press.ts'
import { one, pointIdOf, radiosIn } from './phone-page.browser.ts'

let last: { point: string; at: number } | undefined

/** Remembers that an answer was given at a point; `at` is in milliseconds on a clock that only goes forward. */
export function rememberPress(point: HTMLElement, at: number): void {
  last = { point: pointIdOf(point), at }
  endAsking(point)
}

/** Asks whether the answer of a point is to be cleared, unless this press is only the tail of the one that gave it. */
export function pressedAgain(point: HTMLElement, at: number): void {
  const isTail = last?.point === pointIdOf(point) && at - last.at < doubleTapMs
  if (isTail || one('.ask-clear', point)) return
  const template = one<HTMLTemplateElement>('#clear-template')
  if (template) one('.answers', point)?.after(template.content.cloneNode(true))
  one('[data-keep-answer]', point)?.focus()
}

/** Takes the question away; the focus goes back to the answers where it went with it. */
export function endAsking(point: HTMLElement): void {
  const asking = one('.ask-clear', point)
  const isFocused = asking?.contains(document.activeElement) ?? false
  asking?.remove()
  const radios = radiosIn(point)
  if (isFocused) (radios.find(({ checked }) => checked) ?? radios[0])?.focus()
}
