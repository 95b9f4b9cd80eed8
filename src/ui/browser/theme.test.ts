// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { applySavedTheme, chooseTheme } from './theme.browser.ts'

const worn = () => document.documentElement.dataset.theme

afterEach(() => {
  vi.unstubAllGlobals()
  chooseTheme('auto')
  delete document.documentElement.dataset.theme
})

describe('theme', () => {
  it('follows the device while nothing is chosen', () => {
    applySavedTheme()
    expect(worn()).toBeUndefined()
  })

  it('wears the stored choice on the next visit', () => {
    chooseTheme('outdoor')
    delete document.documentElement.dataset.theme
    applySavedTheme()
    expect(worn()).toBe('outdoor')
  })

  it('forgets the stored choice when the device decides again', () => {
    applySavedTheme()
    chooseTheme('dark')
    chooseTheme('auto')
    expect(worn()).toBeUndefined()
    expect(localStorage.length).toBe(0)
  })

  it('ignores a stored value that is no theme', () => {
    localStorage.setItem('theme', 'purple')
    document.documentElement.dataset.theme = 'purple'
    applySavedTheme()
    expect(worn()).toBeUndefined()
  })

  it('still shows the choice when storage is refused', () => {
    applySavedTheme()
    vi.stubGlobal('localStorage', undefined)
    chooseTheme('dark')
    expect(worn()).toBe('dark')
  })

  it('follows a choice made in another tab', () => {
    applySavedTheme()
    localStorage.setItem('theme', 'light')
    dispatchEvent(new StorageEvent('storage', { key: 'theme' }))
    expect(worn()).toBe('light')
  })
})
