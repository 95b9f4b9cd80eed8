// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { clickedLink } from './clicked-link.browser.ts'

// Happy DOM follows a link before anybody hears of the press; a browser does so after.
const { navigation } = Reflect.get(window, 'happyDOM').settings
Object.assign(navigation, { disableMainFrameNavigation: true, disableFallbackToSetURL: true })

const press = (markup: string, more: Partial<MouseEventInit> = {}) => {
  document.body.innerHTML = markup
  let followed: string | undefined
  const listen = (event: MouseEvent) => {
    followed = clickedLink(event)?.pathname
    event.preventDefault()
  }
  document.addEventListener('click', listen, { once: true })
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }))
  return followed
}

it('a press on a link of this site follows it, whatever of it was hit', () => {
  expect(press('<a href="/pricing"><i><b>Plans</b></i></a>')).toBe('/pricing')
  expect(press('<b>Plans</b>')).toBeUndefined()
})

it('what belongs to the browser stays with it: another tab, a file, another site, a press already handled', () => {
  for (const key of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
    expect(press('<a href="/pricing"><b>Plans</b></a>', { [key]: true }), key).toBeUndefined()
  expect(press('<a href="/pricing"><b>Plans</b></a>', { button: 1 })).toBeUndefined()
  expect(press('<a href="/pricing" target="_blank"><b>Plans</b></a>')).toBeUndefined()
  expect(press('<a href="/terms.rtf" download><b>Terms</b></a>')).toBeUndefined()
  expect(press('<a href="https://www.example.org/pricing"><b>Plans</b></a>')).toBeUndefined()
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  expect(press('<a href="/pricing"><b>Plans</b></a>')).toBeUndefined()
})
