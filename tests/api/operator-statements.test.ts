import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../support/business.ts'
import { type BrowserAtConsole, browserAt, consoleEnvironment, ownForm } from '../support/console.ts'
import { engines } from '../support/engines.ts'
import { withSlip } from '../support/statement-slip.ts'

describe.each(engines)('statements in the console on $name', (engine) => {
  let shop: Business
  let browser: BrowserAtConsole
  beforeAll(async () => {
    const now = new Date('2026-11-20T18:00:00Z')
    shop = await openBusiness(engine, { live: true, env: consoleEnvironment, now })
    browser = browserAt(shop.api)
    await browser.signIn()
  })
  afterAll(() => shop.close())

  const pageOf = async (path: string) => (await browser.get(path)).text()
  const statusOf = async (reference: string) => (await shop.operator.fileOf(reference))?.order.status
  const ordered = async () => (await shop.order('basic')).instructions.reference
  const bring = async (text: string, headers: Record<string, string> = ownForm) => {
    const body = new FormData()
    body.set('formToken', await browser.formToken())
    body.set('file', new File([text], 'statement.csv', { type: 'text/csv' }))
    return browser.send('/statements', { method: 'POST', headers, body })
  }
  /** The page of a file once nothing is under way any more. */
  const settled = async (path: string): Promise<string> => {
    for (let tries = 0; tries < 200; tries++) {
      const page = await pageOf(path)
      if (!page.includes('http-equiv="refresh"') && !page.includes('httpEquiv')) return page
      await sleep(20)
    }
    throw new Error('it never ended')
  }
  const brought = async (text: string) => {
    const response = await bring(text)
    expect(response.status).toBe(303)
    return (response.headers.get('location') ?? '').replace('/operator', '')
  }
  const send = async (path: string, fields: Record<string, string> = {}) =>
    browser.post(path, { formToken: await browser.formToken(), ...fields })
  const checksums = async () =>
    [...(await pageOf('/statements')).matchAll(/action="\/operator\/statements\/rows\/(\w+)"/g)].map(
      ([, sum]) => sum ?? '',
    )

  it('shows what a file would do, does it once, and lets the rest wait', async () => {
    const [right, near] = [await ordered(), await ordered()]
    const text = `Date,Description,Amount\n11/20/2026,<b>Payer</b> ${right},29.00\n11/20/2026,Payer ${withSlip(near)},29.00\n`
    const path = await brought(text)
    const preview = await settled(path)
    expect(preview).toContain('What it would do')
    expect(preview).toContain(right)
    expect(preview).not.toContain('Payer')
    expect(await statusOf(right)).toBe('awaiting-payment')
    expect((await send(`${path}/commit`)).status).toBe(303)
    expect(await settled(path)).toContain('1 matched')
    await send(`${path}/commit`)
    expect(await statusOf(right)).toBe('paid')
    expect(await statusOf(near)).toBe('awaiting-payment')
    expect(await pageOf('')).toContain('Money of statements waits for you, $29.00 in one row')

    const again = await brought(text)
    expect(await settled(again)).toContain('2 already imported')

    const [checksum = ''] = await checksums()
    const row = `/statements/rows/${checksum}`
    const silent = await send(row, { decision: 'accept', orders: near, comment: '' })
    expect(silent.status).toBe(422)
    expect(await silent.text()).toContain(`value="${near}"`)
    expect((await send(row, { decision: 'accept', orders: 'HQ-2222222', comment: 'it is' })).status).toBe(409)
    expect((await send(row, { decision: 'accept', orders: near, comment: 'one slip of the finger' })).status).toBe(303)
    expect(await statusOf(near)).toBe('paid')
    expect((await send(row, { decision: 'accept', orders: near, comment: 'again' })).status).toBe(409)
    expect(await pageOf('/statements?done=accepted')).toContain('Nothing waits.')
  })

  it('asks what the file does not say, and dismisses what is for no order', async () => {
    const path = await brought(`Date,Description,Amount\n05/06/2026,Payer HQ-2222222,12.00\n`)
    expect(await settled(path)).toContain('The dates could be read both ways')
    expect((await send(path, { dates: 'month-first' })).status).toBe(303)
    expect(await settled(path)).toContain('What it would do')
    await send(`${path}/commit`)
    await settled(path)
    const columns = await brought(`a;b;c\nx;2026-11-18;7.00\n`)
    expect(await settled(columns)).toContain('Say which column is which')
    await send(columns, { date: '2', description: '1', amount: '3' })
    expect(await settled(columns)).toContain('What it would do')
    for (const checksum of await checksums())
      expect((await send(`/statements/rows/${checksum}`, { decision: 'dismiss', comment: 'not ours' })).status).toBe(
        303,
      )
    expect(await pageOf('/statements')).toContain('Nothing waits.')
  })

  it('says in a sentence why a file cannot be read, and that one is no longer here', async () => {
    expect((await bring('')).status).toBe(422)
    const noText = await brought('%PDF-1.7 and so on')
    expect(await settled(noText)).toContain('Nothing was changed: ')
    expect((await browser.get('/statements/files/unknown')).status).toBe(404)
    expect((await send('/statements/files/unknown/commit')).status).toBe(404)
  })

  it('takes a file from its own page alone, of this session, and of a bounded size', async () => {
    expect((await bring('a', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const body = new FormData()
    body.set('file', new File(['a'], 'a.csv'))
    expect((await browser.send('/statements', { method: 'POST', headers: ownForm, body })).status).toBe(403)
    expect((await bring('x'.repeat(11 * 1024 * 1024))).status).toBe(413)
    const stranger = browserAt(shop.api, '192.0.2.77')
    expect((await stranger.send('/statements', { method: 'POST', headers: ownForm, body })).status).toBe(401)
  })
})
