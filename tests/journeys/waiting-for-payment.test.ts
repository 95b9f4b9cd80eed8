import { priceOf } from '../support/plans.ts'
import {
  bank,
  buy,
  detail,
  enterCode,
  expect,
  invalidCode,
  itemCards,
  operator,
  placeOrder,
  removeCode,
  start,
  test,
  textOf,
  visit,
} from './journey.ts'

test('an order that is not paid opens nothing, and says how to pay', async ({ page, live }) => {
  const dialog = await buy(page, live, 'Basic')
  await expect(page.getByText('Demonstration.')).toBeHidden()
  await expect(dialog.getByText('It opens as soon as your payment is confirmed.')).toBeVisible()
  await expect(detail(dialog, 'Account number')).toContainText(bank.ACCOUNT_NUMBER)
  await dialog.getByRole('button', { name: 'See the state of my order' }).click()

  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await expect(detail(page, 'Amount')).toContainText(`$${priceOf('basic')} USD`)
  await expect(detail(page, 'Reference (required)')).toContainText(/HQ-[2-9A-Z]{7}/)
  await expect(detail(page, 'Account name')).toContainText(bank.ACCOUNT_NAME)
  await expect(detail(page, 'Bank name')).toContainText(bank.BANK_NAME)
  await expect(detail(page, 'Routing number')).toContainText(bank.ROUTING_NUMBER)
  await expect(detail(page, 'Account number')).toContainText(bank.ACCOUNT_NUMBER)
  await expect(page.getByRole('button', { name: /^(Start|Download)/ })).toHaveCount(0)

  await page.goto(`${live.url}/checklist/hvac`)
  await expect(page.getByText('Your payment is not confirmed yet')).toBeVisible()
  await expect(itemCards(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^Start the/ })).toHaveCount(0)
})

test('the operator confirms beside the running service, and "Check whether it has opened" opens the code', async ({
  page,
  live,
}) => {
  const dialog = await buy(page, live, 'Basic')
  const reference = await textOf(detail(dialog, 'Reference').getByText(/^HQ-/))
  await dialog.getByRole('button', { name: 'See the state of my order' }).click()
  await page.getByRole('button', { name: 'Check whether it has opened' }).click()
  await expect(page.getByText('Not open yet')).toBeVisible()

  const listed = await operator(live, 'list')
  expect(listed).toMatch(new RegExp(`${reference} +awaiting-payment +\\$${priceOf('basic')}\\.00 +live +basic`))
  expect(await operator(live, 'confirm', reference, '--comment', 'as agreed')).toContain(`${reference} is paid`)

  await page.getByRole('button', { name: 'Check whether it has opened' }).click()
  await expect(page.getByRole('heading', { name: 'Start a project' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeHidden()
  await start(page, 'pool')
  await expect(itemCards(page)).toHaveCount(10)
})

test('a code whose order is cancelled is an invalid code from then on', async ({ page, live }) => {
  const { accessCode, reference } = await placeOrder(live)
  await enterCode(page, live, accessCode)
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  expect(await operator(live, 'cancel', reference, '--comment', 'as agreed')).toContain(`${reference} is canceled`)
  await page.getByRole('button', { name: 'Check whether it has opened' }).click()
  await expect(page.getByText(invalidCode, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText(invalidCode, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Access code')).toHaveValue(accessCode)
})

test('a code that opens nothing any more can be removed from this device', async ({ page, live }) => {
  const { accessCode, reference } = await placeOrder(live)
  await enterCode(page, live, accessCode)
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
  await operator(live, 'cancel', reference, '--comment', 'as agreed')
  await page.reload()
  await expect(page.getByText(invalidCode, { exact: true })).toBeVisible()
  await expect(page.getByText('It opens nothing any more')).toBeVisible()
  await removeCode(page)
  await expect(page.getByLabel('Access code')).toHaveValue('')
  await expect(page.getByText(invalidCode, { exact: true })).toHaveCount(0)
  await page.reload()
  await expect(page.getByLabel('Access code')).toHaveValue('')
  await expect(page.getByText(invalidCode, { exact: true })).toHaveCount(0)
})

test('before an order the payment panel says what will come with it, and no bank detail has reached the browser', async ({
  page,
  live,
}) => {
  const received: Promise<string>[] = []
  page.on('response', (response) => received.push(response.text().catch(() => '')))
  await visit(page, `${live.url}/purchase`)
  const payment = page.getByRole('region', { name: 'Payment' })
  for (const plan of ['Basic', 'Advanced']) {
    await page.getByRole('radio', { name: plan }).check()
    await expect(detail(payment, 'Bank details')).toContainText('come with your order')
    await expect(detail(payment, 'Zelle instead')).toContainText('comes with your order')
  }
  await page.waitForLoadState('networkidle')
  const sent = (await Promise.all(received)).join('\n')
  expect(sent).toContain('Complete Purchase')
  for (const secret of Object.values(bank)) expect(sent).not.toContain(secret)
})

test('"Check whether it has opened" without a connection says so and keeps what was known', async ({
  page,
  context,
  live,
}) => {
  const { accessCode } = await placeOrder(live)
  await enterCode(page, live, accessCode)
  await expect(page.getByRole('button', { name: 'Check whether it has opened' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Check whether it has opened' }).click()
  await expect(page.getByRole('alert').getByText('We could not reach the service just now')).toBeVisible()
  await expect(detail(page, 'Account number')).toContainText(bank.ACCOUNT_NUMBER)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Check whether it has opened' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})
