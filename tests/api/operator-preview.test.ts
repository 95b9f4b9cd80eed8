import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Business, openBusiness } from '../support/business.ts'
import { type BrowserAtConsole, browserAt, consoleEnvironment, ownForm } from '../support/console.ts'
import { sqlite } from '../support/engines.ts'
import { withSlip } from '../support/statement-slip.ts'

describe('the preview of a statement', () => {
  let shop: Business
  let browser: BrowserAtConsole
  beforeAll(async () => {
    const now = new Date('2026-11-20T18:00:00Z')
    shop = await openBusiness(sqlite, { live: true, env: consoleEnvironment, now })
    browser = browserAt(shop.api)
    await browser.signIn()
  })
  afterAll(() => shop.close())

  const pageOf = async (path: string) => (await (await browser.get(path)).text()).replaceAll('<!-- -->', '')
  const statusOf = async (reference: string) => (await shop.operator.fileOf(reference))?.order.status
  const ordered = async (plan: 'basic' | 'qualitechnician' = 'basic') => (await shop.order(plan)).instructions.reference
  const settled = async (path: string): Promise<string> => {
    for (let tries = 0; tries < 200; tries++) {
      const page = await pageOf(path)
      if (!page.includes('http-equiv="refresh"')) return page
      await sleep(20)
    }
    throw new Error('it never ended')
  }
  const brought = async (...rows: string[]) => {
    const body = new FormData()
    body.set('formToken', await browser.formToken())
    body.set('file', new File([['Date,Description,Amount', ...rows].join('\n')], 'a.csv', { type: 'text/csv' }))
    const response = await browser.send('/statements', { method: 'POST', headers: ownForm, body })
    const path = (response.headers.get('location') ?? '').replace('/operator', '')
    return { path, file: path.split('/').at(-1) ?? '', page: await settled(path) }
  }
  const send = async (path: string, fields: Record<string, string> = {}) =>
    browser.post(path, { formToken: await browser.formToken(), ...fields })
  /** The form of the row that says these words. */
  const formOf = (page: string, words: string) => {
    const item = page.split('<li>').find((one) => one.includes(words)) ?? ''
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(item)?.[1] ?? ''
    return {
      item,
      action: (/action="\/operator(\/statements\/rows\/\w+)"/.exec(item)?.[1] ?? '') as string,
      fields: { seen: hidden('seen'), file: hidden('file') },
    }
  }

  it('begins with what needs a person, before hundreds of other rows, and says how the file was read', async () => {
    const [near, whole] = [await ordered(), await ordered()]
    const sales = Array.from({ length: 260 }, (_, n) => `11/20/2026,CARD SALE ${n},${n + 100}.17`)
    const { page } = await brought(
      ...sales,
      `11/20/2026,PAYER 1 ${whole},29.00`,
      `11/20/2026,JANE DOE ${withSlip(near)},29.00`,
    )
    expect(page.indexOf('JANE DOE')).toBeLessThan(page.indexOf('PAYER 1'))
    expect(page.indexOf('PAYER 1')).toBeLessThan(page.indexOf('CARD SALE 0'))
    expect(page).toContain('Write down 1 payment<')
    expect(page).toContain('260 rows of other business')
    expect(page).toContain('And 60 more, each with its line in the file.')
    expect(page).toContain('day from “Date”, amount from “Amount”, words from “Description”')
  })

  it('lets a person decide there, with the words of the bank and the open orders of that price', async () => {
    const [first, second] = [await ordered('qualitechnician'), await ordered('qualitechnician')]
    const whole = await ordered()
    const { path, page, file } = await brought(
      '11/20/2026,ZELLE FROM JANE ROE,49.00',
      '11/20/2026,ROOF INSPECTION,49.00',
      `11/20/2026,PAYER 2 ${whole},29.00`,
    )
    const { action, fields, item } = formOf(page, 'ZELLE FROM JANE ROE')
    expect(fields.file).toBe(file)
    for (const open of [first, second]) expect(item).toContain(open)
    const silent = await send(action, { ...fields, decision: 'accept', orders: first, comment: ' ' })
    expect(silent.status).toBe(422)
    const again = await silent.text()
    expect(again).toContain('What it would do')
    expect(again).toContain(`value="${first}"`)
    const accepted = await send(action, { ...fields, decision: 'accept', orders: first, comment: 'she wrote' })
    expect(accepted.headers.get('location')).toBe(`/operator/statements/files/${file}?done=accepted`)
    expect([await statusOf(first), await statusOf(whole)]).toEqual(['paid', 'awaiting-payment'])
    const roof = formOf(await pageOf(path), 'ROOF INSPECTION')
    const dismissed = await send(roof.action, { ...roof.fields, decision: 'dismiss', comment: 'a roof' })
    expect(dismissed.status).toBe(303)
    const left = await pageOf(path)
    expect(left).not.toMatch(/JANE ROE|ROOF INSPECTION/)
    await send(`${path}/commit`)
    await settled(path)
    expect(await statusOf(whole)).toBe('paid')
    expect(await pageOf('/statements')).toContain('Nothing waits.')
  })

  it('writes down nothing by a form of a row that is counted by itself, or of another file', async () => {
    const whole = await ordered()
    const { file } = await brought(`11/20/2026,PAYER 3 ${whole},29.00`)
    for (const checksum of ['a'.repeat(64), 'nonsense'])
      expect((await send(`/statements/rows/${checksum}`, { file, decision: 'dismiss', comment: 'x' })).status).toBe(409)
    expect(await statusOf(whole)).toBe('awaiting-payment')
  })

  it('has nothing to press for a file without rows', async () => {
    const { page } = await brought()
    expect(page).toContain('no rows below it')
    expect(page).not.toMatch(/files\/[\w-]+\/commit/)
  })

  it('shows the words of rows that wait until somebody signs out, then the line; none is in the records or the log', async () => {
    const { path } = await brought('11/20/2026,"MARY <b>ROE</b>",7.00')
    await send(`${path}/commit`)
    await settled(path)
    expect(await pageOf('/statements')).toContain('MARY &lt;b&gt;ROE&lt;/b&gt;')
    await send('/sign-out')
    await browser.signIn()
    const page = await pageOf('/statements')
    expect(page).not.toContain('MARY')
    expect(page).toContain('The bank’s words stand in line 2 of the file that was brought Nov 20, 2026, 11:00 AM.')
    for (const table of ['statement_rows', 'statement_mappings', 'payments', 'audit']) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(shop.database.db)
      expect(JSON.stringify(rows)).not.toMatch(/MARY|JANE|ROOF|PAYER|CARD SALE/)
    }
    expect(shop.logged.join('')).not.toMatch(/MARY|JANE|ROOF|PAYER|CARD SALE/)
  })
})
