import type { Page } from '@playwright/test'
import {
  askToStart,
  expect,
  footer,
  holdBack,
  itemCards,
  openAccess,
  placeOrder,
  placeOrderAndStart,
  requestsOf,
  test,
  visit,
} from './journey.ts'

const unavailable = {
  status: 503,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    type: 'about:blank',
    status: 503,
    title: 'Temporarily unavailable',
    detail: 'The service cannot reach its records right now.',
    code: 'unavailable',
  }),
}

const services = (page: Page) => page.getByRole('region', { name: 'Checklists for your trade' })
/** Follows the name in the header to the landing page. */
const toLanding = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Home Quality Phoenix' }).click()

test("the services section and the catalogue say 'Error loading checklists: {message}', ask once for each page, and Retry brings them", async ({
  page,
  demonstration,
}) => {
  await page.clock.install()
  await visit(page, `${demonstration.url}/pricing`)
  await page.route('**/api/checklists?*', (route) => route.fulfill(unavailable))
  const requests = requestsOf(page)
  const asked = () => requests.filter((request) => request === 'GET /api/checklists')
  await (await footer(page)).getByRole('link', { name: 'Checklists' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Error loading checklists: 503: The service cannot reach its records right now.')
  await page.clock.runFor(1500)
  expect(asked()).toHaveLength(1)
  await toLanding(page)
  await expect(services(page).getByRole('alert')).toContainText('Error loading checklists: 503: The service')
  await page.clock.runFor(1500)
  expect(asked()).toHaveLength(2)
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(services(page).getByRole('link', { name: /HVAC/ })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test("the services section and the catalogue say 'Loading checklists...' while they load", async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/pricing`)
  const list = await holdBack(page, '**/api/checklists?*')
  await (await footer(page)).getByRole('link', { name: 'Checklists' }).click()
  // It is said at once, and it stands there to be read.
  const read = page.getByText('Loading checklists...').and(page.locator(':not(.sr-only)'))
  await expect(page.getByRole('status').filter({ has: read })).toBeVisible()
  await toLanding(page)
  await expect(services(page).getByRole('status').filter({ has: read })).toBeVisible()
  list.release()
  await expect(services(page).getByRole('link', { name: /HVAC/ })).toBeVisible()
  await expect(page.getByText('Loading checklists...')).toHaveCount(0)
})

test("the services section and the catalogue say 'No checklists available' when there are none", async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/pricing`)
  await page.route('**/api/checklists?*', (route) => route.fulfill({ json: [] }))
  await (await footer(page)).getByRole('link', { name: 'Checklists' }).click()
  await expect(page.getByText('No checklists available')).toBeVisible()
  await toLanding(page)
  await expect(services(page).getByText('No checklists available')).toBeVisible()
})

test("a checklist that fails says 'Failed to fetch checklist', and Retry brings it", async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist`)
  await page.route('**/api/checklists/hvac', (route) => route.abort())
  await page.getByRole('link', { name: /HVAC/ }).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByText('Failed to fetch checklist')).toBeVisible()
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(itemCards(page)).toHaveCount(3)
})

test("items that fail say 'Failed to fetch items' with the status text when the body is empty, a 401 like any other, and Retry brings them", async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist`)
  await page.route('**/api/checklist-items/hvac', (route) => route.fulfill({ status: 401, body: '' }))
  await page.getByRole('link', { name: /HVAC/ }).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByText('Failed to fetch items')).toBeVisible()
  await expect(alert.getByText('401: Unauthorized', { exact: true })).toBeVisible()
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(itemCards(page)).toHaveCount(3)
})

test('when the full items fail, the free ones stay and Retry brings the rest', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openAccess(page, demonstration, accessCode)
  await page.route('**/api/checklist-items/hvac', (route) => route.fulfill(unavailable))
  await page.goto(`${demonstration.url}/checklist/hvac`)
  await expect(page.getByRole('alert').getByText('Failed to fetch items')).toBeVisible()
  await expect(itemCards(page)).toHaveCount(3)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(itemCards(page)).toHaveCount(10)
})

test('a checklist that is gone by the time it is opened is not found either', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/checklist`)
  await page.route('**/api/checklists/hvac', (route) =>
    route.fulfill({ ...unavailable, status: 404, body: unavailable.body.replaceAll('503', '404') }),
  )
  await page.getByRole('link', { name: /HVAC/ }).click()
  await expect(page.getByRole('heading', { name: 'Checklist Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/')
})

test("a download that fails: alert 'Download failed. Please try again.', and the same button works again", async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openAccess(page, demonstration, accessCode)
  await page.route('**/api/download-checklists/pdf', (route) => route.fulfill(unavailable))
  const button = page.getByRole('button', { name: 'Download PDF' })
  await button.click()
  const failure = page.getByRole('alertdialog')
  await expect(failure.getByText('Download failed. Please try again.', { exact: true })).toBeVisible()
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(button).toBeFocused()
  await page.unrouteAll()
  const arriving = page.waitForEvent('download')
  await button.click()
  expect((await arriving).suggestedFilename()).toBe('hvac-checklist.pdf')
})

test('a download without a connection: the same alert, and the same button works when it is back', async ({
  page,
  context,
  demonstration,
}) => {
  await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const failure = page.getByRole('alertdialog')
  await expect(failure.getByText('Download failed. Please try again.', { exact: true })).toBeVisible()
  await failure.getByRole('button', { name: 'Close' }).click()
  await context.setOffline(false)
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  expect((await arriving).suggestedFilename()).toBe('home-quality-chooser-pack.pdf')
})

test('starting a project without a connection spends nothing and can be tried again', async ({
  page,
  context,
  demonstration,
}) => {
  const { accessCode } = await placeOrder(demonstration)
  await openAccess(page, demonstration, accessCode)
  await askToStart(page, 'hvac')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Yes, start it' }).click()
  await expect(page.getByRole('alert')).toContainText('There is no connection right now.')
  await context.setOffline(false)
  await page.getByRole('button', { name: /^Start the .* project$/ }).click()
  await page.getByRole('button', { name: 'Yes, start it' }).click()
  await expect(page).toHaveURL(`${demonstration.url}/checklist/hvac`)
  await expect(itemCards(page)).toHaveCount(10)
})

test('a failure of ours is never called a missing signal: at a code, a download, a start and a search', async ({
  page,
  demonstration,
}) => {
  const broken = { status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }
  const { accessCode } = await placeOrder(demonstration)
  await visit(page, `${demonstration.url}/access`)
  await page.route('**/api/verify-access', (route) => route.fulfill(broken))
  await page.getByLabel('Access code').fill(accessCode)
  await page.getByRole('button', { name: 'Verify code' }).click()
  await expect(page.getByRole('alert')).toContainText('Our side failed, so your code may be fine.')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()

  await page.route('**/api/download-checklists/pdf', (route) => route.fulfill(broken))
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const failure = page.getByRole('alertdialog')
  await expect(failure).toContainText('Our side failed, not your signal. Please try again in a minute.')
  await expect(failure).not.toContainText('Bad gateway')
  await failure.getByRole('button', { name: 'Close' }).click()

  await page.route('**/api/projects', (route) => route.fulfill(broken))
  await askToStart(page, 'hvac')
  await page.getByRole('button', { name: 'Yes, start it' }).click()
  await expect(page.getByRole('alert')).toContainText('Our side failed, not your signal.')
  await expect(page.getByRole('alert')).toContainText('The same checklist is never counted twice.')

  await page.route('**/api/search?*', (route) => route.fulfill(broken))
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Search/ })
    .click()
  await page.getByRole('dialog').getByRole('combobox').fill('fence')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Our side failed, not your signal.')
})

test('a download that is refused says why in the words of the service', async ({ page, demonstration }) => {
  await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
  const detail = 'This code opens as soon as your payment is confirmed.'
  await page.route('**/api/download-checklists/pdf', (route) =>
    route.fulfill({
      status: 402,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', status: 402, title: 'Awaiting', detail, code: 'awaiting-payment' }),
    }),
  )
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(detail)
  await expect(page.getByRole('alertdialog')).not.toContainText('signal')
})
