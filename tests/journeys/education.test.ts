import type { Page } from '@playwright/test'
import { english } from '../../src/format/english.ts'
import { expect, footer, holdBack, programFiles, test, visit } from './journey.ts'

const pool = 'Pool barriers in Arizona: the numbers to measure'
const cards = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Read the article' })
const card = (page: Page, title: string | RegExp) => page.getByRole('link', { name: title })
const dialog = (page: Page) => page.getByRole('dialog')
const counted = (page: Page) => page.getByRole('status').filter({ hasText: /articles?/ })

test('clicking a card opens a dialog with Back to Articles, category, read time, title, image, summary, content (line breaks preserved) and tags', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/education`)
  await card(page, pool).click()
  const opened = dialog(page)
  await expect(opened).toBeVisible()
  await expect(page).toHaveURL(`${demonstration.url}/education?article=pool-barrier-numbers`)
  await expect(opened.getByRole('button', { name: 'Back to Articles' })).toBeVisible()
  await expect(opened.getByText('Pool', { exact: true })).toBeVisible()
  await expect(opened.getByText(/^\d+ min read$/)).toBeVisible()
  await expect(opened.getByRole('heading', { name: pool })).toBeAttached()
  await expect(opened.getByText('State law sets the height')).toBeVisible()
  await expect(opened.getByRole('heading', { name: 'Check this on site' })).toBeVisible()
  const { content, reviewed } = await (
    await page.request.get(`${demonstration.url}/api/articles/pool-barrier-numbers`)
  ).json()
  const plain = (content as string).split('\n\n').filter((block) => /^[A-Z][^*[\]`\n]+$/.test(block))
  expect(plain.length).toBeGreaterThan(2)
  for (const paragraph of plain) await expect(opened.getByText(paragraph, { exact: true })).toBeVisible()
  await expect(opened.locator('article svg:visible:not(button svg)')).toHaveCount(1)
  await page.setViewportSize({ width: 1280, height: 844 })
  await expect(opened.locator('article svg:visible:not(button svg)')).toHaveCount(1)
  await expect(opened.getByRole('list', { name: 'Tags' }).getByText('gate latch')).toBeVisible()
  await expect(opened.getByText(`Last reviewed ${english.dayInWords(reviewed)}`)).toBeVisible()
  await expect(page).toHaveTitle(pool)
})

test('closing it returns to /education, by button, by Escape and by Back, and the focus to its card', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/education`)
  const ways = [
    () => dialog(page).getByRole('button', { name: 'Back to Articles' }).click(),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]
  for (const close of ways) {
    await card(page, pool).focus()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeVisible()
    await close()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(`${demonstration.url}/education`)
    await expect(page).toHaveTitle('Learning Center | Home Quality Phoenix')
    await expect(card(page, pool)).toBeFocused()
  }
  await page.goBack()
  await expect(page).not.toHaveURL(/education/)
})

test('the dialog keeps the focus inside, and the list behind it does not move', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/education`)
  await card(page, /Solar: from the contract/).scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await card(page, /Solar: from the contract/).click()
  await expect(dialog(page).getByRole('heading', { name: 'Check this on site' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(place)
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector(':focus:not(html, body, dialog, dialog *)') === null)).toBe(
      true,
    )
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('when the article query parameter is present, that article is loaded and the dialog opens, before any script too', async ({
  page,
  browser,
  demonstration,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false })
  const unscripted = await plain.newPage()
  await unscripted.goto(`${demonstration.url}/education`)
  await expect(unscripted.getByLabel('Search the articles')).toBeHidden()
  await unscripted.getByRole('link', { name: pool }).click()
  await expect(dialog(unscripted).getByRole('heading', { level: 1, name: pool })).toBeVisible()
  await dialog(unscripted).getByRole('button', { name: 'Back to Articles' }).click()
  await expect(unscripted).toHaveURL(`${demonstration.url}/education?`)
  await expect(cards(unscripted)).toHaveCount(18)
  await plain.close()

  await visit(page, `${demonstration.url}/education?article=pool-barrier-numbers`)
  await expect(dialog(page).getByRole('heading', { level: 1, name: pool })).toBeVisible()
  expect(await dialog(page).evaluate((box) => box.matches(':modal'))).toBe(true)
  await dialog(page).getByRole('button', { name: 'Back to Articles' }).click()
  await expect(page).toHaveURL(`${demonstration.url}/education`)
  await expect(dialog(page)).toHaveCount(0)
  await expect(cards(page)).toHaveCount(18)
})

test('a page that brings its article along asks nothing more and fetches no list behind it', async ({
  page,
  demonstration,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${demonstration.url}/education?article=pool-barrier-numbers`, { waitUntil: 'networkidle' })
  expect(asked.filter((path) => path.startsWith('/api/') && path !== '/api/page-views')).toEqual([])
})

test('links inside an article stay in the application, in the page and in the dialog', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/education?article=hvac-replacement-readings`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: 'permits in the Valley' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Permits in the Valley/ })).toBeVisible()
  expect(await dialog(page).evaluate((box) => box.scrollTop)).toBe(0)
  await page.goBack()
  await page.getByRole('link', { name: 'Load and equipment selection' }).click()
  await expect(page).toHaveURL(/\/checklist\/hvac#/)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)

  await visit(page, `${demonstration.url}/education`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await card(page, /A new AC in Phoenix/).click()
  await dialog(page).getByRole('link', { name: 'permits in the Valley' }).click()
  await expect(dialog(page).getByRole('heading', { name: /Permits in the Valley/ })).toBeAttached()
  await expect(dialog(page).getByRole('button', { name: 'Back to Articles' })).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${demonstration.url}/education`)
  await expect(dialog(page)).toHaveCount(0)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

const oneArticle = /\/api\/articles\//

test('an article that cannot be fetched says so in the dialog, and Retry brings it', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/education`)
  // The page tries by itself too, and must not come before the press.
  let isPressed = false
  await page.exposeFunction('pressRetry', () => {
    isPressed = true
  })
  await page.route(oneArticle, (route) => (isPressed ? route.continue() : route.abort()))
  await card(page, pool).click()
  await expect(dialog(page).getByText('Failed to fetch article')).toBeVisible()
  const retry = dialog(page).getByRole('button', { name: 'Retry' })
  await retry.evaluate((button) =>
    button.addEventListener('pointerdown', () => (window as unknown as { pressRetry: () => void }).pressRetry()),
  )
  await retry.click({ delay: 100 })
  await expect(dialog(page).getByRole('heading', { name: 'Check this on site' })).toBeVisible()
})

test('what is typed into the filter before the script has arrived is kept', async ({ page, demonstration }) => {
  const scripts = await holdBack(page, programFiles)
  await page.goto(`${demonstration.url}/education`, { waitUntil: 'commit' })
  await page.getByLabel('Search the articles').fill('caliche')
  scripts.release()
  await expect(counted(page)).toHaveText(/with “caliche”$/)
  await expect(page.getByLabel('Search the articles')).toHaveValue('caliche')
})

test('a shared address brings its filter along, and an article opened from it comes back to it', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/education?category=general&search=lien`)
  await expect(page.getByLabel('Search the articles')).toHaveValue('lien')
  await expect(page.getByLabel('Category')).toHaveValue('general')
  await card(page, /Lien waivers in Arizona/).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${demonstration.url}/education?category=general&search=lien`)
  await expect(page.getByLabel('Search the articles')).toHaveValue('lien')
})

test('a filter that comes to rest while the next page is on its way does not call its reader back', async ({
  page,
  demonstration,
}) => {
  await page.clock.install()
  await visit(page, `${demonstration.url}/education`)
  const code = await holdBack(page, '**/assets/equipment-page-*.js')
  await page.getByLabel('Search the articles').fill('roof')
  await (await footer(page)).getByRole('link', { name: 'Equipment' }).click()
  // Longer than typing must rest.
  await page.clock.runFor(800)
  code.release()
  await expect(page).toHaveURL(`${demonstration.url}/equipment-standards`)
  await expect(page.getByRole('heading', { level: 1, name: 'Equipment and supplier standards' })).toBeVisible()
})
