import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../support/business.ts'
import { type BrowserAtConsole, browserAt, consoleEnvironment } from '../support/console.ts'
import { engines } from '../support/engines.ts'

describe.each(engines)('a NUL sent to the console on $name', (engine) => {
  let shop: Business
  let browser: BrowserAtConsole
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true, env: consoleEnvironment })
    browser = browserAt(shop.api)
    await browser.signIn()
  })
  afterAll(() => shop.close())

  it.each([
    '/orders?after=%00',
    '/orders?show=%00&amount=%00&floods=%00',
    '/orders/HQ-%00',
    '/statements?show=%00&page=%00&done=%00',
    '/statements/files/%00',
    '/calls?page=%00',
    '/%00',
  ])('is refused in the address %s', async (path) => {
    const response = await browser.get(path)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('This address holds a character that no page of the console has')
  })

  it('is left out of what was typed', async () => {
    const formToken = await browser.formToken()
    const { reference } = (await shop.order('basic')).instructions
    expect((await browser.post('/search', { formToken, sought: `\0${reference}` })).status).toBe(303)
    expect((await browser.act(reference, 'confirm', { comment: 'seen\0 it' })).status).toBe(303)
    const row = `/statements/rows/${'a'.repeat(64)}`
    for (const path of [row, `${row}/reconsider`, '/statements/dismiss'])
      expect(
        (await browser.post(path, { formToken, rows: '\0', orders: '\0', seen: '\0', comment: 'a\0b' })).status,
        path,
      ).toBe(409)
    expect((await browser.post('/statements/rows/%00/reconsider', { formToken, comment: 'why' })).status).toBe(400)
  })
})
