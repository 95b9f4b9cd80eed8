import type { Page } from '@playwright/test'
import type { Checklist } from '../../src/checklists/checklist.ts'
import type { Article } from '../../src/learning/article-calls.ts'
import {
  expect,
  footer,
  holdBack,
  itemCards,
  openStarted,
  placeOrderAndStart,
  programFiles,
  test,
  visit,
} from './journey.ts'

/** Pages that read from the service, by the words of the footer's link to them, and their headings. */
const pages: [link: string, heading: string | RegExp][] = [
  ['Checklists', 'Choose your checklist'],
  ['Learn', 'Learning Center'],
  ['Legal downloads', 'Legal downloads'],
  ['Mission Statement', /^Check the work/],
]

/** Pages that bring along all they say, with something that stands far down on each. */
const whole: [link: string, heading: string | RegExp, words: string][] = [
  ['Calculator', 'Cost calculator', 'The model, in the open'],
  ['Equipment', 'Equipment and supplier standards', 'Legal disclaimer'],
  ['Plans', 'Choose your plan', 'When a check fails'],
  ['Privacy', 'Privacy policy', 'Version history'],
]

const follow = async (page: Page, link: string) =>
  (await footer(page)).getByRole('link', { name: link, exact: true }).click()

for (const [link, heading] of pages)
  test(`with the service down, ${link} says so, and Retry brings it; with a slow one, it says that it is loading`, async ({
    page,
    demonstration,
  }) => {
    const main = page.getByRole('main')
    await visit(page, `${demonstration.url}/terms`)
    await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'The gateway has no answer.' }))
    await follow(page, link)
    await expect(main.getByText(/502: The gateway has no answer\./).first()).toBeVisible()
    await page.unrouteAll()
    await main.getByRole('button', { name: 'Retry' }).first().click()
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    await expect(main.getByText('502')).toHaveCount(0)

    await visit(page, `${demonstration.url}/terms`)
    const answers = await holdBack(page, '**/api/**')
    await follow(page, link)
    const loading = main.getByRole('status').getByText(/^Loading/)
    await expect(loading.first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Terms of service' })).toHaveCount(0)
    answers.release()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(/^Loading/).filter({ visible: true })).toHaveCount(0)
  })

test('with the service down, pages that bring along all they say are there in full', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/terms`)
  await page.route('**/api/**', (route) => route.fulfill({ status: 502, body: 'The gateway has no answer.' }))
  for (const [link, heading, words] of whole) {
    await follow(page, link)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(main.getByRole('heading', { name: words })).toBeVisible()
    await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  }
})

test('without a connection a page says so, keeps the way back, and Retry brings it once there is one', async ({
  page,
  context,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/terms`)
  await context.setOffline(true)
  await follow(page, 'Plans')
  await expect(page.getByText('There is no connection right now.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('Still no answer.')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible()
  // The page looks once by itself whether the service answers; here it must have looked before there is a connection.
  const looked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await follow(page, 'Plans')
  await expect(page.getByText('There is no connection right now.')).toBeVisible()
  await looked
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible()
})

test('a page on its way says so over the one before', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/terms`)
  const code = await holdBack(page, '**/assets/pricing-page-*.js')
  await follow(page, 'Plans')
  await expect(page.getByText('Loading the page…')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible()
  code.release()
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible()
  await expect(page.getByText('Loading the page…')).toHaveCount(0)
})

test('a reader with the pages of the version before gets the new one by itself', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/terms`)
  // What a new version leaves: the old file is gone, and the address answers.
  await page.route('**/assets/pricing-page-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
  const loadedAnew = page.waitForEvent('domcontentloaded')
  await follow(page, 'Plans')
  await loadedAnew
  await expect(page).toHaveURL(`${demonstration.url}/pricing`)
  await expect(page.getByRole('heading', { name: 'Choose your plan' })).toBeVisible()
})

test('a page of which no script file arrives is painted whole, in the theme of this device', async ({
  page,
  demonstration,
}) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  const scripts = await holdBack(page, programFiles)
  await page.goto(`${demonstration.url}/checklist/hvac`)
  // Only this entry tells that the browser has drawn: what a page hides from the first paint is visible to a locator.
  const paints = () => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)
  await expect.poll(paints).toBe(1)
  await expect(itemCards(page)).toHaveCount(3)
  await expect(page.locator('html[data-theme=dark]')).toHaveCount(1)
  await expect(page.locator('html:not([data-running])')).toHaveCount(1)
  scripts.release()
})

test('a page whose program does not arrive reads on, and works once the signal is back', async ({
  page,
  demonstration,
}) => {
  await page.route('**/assets/framework-*.js', (route) => route.abort(), { times: 1 })
  await page.goto(`${demonstration.url}/checklist/hvac`)
  await expect(itemCards(page)).toHaveCount(3)
  const item = itemCards(page).first()
  await item.getByRole('checkbox').last().check()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
})

test('a button pressed before the program is there answers when it is', async ({ page, demonstration }) => {
  const program = await holdBack(page, '**/assets/framework-*.js')
  await page.goto(`${demonstration.url}/checklist`)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click()
  program.release()
  await expect(page.getByRole('dialog', { name: /^Search/ })).toBeVisible()
})

test.describe('without a connection from the first touch on', () => {
  test('an order says that payment is unavailable, keeps the plan, and goes through afterwards', async ({
    page,
    context,
    demonstration,
  }) => {
    await visit(page, `${demonstration.url}/purchase`)
    await context.setOffline(true)
    await page.getByRole('radio', { name: 'Advanced' }).check()
    await page.getByRole('button', { name: 'Complete Purchase' }).click()
    const failure = page.getByRole('alertdialog')
    await expect(failure).toContainText('Payment processing temporarily unavailable. Please try again later.')
    await failure.getByRole('button', { name: 'Close' }).click()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Complete Purchase' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Your access code' })).toContainText('HQP-PRO-')
  })

  test('the search says that it failed, leaves the page as it is, and Retry opens it afterwards', async ({
    page,
    context,
    demonstration,
  }) => {
    await visit(page, `${demonstration.url}/terms`)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Search' }).click()
    const failure = page.getByRole('alertdialog', { name: 'Search failed' })
    await expect(failure).toContainText('There is no connection right now.')
    await expect(page.getByRole('heading', { name: 'Terms of service', includeHidden: true })).toBeVisible()
    await context.setOffline(false)
    await failure.getByRole('button', { name: 'Retry' }).click()
    await page.getByRole('combobox', { name: /^Search/ }).fill('pool')
    await expect(page.getByRole('option').first()).toBeVisible()
  })

  test('an export says so, and is made and announced afterwards', async ({ page, context, demonstration }) => {
    await visit(page, `${demonstration.url}/checklist/hvac`)
    await context.setOffline(true)
    const button = page.getByRole('button', { name: 'Export Free Preview' })
    await button.click()
    await expect(page.getByRole('alert')).toContainText('The report could not be made: there is no connection.')
    await context.setOffline(false)
    const arriving = page.waitForEvent('download')
    await button.click()
    expect((await arriving).suggestedFilename()).toBe('HVAC-Quality-Verification-Report.html')
    await expect(page.getByText('Report made', { exact: true })).toBeVisible()
  })
})

test('what was fetched ahead works when the connection is gone: search, export and its notification', async ({
  page,
  context,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await page.mouse.wheel(0, 400)
  await expect(page.locator('script[data-parts=""]')).toHaveCount(1)
  await context.setOffline(true)
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Free Preview' }).click()
  await arriving
  await expect(page.getByText('Report made', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox', { name: /^Search/ }).fill('pool')
  await expect(page.getByRole('alert')).toContainText('Search failed')
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('option').first()).toBeVisible()
})

test('without a connection ticks and notes of an open checklist are kept', async ({ page, context, demonstration }) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openStarted(page, demonstration, accessCode, 'hvac')
  await context.setOffline(true)
  const item = itemCards(page).nth(5)
  await item.getByRole('checkbox').last().check()
  await item.getByRole('button', { name: /^Add notes/ }).click()
  await item.getByRole('textbox', { name: /notes/i }).last().fill('No signal in the attic.')
  await item.getByRole('button', { name: 'Save Notes' }).click()
  await expect(item.getByText('No signal in the attic.')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(itemCards(page)).toHaveCount(10)
  await expect(itemCards(page).nth(5).getByRole('checkbox').last()).toBeChecked()
  await expect(itemCards(page).nth(5).getByText('No signal in the attic.')).toBeVisible()
})

const longWord = 'Verification'.repeat(20)
const arabic = 'فحص مكيف الهواء قبل الدفع'

test.describe('with very long and right-to-left text', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the catalogue and a checklist stay within the screen', async ({ page, demonstration }) => {
    await visit(page, `${demonstration.url}/terms`)
    await page.route('**/api/checklists?*', async (route) => {
      const list = (await (await route.fetch()).json()) as Checklist[]
      await route.fulfill({ json: list.map((one, place) => ({ ...one, title: place % 2 ? arabic : longWord })) })
    })
    await page.route('**/api/checklists/hvac', async (route) => {
      const one = (await (await route.fetch()).json()) as Checklist
      await route.fulfill({ json: { ...one, title: longWord, description: arabic.repeat(20) } })
    })
    await follow(page, 'Checklists')
    await expect(page.getByRole('link', { name: arabic }).first()).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('link', { name: longWord }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: longWord })).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
  })

  test('the articles and an open one stay within the screen', async ({ page, demonstration }) => {
    await visit(page, `${demonstration.url}/terms`)
    await page.route(/\/api\/articles\?/, async (route) => {
      const list = (await (await route.fetch()).json()) as Article[]
      await route.fulfill({ json: list.map((one) => ({ ...one, title: longWord, summary: arabic.repeat(20) })) })
    })
    await page.route(/\/api\/articles\//, async (route) => {
      const one = (await (await route.fetch()).json()) as Article
      await route.fulfill({ json: { ...one, title: longWord, summary: arabic, tags: [longWord, arabic] } })
    })
    await follow(page, 'Learn')
    await page.getByRole('link', { name: longWord }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(arabic).first()).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  })

  test('a query that finds nothing and a note stay within the screen, and Arabic stands at the right', async ({
    page,
    demonstration,
  }) => {
    await visit(page, `${demonstration.url}/checklist/hvac`)
    await page.getByRole('button', { name: 'Search' }).click()
    const query = 'qzxj'.repeat(25)
    await page.getByRole('combobox', { name: /^Search/ }).fill(query)
    await expect(page.getByText(`No results found for "${query}"`)).toBeVisible()
    const dialog = page.getByRole('dialog')
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    await page.keyboard.press('Escape')
    const item = itemCards(page).first()
    await item.getByRole('button', { name: /^Add notes/ }).click()
    const notes = item.getByRole('textbox', { name: /notes/i }).last()
    await notes.fill(arabic)
    await expect(notes).toHaveCSS('direction', 'rtl')
    await item.getByRole('button', { name: 'Save Notes' }).click()
    await expect(item.getByText(arabic)).toHaveCSS('direction', 'rtl')
    await item.getByRole('button', { name: /^Edit notes/ }).click()
    await notes.fill(longWord)
    await item.getByRole('button', { name: 'Save Notes' }).click()
    await expect(item.getByText(longWord)).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
  })
})

/** How far the page can be pushed sideways, in px. */
const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
