// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { storedText } from './stored-text.browser.ts'

const stored = localStorage
const throwing = () => {
  throw new DOMException('refused', 'QuotaExceededError')
}
/** The device is full. */
const refuseMore = () =>
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.getItem(key), setItem: throwing })
/** What a browser does here when another tab changes something. */
const otherTabStores = (key: string, text: string | null) => {
  if (text === null) stored.removeItem(key)
  else stored.setItem(key, text)
  dispatchEvent(new StorageEvent('storage', { key }))
}

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

describe('what a device keeps', () => {
  it('is there on the next visit, and gone once it is changed to nothing', () => {
    storedText('code').change('A')
    expect(storedText('code').read()).toBe('A')
    storedText('code').change(null)
    expect(localStorage.length).toBe(0)
  })

  it('may last as long as its tab only', () => {
    storedText('compared', () => sessionStorage).change('A')
    expect([localStorage.length, sessionStorage.getItem('compared')]).toEqual([0, 'A'])
  })

  it('lasts as long as the page where the browser refuses storage', () => {
    vi.stubGlobal('localStorage', { getItem: throwing, setItem: throwing, removeItem: throwing })
    const code = storedText('code')
    expect(code.read()).toBeNull()
    code.change('A')
    expect(code.read()).toBe('A')
    code.change(null)
    expect(code.read()).toBeNull()
  })

  it('is the newer text where the device is too full to store it', () => {
    const code = storedText('code')
    code.change('A')
    refuseMore()
    code.change('B')
    expect(code.read()).toBe('B')
  })

  it('tells its followers of every change until they leave', () => {
    const code = storedText('code')
    const seen: (string | null)[] = []
    const leave = code.watch(() => seen.push(code.read()))
    code.change('A')
    otherTabStores('code', 'B')
    otherTabStores('code', null)
    otherTabStores('another key', 'C')
    leave()
    code.change('D')
    expect(seen).toEqual(['A', 'B', null])
  })

  it('is what another tab stored last, also after storing was refused here', () => {
    const code = storedText('code')
    code.watch(() => {})
    refuseMore()
    code.change('A')
    otherTabStores('code', 'B')
    expect(code.read()).toBe('B')
  })
})
