import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import type { OrderResponse } from '../../src/purchase/purchase-calls.ts'
import { priceOf } from '../support/plans.ts'
import {
  askToStart,
  buy,
  clearAnswer,
  codeIn,
  detail,
  expect,
  itemCards,
  openAccess,
  openMeasured,
  openRow,
  openStarted,
  placeOrder,
  placeOrderAndStart,
  removeCode,
  requestsOf,
  rowOf,
  start,
  test,
  textOf,
  visit,
} from './journey.ts'

test('a homeowner buys the Basic plan, opens it with one press and starts the HVAC project', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/purchase`)
  await expect(page.getByText('Demonstration.')).toBeVisible()
  const dialog = await buy(page, demonstration, 'Basic')
  expect(await codeIn(dialog)).toMatch(/^HQP-BASIC-\d{20}$/)
  await dialog.getByRole('button', { name: 'Open my checklists' }).click()

  await expect(page).toHaveURL(`${demonstration.url}/access`)
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
  await expect(detail(page, 'Projects remaining')).toHaveText('1 of 1')
  await expect(detail(page, 'Valid until')).toHaveText(inOneYear())

  await start(page, 'hvac')
  await page.goBack()
  await expect(detail(page, 'Projects remaining')).toHaveText('0 of 1')
  await page.getByRole('link', { name: /^Open HVAC/ }).click()
  await expect(page.getByText('0 of 10 items · 0%')).toBeVisible()
  await expect(itemCards(page)).toHaveCount(10)
})

test('the message that a project is started covers no control of the header', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrder(demonstration)
  await openAccess(page, demonstration, accessCode)
  await page.setViewportSize({ width: 390, height: 844 })
  await start(page, 'hvac')
  const message = page.getByRole('region', { name: 'Notification (F8)' })
  await expect(message).toBeVisible()
  // It stays while it has the focus.
  await page.keyboard.press('F8')
  for (const width of [360, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const header = await page.getByRole('banner').boundingBox()
    const box = await message.boundingBox()
    expect(box?.y, `${width}`).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    expect((box?.y ?? 0) + (box?.height ?? 0), `${width}`).toBeLessThanOrEqual(844)
  }
})

test('without bank details the instructions show placeholders for the bank and for Zelle, and the code is open', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/purchase`)
  await page.getByRole('radio', { name: 'Advanced' }).check()
  const payment = page.getByRole('region', { name: 'Payment' })
  const [bankDetails, zelle] = await Promise.all(
    ['Bank details', 'Zelle instead'].map((one) => textOf(detail(payment, one))),
  )
  await expect(detail(payment, 'Bank details')).toBeHidden()
  await payment.getByText('Where a real order is paid').click()
  await expect(detail(payment, 'Bank details')).toBeVisible()
  const answering = page.waitForResponse('**/api/bank-transfer')
  const dialog = await buy(page, demonstration, 'Advanced')
  await expect(dialog).toContainText('Your code is open.')
  await expect(detail(dialog, 'Amount')).toContainText(`$${priceOf('qualitechnician')} USD`)
  const { instructions } = (await (await answering).json()) as OrderResponse
  const { accountName, bankName, routingNumber, accountNumber, zelleRecipient } = instructions
  const account = [accountName, bankName, routingNumber, accountNumber]
  for (const words of [...account, zelleRecipient]) expect(words).toMatch(/^\[.+\]$/)
  expect(bankDetails).toBe(account.join(', '))
  expect(zelle).toBe(zelleRecipient)
})

test('the code and the reference can be copied, and saved as a file', async ({ page, context, demonstration }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const dialog = await buy(page, demonstration, 'Basic')
  const code = await codeIn(dialog)
  const reference = await textOf(detail(dialog, 'Reference').getByText(/^HQ-/))

  await dialog.getByRole('button', { name: 'Copy code access code' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code)
  await dialog.getByRole('button', { name: 'Copy Reference' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(reference)

  const saved = await downloadAfter(page, () => dialog.getByRole('button', { name: 'Save as a file' }).click())
  expect(saved.name).toBe(`${reference}.txt`)
  expect(saved.text.replaceAll(/(\d{4}) (?=\d)/g, '$1')).toContain(`Access code: ${code}`)
  expect(saved.text).toContain(`Reference: ${reference}`)
  expect(saved.text).toContain(`Amount: $${priceOf('basic')} USD`)
})

test('a wrong tap loses nothing: the dialog of an order can be shown again', async ({ page, demonstration }) => {
  const dialog = await buy(page, demonstration, 'Basic')
  const code = await codeIn(dialog)
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your code is saved on this device.')).toBeVisible()
  await page.getByRole('button', { name: 'Show code and payment details' }).click()
  expect(await codeIn(dialog)).toBe(code)
})

test('a code kept on this device is never replaced unasked', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrder(demonstration)
  await openAccess(page, demonstration, accessCode)
  const dialog = await buy(page, demonstration, 'Advanced')
  await expect(dialog.getByText(`another code, ending ${accessCode.slice(-4)}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  await page.goto(`${demonstration.url}/access`)
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
})

test('a saved code is submitted by itself when the access page opens', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrder(demonstration)
  await openAccess(page, demonstration, accessCode)
  const requests = requestsOf(page)
  await page.reload()
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual(['POST /api/verify-access'])
  await page.getByRole('button', { name: 'Remove the code from this device' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
  await removeCode(page)
  await visit(page, `${demonstration.url}/access`)
  await expect(page.getByLabel('Access code')).toHaveValue('')
})

test('a start opens the checklist that was started, and says so', async ({ page, demonstration }) => {
  await openAccess(page, demonstration, (await placeOrder(demonstration, 'qualitechnician')).accessCode)
  for (const [id, title] of [
    ['hvac', 'HVAC'],
    ['pool', 'Pool'],
  ] as const) {
    await start(page, id)
    await expect(page.getByText(new RegExp(`^The ${title}.* project is started$`))).toBeVisible()
    await expect(itemCards(page)).toHaveCount(10)
    await page.goto(`${demonstration.url}/access`)
  }
})

test('nothing is spent without an explicit yes', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrder(demonstration)
  await openAccess(page, demonstration, accessCode)
  const requests = requestsOf(page)
  const question = await askToStart(page, 'hvac')
  await expect(question).toHaveAccessibleName(/^Use 1 of 1 project for HVAC.*\?$/)
  await question.getByRole('button', { name: 'Not now' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: /^Start the .* project$/ })).toBeFocused()
  expect(requests).not.toContain('POST /api/projects')
  await page.reload()
  await expect(detail(page, 'Projects remaining')).toHaveText('1 of 1')
})

test('a project can be started from its checklist, where no plan is offered beside it, and all ten items open at once', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrder(demonstration)
  await openAccess(page, demonstration, accessCode)
  await page.goto(`${demonstration.url}/checklist/hvac`)
  await expect(itemCards(page)).toHaveCount(3)
  const begin = page.getByRole('button', { name: /^Start the .* project$/ })
  await expect(begin).toBeInViewport()
  for (const offer of ['Purchase Plan', 'Unlock with a plan'])
    await expect(page.getByRole('link', { name: offer })).toHaveCount(0)
  await begin.click()
  await page.getByRole('button', { name: 'Yes, start it' }).click()
  await expect(itemCards(page)).toHaveCount(10)
})

test('ticks, notes and readings are found again after a reload', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openStarted(page, demonstration, accessCode, 'hvac')
  const first = itemCards(page).first()
  const split = (await openMeasured(page)).getByLabel(/^Your reading/).first()

  await first.getByRole('radio', { name: 'Good' }).first().check()
  await itemCards(page)
    .nth(3)
    .getByRole('checkbox', { name: /: done$/ })
    .check()
  await split.fill('5')
  await first.getByRole('button', { name: /^Add notes/ }).click()
  await first.getByRole('textbox', { name: /^Notes for/ }).fill('He said\nMonday at 9.')
  await first.getByRole('button', { name: 'Save Notes' }).click()
  await first.getByRole('button', { name: /^Edit notes/ }).click()
  await first.getByRole('textbox', { name: /^Notes for/ }).fill('Thrown away')
  await first.getByRole('button', { name: 'Cancel' }).click()

  await page.reload()
  await expect(itemCards(page)).toHaveCount(10)
  await expect(first.getByRole('radio', { name: 'Good' }).first()).toBeChecked()
  await expect(first.getByRole('radio', { name: 'Good' }).nth(1)).not.toBeChecked()
  await expect(
    itemCards(page)
      .nth(3)
      .getByRole('checkbox', { name: /: done$/ }),
  ).toBeChecked()
  await expect(split).toHaveValue('5')
  await expect(first.getByText('He said\nMonday at 9.', { exact: true })).toBeVisible()
  await expect(page.getByText('Thrown away')).toBeHidden()
})

test('a reading is judged in words, outside the band and inside, once its case is picked; both are there after a reload', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/plumbing`)
  const row = await openRow(rowOf(page, 'static-pressure'))
  const pressure = row.getByLabel(/^Your .*reading \(psi\)/)
  const pickedCase = row.getByRole('combobox')
  await pressure.fill('90')
  await pickedCase.selectOption({ label: 'Water from a city or company' })
  await expect(pressure).toHaveAccessibleDescription(/40 to 80 psi/)
  await expect(pressure).toHaveAccessibleDescription(/Outside the band: ask why, and note the answer\./)
  await pressure.fill('60')
  await expect(pressure).toHaveAccessibleDescription(/Inside the band\./)
  await pressure.fill('sixty')
  await expect(pressure).toHaveAccessibleDescription(/Write a number without its unit/)
  await pressure.fill('60')
  await page.reload()
  await expect(pickedCase).toHaveValue('city')
  await expect(pressure).toHaveAccessibleDescription(/Inside the band\./)
})

test('a progress card counts completed of total and the percentage; when at least one item is completed, a Summary card shows Completed, Remaining and Progress percent', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openStarted(page, demonstration, accessCode, 'hvac')
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeHidden()
  const progress = page.getByRole('progressbar', { name: 'Progress' })
  await expect(progress).toHaveAttribute('aria-valuetext', '0 of 10 items · 0%')
  const points = itemCards(page).first().getByRole('radio', { name: 'Not applicable' })
  for (const point of await points.all()) await point.check()
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await expect(detail(page, 'Completed')).toHaveText('1')
  await expect(detail(page, 'Remaining')).toHaveText('9')
  await expect(detail(page, 'Progress')).toHaveText('10%')
  await expect(progress).toHaveAttribute('aria-valuetext', '1 of 10 items · 10%')
  expect(await progress.evaluate((bar: HTMLProgressElement) => bar.position)).toBe(0.1)
  await clearAnswer(points.first())
  await expect(page.getByRole('heading', { name: 'Summary' })).toBeHidden()
})

test('a started checklist downloads as three different files', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openAccess(page, demonstration, accessCode)
  const files = []
  for (const title of ['PDF', 'Mobile', 'Print']) {
    const press = () => page.getByRole('button', { name: `Download ${title}` }).click()
    files.push(await downloadAfter(page, press))
  }
  const [pdf, mobile, print] = files
  expect(files.map((file) => file.name)).toEqual([
    'hvac-checklist.pdf',
    'hvac-checklist-mobile.html',
    'hvac-checklist-print.html',
  ])
  expect(pdf?.text).toMatch(/^%PDF-/)
  await page.getByRole('link', { name: /^Open HVAC/ }).click()
  await expect(itemCards(page)).toHaveCount(10)
  const lastItem = await textOf(itemCards(page).last().getByRole('heading'))
  for (const html of [mobile, print]) {
    expect(html?.text).toMatch(/^<!doctype html>/i)
    expect(html?.text).toContain(lastItem)
  }
  expect(mobile?.text).not.toBe(print?.text)
})

test('a device without the code sees the three free items and a way to the rest', async ({
  page,
  anotherDevice,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openStarted(page, demonstration, accessCode, 'hvac')
  await anotherDevice.goto(`${demonstration.url}/checklist/hvac`)
  await expect(itemCards(anotherDevice)).toHaveCount(3)
  await expect(anotherDevice.getByRole('heading', { name: 'Unlock Remaining 7 Items' })).toBeVisible()
  await expect(anotherDevice.getByText(`Plans start at $${priceOf('basic')}`)).toBeVisible()
  await expect(anotherDevice.getByRole('link', { name: 'Unlock with a plan' })).toHaveAttribute('href', '/purchase')
})

test('the Advanced plan opens two different checklists and offers no third', async ({ page, demonstration }) => {
  const dialog = await buy(page, demonstration, 'Advanced')
  expect(await codeIn(dialog)).toMatch(/^HQP-PRO-\d{20}$/)
  await dialog.getByRole('button', { name: 'Open my checklists' }).click()
  await expect(detail(page, 'Plan type')).toHaveText('Advanced (Qualitechnician)')
  await expect(detail(page, 'Projects remaining')).toHaveText('2 of 2')
  for (const [id, left] of [
    ['hvac', '1'],
    ['pool', '0'],
  ] as const) {
    const question = await askToStart(page, id)
    await expect(question).toHaveAccessibleName(left === '1' ? /^Use 1 of 2 projects for / : /^Use project 2 of 2 for /)
    await question.getByRole('button', { name: 'Yes, start it' }).click()
    await expect(page).toHaveURL(`${demonstration.url}/checklist/${id}`)
    await page.goBack()
    await expect(detail(page, 'Projects remaining')).toHaveText(`${left} of 2`)
    if (left === '1') await expect(page.locator('option[value="hvac"]')).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: 'Start a project' })).toBeHidden()
  await expect(page.getByRole('link', { name: /^Open / })).toHaveCount(2)
  await page.goto(`${demonstration.url}/checklist/solar`)
  await expect(itemCards(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Start the/ })).toHaveCount(0)
})

async function downloadAfter(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const arriving = page.waitForEvent('download')
  await press()
  const download: Download = await arriving
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'latin1') }
}

/** The day one year from today in Phoenix, in words. */
function inOneYear(): string {
  const today = new Date(new Date().toLocaleString('en-US', { timeZone: 'America/Phoenix' }))
  const isLeapDay = today.getMonth() === 1 && today.getDate() === 29
  const last = new Date(today.getFullYear() + 1, today.getMonth(), isLeapDay ? 28 : today.getDate())
  return last.toLocaleDateString('en-US', { dateStyle: 'long' })
}
