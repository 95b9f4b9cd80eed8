import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { content } from '../support/content.ts'
import { expect, holdBack, itemCards, openStarted, placeOrderAndStart, rowOf, test, visit } from './journey.ts'

const main = (page: Page) => page.getByRole('main')

async function exported(page: Page, button: string): Promise<{ name: string; path: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  const name = download.suggestedFilename()
  const path = test.info().outputPath(name)
  await download.saveAs(path)
  return { name, path, text: readFileSync(path, 'utf8') }
}

test('a loading skeleton while loading: first the checklist, then its items', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/checklist`)
  const checklist = await holdBack(page, '**/api/checklists/pool')
  const items = await holdBack(page, '**/api/checklist-items/pool')
  await main(page).getByRole('link', { name: /pool/i }).first().click()
  const status = main(page)
    .getByRole('status')
    .filter({ hasText: /^Loading/ })
  const bars = status.locator('[aria-hidden=true] > *')
  await expect(status).toHaveText('Loading the checklist')
  await expect(bars).not.toHaveCount(0)
  checklist.release()
  await expect(status).toHaveText('Loading checklist items')
  await expect(bars).not.toHaveCount(0)
  items.release()
  await expect(itemCards(page)).toHaveCount(3)
})

test('if there are no visible items but items exist, an Unlock All Items card links to /pricing', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist`)
  await page.route('**/api/checklist-items/hvac', (route) => route.fulfill({ json: [] }))
  await main(page).getByRole('link', { name: /HVAC/ }).first().click()
  const card = main(page).locator('[data-card]').filter({ hasText: 'Unlock All Items' })
  await expect(card.getByRole('link')).toHaveAttribute('href', '/pricing')
})

test('if the item list is empty, it shows Loading checklist items', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/checklist`)
  await page.route('**/api/checklist-items/hvac', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/checklists/hvac', async (route) => {
    const checklist = await (await route.fetch()).json()
    await route.fulfill({ json: { ...checklist, itemCount: 0 } })
  })
  await main(page).getByRole('link', { name: /HVAC/ }).first().click()
  await expect(main(page).getByText('Loading checklist items')).toBeVisible()
})

test('a check about money held back shows the box with 14 days', async ({ page, demonstration }) => {
  const points = content.checklists.find(({ id }) => id === 'hvac')?.items[0]?.points ?? []
  const held = points.find(({ box }) => box === 'written-objection')
  await visit(page, `${demonstration.url}/checklist/hvac#${held?.id}`)
  // Its address opens its row.
  const row = rowOf(page, held?.id ?? '')
  await expect(row.getByText('Holding money back? Write within 14 days')).toBeVisible()
  await expect(row.getByText('Source: A.R.S. 32-1188').first()).toBeVisible()
})

test('whoever opens a list sees its first check in the first screen of a phone, and a whole list is no longer than nine thousand pixels', async ({
  page,
  demonstration,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  const firstCheck = () =>
    page
      .locator('.check')
      .first()
      .evaluate((one) => one.getBoundingClientRect().top + window.scrollY)
  await visit(page, `${demonstration.url}/checklist/hvac`)
  expect(await firstCheck()).toBeLessThan(664)
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openStarted(page, demonstration, accessCode, 'hvac')
  expect(await firstCheck()).toBeLessThan(664)
  await layOutAll(page)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000)
})

test('notes are edited inline: Save Notes keeps them, Cancel does not', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  const first = itemCards(page).first()
  await first.getByRole('button', { name: /^Add notes/ }).click()
  await first.getByRole('textbox', { name: /^Notes for/ }).fill('The plate says 2026')
  await first.getByRole('button', { name: 'Save Notes' }).click()
  await expect(first.getByText('The plate says 2026')).toBeVisible()
  await first.getByRole('button', { name: /^Edit notes/ }).click()
  await first.getByRole('textbox', { name: /^Notes for/ }).fill('Something else')
  await first.getByRole('button', { name: 'Cancel' }).click()
  await expect(first.getByText('The plate says 2026')).toBeVisible()
})

test('the Document button keeps a photo on this device, also over a reload', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  const isUpload = (request: Request) => request.method() === 'POST' && !request.url().endsWith('/api/page-views')
  const sent = page.waitForRequest(isUpload, { timeout: 3000 }).catch(() => null)
  const first = itemCards(page).first()
  await first.getByLabel(/^Document .* with a photo$/).setInputFiles('public/icon-192.png')
  await expect(first.getByRole('img')).toHaveCount(1)
  await page.reload()
  await expect(itemCards(page).first().getByRole('img')).toHaveCount(1)
  expect(await sent).toBeNull()
})

test('Export Free Preview saves {CATEGORY}-Quality-Verification-Report.html: date, progress, what to look for, usage, each item with contractor notes and signature lines, and the count of items locked', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/smart-home`)
  const first = itemCards(page).first()
  await first.getByRole('checkbox', { name: /: done$/ }).check()
  await first.getByRole('button', { name: /^Add notes/ }).click()
  await first.getByRole('textbox', { name: /^Notes for/ }).fill('Router <in> my name')
  await first.getByRole('button', { name: 'Save Notes' }).click()
  const { name, path, text } = await exported(page, 'Export Free Preview')
  expect(name).toBe('SMART-HOME-Quality-Verification-Report.html')
  await expect(page.getByText('Report made', { exact: true })).toBeVisible()

  // As its reader sees it: no script in it, nothing fetched.
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`file://${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SMART-HOME Quality Verification Report')
  const { lookFor } = await (await page.request.get(`${demonstration.url}/api/checklists/smart-home`)).json()
  await expect(page.getByText('items complete: 1 of 10 (10%)')).toBeVisible()
  await expect(page.getByText(`Made on ${todayInPhoenix()}`)).toBeVisible()
  for (const fold of await page.locator('summary').all()) {
    if (!(await fold.evaluate((summary) => summary.parentElement?.hasAttribute('open')))) await fold.click()
  }
  const list = (heading: string) => page.locator('section').filter({ hasText: heading }).getByRole('listitem')
  await expect(list('What to look for')).toHaveText(lookFor)
  await expect(list('How to use this report')).toHaveText([
    /Print it.*“Save as PDF”/,
    /Take it on site/,
    /Document what you see/,
    /contractor to sign/,
    /your own photos/,
  ])
  const items = page.locator('article')
  await expect(items).toHaveCount(3)
  for (const line of ['Contractor notes', 'Contractor signature', 'Homeowner signature'])
    await expect(items.getByText(line, { exact: true })).toHaveCount(3)
  await expect(page.locator('.notes')).toContainText('Router <in> my name')
  await expect(page.getByText('7 additional items are locked.')).toBeVisible()
  expect(text).not.toContain('<script')
  expect(fetched).toEqual([`file://${path}`])
})

test('a paid checklist exports all ten items, and no word of locked ones', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openStarted(page, demonstration, accessCode, 'hvac')
  await expect(page.getByRole('link', { name: 'Purchase Plan' })).toHaveCount(0)
  const { name, text } = await exported(page, 'Export Report')
  expect(name).toBe('HVAC-Quality-Verification-Report.html')
  expect(text.match(/<article class="signed-item">/g)).toHaveLength(10)
  expect(text).not.toContain('additional items are locked')
  expect(text).not.toContain(accessCode)
})

test('Click to Share copies the address of the checklist where the device has no sharing of its own', async ({
  page,
  context,
  demonstration,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, `${demonstration.url}/checklist/pool`)
  await page.getByRole('button', { name: /^Click to Share/ }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/checklist\/pool$/)
})

test('outdoors, with its larger letters, a list is hardly longer than in light', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openStarted(page, demonstration, accessCode, 'hvac')
  await layOutAll(page)
  const heightIn = (theme: string) =>
    page.evaluate((name) => {
      document.documentElement.dataset.theme = name
      return document.documentElement.scrollHeight
    }, theme)
  for (const width of [320, 360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const light = await heightIn('light')
    expect((await heightIn('outdoor')) / light, `${width} px`).toBeLessThan(1.11)
  }
})

/** The height of an item that is far off is a guess until then. */
async function layOutAll(page: Page): Promise<void> {
  for (const card of await itemCards(page).all())
    await card.evaluate(({ style }) => {
      style.contentVisibility = 'visible'
    })
}

const todayInPhoenix = (): string =>
  new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/Phoenix' })
