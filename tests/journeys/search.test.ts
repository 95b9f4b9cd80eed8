import type { Page } from '@playwright/test'
import { expect, holdBack, test, visit } from './journey.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search checklists and articles' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search checklists and articles' })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const options = (page: Page) => dialog(page).getByRole('option')
const selected = (page: Page) => dialog(page).getByRole('option', { selected: true })
const said = (page: Page) => dialog(page).getByRole('status')
const searches = (page: Page): string[] => {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/search') sent.push(searchParams.get('q') ?? '')
  })
  return sent
}
const open = async (page: Page, url: string) => {
  await visit(page, url)
  await button(page).click()
  await expect(box(page)).toBeFocused()
}

for (const width of [390, 1280])
  test(`the search button opens the search dialog, ${width} px wide`, async ({ page, demonstration }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `${demonstration.url}/pricing`)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  })

test('a press beside it and its cross close it too, and it stands as high whatever it shows', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/pricing`)
  for (const close of [
    () => page.mouse.click(5, 5),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await button(page).click()
    await box(page).fill('')
    const height = (await dialog(page).boundingBox())?.height
    await box(page).fill('water')
    await expect(options(page).first()).toBeVisible()
    expect((await dialog(page).boundingBox())?.height).toBe(height)
    await close()
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  }
})

test('Ctrl+K, Cmd+K and "/" open it; "/" is typed where something is being typed', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/education`)
  const field = page.getByLabel('Search the articles')
  for (const keys of ['Control+k', 'Meta+k', '/']) {
    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press(keys)
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
  await field.focus()
  await page.keyboard.press('/')
  await expect(field).toHaveValue('/')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()
})

test('the "/" key can be switched off on this device', async ({ page, demonstration }) => {
  await open(page, `${demonstration.url}/pricing`)
  await dialog(page).getByRole('checkbox', { name: 'The / key opens the search' }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await page.waitForTimeout(300)
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
})

test('no key opens it over another dialog', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/education?x=1`)
  await page.getByRole('link', { name: /Pool barriers in Arizona/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await page.waitForTimeout(300)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(dialog(page)).toHaveCount(0)
})

test('search runs only when the query is longer than 1 character, once typing has rested for 150 ms', async ({
  page,
  demonstration,
}) => {
  const sent = searches(page)
  await page.clock.install()
  await open(page, `${demonstration.url}/pricing`)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  for (const short of ['p', ' p  ', '']) {
    await box(page).fill(short)
    await page.clock.runFor(1000)
    await expect(said(page)).toHaveText('Type at least 2 letters.')
  }
  await box(page).pressSequentially('pool ')
  await page.clock.runFor(140)
  await box(page).pressSequentially('fence')
  await page.clock.runFor(140)
  expect(sent).toEqual([])
  await page.clock.runFor(20)
  await expect.poll(() => sent).toEqual(['pool fence'])
  await page.clock.resume()
  await expect(options(page).first()).toBeVisible()
  expect(sent).toEqual(['pool fence'])
})

test('results list checklists and articles, the first one selected, the count announced, matched words marked', async ({
  page,
  demonstration,
}) => {
  await open(page, `${demonstration.url}/pricing`)
  await box(page).fill('plumming')
  await expect(selected(page)).toContainText('Plumbing')
  const found = (group: string) => page.getByRole('group', { name: group }).getByRole('option').count()
  const [lists, articles] = [await found('Checklists'), await found('Articles')]
  await expect(said(page)).toHaveText(
    new RegExp(`^${lists + articles} results: ${lists} checklists?, ${articles} articles?$`),
  )
  await expect(selected(page).locator('mark').first()).toHaveText('Plumbing')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await selected(page).getAttribute('id')) ?? '-')
  const hrefs = await options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(hrefs[0]).toBe('/checklist/plumbing')
  expect(hrefs).toContain('/education?article=water-pressure-and-hard-water')
})

test('arrows choose and wrap, Enter opens, and the query is cleared', async ({ page, demonstration }) => {
  await open(page, `${demonstration.url}/pricing`)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await box(page).fill('pool fence')
  await expect(options(page).filter({ hasText: 'Pool barriers in Arizona' })).toHaveCount(1)
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  const titles = await options(page).allInnerTexts()
  for (const title of titles) {
    if (title.includes('Pool barriers in Arizona')) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(selected(page)).toHaveCount(1)
  await expect(selected(page)).toContainText('Pool barriers in Arizona')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${demonstration.url}/education?article=pool-barrier-numbers`)
  await expect(page.getByRole('heading', { level: 1, name: /Pool barriers/ })).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: /Pool barriers/ })).toBeFocused()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveValue('')
})

test('a press on a result opens it and clears the query; Escape keeps what was typed', async ({
  page,
  demonstration,
}) => {
  await open(page, `${demonstration.url}/pricing`)
  await box(page).fill('breaker pannel')
  await expect(options(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveValue('breaker pannel')
  await page.getByRole('group', { name: 'Checklists' }).getByRole('option').first().click()
  await expect(page).toHaveURL(`${demonstration.url}/checklist/electrical`)
  await page.keyboard.press('Control+k')
  await expect(box(page)).toHaveValue('')
})

test('an article chosen while the list of articles is open appears over that list', async ({ page, demonstration }) => {
  await open(page, `${demonstration.url}/education`)
  await box(page).fill('lien waiver')
  await expect(selected(page)).toContainText('Lien waivers')
  await page.keyboard.press('Enter')
  const article = page.getByRole('dialog', { name: /Lien waivers/ })
  await expect(article.getByRole('heading', { name: 'Check this on site' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(`${demonstration.url}/education`)
})

test('No results found for "{query}" comes with three suggestions and a link to all checklists', async ({
  page,
  demonstration,
}) => {
  await open(page, `${demonstration.url}/pricing`)
  await box(page).fill('<xyzzyq>')
  await expect(said(page)).toHaveText('No results found for "<xyzzyq>"')
  await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
  const suggestions = dialog(page).getByRole('button').filter({ hasNotText: 'Close' }).filter({ hasText: /\w/ })
  await expect(suggestions).toHaveCount(3)
  await suggestions.first().click()
  await expect(options(page).first()).toBeVisible()
  await expect(box(page)).toHaveValue('water heater')
  await box(page).fill('xyzzyq')
  await dialog(page).getByRole('link', { name: 'See all checklists' }).click()
  await expect(page).toHaveURL(`${demonstration.url}/checklist`)
  await expect(dialog(page)).toHaveCount(0)
})

test("a failure says 'Search failed', keeps what was typed, and Retry brings the results", async ({
  page,
  demonstration,
}) => {
  await page.route('**/api/search*', (route) => route.abort())
  await open(page, `${demonstration.url}/pricing`)
  await box(page).fill('solar')
  const failed = dialog(page).getByRole('alert')
  await expect(failed).toContainText('Search failed')
  await expect(options(page)).toHaveCount(0)
  await page.unroute('**/api/search*')
  await failed.getByRole('button', { name: 'Retry' }).click()
  await expect(selected(page)).toContainText('Solar')
  await expect(box(page)).toHaveValue('solar')
})

test('an answer that comes too late is dropped', async ({ page, demonstration }) => {
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=pool'))
  const late = await holdBack(page, '**/api/search?q=pool')
  await open(page, `${demonstration.url}/pricing`)
  await box(page).fill('pool')
  await page.waitForRequest('**/api/search?q=pool')
  // Enter does nothing while the answer is not there.
  await page.keyboard.press('Enter')
  await box(page).fill('solar')
  await expect(selected(page)).toContainText('Solar')
  await givenUp
  late.release()
  await page.waitForTimeout(300)
  await expect(selected(page)).toContainText('Solar')
  await expect(options(page).filter({ hasText: 'Pool barriers' })).toHaveCount(0)
})

test('the first load of a page brings no code of the search dialog', async ({ page, demonstration }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await page.goto(`${demonstration.url}/`, { waitUntil: 'networkidle' })
  expect(files.filter((url) => /search-dialog/.test(url))).toEqual([])
  await button(page).click()
  await expect(box(page)).toBeFocused()
  expect(files.some((url) => /search-dialog/.test(url))).toBe(true)
})

for (const name of ['Search', 'Search Everything'])
  test(`a press on ${name} before any script is there says that the search is loading, and opens it once it can`, async ({
    page,
    demonstration,
  }) => {
    const scripts = await holdBack(page, '**/assets/*.js')
    await page.goto(`${demonstration.url}/`, { waitUntil: 'commit' })
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByText('Loading the search…')).toBeVisible()
    scripts.release()
    await expect(box(page)).toBeFocused()
    await expect(page.getByText('Loading the search…')).toBeHidden()
    await page.keyboard.type('pool')
    await expect(options(page).first()).toBeVisible()
  })

test('without script there is no search button that does nothing', async ({ browser, demonstration }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${demonstration.url}/`)
  await expect(button(page)).toHaveCount(0)
  await context.close()
})
