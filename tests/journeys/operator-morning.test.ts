import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { codeAt, operatorPassword, totpSecret } from '../support/console.ts'
import { type RunningService, startService } from '../support/running-service.ts'
import { withSlip } from '../support/statement-slip.ts'
import { bank, expect, placeOrder, test } from './journey.ts'
import { look } from './looking.ts'

const withConsole = {
  ...bank,
  RATE_LIMITS: 'off',
  OPERATOR_PASSWORD: operatorPassword,
  OPERATOR_TOTP_SECRET: totpSecret,
}

/** Goes on with the Tab key until what has the focus is called so. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    const text = await page.evaluate(() => {
      const part = document.activeElement
      const isField = part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement
      return ((isField ? part.labels?.[0] : part)?.textContent ?? '').trim()
    })
    if (typeof name === 'string' ? text === name : name.test(text)) return
  }
  throw new Error(`the Tab key never came to ${name}`)
}

async function pressOn(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

/** Follows a link, or sends a form, and waits for what comes. */
async function goBy(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  const loaded = page.waitForEvent('load')
  await page.keyboard.press('Enter')
  await loaded
}

/** Unfolds a form, writes a comment and sends it. */
async function decide(page: Page, form: string | RegExp, button: string, comment: string): Promise<void> {
  await pressOn(page, form)
  await tabTo(page, 'Comment')
  await page.keyboard.type(comment)
  await goBy(page, button)
}

/** Brings a file of the bank in which each of these came with $29 today. */
async function bringStatement(page: Page, references: string[]): Promise<void> {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Phoenix' }).format(new Date())
  const rows = references.map((reference) => `${today},Transfer from somebody ${reference},29.00`)
  const csv = ['Date,Description,Amount', ...rows].join('\n')
  await goBy(page, 'Statements')
  const chosen = page.waitForEvent('filechooser')
  await tabTo(page, /File of the bank/)
  await page.keyboard.press('Enter')
  await (await chosen).setFiles({ name: 'statement.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await goBy(page, 'Show what it would do')
}

async function signIn(page: Page, service: RunningService): Promise<void> {
  await page.goto(`${service.url}/operator`)
  await expect(page.getByLabel('Password')).toBeFocused()
  await page.keyboard.type(operatorPassword)
  await tabTo(page, 'One-time code')
  await page.keyboard.type(codeAt(new Date()))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Work list' })).toBeVisible()
}

const isSmall = (page: Page) => page.viewportSize()?.width === 390
/** As `look`, and back to the width of this morning. */
async function lookAt(page: Page): Promise<void> {
  const size = page.viewportSize()
  await look(page)
  if (size) await page.setViewportSize(size)
}

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the operator’s morning, by keyboard alone: match, reissue, call, export', async ({ page }) => {
      const service = await startService(withConsole)
      const toConfirm = await placeOrder(service, 'qualitechnician')
      const lost = await placeOrder(service)

      await page.goto(`${service.url}/operator`)
      if (isSmall(page)) await lookAt(page)
      await signIn(page, service)
      const toMatch = page.getByRole('region', { name: 'To match' })
      await expect(toMatch.getByRole('link')).toHaveText([lost.reference, toConfirm.reference])
      if (isSmall(page)) await lookAt(page)

      await goBy(page, toConfirm.reference)
      await decide(page, 'Confirm by hand', 'Confirm by hand', 'Seen in the account this morning')
      await expect(page.getByRole('status')).toContainText('Confirmed: the code is open.')
      await expect(page.getByRole('region', { name: 'History' })).toContainText('Seen in the account this morning')
      await decide(page, /^Record: 30-minute call/, 'Record the call', 'Went through the ducts')
      await expect(page.getByRole('status')).toContainText('The call is recorded.')
      await expect(page.getByRole('region', { name: 'Calls' })).toContainText('made')
      if (isSmall(page)) await lookAt(page)

      await goBy(page, 'Work list')
      await expect(page.getByRole('region', { name: 'Calls owed' })).toContainText('15 minutes of guidance')
      await tabTo(page, 'Find an order')
      await page.keyboard.type(lost.accessCode)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${service.url}/operator/orders/${lost.reference}`)
      await decide(page, 'Issue a new code', 'Issue a new code', 'Lost the phone')
      await expect(page.getByRole('status')).toContainText(/HQP-BASIC-\d{4}/)
      await expect(page.getByRole('status')).not.toContainText(lost.accessCode.slice(-4))
      if (isSmall(page)) await lookAt(page)

      const [fits, slips] = [await placeOrder(service), await placeOrder(service)]
      await bringStatement(page, [fits.reference, withSlip(slips.reference), 'HQ-2222222'])
      await expect(page.getByRole('heading', { name: 'What it would do' })).toBeVisible()
      if (isSmall(page)) await lookAt(page)
      await goBy(page, /^Write down \d payments?$/)
      await expect(page.getByRole('status')).toContainText('1 payment is written down.')
      await goBy(page, 'To all statements')
      if (isSmall(page)) await lookAt(page)
      await pressOn(page, 'Decide: no order found')
      await tabTo(page, 'Comment')
      await page.keyboard.type('Not one of ours')
      await goBy(page, /^Dismiss/)
      await expect(page.getByRole('status')).toContainText('Dismissed')
      await pressOn(page, `Decide: ${slips.reference}`)
      await tabTo(page, 'Comment')
      await page.keyboard.type('One slip of the finger')
      await goBy(page, 'Count it for this order')
      await expect(page.getByRole('status')).toContainText('the money is counted')

      await goBy(page, 'Orders')
      await expect(page.getByRole('region', { name: 'Orders found' }).getByRole('listitem')).toHaveCount(4)
      if (isSmall(page)) await lookAt(page)
      await goBy(page, 'Figures')
      await expect(page.getByText('$107.00 income')).toBeVisible()
      if (isSmall(page)) await lookAt(page)
      const exported = page.waitForEvent('download')
      await pressOn(page, 'Export all orders (CSV)')
      const csv = readFileSync(await (await exported).path(), 'utf8')
      expect(csv).toContain(`${toConfirm.reference},Advanced (Qualitechnician),live,paid,49.00,49.00,`)

      await goBy(page, 'Sign out')
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
      await service.remove()
    })
  })

/** What can be pressed and is no link inside a sentence, by its words and its height, where that is under a thumb's 48 px. */
function lowTargets(): string[] {
  return [...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary')]
    .filter((part) => part.checkVisibility() && getComputedStyle(part).display !== 'inline')
    .map((part) => part.closest('.check') ?? part)
    .filter((part) => part.getBoundingClientRect().height < 47.5)
    .map((part) => `${part.textContent} ${part.getBoundingClientRect().height}`)
}

test('on any screen the menu is one row, what is pressed is 48 px high, the work list has no empty column, and Find stays beside a refused search', async ({
  page,
}) => {
  const service = await startService({ ...withConsole, OPERATOR_TOTP_SECRET: '' })
  await placeOrder(service)
  await page.goto(`${service.url}/operator`)
  await page.getByLabel('Password').fill(operatorPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Work list' })).toBeVisible()
  for (const width of [360, 390, 768, 1280])
    for (const place of ['Work list', 'Orders', 'Statements', 'Figures', 'Health']) {
      await page.setViewportSize({ width, height: 844 })
      await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: place }).click()
      await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible()
      // Without its styles the menu is a list.
      await page.waitForLoadState()
      const menu = await page.getByRole('navigation', { name: 'Console' }).boundingBox()
      expect(menu?.height, `${place} at ${width} px`).toBeLessThan(60)
      expect(await page.evaluate(lowTargets), `${place} at ${width} px`).toEqual([])
    }
  await page.getByRole('link', { name: 'Work list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Work list' })).toBeVisible()
  const bottoms = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('main section')].map((card) => card.getBoundingClientRect())
    const lowest = (left: boolean) =>
      Math.max(...cards.filter(({ x }) => x < innerWidth / 2 === left).map(({ bottom }) => bottom))
    return { left: lowest(true), right: lowest(false) }
  })
  expect(Math.abs(bottoms.left - bottoms.right)).toBeLessThan(150)
  await page.getByLabel('Find an order').fill('somebody')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByLabel('Find an order')).toHaveAttribute('aria-invalid', 'true')
  await page.waitForLoadState()
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  const find = await endOf(page.getByRole('button', { name: 'Find' }))
  expect(Math.abs(find - (await endOf(page.getByLabel('Find an order')))), 'Find beside its field').toBeLessThan(4)
  await service.remove()
})
