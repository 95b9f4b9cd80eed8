import type { Locator, Page } from '@playwright/test'
import { expect, itemCards, test, visit } from './journey.ts'

const item = (page: Page): Locator => itemCards(page).first()
const field = (page: Page): Locator => item(page).getByRole('textbox', { name: /^Notes for/ })
const keptDrafts = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('hqp.draft/')))

test('notes that were typed and not saved are offered again after the page went away, until they are saved or cancelled', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await item(page)
    .getByRole('button', { name: /^Add notes/ })
    .click()
  await field(page).fill('Asked for the <plate>')
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
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
  expect(await keptDrafts(page)).toEqual([])

  await item(page)
    .getByRole('button', { name: /^Edit notes/ })
    .click()
  await field(page).fill('Something else')
  await expect.poll(() => keptDrafts(page)).toHaveLength(1)
  await page.reload()
  await expect(field(page)).toHaveValue('Something else')
  await item(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(item(page).getByText('Asked for the plate, twice')).toBeVisible()
  expect(await keptDrafts(page)).toEqual([])
  await page.reload()
  await expect(item(page).getByText('Asked for the plate, twice')).toBeVisible()
  await expect(field(page)).toHaveCount(0)
})
