import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, openAccess, operator, placeOrder, test, textOf } from './journey.ts'

test('a part of the price leaves the code closed, and the page says what came and what is left', async ({
  page,
  live,
}) => {
  const { accessCode, reference } = await placeOrder(live)
  await openAccess(page, live, accessCode)
  const statement = join(live.dataDir, 'part.csv')
  const today = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Phoenix' }).format(new Date())
  writeFileSync(statement, `Date,Description,Amount\n${today},TRANSFER ${reference},10.50\n`)
  await operator(live, 'import', statement, '--dates', 'month-first', '--commit')
  await page.getByRole('button', { name: 'Check whether it has opened' }).click()
  await expect(page.getByRole('heading', { name: 'Part of your payment has come' })).toBeVisible()
  await expect(page.getByText('$10.50 of $29.00 has come')).toBeVisible()
  await expect(page.locator('dl > div', { hasText: 'Left to pay' }).locator('dd')).toContainText('$18.50 USD')
  await expect(page.getByRole('heading', { name: 'Receipt' })).toHaveCount(0)
})

test('a paid order has a receipt without a code, with a name only if one is typed, which no request carries', async ({
  page,
  live,
}) => {
  const { accessCode, reference } = await placeOrder(live)
  await operator(live, 'confirm', reference, '--comment', 'as agreed')
  await openAccess(page, live, accessCode)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.getByRole('button', { name: 'Show the receipt' }).click()
  const receipt = page.locator('.receipt')
  await expect(receipt).toContainText(reference)
  await expect(receipt).not.toContainText('For')
  await page.getByLabel('Name on the receipt').fill('Typed Name')
  await expect(receipt).toContainText('Typed Name')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const saved = readFileSync(await (await saving).path(), 'utf8')
  expect(saved).toContain('Paid: $29.00 USD')
  expect(saved).toContain('For: Typed Name')
  expect(saved.replaceAll(/\D/g, '')).not.toContain(accessCode.slice(-20))
  expect(sent.join()).not.toContain('Typed')

  // On paper stands the receipt alone: no code, no heading of the page, no field.
  await page.emulateMedia({ media: 'print' })
  await expect(receipt).toBeVisible()
  expect(await textOf(receipt)).not.toContain('HQP')
  for (const other of [page.getByText(/HQP-BASIC/), page.locator('h1'), page.getByLabel('Name on the receipt')])
    await expect(other.first()).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.reload()
  await page.getByRole('button', { name: 'Show the receipt' }).click()
  await expect(page.getByLabel('Name on the receipt')).toHaveValue('')
})
