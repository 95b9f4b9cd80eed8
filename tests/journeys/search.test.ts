import type { Page } from '@playwright/test'
import { expect, holdBack, programFiles, test, visit } from './journey.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search checklists and articles' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search checklists and articles' })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const options = (page: Page) => dialog(page).getByRole('option')
const selected = (page: Page) => dialog(page).getByRole('option', { selected: true })
const open = async (page: Page, url: string) => {
  await visit(page, url)
  await button(page).click()
  await expect(box(page)).toBeFocused()
}

test('the search button opens the search dialog; Escape, a press beside it and its cross close it, and it stands as high whatever it shows', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/pricing`)
  for (const close of [
    () => page.keyboard.press('Escape'),
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

test('Ctrl+K, Cmd+K and "/" open it, but not over another dialog; "/" is typed where something is being typed, and can be switched off on this device', async ({
  page,
  demonstration,
}) => {
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
  await dialog(page).getByRole('checkbox', { name: 'The / key opens the search' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(field).toBeFocused()

  // Switched off on this device, and no key opens it over another dialog.
  await page.reload()
  await page.locator('html[data-running]').waitFor({ state: 'attached' })
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('/')
  await page.getByRole('link', { name: /Pool barriers in Arizona/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
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
    const scripts = await holdBack(page, programFiles)
    await page.goto(`${demonstration.url}/`, { waitUntil: 'commit' })
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByText('Loading the search…')).toBeVisible()
    scripts.release()
    await expect(box(page)).toBeFocused()
    await expect(page.getByText('Loading the search…')).toBeHidden()
    await page.keyboard.type('pool')
    await expect(options(page).first()).toBeVisible()
  })
