// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadPart, PartMissing } from './part.browser.ts'

beforeEach(() => {
  document.head.innerHTML =
    '<script type="text/plain" data-program="/assets/entry.js /assets/page.js" data-parts="/assets/later.js"></script>'
})
afterEach(() => {
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
})

const load = vi.fn(async () => 'the part')
beforeEach(() => load.mockClear())

describe('a part that was not fetched ahead', () => {
  it('is not asked for where the service does not answer, since a browser remembers a failed module', async () => {
    const asked = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', asked)
    await expect(loadPart(load)).rejects.toEqual(new PartMissing(false))
    expect(asked).toHaveBeenCalledWith('/favicon.svg', { method: 'HEAD', cache: 'no-store' })
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
    await expect(loadPart(load)).rejects.toMatchObject({ isDown: true })
    expect(load).not.toHaveBeenCalled()
  })

  it('comes at once when the service answers, and without asking when all were fetched ahead', async () => {
    vi.stubGlobal('fetch', async () => new Response(''))
    await expect(loadPart(load)).resolves.toBe('the part')
    document.querySelector('script')?.setAttribute('data-parts', '')
    vi.stubGlobal('fetch', () => expect.unreachable())
    await expect(loadPart(load)).resolves.toBe('the part')
  })
})
