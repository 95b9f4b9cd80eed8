import type { Page } from '@playwright/test'
import { detail, expect, itemCards, openStarted, placeOrderAndStart, requestsOf, test, visit } from './journey.ts'

test('a page that has loaded asks nothing more: not after a while, not on focus, not on coming back', async ({
  page,
  context,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openStarted(page, demonstration, accessCode, 'hvac')
  for (const path of ['/', '/checklist/hvac', '/access']) {
    await page.goto(demonstration.url + path, { waitUntil: 'networkidle' })
    // What the kept code opens comes after the page, when the network has already rested once.
    if (path === '/checklist/hvac') await expect(itemCards(page)).toHaveCount(10)
    if (path === '/access') await expect(detail(page, 'Plan type')).toBeVisible()
    const requests = requestsOf(page)
    await comeBack(page)
    await context.setOffline(true)
    await context.setOffline(false)
    await page.waitForTimeout(2500)
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

test('every change of page scrolls to the top, and going back returns to the place', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist`)
  const last = page.getByRole('main').locator('a[href^="/checklist/"]').last()
  await last.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  await last.click()
  await expect(itemCards(page)).toHaveCount(3)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(last).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, -1)
})

for (const [from, how] of [
  ['/pricing', 'from another page'],
  ['/', 'from the same page'],
] as const)
  test(`a link to a section reaches it ${how}`, async ({ page, demonstration }) => {
    await visit(page, demonstration.url + from)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(`${demonstration.url}/#services`)
    await expect(sectionTop(page, 'services')).resolves.toBeLessThan(200)
    await settled(page)
    expect(await sectionTop(page, 'services')).toBeLessThan(200)
    expect(await sectionTop(page, 'services')).toBeGreaterThanOrEqual(0)
  })

test('an address with a section opens at that section', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/#plans`)
  await settled(page)
  expect(await sectionTop(page, 'plans')).toBeLessThan(200)
  expect(await sectionTop(page, 'plans')).toBeGreaterThanOrEqual(0)
})

test('a title, a description and an address of its own stand on every page', async ({ page, demonstration }) => {
  const titles = new Set<string>()
  for (const path of ['/', '/checklist', '/checklist/hvac', '/checklist/pool', '/pricing', '/purchase', '/access']) {
    await visit(page, demonstration.url + path)
    titles.add(await page.title())
    await expect(page.locator('head title')).toHaveCount(1)
    await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
    await expect(page.locator('head link[rel="canonical"], head meta[name="robots"]')).toHaveCount(1)
  }
  expect(titles.size).toBe(7)
  await page.getByRole('link', { name: 'Purchase Now' }).click()
  await expect(page).toHaveTitle(/^Buy a plan/)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/purchase$/)
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})

/** What a browser tells a page when a person returns to its tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const kind of ['blur', 'focus', 'online']) dispatchEvent(new Event(kind))
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Waits until nothing moves the page any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(900)
}

const sectionTop = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
