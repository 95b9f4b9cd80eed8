import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { runOrdersCommand } from '../../src/operator/orders-command.server.ts'
import { orderStore } from '../../src/orders/order-store.server.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { type BrowserAtConsole, browserAt, consoleEnvironment } from '../support/console.ts'
import { engines, sharing } from '../support/engines.ts'
import { priceOf } from '../support/plans.ts'

const friday = new Date('2026-11-20T18:00:00Z')

describe.each(engines)('the console on $name', (engine) => {
  let shop: Business
  let browser: BrowserAtConsole
  beforeAll(async () => {
    shop = await openBusiness(engine, { live: true, env: consoleEnvironment, now: friday })
    browser = browserAt(shop.api)
    await browser.signIn()
  })
  afterAll(() => shop.close())

  const pageOf = async (path: string) => (await browser.get(path)).text()
  const orderPage = (reference: string) => pageOf(`/orders/${reference}`)
  const statusOf = async (reference: string) => (await shop.operator.fileOf(reference))?.order.status
  const codeStatus = async (accessCode: string) => (await shop.post('/api/verify-access', { accessCode })).status
  const ordered = async (plan: 'basic' | 'qualitechnician' = 'basic') => {
    const { accessCode, instructions } = await shop.order(plan)
    return { accessCode, reference: instructions.reference }
  }
  /** Does it, and goes where the answer leads. */
  const doIt = async (reference: string, action: string, fields = {}) => {
    const response = await browser.act(reference, action, fields)
    expect(response.status).toBe(303)
    return (await browser.get((response.headers.get('location') ?? '').replace('/operator', ''))).text()
  }

  it('lists what waits, the newest first, and takes it off when it is done', async () => {
    const first = await ordered()
    shop.setNow(new Date(friday.getTime() + 60_000))
    const second = await ordered()
    const list = await pageOf('')
    expect(list.indexOf(second.reference)).toBeGreaterThan(0)
    expect(list.indexOf(first.reference)).toBeGreaterThan(list.indexOf(second.reference))
    expect(list).toContain('Nov 20, 2026, 11:00 AM')
    expect(list).not.toContain(first.accessCode.slice(-4))
    await doIt(first.reference, 'confirm')
    await doIt(second.reference, 'cancel')
    expect(await pageOf('')).not.toMatch(new RegExp(`${first.reference}|${second.reference}`))
    shop.setNow(friday)
  })

  it('confirms with a comment, says so, and the code opens', async () => {
    const { accessCode, reference } = await ordered()
    const page = await doIt(reference, 'confirm', { comment: 'Seen in the account <b>today</b>' })
    expect(page).toContain('Confirmed: the code is open.')
    expect(page).toContain('Seen in the account &lt;b&gt;today&lt;/b&gt;')
    expect(await (await shop.post('/api/verify-access', { accessCode })).json()).toMatchObject({ status: 'active' })
    expect(await orderPage(reference)).not.toContain('Confirmed: the code is open.')
  })

  it('offers only what is possible as an order stands, and refuses the rest with a sentence', async () => {
    const { reference } = await ordered()
    const offered = async () =>
      [...(await orderPage(reference)).matchAll(/<form action="\/operator\/orders\/[^/]+\/([\w-]+)"/g)].map(
        ([, a]) => a,
      )
    expect(await offered()).toEqual(['confirm', 'pay', 'cancel', 'move-due', 'reissue'])
    const refused = await browser.act(reference, 'refund')
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('No money is written down for it, so none can be sent back.')
    await doIt(reference, 'cancel')
    expect(await offered()).toEqual(['reopen', 'undo'])
    await doIt(reference, 'undo')
    expect(await offered()).toEqual(['confirm', 'pay', 'cancel', 'move-due', 'reissue'])
    expect(await orderPage(reference)).toMatch(/Undone<\/strong>: canceled.*Canceled<\/strong>/s)
    expect((await browser.act(reference, 'undo')).status).toBe(409)
    expect((await browser.act(reference, 'expire')).status).toBe(404)
  })

  it('changes nothing without a comment, or with a bad day, and keeps what was typed', async () => {
    const { reference } = await ordered()
    const silent = await browser.act(reference, 'move-due', { comment: ' ', dueOn: '2026-12-24' })
    expect(silent.status).toBe(422)
    const page = await silent.text()
    expect(page).toContain('Say why, in a few words.')
    expect(page).toContain('value="2026-12-24"')
    expect(page).toMatch(/<details name="decision" open="">/)
    const past = await browser.act(reference, 'move-due', { comment: 'asked for "time"', dueOn: '2026-11-19' })
    expect(past.status).toBe(422)
    const again = await past.text()
    expect(again).toContain('2026-11-19 is over')
    expect(again).toContain('asked for &quot;time&quot;</textarea>')
    await doIt(reference, 'move-due', { dueOn: '2026-12-24' })
    expect((await shop.operator.fileOf(reference))?.order.dueOn).toBe('2026-12-24')
  })

  it('writes down that a part went back: the code waits for the rest, and the history says how much it was', async () => {
    const { accessCode, reference } = await ordered()
    await doIt(reference, 'pay', { amount: '14.00' })
    await doIt(reference, 'pay', { amount: '15.00' })
    const back = (amount: string) => browser.act(reference, 'return-part', { amount })
    for (const [amount, words] of [
      ['some', '&quot;some&quot; is no amount'],
      ['-15', 'an amount above zero'],
      ['29.00', 'Only $29.00 is counted for the order. If all of it went back, write down a refund.'],
    ] as const) {
      const refused = await back(amount)
      expect(refused.status, amount).toBe(422)
      expect(await refused.text(), amount).toContain(words)
    }
    const page = await doIt(reference, 'return-part', { amount: '15.00' })
    expect(page).toContain('a part of the money went back. The code opens once the whole price has come.')
    expect(page).toContain('Part of the money went back</strong>: −$15.00')
    expect(await codeStatus(accessCode)).toBe(200)
    expect(await (await shop.post('/api/verify-access', { accessCode })).json()).toMatchObject({
      status: 'awaiting-payment',
    })
    await doIt(reference, 'undo')
    expect(await statusOf(reference)).toBe('paid')
  })

  it('shows a new code once, and the old one dies at once', async () => {
    const { accessCode, reference } = await ordered()
    const response = await browser.act(reference, 'reissue')
    expect(response.status).toBe(200)
    const page = await response.text()
    const [shown = ''] = /HQP-BASIC-[\d ]+/.exec(page) ?? []
    expect(page).toContain(`Your new code for order ${reference} is ${shown}. The one before opens nothing any more.`)
    expect(await codeStatus(shown)).toBe(200)
    expect(await codeStatus(accessCode)).toBe(401)
    expect(await orderPage(reference)).not.toContain('HQP-BASIC')
    expect(shop.logged.join('')).not.toContain(shown.slice(-9))
  })

  it('does a form once, however often it is sent, and not on what has changed meanwhile', async () => {
    const { reference } = await ordered()
    const page = await orderPage(reference)
    const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? ''
    const form = { formToken: value('formToken'), seen: value('seen'), comment: 'lost it' }
    expect((await browser.post(`/orders/${reference}/reissue`, form)).status).toBe(200)
    const again = await browser.post(`/orders/${reference}/reissue`, form)
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('something has happened to this order since you opened its page')
    const elsewhere = await browser.post(`/orders/${reference}/cancel`, form)
    expect(elsewhere.status).toBe(409)
    expect(await statusOf(reference)).toBe('awaiting-payment')
    const { history } = (await shop.operator.fileOf(reference)) ?? { history: [] }
    expect(history.map(({ action }) => action)).toEqual(['ordered', 'reissued'])
  })

  it('finds an order by reference, whole code or amount, and never puts a code into an address or a page', async () => {
    const { accessCode, reference } = await ordered()
    const search = async (sought: string) => browser.post('/search', { formToken: await browser.formToken(), sought })
    for (const sought of [reference, reference.toLowerCase().replace('-', ' '), accessCode, accessCode.toLowerCase()]) {
      const found = await search(sought)
      expect([found.status, found.headers.get('location')]).toEqual([303, `/operator/orders/${reference}`])
    }
    const byAmount = await search(`$${priceOf('qualitechnician')}`)
    expect(byAmount.headers.get('location')).toBe('/operator/orders?amount=4900')
    expect(await pageOf('/orders?amount=4900')).not.toContain(reference)
    expect(await pageOf(`/orders?amount=${100 * priceOf('basic')}`)).toContain(reference)
    for (const sought of ['nonsense', 'HQ-2222222']) {
      const lost = await search(sought)
      expect(lost.status).toBe(422)
      expect(await lost.text()).toContain(`value="${sought}"`)
    }
    await shop.operator.decide(reference, { action: 'reissue' }, 'lost')
    const dead = await search(accessCode)
    expect(dead.status).toBe(422)
    const page = await dead.text()
    expect(page).toContain('No order has it.')
    expect(page).not.toContain(accessCode)
    expect((await browser.get('/orders/HQ-2222222')).status).toBe(404)
    expect((await browser.get('/orders/nonsense')).status).toBe(404)
  })

  it('lists orders by filters and in pages, each once', async () => {
    for (let n = 0; n < 60; n++) {
      shop.setNow(new Date(friday.getTime() + n * 1000))
      await ordered()
    }
    const seen: string[] = []
    for (let path = '/orders?show=awaiting-payment'; path !== ''; ) {
      const page = await pageOf(path)
      seen.push(...[...page.matchAll(/class="ref" href="\/operator\/orders\/(HQ-\w{7})"/g)].map(([, ref]) => ref ?? ''))
      path = (/href="\/operator(\/orders\?[^"]*after=[^"]*)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')
    }
    const { orders } = await shop.operator.list({ statuses: ['awaiting-payment'], limit: 1000 })
    expect(seen).toEqual(orders.map(({ reference }) => reference))
    expect(new Set(seen).size).toBe(seen.length)
    expect(await pageOf('/orders?show=refunded')).toContain('There is no such order')
    shop.setNow(friday)
  })

  it('names the calls that are owed and until when, and records each once', async () => {
    const { reference } = await ordered('qualitechnician')
    await doIt(reference, 'confirm')
    const list = await pageOf('')
    expect(list).toContain('30-minute call <span class="quiet">by Nov 24, 2026, 11:00 AM')
    expect(list).toContain('15 minutes of guidance')
    expect(list).not.toContain('follow-up call <')
    const page = await doIt(reference, 'call-call', { comment: 'talked about the ducts' })
    expect(page).toContain('The call is recorded.')
    expect(page).toContain('15-minute follow-up call <span class="quiet">by Dec 20, 2026, 11:00 AM')
    expect((await browser.act(reference, 'call-call')).status).toBe(409)
    await doIt(reference, 'call-guidance')
    await doIt(reference, 'call-follow-up')
    expect(await pageOf('')).not.toContain(reference)
    const basic = await ordered('basic')
    await doIt(basic.reference, 'confirm')
    expect((await browser.act(basic.reference, 'call-call')).status).toBe(409)
  })

  it('writes down a call that the buyer does not want, and owes no follow-up to it', async () => {
    const { reference } = await ordered('qualitechnician')
    await doIt(reference, 'confirm')
    const page = await doIt(reference, 'call-call', { outcome: 'not-wanted', comment: 'said so by mail' })
    expect(page).toContain('the buyer does not want it')
    expect(page).toMatch(/Call not wanted<\/strong>: 30-minute call/)
    expect(page).toMatch(/30-minute call<\/span><span class="wide quiet">not wanted, /)
    await doIt(reference, 'call-guidance')
    expect(await pageOf('/calls')).not.toContain(reference)
    expect(await orderPage(reference)).toContain('No call is owed any more.')
  })

  it('lists every call that is owed in pages, what is late first', async () => {
    const references: string[] = []
    for (let n = 0; n < 60; n++) {
      shop.setNow(new Date(friday.getTime() + n * 10_000))
      const { reference } = await ordered('qualitechnician')
      await shop.change(reference, 'confirm')
      references.push(reference)
    }
    // The first one's call was held, so the rest of it is due later than all.
    await doIt(references[0] ?? '', 'call-call')
    await doIt(references[0] ?? '', 'call-guidance')
    shop.setNow(new Date(friday.getTime() + 4 * 86_400_000 + 600_000))
    await browser.signIn()
    const seen: string[] = []
    for (const path of ['/calls', '/calls?page=2']) {
      const page = await pageOf(path)
      seen.push(...[...page.matchAll(/class="ref" href="\/operator\/orders\/(HQ-\w{7})"/g)].map(([, ref]) => ref ?? ''))
      if (path === '/calls') expect(page).toMatch(/late since.*Next page/s)
    }
    expect(new Set(seen).size).toBe(seen.length)
    const sought = seen.filter((one) => references.includes(one))
    expect(sought).toEqual([...references.slice(1), references[0]])
    expect(await pageOf('')).toContain('href="/operator/calls"')
    for (const reference of references) await shop.change(reference, 'refund')
    shop.setNow(friday)
    await browser.signIn()
  })

  it('writes down a part of the price by hand, and opens with the rest', async () => {
    const { reference } = await ordered()
    for (const amount of ['', 'ten', '0', '-3']) {
      const refused = await browser.act(reference, 'pay', { amount })
      expect(refused.status).toBe(422)
      expect(await refused.text()).toMatch(/id="pay-amount-fault"/)
    }
    const part = await doIt(reference, 'pay', { amount: '10.00' })
    expect(part).toContain('$19.00 missing')
    expect(part).toContain('The code opens once the whole price has come.')
    expect(await statusOf(reference)).toBe('part-paid')
    await doIt(reference, 'undo')
    expect(await statusOf(reference)).toBe('awaiting-payment')
    await doIt(reference, 'pay', { amount: '$10' })
    const whole = await doIt(reference, 'pay', { amount: '19' })
    expect(whole).toContain('The code is open.')
    expect(whole).not.toContain('The code opens once')
    expect(await statusOf(reference)).toBe('paid')
    expect((await shop.operator.fileOf(reference))?.payments.filter(({ undoneAt }) => !undoneAt)).toMatchObject([
      { amountCents: 1000, origin: 'by-hand' },
      { amountCents: 1900, origin: 'by-hand' },
    ])
  })

  it('names the sum that confirming writes down as paid by hand, and reopening a part-paid order writes none down', async () => {
    const { reference } = await ordered()
    await doIt(reference, 'pay', { amount: '10.00' })
    expect(await orderPage(reference)).toContain('What is missing, $19.00, is written down as paid by hand')
    await doIt(reference, 'cancel')
    expect(await orderPage(reference)).toContain('$19.00 is missing: the code opens once it has come.')
    expect(await doIt(reference, 'reopen')).toContain('Reopened. The code opens once the whole price has come.')
    expect((await shop.operator.fileOf(reference))?.order).toMatchObject({ status: 'part-paid', paidCents: 1000 })
    await doIt(reference, 'confirm')
    await doIt(reference, 'cancel')
    expect(await orderPage(reference)).toContain('The whole price is here, so the code opens again.')
    expect(await doIt(reference, 'reopen')).toContain('Reopened. The code is open.')
    expect((await shop.operator.fileOf(reference))?.order).toMatchObject({ status: 'paid', paidCents: 2900 })
  })

  it('names what an undoing takes back, and why something was refused', async () => {
    const { reference } = await ordered()
    await doIt(reference, 'cancel')
    expect(await orderPage(reference)).toContain('<summary>Undo: canceled, Nov 20, 2026, 11:00 AM</summary>')
    expect((await browser.act(reference, 'refund')).status).toBe(409)
    expect(await orderPage(reference)).toContain(
      'Refused</strong>: Write down a refund, because the order was canceled',
    )
  })

  it('finds by an amount what came in it too', async () => {
    const { reference } = await ordered()
    await doIt(reference, 'pay', { amount: '7.31' })
    expect(await pageOf('/orders?amount=731')).toContain(reference)
    await doIt(reference, 'undo')
    expect(await pageOf('/orders?amount=731')).not.toContain(reference)
  })

  it('lists what closes soon by its deadline', async () => {
    const [late, soon, soonest] = [await ordered(), await ordered(), await ordered()]
    shop.setNow(new Date('2026-12-10T18:00:00Z'))
    await browser.signIn()
    await doIt(soonest.reference, 'move-due', { dueOn: '2026-12-23' })
    await doIt(soon.reference, 'move-due', { dueOn: '2026-12-24' })
    await doIt(late.reference, 'move-due', { dueOn: '2026-12-25' })
    shop.setNow(new Date('2026-12-30T18:00:00Z'))
    await browser.signIn()
    const closing = (await pageOf('')).split('id="closing"')[1]?.split('id="overpaid"')[0] ?? ''
    const at = [soonest, soon, late].map(({ reference }) => closing.indexOf(reference))
    expect(at.every((one) => one > 0)).toBe(true)
    expect(at).toEqual(at.toSorted((a, b) => a - b))
    shop.setNow(friday)
    await browser.signIn()
  })

  it('says what of the service needs a person, on the work list and on a page of its own', async () => {
    expect(await pageOf('')).toMatch(/things about the service need you \(.*Backup.*see what to do/s)
    const health = await pageOf('/health')
    expect(health).toContain('No backup of these records was ever made. Make one (npm run backup)')
    expect(health).toContain('Every import of a statement that began has ended.')
  })

  it('undoes a decision though a call was recorded since', async () => {
    shop.setNow(new Date(friday.getTime() + 1_200_000))
    const { reference } = await ordered('qualitechnician')
    await doIt(reference, 'confirm')
    await doIt(reference, 'call-call')
    expect(await doIt(reference, 'undo')).toContain('Undone: the order stands as it did before.')
    expect(await statusOf(reference)).toBe('awaiting-payment')
    expect(await pageOf('')).toMatch(new RegExp(`to-match.*${reference}`, 's'))
    shop.setNow(friday)
  })

  it('counts orders, income and conversion by plan and month', async () => {
    const page = await pageOf('/figures')
    const income = await shop.database.db
      .selectFrom('payments')
      .select((payment) => payment.fn.sum<number | string>('amount_cents').as('sum'))
      .where('undone_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(page).toContain(`$${(Number(income.sum) / 100).toFixed(2)} income`)
    const placed = await shop.database.db.selectFrom('orders').select('id').execute()
    expect(page).toContain(`${placed.length} orders, `)
    expect(page).toMatch(/Nov 2026<\/span><svg[^>]*><rect class="plan-1" x="0" width="[1-9]/)
  })

  it('counts an order as paid as long as its money is here', async () => {
    const paidNow = async () => Number(/, (\d+)(?: \(\d+%\))? of them\s+paid/.exec(await pageOf('/figures'))?.[1])
    const before = await paidNow()
    const { reference } = await ordered()
    await doIt(reference, 'confirm')
    expect(await paidNow()).toBe(before + 1)
    await doIt(reference, 'return-part', { amount: '1.00' })
    expect(await paidNow()).toBe(before)
    await doIt(reference, 'undo')
    await doIt(reference, 'refund')
    expect(await paidNow()).toBe(before)
  })

  it('exports every order and no part of a code', async () => {
    const { accessCode, reference } = await ordered()
    const response = await browser.get('/figures/orders.csv')
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="orders-2026-11-20.csv"')
    const lines = (await response.text()).trim().split('\r\n')
    const placed = await shop.database.db.selectFrom('orders').select('id').execute()
    expect(lines).toHaveLength(placed.length + 1)
    const line = lines.find((one) => one.startsWith(reference)) ?? ''
    expect(line).toBe(
      `${reference},Basic,live,awaiting-payment,29.00,0.00,"Nov 20, 2026, 11:00 AM",2026-12-04,2026-12-11,,`,
    )
    expect(lines.join('\n')).not.toContain(accessCode.slice(-6))
  })

  it('shows what came short, over and undone', async () => {
    const { reference } = await ordered()
    const order = await orderStore(shop.database.db).byReference(reference)
    const pay = (id: string, amount_cents: number) =>
      shop.database.db
        .insertInto('payments')
        .values({
          id,
          order_id: order?.id ?? '',
          amount_cents,
          received_on: '2026-11-20',
          origin: 'statement',
          recorded_at: friday.toISOString(),
        })
        .execute()
    await shop.database.db
      .updateTable('orders')
      .set({ status: 'part-paid' })
      .where('reference', '=', reference)
      .execute()
    await pay('short', 1000)
    expect(await orderPage(reference)).toContain('$19.00 missing')
    expect(await pageOf('')).toContain('$10.00 came')
    await pay('over', 3000)
    await shop.database.db.updateTable('orders').set({ status: 'paid' }).where('reference', '=', reference).execute()
    expect(await orderPage(reference)).toContain('over by $11.00')
    expect(await pageOf('')).toContain('over by $11.00')
    expect(await doIt(reference, 'return-surplus')).toContain('what came over the price was sent back')
    expect(await pageOf('')).not.toContain('over by $11.00')
  })
})

describe.each(engines)('the console of a demonstration on $name', (engine) => {
  it('shows what a demonstration made, and lets nobody confirm it later', async () => {
    const demonstration = await openBusiness(engine, { env: consoleEnvironment })
    const { reference } = (await demonstration.order('qualitechnician')).instructions
    const at = browserAt(demonstration.api)
    await at.signIn()
    expect(await (await at.get('')).text()).toContain('Demonstration: orders are confirmed at once')
    expect(await (await at.get('')).text()).toContain(reference)
    const live = await openBusiness(sharing(demonstration.database), { live: true, env: consoleEnvironment })
    const later = browserAt(live.api)
    await later.signIn()
    expect(await (await later.get('')).text()).not.toContain(reference)
    expect(await (await later.get(`/orders/${reference}`)).text()).toContain('Made in a demonstration')
    expect((await later.act(reference, 'refund')).status).toBe(409)
    await demonstration.close()
  })
})

describe.each(engines)('an order that was removed, on $name', (engine) => {
  it('is found by its reference with its history, and with what to do when money comes for it', async () => {
    const shop = await openBusiness(engine, { live: true, env: consoleEnvironment, now: friday })
    onTestFinished(() => shop.close())
    const { reference } = (await shop.order()).instructions
    const goOn = (days: number) => shop.setNow(new Date(friday.getTime() + days * 86_400_000))
    // Without an order in each of the weeks before it, a sweep removes nothing.
    for (const days of [156, 163, 170]) {
      goOn(days)
      await shop.order()
    }
    for (const days of [180, 181]) {
      goOn(days)
      await shop.sweep()
    }
    const browser = browserAt(shop.api)
    await browser.signIn()
    const found = await browser.post('/search', { formToken: await browser.formToken(), sought: reference })
    expect(found.headers.get('location')).toBe(`/operator/orders/${reference}`)
    const page = await browser.get(`/orders/${reference}`)
    expect(page.status).toBe(404)
    expect(await page.text()).toMatch(/Nobody had paid this order.*Removed, since nobody had paid.*Expired.*Ordered/s)
    const { text } = await runOrdersCommand(shop.operator, ['show', reference])
    expect(text).toMatch(/was removed: nobody had paid it.*buyer {2}ordered.*service {2}removed/s)
  })
})

describe.each(engines)('a flood of orders, on $name', (engine) => {
  it('can be left out of the list, and with it nothing else', async () => {
    const shop = await openBusiness(engine, { live: true, env: consoleEnvironment, now: friday })
    onTestFinished(() => shop.close())
    const before = (await shop.order()).instructions.reference
    const browser = browserAt(shop.api)
    await browser.signIn()
    expect(await (await browser.get('/orders')).text()).not.toContain('came in a flood')
    shop.setNow(new Date(friday.getTime() + 3_600_000))
    await browser.signIn()
    for (let n = 0; n < 200; n++) await shop.order()
    shop.setNow(new Date(friday.getTime() + 3_660_000))
    const all = await (await browser.get('/orders?show=awaiting-payment')).text()
    expect(all).toContain('200 orders came in a flood')
    expect(all).not.toContain(before)
    const link = /href="(\/operator\/orders\?[^"]*floods=without)"/.exec(all)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect(link).toBe('/operator/orders?show=awaiting-payment&floods=without')
    const without = await (await browser.get(link.replace('/operator', ''))).text()
    expect(without.match(/class="ref" href/g)).toHaveLength(1)
    expect(without).toContain(before)
  })
})
