import type { Locator, Page } from '@playwright/test'
import { keys, storedText } from '../support/stored.ts'
import { expect, itemCards, test, visit } from './journey.ts'

const item = (page: Page): Locator => itemCards(page).first()
const field = (page: Page): Locator => item(page).getByRole('textbox', { name: /^Notes for/ })
/** What the visit has not stored yet: drafts, and what its pages could not store. */
const outbox = (page: Page) => storedText(page, keys.outbox)

test('notes that were typed and not saved are offered again after the page went away, until they are saved or cancelled', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await item(page)
    .getByRole('button', { name: /^Add notes/ })
    .click()
  await field(page).fill('Asked for the <plate>')
  await expect.poll(() => outbox(page)).not.toBeNull()
  await page.reload()
  await expect(field(page)).toHaveValue('Asked for the <plate>')
  await expect(item(page).getByText('have not saved it yet')).toBeVisible()
  await expect(field(page)).not.toBeFocused()
  await field(page).fill('Asked for the plate, twice')
  // Put away before the next half second: a phone that opens its camera does that.
  await page.reload()
  await expect(field(page)).toHaveValue('Asked for the plate, twice')
  await item(page).getByRole('button', { name: 'Save Notes' }).click()
  await expect(item(page).getByText('Asked for the plate, twice')).toBeVisible()
  await expect.poll(() => outbox(page)).toBeNull()

  await item(page)
    .getByRole('button', { name: /^Edit notes/ })
    .click()
  await field(page).fill('Something else')
  await expect.poll(() => outbox(page)).not.toBeNull()
  await page.reload()
  await expect(field(page)).toHaveValue('Something else')
  await item(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(item(page).getByText('Asked for the plate, twice')).toBeVisible()
  await expect.poll(() => outbox(page)).toBeNull()
  await page.reload()
  await expect(item(page).getByText('Asked for the plate, twice')).toBeVisible()
  await expect(field(page)).toHaveCount(0)
})

test('notes whose tab was closed before the device took them stand beside those of another tab, and once they are stored they wait no more', async ({
  page,
  context,
  demonstration,
}) => {
  const refused = await context.newPage()
  await refused.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...what) {
      if (document.title === 'allowed') return open.apply(this, what)
      throw new DOMException('refused', 'UnknownError')
    }
  })
  for (const tab of [page, refused]) await visit(tab, `${demonstration.url}/checklist/hvac`)
  await save(refused, 'Serial 4711')
  // Before the tab is closed: it may end without another word.
  expect(await outbox(page)).toContain('Serial 4711')
  await refused.close()
  await save(page, 'They leave at five')
  const next = await context.newPage()
  await visit(next, `${demonstration.url}/checklist/hvac`)
  for (const words of ['They leave at five', 'Serial 4711']) await expect(item(next).getByText(words)).toBeVisible()
  await expect.poll(() => outbox(next)).toBeNull()

  // Put away while they are on their way, and seen again.
  await next.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  })
  await item(next)
    .getByRole('button', { name: /^Edit notes/ })
    .click()
  await field(next).fill('All is well')
  await next.evaluate(() =>
    document.addEventListener('click', () => document.dispatchEvent(new Event('visibilitychange')), { once: true }),
  )
  await item(next).getByRole('button', { name: 'Save Notes' }).click()
  await expect(item(page).getByText('All is well')).toBeVisible()
  await expect.poll(() => outbox(next)).toBeNull()
})

async function save(page: Page, words: string): Promise<void> {
  await item(page)
    .getByRole('button', { name: /^Add notes/ })
    .click()
  await field(page).fill(words)
  await item(page).getByRole('button', { name: 'Save Notes' }).click()
  await expect(item(page).getByText(words)).toBeVisible()
}
