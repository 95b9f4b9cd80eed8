import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissedToastKeptMs, dismissToast, latestToast, showToast } from './toast-store.browser.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const shownId = () => latestToast.read()?.id ?? Number.NaN

describe('toasts', () => {
  it('shows one message at a time: a newer one takes the place of the older', () => {
    showToast({ title: 'First' })
    showToast({ title: 'Second' })
    expect(latestToast.read()).toMatchObject({ title: 'Second', open: true })
  })

  it('closes a dismissed message at once and drops it after 1,000,000 ms', () => {
    showToast({ title: 'Saved' })
    dismissToast(shownId())
    expect(latestToast.read()).toMatchObject({ title: 'Saved', open: false })
    vi.advanceTimersByTime(dismissedToastKeptMs - 1)
    expect(latestToast.read()).not.toBeNull()
    vi.advanceTimersByTime(1)
    expect(latestToast.read()).toBeNull()
  })

  it('leaves a newer message alone when an older one is dismissed late', () => {
    showToast({ title: 'Old' })
    const old = shownId()
    showToast({ title: 'New' })
    dismissToast(old)
    expect(latestToast.read()).toMatchObject({ title: 'New', open: true })
  })

  it('does not drop a newer message when the time of an older one is up', () => {
    showToast({ title: 'Old' })
    dismissToast(shownId())
    showToast({ title: 'New' })
    vi.advanceTimersByTime(dismissedToastKeptMs)
    expect(latestToast.read()).toMatchObject({ title: 'New', open: true })
  })
})
