import { afterEach, describe, expect, it, vi } from 'vitest'
import { countView } from './count-view.browser.ts'

const asked = vi.fn<typeof fetch>()
const begin = (answer: () => Promise<Response>, onLine = true) => {
  asked.mockReset().mockImplementation(answer)
  vi.stubGlobal('fetch', asked)
  vi.stubGlobal('navigator', { onLine })
}
afterEach(() => vi.unstubAllGlobals())

describe('counting a view', () => {
  it('sends the name of the page alone: no cookie, no referrer, no query', () => {
    begin(async () => new Response('{}'))
    countView('/education')
    const [path, request] = asked.mock.calls[0] ?? []
    expect(path).toBe('/api/page-views')
    expect(request).toMatchObject({ body: '{"page":"/education"}', credentials: 'omit', referrerPolicy: 'no-referrer' })
  })

  it('sends nothing of a visit, of a page that is not there, and without a connection', () => {
    begin(async () => new Response('{}'))
    for (const page of ['/checklist/:id/visit', '/my-visits', '*', '/design']) countView(page)
    begin(async () => new Response('{}'), false)
    countView('/')
    expect(asked).not.toHaveBeenCalled()
  })

  it('harms nothing when it fails', async () => {
    const unhandled = vi.fn()
    process.on('unhandledRejection', unhandled)
    begin(() => Promise.reject(new TypeError('Failed to fetch')))
    countView('/')
    await new Promise((resolve) => setTimeout(resolve, 20))
    process.off('unhandledRejection', unhandled)
    expect(asked).toHaveBeenCalledOnce()
    expect(unhandled).not.toHaveBeenCalled()
  })
})
