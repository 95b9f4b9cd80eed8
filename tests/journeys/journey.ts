import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { listedPages } from '../../src/shell/sitemap.ts'
import { placeOrder, placeOrderAndStart } from '../support/orders.ts'
import { type RunningService, startService } from '../support/running-service.ts'
import { keys, storeCode, storedText } from '../support/stored.ts'

interface Fixtures {
  /** A demonstration of its own for this test, with the limits against guessing switched on. */
  guarded: RunningService
  /** Everything that the content security policy stopped, and every error on the console or in a script. */
  complaints: string[]
  /** A page on a device that shares nothing with the first one, under the same watch. */
  anotherDevice: Page
}

/** These serve one test after another; each test makes orders of its own, so none sees those of another. */
interface SharedFixtures {
  /** Nothing is charged: orders open at once. */
  demonstration: RunningService
  /** A service that takes real payments: orders open nothing before the operator confirms them. It has an e-mail address. */
  live: RunningService
}

export const bank = {
  ACCOUNT_NAME: 'Test Account',
  BANK_NAME: 'Test Bank',
  ROUTING_NUMBER: '000000000',
  ACCOUNT_NUMBER: '12345678',
}
export const contactEmail = 'help@example.org'
/** All journeys come from one address. */
const unlimited = { RATE_LIMITS: 'off' }

/** A journey through the built service; it fails by itself when the browser complained of anything. */
export const test = base.extend<Fixtures, SharedFixtures>({
  demonstration: [async ({}, use) => lend(await startService(unlimited), use), { scope: 'worker' }],
  live: [
    async ({}, use) =>
      lend(await startService({ ...bank, CONTACT_EMAIL: contactEmail, OPEN_BEFORE_PAYMENT: '0', ...unlimited }), use),
    { scope: 'worker' },
  ],
  guarded: async ({}, use) => lend(await startService(), use),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      await listen(context, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  anotherDevice: async ({ browser, complaints }, use) => {
    const context = await browser.newContext()
    await listen(context, complaints)
    await use(await context.newPage())
    await context.close()
  },
})
export { expect, placeOrder, placeOrderAndStart }

async function lend(service: RunningService, use: (service: RunningService) => Promise<void>): Promise<void> {
  await use(service)
  await service.remove()
}

async function listen(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeFunction('complain', (words: string) => complaints.push(words))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { complain } = window as unknown as { complain: (words: string) => void }
      complain(`policy: ${event.violatedDirective} stopped ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  context.on('weberror', (error) => complaints.push(`script: ${error.error().message}`))
  context.on('console', (message) => {
    // The browser itself reports a failed load; the tests that provoke one say so with the status.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text()}`)
  })
}

/** Every page that stands in the site, by address. */
export const pages = [
  ...listedPages,
  '/my-visits',
  '/checklist/hvac',
  '/education?article=pool-barrier-numbers',
  '/equipment-standards/hvac',
  '/equipment-standards/solar',
]

export const invalidCode = 'Invalid access code. Please check and try again.'

/** Opens a page and waits until its script answers; before that a link would load the next page whole. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  // A page that this device shows in a way of its own is hidden until it does.
  await page.locator('html[data-running]:not([data-opening])').waitFor({ state: 'attached' })
}

/** Takes all visits of a page's device to another one, in a backup file. */
export async function bringOver(page: Page, other: Page, service: RunningService): Promise<void> {
  await visit(page, `${service.url}/my-visits`)
  const [backup] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save a backup file' }).click(),
  ])
  const buffer = await readFile(await backup.path())
  await visit(other, `${service.url}/my-visits`)
  await other
    .getByLabel('Choose a backup file')
    .setInputFiles({ name: backup.suggestedFilename(), mimeType: 'application/zip', buffer })
  await other.getByRole('button', { name: 'Add to this device' }).click()
  await expect(other.getByText(/^On this device now/)).toBeVisible()
}

/** Comes to a page by its link in the footer, so that the browser fetches what the page reads itself. */
export async function follow(page: Page, service: RunningService, link: string): Promise<void> {
  await visit(page, `${service.url}/pricing`)
  await (await footer(page)).getByRole('link', { name: link, exact: true }).click()
}

/** Chooses a plan on the purchase page and orders it; answers the dialog with the code. */
export async function buy(page: Page, service: RunningService, plan: 'Basic' | 'Advanced'): Promise<Locator> {
  await visit(page, `${service.url}/purchase`)
  // Where this device has a code, its order stands there first.
  if (await storedText(page, keys.code)) await page.getByRole('button', { name: 'Order another plan' }).click()
  await page.getByRole('radio', { name: plan }).check()
  await page.getByRole('button', { name: 'Complete Purchase' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Your access code' })
  await expect(dialog).toBeVisible()
  return dialog
}

/** The code as a dialog shows it, in the form in which it is stored. */
export async function codeIn(dialog: Locator): Promise<string> {
  return (await textOf(dialog.getByText(/^HQP-/))).replaceAll(' ', '')
}

export const textOf = async (place: Locator): Promise<string> => (await place.textContent()) ?? ''

/** What stands beside `label` in a list of details. */
export function detail(where: Page | Locator, label: string): Locator {
  return where.locator(`dl > div:has(> dt:has-text("${label}")) > dd`)
}

/** Types a code on the access page and sends it. */
export async function enterCode(page: Page, service: RunningService, code: string): Promise<void> {
  await visit(page, `${service.url}/access`)
  await page.getByLabel('Access code').fill(code)
  await page.getByRole('button', { name: 'Verify code' }).click()
}

/** Opens the access page on a device that has a good code, and waits for what it holds. */
export async function openAccess(page: Page, service: RunningService, code: string): Promise<void> {
  await storeCode(page, service, code)
  await visit(page, `${service.url}/access`)
  await expect(detail(page, 'Plan type')).toBeVisible()
}

/** Opens a checklist on a device that keeps a code which has started it. */
export async function openStarted(page: Page, service: RunningService, code: string, checklist: string): Promise<void> {
  await storeCode(page, service, code)
  await page.goto(`${service.url}/checklist/${checklist}`)
  await expect(itemCards(page)).toHaveCount(10)
}

/** Chooses a checklist on the access page and asks to start it; the question opens, and nothing is spent yet. */
export async function askToStart(page: Page, checklist: string): Promise<Locator> {
  await page.getByLabel('Checklist', { exact: true }).selectOption(checklist)
  await page.getByRole('button', { name: /^Start the .* project$/ }).click()
  const question = page.getByRole('alertdialog', { name: /^Use (1 of|project 2 of) / })
  await expect(question).toBeVisible()
  return question
}

/** Chooses a checklist on the access page and starts it, which opens it. */
export async function start(page: Page, checklist: string): Promise<void> {
  const question = await askToStart(page, checklist)
  await question.getByRole('button', { name: 'Yes, start it' }).click()
  await expect(page).toHaveURL(new RegExp(`/checklist/${checklist}$`))
}

/** Presses the button that takes the code off this device, and says yes to its question. */
export async function removeCode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Remove the code from this device' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove the code from this device?' })
  await question.getByRole('button', { name: 'Remove the code', exact: true }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('The code is off this device.')).toBeVisible()
}

/** Takes an answer on the list back: one more press offers it, once it is more than the tail of the press before. */
export async function clearAnswer(answer: Locator): Promise<void> {
  const clear = answer.page().getByRole('button', { name: 'Clear', exact: true })
  await expect(async () => {
    await answer.click()
    await expect(clear).toBeVisible({ timeout: 300 })
  }).toPass()
  await clear.click()
}

/** A check of the full list. */
export const rowOf = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`)

/** Shows how a check of the full list is done, and all else that its row folds away. */
export async function openRow(row: Locator): Promise<Locator> {
  const how = row.locator('details.check-how')
  if (!(await how.evaluate((one: HTMLDetailsElement) => one.open))) await how.locator('> summary').click()
  return row
}

/** The first check of the full list at which something is measured, opened. */
export const openMeasured = (page: Page): Promise<Locator> =>
  openRow(
    page
      .locator('.check')
      .filter({ has: page.getByLabel(/^Your reading/) })
      .first(),
  )

/** The items that a checklist page shows. */
export const itemCards = (page: Page): Locator => page.getByRole('listitem').filter({ hasText: /^Item \d+/ })

/** Runs `npm run orders -- …` beside the running service, on the same records. */
export function operator(service: RunningService, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { PATH: process.env.PATH ?? '', DATA_DIR: service.dataDir, ...bank }
    execFile(process.execPath, ['scripts/orders.ts', ...args], { env }, (error, stdout, stderr) =>
      error ? reject(new Error(`${error.message}\n${stdout}${stderr}`)) : resolve(stdout),
    )
  })
}

/** Every script file of a page: its first script stands in the page itself. */
export const programFiles = /\/assets\/[^/]+\.js$/

/** Holds back every request to `path` until `release` is called, so that waiting can be looked at. */
export async function holdBack(page: Page, path: string | RegExp): Promise<{ release: () => void }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(path, async (route) => {
    await released
    // Nobody may wait for it any more.
    await route.continue().catch(() => {})
  })
  return { release }
}

/**
 * Collects the requests of a page as "METHOD /path", from now on. Parts of the program, the question whether the service
 * is there for one, and the count of a shown page are none.
 */
export function requestsOf(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!pathname.startsWith('/assets/') && !['/favicon.svg', '/api/page-views'].includes(pathname))
      seen.push(`${request.method()} ${pathname}`)
  })
  return seen
}

/** The footer with its folds opened, as a narrow screen needs it before a link of them can be pressed. */
export async function footer(page: Page): Promise<Locator> {
  const foot = page.getByRole('contentinfo')
  await foot.locator('details').evaluateAll((folds) => {
    for (const fold of folds) (fold as HTMLDetailsElement).open = true
  })
  return foot
}
