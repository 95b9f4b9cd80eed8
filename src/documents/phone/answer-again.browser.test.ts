// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { doubleTapMs } from '../../ui/answer-press.ts'
import { pressedAgain, rememberPress } from './answer-again.browser.ts'

it('a second press on an answer asks whether it is to be cleared, unless it is the end of a double tap', () => {
  document.body.innerHTML = `
    <template id="clear-template"><p class="ask-clear"><button data-keep-answer>Keep</button></p></template>
    <li data-point="a"><div class="answers"><input type="radio" checked></div></li>`
  const point = document.querySelector('li') as HTMLElement
  const isAsked = () => document.querySelector('li .ask-clear') !== null
  rememberPress(point, 1000)
  pressedAgain(point, 1000 + doubleTapMs - 1)
  expect(isAsked()).toBe(false)
  pressedAgain(point, 1000 + doubleTapMs)
  expect(isAsked()).toBe(true)
})
