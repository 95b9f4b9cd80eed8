import type { Page } from '@playwright/test'
import {
  detail,
  expect,
  footer,
  itemCards,
  openStarted,
  placeOrderAndStart,
  requestsOf,
  test,
  visit,
} from './journey.ts'

test('a page that has loaded asks nothing more: not after a while, not on focus, not on coming back', async ({
  page,
  context,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await page.clock.install()
  await openStarted(page, demonstration, accessCode, 'hvac')
  for (const path of ['/', '/checklist/hvac', '/access']) {
    // What the kept code opens is asked for after the page, when the network has already rested once.
    const opened = path === '/checklist/hvac' && page.waitForResponse('**/api/checklist-items/hvac')
    await page.goto(demonstration.url + path, { waitUntil: 'networkidle' })
    await opened
    if (opened) await expect(itemCards(page)).toHaveCount(10)
    if (path === '/access') await expect(detail(page, 'Plan type')).toBeVisible()
    const requests = requestsOf(page)
    await comeBack(page)
    await context.setOffline(true)
    await context.setOffline(false)
    await page.clock.runFor(60_000)
    expect(requests, path).toEqual([])
  }
})

test('what was read once is not asked for again when one goes back and forth', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/checklist`)
  const hvac = page.getByRole('main').getByRole('link', { name: /HVAC/ })
  await hvac.click()
  await expect(itemCards(page)).toHaveCount(3)
  await page.goBack()
  await expect(hvac).toBeVisible()
  const requests = requestsOf(page)
  await hvac.click()
  await expect(itemCards(page)).toHaveCount(3)
  expect(requests.filter((request) => request.includes('/api/'))).toEqual([])
})

test('each public page that is shown sends its name once, without cookie, query and referrer; a visit sends nothing', async ({
  page,
  demonstration,
}) => {
  const sent: { page: string; headers: Record<string, string> }[] = []
  page.on('request', async (request) => {
    if (new URL(request.url()).pathname !== '/api/page-views') return
    const { page: name } = request.postDataJSON() as { page: string }
    sent.push({ page: name, headers: await request.allHeaders() })
  })
  const names = () => sent.map((one) => one.page)
  await page.context().addCookies([{ name: 'any', value: 'thing', url: demonstration.url }])
  await visit(page, `${demonstration.url}/cost-calculator?service=hvac&value=8000&age=5-10`)
  await expect.poll(names).toEqual(['/cost-calculator'])
  await (await footer(page)).getByRole('link', { name: 'Checklists', exact: true }).click()
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /HVAC/ }).click()
  await expect(itemCards(page)).toHaveCount(3)
  await expect.poll(names).toEqual(['/cost-calculator', '/checklist', '/checklist/:id'])
  for (const { headers } of sent) {
    expect(headers.cookie).toBeUndefined()
    expect(headers.referer).toBeUndefined()
  }
  await visit(page, `${demonstration.url}/checklist/hvac/visit`)
  await visit(page, `${demonstration.url}/my-visits`)
  await page.waitForLoadState('networkidle')
  expect(names()).toHaveLength(3)
})

test('a counter that fails harms no page', async ({ page, demonstration }) => {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  await page.route('**/api/page-views', (route) => route.abort())
  await visit(page, `${demonstration.url}/checklist`)
  await page.getByRole('main').getByRole('link', { name: /HVAC/ }).click()
  await expect(itemCards(page)).toHaveCount(3)
  expect(faults).toEqual([])
})

/** What a browser tells a page when a person returns to its tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const kind of ['blur', 'focus', 'online']) dispatchEvent(new Event(kind))
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
