import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { statementsOf } from '../../src/operator/statements.server.ts'
import { createCodeVault } from '../../src/orders/code-vault.server.ts'
import { systemRandom } from '../../src/purchase/ordering.server.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { type BrowserAtConsole, browserAt, consoleEnvironment, hiddenIn, ownForm } from '../support/console.ts'
import { sqlite } from '../support/engines.ts'
import { withSlip } from '../support/statement-slip.ts'

describe('statements in the console', () => {
  let shop: Business
  let browser: BrowserAtConsole
  beforeAll(async () => {
    const now = new Date('2026-11-20T18:00:00Z')
    shop = await openBusiness(sqlite, { live: true, env: consoleEnvironment, now })
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
  const committed = async (text: string) => {
    const path = await brought(text)
    await settled(path)
    await send(`${path}/commit`)
    return settled(path)
  }
  const send = async (path: string, fields: Record<string, string> = {}) =>
    browser.post(path, { formToken: await browser.formToken(), ...fields })
  const statementsAtHand = () =>
    statementsOf({
      db: shop.database.db,
      clock: () => new Date('2026-11-20T18:00:00Z'),
      random: systemRandom,
      vault: async () => createCodeVault('a key for tests only, long enough to pass'),
    })
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
    expect(preview).toContain('&lt;b&gt;Payer&lt;/b&gt;')
    expect(preview).toContain('Write down 1 payment<')
    expect(await statusOf(right)).toBe('awaiting-payment')
    expect((await send(`${path}/commit`)).status).toBe(303)
    expect(await settled(path)).toContain('1 payment is written down. 1 row is not counted')
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
    const asked = await settled(columns)
    expect(asked).toContain('Say which column is which')
    expect(asked).toMatch(/<th scope="col">1: a<\/th>[\s\S]*<td>x<\/td><td>2026-11-18<\/td><td>7.00<\/td>/)
    expect(asked).toMatch(/<select id="amount"[^>]*>[\s\S]*?<option value="3" selected="">/)
    await send(columns, { date: '2', 'description-1': 'on', amount: '3' })
    expect(await settled(columns)).toContain('What it would do')
    for (const checksum of await checksums())
      expect((await send(`/statements/rows/${checksum}`, { decision: 'dismiss', comment: 'not ours' })).status).toBe(
        303,
      )
    expect(await pageOf('/statements')).toContain('Nothing waits.')
  })

  it('says in a sentence why a file cannot be read, and that one is no longer here', async () => {
    expect(await settled(await brought(''))).toContain('The file is empty')
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
    const tooLarge = await bring('a', { ...ownForm, 'content-length': String(8 * 1024 * 1024 + 20_000) })
    expect([tooLarge.status, await tooLarge.text()]).toEqual([413, expect.stringContaining('The file is over 8 MB')])
    const stranger = browserAt(shop.api, '192.0.2.77')
    expect((await stranger.send('/statements', { method: 'POST', headers: ownForm, body })).status).toBe(401)
  })

  it('reads the columns otherwise once the preview shows that they were read wrongly', async () => {
    const reference = await ordered()
    const path = await brought(`Date,Amount,Balance,Memo,Note\n2026-11-20,100.00,29.00,x,Payer ${reference}\n`)
    const wrong = await settled(path)
    expect(wrong).toContain(`${path}?columns=ask`)
    expect(wrong).toContain('$100.00')
    expect(wrong).toContain('Payer')
    expect(await pageOf(`${path}?columns=ask`)).toContain('name="description-5" checked=""')
    expect((await send(path, { date: '1', amount: '3', 'description-4': 'on', 'description-5': 'on' })).status).toBe(
      303,
    )
    expect(await settled(path)).toMatch(/\$29\.00[\s\S]*reference and amount fit/)
    await send(`${path}/commit`)
    await settled(path)
    expect(await statusOf(reference)).toBe('paid')
  })

  it('says that an order whose money was sent back owes nothing', async () => {
    const reference = await ordered()
    await shop.change(reference, 'confirm')
    await shop.change(reference, 'refund')
    await committed(`Date,Description,Amount\n2026-11-20,Again ${reference},29.00\n`)
    expect(await pageOf('/statements')).toMatch(new RegExp(`${reference}</a> <span class="quiet">owes nothing`))
    for (const checksum of await checksums())
      await send(`/statements/rows/${checksum}`, { decision: 'dismiss', comment: 'sent back' })
  })

  it('keeps the exact price of a plan out of what is dismissed together: a buyer may have left the reference out', async () => {
    const rows = ['2026-11-20,Roof inspection,310.00', '2026-11-20,Robert,29.00', '2026-11-20,Another roof,290.00']
    await committed(['Date,Description,Amount', ...rows].join('\n'))
    const page = await pageOf('/statements?show=no-match')
    expect(page).toContain('Dismiss the 2 rows on this page')
    await send('/statements/dismiss', { rows: hiddenIn(page, 'rows'), comment: 'roofs' })
    const left = await statementsAtHand().waitingPage({ limit: 5, skip: 0, state: 'no-match' })
    expect(left.map(({ cents }) => cents)).toEqual([2900])
    for (const checksum of await checksums())
      await send(`/statements/rows/${checksum}`, { decision: 'dismiss', comment: 'not a buyer' })
  })

  it('lets a dismissed row wait again, with its order and for a comment', async () => {
    const reference = await ordered()
    await committed(`Date,Description,Amount\n2026-11-20,Payer ${withSlip(reference)},29.00\n`)
    const [checksum = ''] = await checksums()
    await send(`/statements/rows/${checksum}`, { decision: 'dismiss', comment: 'unsure' })
    expect(await pageOf('/statements?done=dismissed')).toContain('Dismissed in the last 24 hours')
    const back = `/statements/rows/${checksum}/reconsider`
    expect((await send(back, { comment: '' })).status).toBe(422)
    expect((await send(back, { comment: 'sure now' })).status).toBe(303)
    expect(await pageOf('/statements')).toContain(`Decide: ${reference}`)
    expect((await send(back, { comment: 'again' })).status).toBe(409)
    await send(`/statements/rows/${checksum}`, { decision: 'accept', orders: reference, comment: 'one letter' })
    expect(await statusOf(reference)).toBe('paid')
  })

  it('says on the work list that money went back for a paid order, and writes it down', async () => {
    const reference = await ordered()
    await committed(`Date,Description,Amount\n2026-11-20,Payer 7 ${reference},29.00\n`)
    expect(await statusOf(reference)).toBe('paid')
    await committed(`Date,Description,Amount\n2026-11-20,Returned 7 ${reference},-29.00\n`)
    const list = await pageOf('')
    expect(list).toMatch(new RegExp(`Money went back: order .*${reference}.* is paid`))
    const [checksum = ''] = await checksums()
    const row = `/statements/rows/${checksum}`
    expect((await send(row, { decision: 'return', orders: 'no', comment: 'the bank' })).status).toBe(422)
    const other = await ordered()
    expect((await send(row, { decision: 'return', orders: other, comment: 'the bank' })).status).toBe(409)
    expect((await send(row, { decision: 'return', orders: reference, comment: 'the bank' })).status).toBe(303)
    expect(await statusOf(reference)).toBe('refunded')
    expect(await pageOf('')).not.toContain('Money went back')
  })

  it('says at the order what money waits for it, and closes no order for a double payment that went back', async () => {
    const reference = await ordered()
    await committed(`Date,Description,Amount\n2026-11-20,Payer 8 ${reference},29.00\n`)
    await committed(`Date,Description,Amount\n2026-11-20,Payer 8 again ${reference},29.00\n`)
    await committed(`Date,Description,Amount\n2026-11-20,Sent back to 8 ${reference},-29.00\n`)
    const order = (await pageOf(`/orders/${reference}`)).replaceAll('<!-- -->', '')
    expect(order).toContain('$29.00 of November 20, 2026 may be for this order and does not count yet')
    expect(order).toContain('$29.00 of November 20, 2026 went back')
    const [back = ''] = await checksums()
    const refused = await send(`/statements/rows/${back}`, { decision: 'return', orders: reference, comment: 'double' })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain(`${reference} has another payment of this sum that waits`)
    expect(await statusOf(reference)).toBe('paid')
  })

  it('names every order that a row may be for where it is decided', async () => {
    const [one, other] = [await ordered(), await ordered()]
    await committed(`Date,Description,Amount\n2026-11-20,Payer 8 ${one} ${other},60.00\n`)
    const page = await pageOf('/statements')
    expect([`Decide: ${one}, ${other}`, `Decide: ${other}, ${one}`].some((words) => page.includes(words))).toBe(true)
  })

  it('counts no row on what an order lacked when the page was opened', async () => {
    const reference = await ordered()
    await committed(`Date,Description,Amount\n2026-11-20,Payer 9 ${withSlip(reference)},29.00\n`)
    const page = await pageOf('/statements')
    const form = page.slice(page.indexOf(`>${reference}</a>`))
    const checksum = /action="\/operator\/statements\/rows\/(\w+)"/.exec(form)?.[1] ?? ''
    const fields = { decision: 'accept', orders: reference, comment: 'one letter', seen: hiddenIn(form, 'seen') }
    await shop.change(reference, 'confirm')
    const stale = await send(`/statements/rows/${checksum}`, fields)
    expect(stale.status).toBe(409)
    expect(await stale.text()).toContain('an order of this row has changed since you opened the page')
    expect((await shop.operator.fileOf(reference))?.order).toMatchObject({ status: 'paid', paidCents: 2900 })
    const now = await pageOf('/statements')
    const seen = hiddenIn(now.slice(now.indexOf(`>${reference}</a>`)), 'seen')
    expect((await send(`/statements/rows/${checksum}`, { ...fields, seen })).status).toBe(303)
    expect((await shop.operator.fileOf(reference))?.order).toMatchObject({ status: 'paid', paidCents: 5800 })
  })

  it('tells of an import that stopped half-way until the same file was brought again', async () => {
    const [first, second] = [await ordered(), await ordered()]
    const text = `Date,Description,Amount\n2026-11-20,Payer 8 ${first},29.00\n2026-11-20,Payer 9 ${second},29.00\n`
    const statements = statementsAtHand()
    const read = await statements.preview(new TextEncoder().encode(text))
    const cut = () => {
      throw new Error('the machine went off')
    }
    if (read.kind !== 'preview') throw new Error('it was not read')
    await expect(statements.commit(read, cut)).rejects.toThrow('the machine went off')
    expect(await pageOf('/statements')).toContain('bring the same file again')
    await committed(text)
    expect(await pageOf('/statements')).not.toContain('bring the same file again')
    expect([await statusOf(first), await statusOf(second)]).toEqual(['paid', 'paid'])
  })

  it('shows and exports nothing that a stranger wrote as anything but text', async () => {
    const [one, two] = [await ordered(), await ordered()]
    const hostile = [
      '<script>alert(1)</script>',
      '\u202eRTL',
      'N'.repeat(10_000),
      '=HYPERLINK(""http://example.invalid"")',
      'two\nlines',
      "'; drop table orders; --",
    ]
    const rows = hostile.map((name) => `2026-11-20,"${name} ${withSlip(one)}",29.00`)
    const file = ['Date,Description,Amount', ...rows, `2026-11-20,"<img src=x onerror=y> ${two}",29.00`].join('\n')
    const path = await brought(file)
    const shown = [await settled(path), await send(`${path}/commit`).then(() => settled(path))]
    shown.push(await pageOf('/statements'), await pageOf(''), await pageOf('/figures/orders.csv'))
    for (const page of shown) expect(page).not.toMatch(/<script|<img|N{300}|\u202e|two\nlines/)
    // The bank's words are on the pages of money alone, as long as they are in memory.
    for (const page of shown.slice(-2)) expect(page).not.toMatch(/onerror|HYPERLINK|drop table|RTL|N{50}/)
    expect(shown[0]).toContain('&lt;img src=x onerror=y&gt;')
    expect(shown[2]).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(shown[0]).toContain('a quotation mark seems to be missing')
    expect(await statusOf(two)).toBe('paid')
    const asked = await brought('=cmd;<script>;\u202eabc;x\n<b>1</b>;\u202e2;2026-11-20;4.00\n')
    const page = await settled(asked)
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toMatch(/<script|<b>1|\u202e/)
    const binary = await brought(`Date,Description,Amount\n2026-11-20,${'a\0b'.repeat(20)},29.00\n`)
    expect(await settled(binary)).toContain('This is no text file')
  })

  it('forgets the files that lie there as soon as somebody signs out', async () => {
    const path = await brought('Date,Description,Amount\n2026-11-20,A payer,7.00\n')
    await settled(path)
    await send('/sign-out')
    await browser.signIn()
    expect((await browser.get(path)).status).toBe(404)
  })

  it('shows strangers’ deposits last and in pages, and dismisses those of a page together', async () => {
    const near = await ordered()
    const strangers = Array.from({ length: 60 }, (_, n) => `11/20/2026,Deposit ${n},${n + 100}.17`)
    await committed(['Date,Description,Amount', ...strangers, `11/02/2026,Payer ${withSlip(near)},29.00`].join('\n'))
    const first = await pageOf('/statements')
    expect(first.indexOf('suggested</span>')).toBeLessThan(first.indexOf('no match</span>'))
    expect(first).toMatch(/No match \(\d+\)/)
    const only = await pageOf('/statements?show=no-match')
    expect(only).not.toContain('suggested</span>')
    expect(only).toContain('/operator/statements?show=no-match&amp;page=2#waiting')
    expect(await pageOf('/statements?show=suggested')).not.toContain('no match</span>')

    // None waits so: then all are shown, and nobody reads that nothing waits.
    expect(await pageOf('/statements?show=over')).toContain('no match</span>')

    // A row is decided on where it stands: what was typed there comes back, and so does the place.
    const further = await pageOf('/statements?show=no-match&page=2')
    const [, action = '', form = ''] =
      /action="\/operator(\/statements\/rows\/\w+)"[^>]*>(.*?)<\/form>/s.exec(further) ?? []
    const place = { seen: hiddenIn(form, 'seen'), show: hiddenIn(form, 'show'), page: hiddenIn(form, 'page') }
    const mistyped = await send(action, { ...place, orders: 'HQ-MISTYPED', comment: 'seen twice', decision: 'accept' })
    expect(mistyped.status).toBe(422)
    const again = await mistyped.text()
    expect(again).toContain('value="HQ-MISTYPED"')
    expect(again).toContain('seen twice</textarea>')
    const dismissed = await send(action, { ...place, comment: 'other business', decision: 'dismiss' })
    expect(dismissed.headers.get('location')).toBe('/operator/statements?done=dismissed&show=no-match&page=2')

    const rows = hiddenIn(only, 'rows')
    expect(rows.split(' ')).toHaveLength(50)
    expect((await send('/statements/dismiss', { rows, comment: ' ' })).status).toBe(422)
    const waiting = await statementsAtHand().waitingSum()
    const [suggested = ''] = (await statementsAtHand().waitingPage({ limit: 1, skip: 0, state: 'suggested' })).map(
      ({ checksum }) => checksum,
    )
    const fields = { rows: `${suggested} nonsense ${rows}`, comment: 'other business', show: 'no-match', page: '1' }
    expect(await (await send('/statements/dismiss', fields)).text()).toContain('Dismissed: 48 rows wait no longer.')
    expect((await statementsAtHand().waitingSum()).rows).toBe(waiting.rows - 48)
    const audited = await shop.database.db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'statement-row-dismissed')
      .execute()
    expect(audited.filter(({ detail }) => detail.includes('other business'))).toHaveLength(49)
    const [, , third = ''] = rows.split(' ')
    expect((await send(`/statements/rows/${third}/reconsider`, { comment: 'it was ours' })).status).toBe(303)
    expect((await statementsAtHand().waitingSum()).rows).toBe(waiting.rows - 47)
  })

  it('says while a long file is written down how many of its rows are done', async () => {
    const rows = Array.from({ length: 6000 }, (_, n) => `2026-11-19,STRANGER ${n},${n + 1}.00`)
    const path = await brought(['Date,Description,Amount', ...rows, '2026-11-19,RENT,-1.00'].join('\n'))
    await settled(path)
    await send(`${path}/commit`)
    const seen: number[] = []
    for (let page = await pageOf(path); page.includes('<progress'); page = await pageOf(path)) {
      const [, max, done] = /<progress id="progress" max="(\d+)" value="(\d+)"/.exec(page) ?? []
      if (max === '6000') seen.push(Number(done))
      await sleep(5)
    }
    expect(seen).toEqual(seen.toSorted((a, b) => a - b))
    expect(new Set(seen.filter((done) => done > 0 && done < 6000)).size).toBeGreaterThan(1)
    expect(await settled(path)).toContain('6000 rows are not counted')
  })
})
