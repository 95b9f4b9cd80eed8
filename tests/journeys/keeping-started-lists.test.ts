import type { Page } from '@playwright/test'
import type { RunningService } from '../support/running-service.ts'
import { keys, storedRecords, storeText, tables } from '../support/stored.ts'
import {
  detail,
  expect,
  holdBack,
  itemCards,
  openStarted,
  placeOrderAndStart,
  removeCode,
  test,
  visit,
} from './journey.ts'

const refused = {
  status: 401,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    status: 401,
    title: 'Unauthorized',
    detail: 'Invalid access code. Please check and try again.',
    code: 'invalid-access-code',
  }),
}
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Remove the code from this device?' })

test('when the code opens nothing any more, what was filled in stays readable', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openKept(page, demonstration, accessCode)
  const last = itemCards(page).last()
  await last.getByRole('checkbox').last().check()
  await page.route('**/api/verify-access', (route) => route.fulfill(refused))
  await page.reload()
  await expect(itemCards(page)).toHaveCount(10)
  await expect(last.getByRole('checkbox').last()).toBeChecked()
  await expect(page.getByText('You see the full list as it was kept on this device on')).toBeVisible()
})

test('without an answer of the service a started list is whole, and no failure stands over it', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openKept(page, demonstration, accessCode)
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await expect(itemCards(page)).toHaveCount(10)
  await expect(page.getByText('You see the full list as it was kept on this device on')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('who has started a list sees nothing that would move away under a finger: it shows itself once, in its final form', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openKept(page, demonstration, accessCode)
  const program = await holdBack(page, /entry-client/)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('Opening your checklist…')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Purchase Plan' })).toBeHidden()
  program.release()
  await expect(itemCards(page)).toHaveCount(10)
  await expect(page.getByText('Opening your checklist…')).toBeHidden()
  const strip = await page.getByLabel('Demonstration').boundingBox()
  const point = await itemCards(page).first().getByRole('listitem').first().boundingBox()
  expect((point?.y ?? Number.NaN) - (strip?.height ?? 0)).toBeLessThan(700)
})

test('who opens a check point of a started list sees that one first, and not the start of the visit', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openKept(page, demonstration, accessCode)
  await page.goto(`${demonstration.url}/checklist/hvac/visit#external-static-pressure`)
  await expect(page.getByRole('article')).toBeVisible()
  const program = await holdBack(page, /entry-client/)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('Opening your checklist…')).toBeVisible()
  const begin = page.getByRole('button', { name: /^(Begin|Continue)/ })
  await expect(begin).toBeHidden()
  await page.evaluate(() => {
    new MutationObserver(() => {
      const { dataset } = document.documentElement
      if (!('opening' in dataset) && !document.querySelector('article')) dataset['flashed'] = ''
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  program.release()
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByText('Opening your checklist…')).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed')
})

test('where the program does not come, who has started a list reads what everybody reads', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openKept(page, demonstration, accessCode)
  await holdBack(page, /entry-client/)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('Opening your checklist…')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Purchase Plan' })).toBeVisible()
})

test('what a code holds is known without the service, with its day, and counts for that code alone', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  const other = await placeOrderAndStart(demonstration, 'pool')
  await openKept(page, demonstration, accessCode)
  await page.route('**/api/verify-access', (route) => route.abort())
  await visit(page, `${demonstration.url}/access`)
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
  await expect(page.getByText(/This is what your code held on \w+ \d+, \d{4}/)).toBeVisible()
  await storeText(page, keys.code, other.accessCode)
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('We could not reach the service just now')
})

test('removing the code asks whether the list goes too: untick it, and it stays readable with its answers', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openKept(page, demonstration, accessCode)
  await visit(page, `${demonstration.url}/access`)
  await page.getByRole('button', { name: 'Remove the code from this device' }).click()
  await question(page).getByRole('checkbox', { name: 'Remove the full checklist from this device too' }).uncheck()
  await question(page).getByRole('button', { name: 'Remove the code', exact: true }).click()
  await expect(question(page)).toBeHidden()
  await page.goto(`${demonstration.url}/checklist/hvac`)
  await expect(itemCards(page)).toHaveCount(10)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('HQP-')
})

test('removing the code takes the list along unless it is asked to stay, and the answers stay', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openKept(page, demonstration, accessCode)
  await itemCards(page).first().getByRole('checkbox').last().check()
  await visit(page, `${demonstration.url}/access`)
  await removeCode(page)
  await page.goto(`${demonstration.url}/checklist/hvac`)
  await expect(itemCards(page)).toHaveCount(3)
  await expect(itemCards(page).first().getByRole('checkbox').last()).toBeChecked()
})

/** Opens a started list and waits until the device keeps it: a page that is left at once may not have written it yet. */
async function openKept(page: Page, service: RunningService, accessCode: string): Promise<void> {
  await openStarted(page, service, accessCode, 'hvac')
  await expect.poll(async () => (await storedRecords(page, tables.startedList)).length).toBe(1)
}
