import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import type { RunningService } from '../support/running-service.ts'
import {
  buy,
  codeIn,
  detail,
  enterCode,
  expect,
  invalidCode,
  openAccess,
  operator,
  placeOrder,
  requestsOf,
  test,
  textOf,
  visit,
} from './journey.ts'
import { look } from './looking.ts'

// Colors that are still fading in would be measured as too weak.
test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

const getsNewCode = (page: Page) => page.getByRole('button', { name: 'Get a new code' })

/** The words as the dialog of a new order shows them. */
const wordsIn = (dialog: Locator) =>
  textOf(dialog.getByRole('region', { name: 'Recovery words' }).locator('.font-mono'))

/** Opens the fold on the access page and sends both. */
async function recover(page: Page, service: RunningService, reference: string, words: string): Promise<void> {
  await visit(page, `${service.url}/access`)
  await page.getByText('Lost your code?').click()
  await page.getByLabel('Payment reference').fill(reference)
  await page.getByLabel('Recovery words').fill(words)
  await getsNewCode(page).click()
}

test('a buyer notes the reference and four words, loses the phone and gets a new code with them; the old one is refused from then on', async ({
  page,
  live,
  anotherDevice,
}) => {
  const dialog = await buy(page, live, 'Advanced')
  const oldCode = await codeIn(dialog)
  const words = await wordsIn(dialog)
  const reference = await textOf(detail(dialog, 'Reference').locator('span').first())
  expect(words.split(' ')).toHaveLength(4)
  await expect(dialog.getByRole('button', { name: 'Copy words recovery words' })).toBeVisible()
  expect(await keptHere(page)).not.toContain(words)
  await operator(live, 'confirm', reference, '--comment', 'money came')

  await anotherDevice.setViewportSize({ width: 390, height: 844 })
  await anotherDevice.emulateMedia({ reducedMotion: 'reduce' })
  const asHeard = words.toUpperCase().replaceAll(' ', ', ')
  await recover(anotherDevice, live, reference.toLowerCase(), asHeard)
  const said = anotherDevice.getByText('You have a new code')
  await expect(said).toBeInViewport()
  await expect(detail(anotherDevice, 'Plan type')).toHaveText('Advanced (Qualitechnician)')
  await expect(detail(anotherDevice, 'Projects remaining')).toHaveText('2 of 2')
  await expect(anotherDevice.getByRole('button', { name: 'Save as a file' })).toBeVisible()
  const calls = anotherDevice.getByRole('region', { name: 'Your calls' })
  await expect(calls.getByRole('listitem')).toHaveCount(3)
  await expect(calls).toContainText(reference)
  const newCode = (await textOf(detail(anotherDevice, 'Code').locator('span').first())).replaceAll(' ', '')
  expect(newCode).toMatch(/^HQP-PRO-\d{20}$/)
  expect(newCode).not.toBe(oldCode)
  expect(await keptHere(anotherDevice)).not.toContain(words)
  await look(anotherDevice)

  await visit(page, `${live.url}/access`)
  await expect(page.getByText(invalidCode).first()).toBeVisible()
  await page.evaluate(() => localStorage.clear())
  await openAccess(page, live, newCode)
  await page.evaluate(() => localStorage.clear())
  await enterCode(page, live, oldCode)
  await expect(page.getByText(invalidCode)).toBeVisible()
})

test('words and reference that are typed wrong are told on the device, and nothing is sent', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/access`)
  const requests = requestsOf(page)
  await recover(page, demonstration, 'HQ-1', 'anchor marble gazebo xxyyzz')
  await expect(page.getByLabel('Recovery words')).toHaveAccessibleDescription(/“xxyyzz” is none of our words/)
  await expect(page.getByLabel('Payment reference')).toHaveAccessibleDescription(/not a whole reference/)
  await expect(page.getByLabel('Payment reference')).toBeFocused()
  await page.getByLabel('Recovery words').fill('anchor marble')
  await getsNewCode(page).click()
  await expect(page.getByLabel('Recovery words')).toHaveAccessibleDescription(/all four words. These are 2\./)
  expect(requests.filter((request) => request.startsWith('POST'))).toEqual([])
  await look(page)
})

test('wrong words, and no connection, are told in a plain sentence; the words can be sent again', async ({
  page,
  demonstration,
}) => {
  const { reference, recoveryPhrase } = await placeOrder(demonstration)
  await recover(page, demonstration, reference, 'anchor marble gazebo glow')
  const said = page.getByRole('alert')
  await expect(said).toContainText('This reference and these recovery words do not open an order.')
  await look(page, [390])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/recover-code', (route) => route.abort())
  await page.getByLabel('Recovery words').fill(recoveryPhrase)
  await getsNewCode(page).click()
  await expect(said).toContainText('We could not reach the service just now. Your words stay good')
  await page.unroute('**/api/recover-code')
  await getsNewCode(page).click()
  await expect(page.getByText('You have a new code')).toBeVisible()
})

test('a device that keeps the code that died offers to get a new one there and then', async ({
  page,
  demonstration,
}) => {
  const { accessCode, reference, recoveryPhrase } = await placeOrder(demonstration)
  await openAccess(page, demonstration, accessCode)
  await fetch(`${demonstration.url}/api/recover-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reference, words: recoveryPhrase }),
  })
  await recover(page, demonstration, reference, recoveryPhrase)
  await expect(page.getByText('You have a new code')).toBeVisible()
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
})

test('the file of an order holds the recovery words and says what they are for', async ({ page, demonstration }) => {
  const dialog = await buy(page, demonstration, 'Basic')
  const words = await wordsIn(dialog)
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as a file' }).click()
  const text = readFileSync(await (await saving).path(), 'utf8')
  expect(text).toContain(`Recovery words: ${words}`)
  expect(text).toContain('If you lose the code, they and the reference get you a new one at')
})

const keptHere = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
