import { keys, storeText } from '../support/stored.ts'
import {
  detail,
  enterCode,
  expect,
  holdBack,
  invalidCode,
  openAccess,
  placeOrder,
  placeOrderAndStart,
  requestsOf,
  test,
  visit,
} from './journey.ts'

const unknown = 'HQP-BASIC-00000000000000000000'

test('a required code entry form with a placeholder in the form HQP-BASIC-digits; while it verifies the button says Checking…', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrder(demonstration)
  await visit(page, `${demonstration.url}/access`)
  const field = page.getByLabel('Access code')
  await expect(field).toHaveAttribute('placeholder', /^HQP-BASIC-\d{4} \d{4} …$/)
  await expect(field).toHaveAttribute('required', '')
  await expect(page.getByRole('button', { name: 'Verify code' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Purchase Now' })).toHaveAttribute('href', '/purchase')
  const checking = await holdBack(page, '**/api/verify-access')
  await field.fill(accessCode)
  await page.getByRole('button', { name: 'Verify code' }).click()
  await expect(page.getByRole('button', { name: 'Checking…' })).toHaveAttribute('aria-disabled', 'true')
  checking.release()
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
  await expect(field).toHaveCount(0)
})

test('three download options: PDF, Mobile, Print; a device compatibility note; links to the interactive checklists and to Purchase Now', async ({
  page,
  demonstration,
}) => {
  await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveText([
    'Download PDF',
    'Download Mobile',
    'Download Print',
  ])
  await expect(page.getByText('The PDF opens on any phone, tablet or computer.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Purchase Now' })).toHaveAttribute('href', '/purchase')
  await page.getByRole('link', { name: 'interactive checklists' }).click()
  await expect(page).toHaveURL(`${demonstration.url}/checklist`)
})

test('a typing error in a code is caught on the device, and nothing is sent', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrder(demonstration)
  const wrongDigit = accessCode.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  await visit(page, `${demonstration.url}/access`)
  const requests = requestsOf(page)
  await page.getByLabel('Access code').fill(wrongDigit)
  await page.getByRole('button', { name: 'Verify code' }).click()
  await expect(page.getByText(invalidCode, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Access code')).toHaveAccessibleDescription(new RegExp(invalidCode))
  await expect(page.getByLabel('Access code')).toHaveValue(wrongDigit)
  expect(requests).toEqual([])
})

test("a code that nobody was given: inline message 'Invalid access code. Please check and try again.', and it is not saved", async ({
  page,
  demonstration,
}) => {
  const requests = requestsOf(page)
  await enterCode(page, demonstration, unknown)
  await expect(page.getByText(invalidCode, { exact: true })).toBeVisible()
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/verify-access'])
  await visit(page, `${demonstration.url}/access`)
  await expect(page.getByLabel('Access code')).toHaveValue('')
})

test('a code is read as people type it: any case, spaces, and the letter O for a zero', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrder(demonstration)
  const asTyped = ` ${accessCode
    .toLowerCase()
    .replaceAll('0', 'o')
    .replace(/-/g, ' ')
    .replace(/(\d{4})/g, '$1 ')}`
  await enterCode(page, demonstration, asTyped)
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
})

test('without a connection the typed code stays, with the sentence, the reason and another try', async ({
  page,
  context,
  demonstration,
}) => {
  const { accessCode } = await placeOrder(demonstration)
  await visit(page, `${demonstration.url}/access`)
  await context.setOffline(true)
  await page.getByLabel('Access code').fill(accessCode)
  await page.getByRole('button', { name: 'Verify code' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toHaveText(`${invalidCode} We could not reach the service just now, so your code may be fine.`)
  await expect(page.getByLabel('Access code')).toHaveValue(accessCode)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
})

test('a saved code that cannot be checked is kept, and Retry checks it again', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrder(demonstration)
  await openAccess(page, demonstration, accessCode)
  // A device that knows what the code held shows that.
  await storeText(page, keys.knownAccess, null)
  await page.route('**/api/verify-access', (route) => route.abort())
  await page.reload()
  const alert = page.getByRole('alert')
  await expect(alert.getByText(invalidCode, { exact: true })).toBeVisible()
  await expect(alert.getByText('We could not reach the service just now, so your code may be fine.')).toBeVisible()
  await page.unrouteAll()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
})

test('too many wrong codes are told apart from a wrong code', async ({ page, guarded }) => {
  for (let guess = 0; guess < 5; guess++)
    await fetch(`${guarded.url}/api/verify-access`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accessCode: unknown }),
    })
  await enterCode(page, guarded, unknown)
  await expect(page.getByRole('alert')).toContainText('There were too many tries from this connection.')
})

test('the access page says that it is checking a saved code', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrder(demonstration)
  await openAccess(page, demonstration, accessCode)
  const checking = await holdBack(page, '**/api/verify-access')
  await page.reload()
  await expect(page.getByText('Checking your saved code')).toBeAttached()
  checking.release()
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
})

test('a code typed before the script arrived is not lost', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrder(demonstration)
  const scripts = await holdBack(page, '**/assets/*.js')
  await page.goto(`${demonstration.url}/access`, { waitUntil: 'commit' })
  await page.getByLabel('Access code').fill(accessCode)
  scripts.release()
  await page.getByRole('button', { name: 'Verify code' }).click()
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
})

test('when the checklists do not come, a code with projects says so, and Retry brings them', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openAccess(page, demonstration, accessCode)
  await visit(page, `${demonstration.url}/terms`)
  await page.route('**/api/checklists?*', (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'My access' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch checklists')
  await expect(page.getByText('No project is started yet')).toHaveCount(0)
  await page.unroute('**/api/checklists?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: /^Open HVAC/ })).toBeVisible()
})

test('a good code is said to be accepted, aloud, with its plan, what is left of it and until when', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrder(demonstration, 'qualitechnician')
  await visit(page, `${demonstration.url}/access`)
  const told = page.getByRole('main').getByRole('status').first()
  await expect(told).toBeEmpty()
  await page.getByLabel('Access code').fill(accessCode)
  await page.getByRole('button', { name: 'Verify code' }).click()
  await expect(told).toContainText(/Accepted: Advanced .* plan, 2 of 2 projects left, open until \w+ \d+, \d{4}\./)
  await expect(told).toBeFocused()
})

for (const theme of ['light', 'outdoor'])
  test(`the whole code is seen in its field on a phone of 320 px, ${theme}`, async ({ page, demonstration }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await visit(page, `${demonstration.url}/access`)
    const field = page.getByLabel('Access code')
    await field.fill(unknown)
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
  })

test('taking the code off the device stands last on the page, says what it costs, and keeping it is the main answer', async ({
  page,
  demonstration,
}) => {
  await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
  await expect(page.getByRole('region').last()).toContainText('we do not keep it, and cannot show it to you again')
  await page.getByRole('region').last().getByRole('button', { name: 'Remove the code from this device' }).click()
  const buttons = page.getByRole('alertdialog').getByRole('button')
  const colours = await buttons.evaluateAll((all) =>
    Object.fromEntries(all.map((one) => [one.textContent, getComputedStyle(one).backgroundColor])),
  )
  const copper = await page.evaluate(() => {
    const one = document.body.appendChild(document.createElement('div'))
    one.className = 'bg-copper'
    const { backgroundColor } = getComputedStyle(one)
    one.remove()
    return backgroundColor
  })
  expect(colours['Keep it']).toBe(copper)
  expect(colours['Remove the code']).not.toBe(copper)
})
