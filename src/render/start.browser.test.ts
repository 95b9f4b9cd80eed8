// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  delete document.documentElement.dataset.opening
})

const noText = {}
const started = { 'hqp.access-code': 'HQP', 'hqp.access': '{"access":{"projects":[{"checklistId":"hvac"}]}}' }
const ordered = { 'hqp.access-code': 'HQP', 'hqp.access': '{"access":{"projects":[]}}' }
const visited = (id: string) => ({ 'hqp.visits': JSON.stringify({ visits: [{ id }] }) })

it.each([
  ['/checklist/hvac', started, true],
  ['/checklist/hvac/visit', started, true],
  ['/checklist/pool/visit', started, false],
  ['/checklist/hvac', ordered, true],
  ['/checklist/hvac/visit', ordered, false],
  ['/purchase', ordered, true],
  ['/access', ordered, true],
  ['/purchase', { 'hqp.checklist': 'hvac' }, true],
  ['/access', { 'hqp.visits': '{}' }, true],
  ['/checklist/hvac', { 'hqp.checklist': 'hvac' }, false],
  ['/checklist/hvac', visited('hvac'), true],
  ['/checklist/hvac', visited('hvac~k3'), true],
  ['/checklist/pool', visited('hvac'), false],
  ['/checklist/hvac/visit', visited('hvac'), false],
  ['/checklist/hvac', noText, false],
  ['/purchase', noText, false],
  ['/access', noText, false],
  ['/', started, false],
  ['/pricing', started, false],
])(
  'the page at %s waits for the program where this device shows it in a way of its own: %j, %s',
  async (pathname, texts, isHidden) => {
    vi.useFakeTimers()
    vi.stubGlobal('location', { pathname, reload: () => {} })
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    // There is no program here, and a page that was reloaded already gives up.
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never])
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text)
    const reported = new Promise((resolve) => vi.stubGlobal('reportError', resolve))
    await run(`${pathname}${JSON.stringify(texts)}`)
    await reported
    expect('opening' in document.documentElement.dataset).toBe(isHidden)
    vi.advanceTimersByTime(6000)
    expect('opening' in document.documentElement.dataset).toBe(false)
  },
)

/** Another query is another run of the script. */
const run = (query: string) => import(/* @vite-ignore */ `./start.browser.ts?${encodeURIComponent(query)}`)

describe('while the program has not come', () => {
  beforeEach(() => {
    document.head.innerHTML = '<script type="text/plain" data-program="/gone.js" data-parts="/part.js"></script>'
  })
  afterEach(() => {
    document.head.innerHTML = ''
  })

  it('a scroll fetches no other part, which would compete with it', async () => {
    const asked = vi.fn(async () => new Response(''))
    vi.stubGlobal('fetch', asked)
    vi.stubGlobal('navigator', {})
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as never])
    const reported = new Promise((resolve) => vi.stubGlobal('reportError', resolve))
    await run('scroll')
    dispatchEvent(new Event('scroll'))
    await reported
    dispatchEvent(new Event('scroll'))
    expect(asked).not.toHaveBeenCalled()
  })

  it('a page whose program a newer release has replaced reloads once, since the new page names another', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
    vi.stubGlobal('navigator', {})
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([])
    await new Promise<void>((reload) => {
      vi.stubGlobal('location', { pathname: '/', reload })
      void run('gone')
    })
  })
})
