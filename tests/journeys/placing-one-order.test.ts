import { priceOf } from '../support/plans.ts'
import type { RunningService } from '../support/running-service.ts'
import {
  bank,
  codeIn,
  detail,
  expect,
  holdBack,
  operator,
  placeOrder,
  programFiles,
  requestsOf,
  test,
  visit,
} from './journey.ts'

test('two selectable plan cards, the selected one highlighted; a payment panel then shows the plan, its price and the reference, and the button works', async ({
  page,
  demonstration,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, `${demonstration.url}/purchase`)
  const order = page.getByRole('button', { name: 'Complete Purchase' })
  const payment = page.getByRole('region', { name: 'Payment' })
  const cards = page.getByRole('group', { name: 'Which plan?' }).getByRole('radio')
  await expect(cards).toHaveCount(2)
  for (const card of await cards.all()) await expect(card).not.toBeChecked()
  await expect(page.getByText('Bank transfer or Zelle, with the reference that comes with your order.')).toBeVisible()
  await expect(payment).toHaveCount(0)
  const before = await referencesOf(demonstration)
  await order.click()
  await expect(page.getByText('Choose a plan first.')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Basic' })).toBeFocused()
  expect(await newSince(before, demonstration)).toEqual([])
  await expect(page.getByText('Business hours: Mon-Fri 9AM-5PM')).toBeVisible()
  const looks = (name: string) =>
    page.getByRole('radio', { name }).evaluate((radio) => {
      const { backgroundColor, borderColor } = getComputedStyle(radio.closest('label') ?? radio)
      return `${backgroundColor} in ${borderColor}`
    })
  for (const [name, other, price] of [
    ['Basic', 'Advanced', `$${priceOf('basic')} USD`],
    ['Advanced', 'Basic', `$${priceOf('qualitechnician')} USD`],
  ] as const) {
    await page.getByRole('radio', { name }).check()
    await expect(detail(payment, 'Plan')).toContainText(name)
    await expect(detail(payment, 'Price')).toHaveText(price)
    await expect(detail(payment, 'Pay by')).toHaveText('Bank transfer or Zelle')
    await expect(detail(payment, 'Reference')).toContainText('It must be included in the payment.')
    await expect(page.getByText('Choose a plan first.')).toHaveCount(0)
    // The pointer marks a card too.
    await page.mouse.move(0, 0)
    expect(await looks(name)).not.toBe(await looks(other))
  }
})

test('a double click on Complete Purchase makes one order', async ({ page, demonstration }) => {
  const before = await referencesOf(demonstration)
  await visit(page, `${demonstration.url}/purchase`)
  await page.getByRole('radio', { name: 'Basic' }).check()
  await page.getByRole('button', { name: 'Complete Purchase' }).dblclick()
  await expect(page.getByRole('alertdialog', { name: 'Your access code' })).toBeVisible()
  expect(await newSince(before, demonstration)).toHaveLength(1)
})

test('the button says Processing... while the order is under way, and refuses a second press', async ({
  page,
  demonstration,
}) => {
  const before = await referencesOf(demonstration)
  await visit(page, `${demonstration.url}/purchase`)
  await page.getByRole('radio', { name: 'Advanced' }).check()
  const ordering = await holdBack(page, '**/api/bank-transfer')
  await page.getByRole('button', { name: 'Complete Purchase' }).click()
  const busy = page.getByRole('button', { name: 'Processing...' })
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await expect(busy).toBeFocused()
  await busy.click({ force: true })
  ordering.release()
  await expect(page.getByRole('alertdialog', { name: 'Your access code' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeHidden()
  expect(await newSince(before, demonstration)).toHaveLength(1)
})

test("a purchase that failed: alert 'Payment processing temporarily unavailable. Please try again later.'; the next press finds the same order", async ({
  page,
  demonstration,
}) => {
  const before = await referencesOf(demonstration)
  await visit(page, `${demonstration.url}/purchase`)
  await page.getByRole('radio', { name: 'Basic' }).check()
  let answered = ''
  // The order arrives, but its answer is lost on the way back.
  await page.route('**/api/bank-transfer', async (route) => {
    answered = ((await (await route.fetch()).json()) as { accessCode: string }).accessCode
    await route.abort()
  })
  const requests = requestsOf(page)
  await page.getByRole('button', { name: 'Complete Purchase' }).click()
  const failure = page.getByRole('alertdialog')
  await expect(
    failure.getByText('Payment processing temporarily unavailable. Please try again later.', { exact: true }),
  ).toBeVisible()
  // Nothing is tried again unasked.
  expect(requests).toEqual(['POST /api/bank-transfer'])
  await failure.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Complete Purchase' })).toBeFocused()

  await page.unrouteAll()
  await page.getByRole('button', { name: 'Complete Purchase' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Your access code' })
  await expect(dialog).toBeVisible()
  expect(await codeIn(dialog)).toBe(answered)
  expect(await newSince(before, demonstration)).toHaveLength(1)
})

test('a refusal of the service is told in the same words', async ({ page, guarded }) => {
  for (let count = 0; count < 20; count++) await placeOrder(guarded)
  await visit(page, `${guarded.url}/purchase`)
  await page.getByRole('radio', { name: 'Basic' }).check()
  await page.getByRole('button', { name: 'Complete Purchase' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Payment processing temporarily unavailable. Please try again later.',
  )
})

test('a buyer who wants a second plan gets a second order after closing the first, and only by asking for it', async ({
  page,
  demonstration,
}) => {
  const before = await referencesOf(demonstration)
  await visit(page, `${demonstration.url}/purchase`)
  for (const count of [1, 2]) {
    if (count === 2) await page.getByRole('button', { name: 'Order another plan' }).click()
    await page.getByRole('radio', { name: 'Basic' }).check()
    await page.getByRole('button', { name: 'Complete Purchase' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    expect(await newSince(before, demonstration)).toHaveLength(count)
    await expect(page.getByRole('button', { name: 'Complete Purchase' })).toHaveCount(0)
  }
})

test('a link from the plans opens the purchase page with that plan chosen', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/pricing`)
  await page.getByRole('link', { name: 'Choose Basic' }).click()
  await expect(page.getByRole('radio', { name: 'Basic' })).toBeChecked()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Basic' })).toBeChecked()
  await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible()
})

test('a plan chosen before the script arrived stays chosen', async ({ page, demonstration }) => {
  const scripts = await holdBack(page, programFiles)
  await page.goto(`${demonstration.url}/purchase`, { waitUntil: 'commit' })
  await page.getByRole('radio', { name: 'Basic' }).check()
  scripts.release()
  await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Basic' })).toBeChecked()
})

/** The newest orders. The tests of one worker run one after another, so nobody else adds any meanwhile. */
const referencesOf = async (service: RunningService): Promise<string[]> =>
  (await operator(service, 'list')).match(/^HQ-\S+/gm) ?? []

const newSince = async (before: string[], service: RunningService): Promise<string[]> =>
  (await referencesOf(service)).filter((reference) => !before.includes(reference))

test('an order that was placed stays in sight when the next one fails', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/purchase`)
  await page.getByRole('radio', { name: 'Basic' }).check()
  const order = page.getByRole('button', { name: 'Complete Purchase' })
  await order.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  const placed = page.getByRole('status').filter({ hasText: 'Order placed' })
  const words = await placed.innerText()
  await page.route('**/api/bank-transfer', (route) => route.abort())
  await page.getByRole('button', { name: 'Order another plan' }).click()
  await page.getByRole('radio', { name: 'Basic' }).check()
  await order.click()
  await page.getByRole('alertdialog', { name: 'Your order may have been placed' }).getByRole('button').click()
  await expect(placed).toBeVisible()
  expect(await placed.innerText()).toBe(words)
})

test('an order is found again after a reload, on the page and in the header, and its code is in neither', async ({
  page,
  live,
}) => {
  await visit(page, `${live.url}/purchase`)
  await page.getByRole('radio', { name: 'Basic' }).check()
  await page.getByRole('button', { name: 'Complete Purchase' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Your access code' })
  const digits = (await codeIn(dialog)).slice(-20)
  const reference = await detail(dialog, 'Reference').locator('span').first().innerText()
  await dialog.getByRole('button', { name: 'Stay here' }).click()
  for (const path of ['/purchase', '/', '/terms']) {
    await visit(page, live.url + path)
    const link = page.getByRole('banner').getByRole('link', { name: 'Your order: waiting for payment' })
    await expect(link).toHaveAttribute('href', '/access')
    expect((await page.content()).replaceAll(/(?<=\d)\s(?=\d)/g, '')).not.toContain(digits)
    if (path !== '/purchase') continue
    await expect(detail(page, 'Reference')).toContainText(reference)
    await expect(detail(page, 'Account number')).toContainText(bank.ACCOUNT_NUMBER)
    await expect(page.getByRole('button', { name: 'Complete Purchase' })).toHaveCount(0)
  }
})
