import { Window } from 'happy-dom'
import { expect, it, onTestFinished } from 'vitest'
import { openBusiness } from '../support/business.ts'
import { browserAt, consoleEnvironment } from '../support/console.ts'
import { sqlite } from '../support/engines.ts'

const monday = new Date('2026-11-23T18:00:00Z')

it('the figures show by plan and month what became of orders that opened before their payment, and an order until when', async () => {
  const shop = await openBusiness(sqlite, { live: true, openBeforePayment: 3, now: monday, env: consoleEnvironment })
  onTestFinished(shop.close)
  const browser = browserAt(shop.api)
  await browser.signIn()
  const pageOf = async (path: string) => {
    const { document } = new Window()
    document.write(await (await browser.get(path)).text())
    return document
  }
  expect((await pageOf('/figures')).querySelector('#opened')).toBeNull()
  const [paid, late, never] = [await shop.order(), await shop.order('qualitechnician'), await shop.order()]
  await shop.change(paid.instructions.reference, 'confirm')
  const order = await pageOf(`/orders/${never.instructions.reference}`)
  expect(order.body.textContent).toContain('Open before payment untilNov 26, 2026, 5:00 PM')
  const rows = async () =>
    [...(await pageOf('/figures')).querySelectorAll('section[aria-labelledby=opened] tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
  expect(await rows()).toEqual([
    ['Nov 2026', '2', '1', '0', '0', '1'],
    ['Nov 2026', '1', '0', '0', '0', '1'],
  ])
  shop.setNow(new Date('2026-11-27T18:00:00Z'))
  await browser.signIn()
  await shop.change(late.instructions.reference, 'confirm')
  expect(await rows()).toEqual([
    ['Nov 2026', '2', '1', '0', '1', '0'],
    ['Nov 2026', '1', '0', '1', '0', '0'],
  ])
})
