import type { Page } from '@playwright/test'
import { expect, footer, itemCards, test, visit } from './journey.ts'

test('a page that is followed to brings its own title, description and canonical link', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/access`)
  await page.getByRole('link', { name: 'Purchase Now' }).click()
  await expect(page).toHaveTitle(/^Buy a plan/)
  await expect(page.locator('head title')).toHaveCount(1)
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1)
  await expect(page.locator('head meta[name="description"]')).toHaveAttribute('content', /^Pay by bank transfer/)
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/purchase$/)
})

test('every route change scrolls to the top', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/pricing`)
  const links = (await footer(page)).getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  for (const target of targets.filter((one) => !one.includes('#'))) {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await links.and(page.locator(`[href="${target}"]`)).click()
    await expect(page).toHaveURL(demonstration.url + target)
    if (target !== '/pricing') await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '')
    await expect.poll(() => page.evaluate(() => scrollY), target).toBe(0)
  }
})

test('going back returns to the place that was left, and going on to the top', async ({ page, demonstration }) => {
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
    await (await footer(page)).getByRole('link', { name: 'Services' }).click()
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

/** Waits until nothing moves the page any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let [place, frames] = [scrollY, 0]
        const look = () => {
          frames = scrollY === place ? frames + 1 : 0
          place = scrollY
          if (frames < 30) requestAnimationFrame(look)
          else resolve()
        }
        look()
      }),
  )
}

const sectionTop = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
