import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../support/business.ts'
import { type BrowserAtConsole, browserAt, consoleEnvironment, ownForm } from '../support/console.ts'
import { bodyOf } from '../support/counted-body.ts'
import { sqlite } from '../support/engines.ts'

describe('forms of the console', () => {
  let shop: Business
  let browser: BrowserAtConsole
  let reference = ''
  beforeAll(async () => {
    shop = await openBusiness(sqlite, { live: true, env: consoleEnvironment })
    browser = browserAt(shop.api)
    await browser.signIn()
    reference = (await shop.order('basic')).instructions.reference
  })
  afterAll(() => shop.close())

  const statusOf = async () => (await shop.operator.fileOf(reference))?.order.status
  /** Everything that a page of the order would send. */
  const fields = async () => {
    const page = await (await browser.get(`/orders/${reference}`)).text()
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
    return { formToken: value('formToken'), seen: value('seen'), comment: 'from elsewhere' }
  }
  const confirm = () => `/orders/${reference}/confirm`

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['another site in an old browser', { origin: 'https://evil.example' }],
    ['a neighbour of the same site', { origin: 'http://evil.localhost', 'sec-fetch-site': 'same-site' }],
    ['a frame without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['a program that names no origin', {}],
  ])('are refused from %s, though cookie and form token are right', async (_, headers) => {
    const response = await browser.post(confirm(), await fields(), headers)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('This form was not sent by a page of the console')
    expect(await statusOf()).toBe('awaiting-payment')
  })

  it.each(['text/plain', 'application/json', 'multipart/form-data; boundary=x', 'text/html', ''])(
    'are refused as %j',
    async (type) => {
      const response = await browser.send(confirm(), {
        method: 'POST',
        headers: { ...ownForm, 'content-type': type },
        body: new URLSearchParams(await fields()).toString(),
      })
      expect(response.status).toBe(403)
      expect(await statusOf()).toBe('awaiting-payment')
    },
  )

  it('are refused without the token of this very session', async () => {
    const other = browserAt(shop.api, '192.0.2.9')
    await other.signIn()
    for (const formToken of ['', 'guessed', await other.formToken()]) {
      const response = await browser.post(confirm(), { ...(await fields()), formToken })
      expect(response.status).toBe(403)
      const page = await response.text()
      expect(page).toContain('This form is of another session')
      expect(page).toContain('from elsewhere')
    }
    expect(await statusOf()).toBe('awaiting-payment')
  })

  it('change nothing as an address, whoever links to it', async () => {
    const query = new URLSearchParams(await fields())
    expect((await browser.get(`${confirm()}?${query}`)).status).toBe(404)
    expect((await browser.get('/sign-out')).status).toBe(404)
    expect((await browser.get('')).status).toBe(200)
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const response = await browser.send(confirm(), { method, headers: ownForm })
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD, POST'])
    }
    expect(await statusOf()).toBe('awaiting-payment')
  })

  it('are refused when they are larger than any of ours', async () => {
    const response = await browser.post(confirm(), { ...(await fields()), comment: 'x'.repeat(20_000) })
    expect(response.status).toBe(413)
    expect(await statusOf()).toBe('awaiting-payment')
  })

  it('are refused when they come in chunks, or say that they are too large, before anything of them is read', async () => {
    const sent = { ...ownForm, 'content-type': 'application/x-www-form-urlencoded' }
    const file = { ...ownForm, 'content-type': 'multipart/form-data; boundary=b' }
    for (const someone of [browser, browserAt(shop.api, '192.0.2.11')])
      for (const [path, headers, status] of [
        [confirm(), { ...sent, 'transfer-encoding': 'chunked' }, 411],
        ['/sign-in', { ...sent, 'transfer-encoding': 'chunked' }, 411],
        ['/statements', { ...file, 'transfer-encoding': 'chunked' }, 411],
        ['/sign-in', { ...sent, 'content-length': '20000' }, 413],
        ['/statements', { ...file, 'content-length': '9000000' }, 413],
      ] as const) {
        const body = bodyOf('comment=x')
        const response = await someone.send(path, { method: 'POST', headers, body: body.stream, duplex: 'half' })
        expect([path, response.status, body.read()]).toEqual([path, status, 0])
        expect(await response.text()).toContain('Nothing was changed.')
      }
  })

  it('are not read at all when a stranger sends a file', async () => {
    const body = bodyOf('--b')
    const headers = { ...ownForm, 'content-type': 'multipart/form-data; boundary=b', 'content-length': '8000000' }
    const stranger = browserAt(shop.api, '192.0.2.12')
    const response = await stranger.send('/statements', { method: 'POST', headers, body: body.stream, duplex: 'half' })
    expect([response.status, body.read()]).toEqual([401, 0])
  })

  it.each([
    ['has no end', '--b\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b'],
    ['has no part', 'x'],
    ['is empty', ''],
    ['breaks off', new Error('the connection ended')],
  ])('are refused when a file %s, without a fault in the log', async (_, given) => {
    const before = shop.logged.length
    const headers = { ...ownForm, 'content-type': 'multipart/form-data; boundary=b' }
    const body = given instanceof Error ? bodyOf('--b\r\n', given).stream : given
    const response = await browser.send('/statements', { method: 'POST', headers, body, duplex: 'half' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('The form did not come whole, so nothing was changed.')
    expect(shop.logged.slice(before)).toEqual([])
  })

  it('give back what was typed when the session has ended', async () => {
    const form = await fields()
    const gone = browserAt(shop.api, '192.0.2.10')
    const response = await gone.post(confirm(), form)
    expect(response.status).toBe(401)
    const page = await response.text()
    expect(page).toContain('Your session has ended')
    expect(page).toContain('from elsewhere')
  })

  it('do what they say when they come from our own page', async () => {
    expect((await browser.post(confirm(), await fields())).status).toBe(303)
    expect(await statusOf()).toBe('paid')
  })
})
