import type { Page } from '@playwright/test'
import { plans } from '../support/plans.ts'
import { startService } from '../support/running-service.ts'
import { expect, itemCards, pages, test, visit } from './journey.ts'

const prices = plans.map(({ priceDollars }) => priceDollars)
const priceRange = `$${Math.min(...prices)}-$${Math.max(...prices)}`
const publicUrl = 'https://quality.example.org'
/** Pages that shared links show with a picture of their own. */
const ownPicture = ['/checklist/hvac', '/education?article=pool-barrier-numbers']

test('each page sets a title, description, canonical link, social preview tags (default image /og-image.jpg) and local-business structured data', async ({
  page,
}) => {
  const service = await startService({ PUBLIC_URL: publicUrl, PAYMENTS: 'demo', TRUST_PROXY: '1' })
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  const said = async (name: string) => (await page.locator(`head meta[${name}]`).getAttribute('content')) ?? ''
  for (const path of pages) {
    await page.goto(service.url + path)
    titles.add(await page.title())
    descriptions.add(await said('name="description"'))
    await expect(page.locator('head link[rel=canonical]'), path).toHaveAttribute('href', publicUrl + path)
    expect(await said('property="og:title"'), path).toBe(await page.title())
    expect(await said('property="og:description"'), path).toBe(await said('name="description"'))
    expect(await said('property="og:url"'), path).toBe(publicUrl + path)
    expect(await said('name="twitter:card"'), path).toBe('summary_large_image')
    const image = await said('property="og:image"')
    if (!ownPicture.includes(path)) expect(image, path).toBe(`${publicUrl}/og-image.jpg`)
    const answer = await page.request.get(image.replace(publicUrl, service.url))
    expect([answer.status(), answer.headers()['content-type']], image).toEqual([200, 'image/jpeg'])
    const blocks = (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap(
      (text) => JSON.parse(text) as Record<string, unknown>,
    )
    expect(blocks, path).toContainEqual(expect.objectContaining({ '@type': 'LocalBusiness', priceRange }))
    if (path !== '/') expect(blocks, path).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
  }
  expect([titles.size, descriptions.size]).toEqual([pages.length, pages.length])
  expect([...titles, ...descriptions]).not.toContain('')
  const manifest = await page.request.get(`${service.url}/manifest.webmanifest`)
  expect(manifest.headers()['content-type']).toContain('application/manifest+json')
  await service.remove()
})

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

test('all pages have the header with its links, search and Get Started, and the footer with its links and the contact', async ({
  page,
  demonstration,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of [...pages, '/no-such-page']) {
    await page.goto(demonstration.url + path)
    const header = page.getByRole('banner')
    for (const name of ['Services', 'Equipment', 'Learn', 'Calculator', 'Mission Statement', 'Get Started'])
      await expect(header.getByRole('link', { name, exact: true }), path).toBeVisible()
    for (const name of ['Search', 'Outdoor display'])
      await expect(header.getByRole('button', { name }), path).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('button', { name: 'Contact' }), path).toBeVisible()
    for (const name of ['Mission Statement', 'Privacy', 'Terms'])
      await expect(footer.getByRole('link', { name, exact: true }), path).toBeVisible()
  }
})

test('every route change scrolls to the top', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/pricing`)
  const links = page.getByRole('contentinfo').getByRole('link')
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

test('robots.txt names the sitemap, and every address in the sitemap is there', async ({ page }) => {
  const service = await startService({ PUBLIC_URL: publicUrl, PAYMENTS: 'demo', TRUST_PROXY: '1' })
  const read = async (address: string) => page.request.get(address.replace(publicUrl, service.url))
  const robots = await (await page.request.get(`${service.url}/robots.txt`)).text()
  const sitemap = await (await read(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, one = '']) => one.replaceAll('&amp;', '&'))
  expect(addresses.length).toBeGreaterThan(30)
  for (const address of addresses) expect((await read(address)).status(), address).toBe(200)
  await service.remove()
})

/** Waits until nothing moves the page any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(900)
}

const sectionTop = (page: Page, id: string): Promise<number> =>
  page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
