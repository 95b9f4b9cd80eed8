import type { Page } from '@playwright/test'
import { cameraJpeg } from '../support/camera-files.ts'
import type { Switched } from '../support/switched-service.ts'
import { expect, openStarted, placeOrderAndStart } from './journey.ts'
import { journey, type Phone } from './phone.ts'
import { toVisit } from './point-by-point.ts'

journey.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 664 } })

/** A started list for a new pool in the hand, once the signal is gone. */
async function newPoolWithoutSignal(service: Switched, phone: Phone): Promise<Page> {
  const { accessCode } = await placeOrderAndStart(service.running, 'pool')
  const page = await phone.context.newPage()
  await openStarted(page, service.running, accessCode, 'pool')
  await page.getByRole('link', { name: toVisit }).click()
  await page.getByRole('checkbox', { name: 'New in-ground pool or spa' }).check()
  await expect(page.getByText('Works without a signal')).toBeVisible()
  await service.off()
  await page.getByText('Before they come').click()
  return page
}

journey(
  'without a signal the crew is asked by message, and six of seven pictures go to their number',
  async ({ service, phone }) => {
    const page = await newPoolWithoutSignal(service, phone)
    await page.getByRole('link', { name: 'Message for the crew' }).click()
    await expect(page.getByLabel('In English')).toHaveValue(/3\.1 before you cover it: Spacing of the steel bars/)
    const [link] = await page.getByRole('link', { name: /^Text message/ }).all()
    expect(await link?.getAttribute('href')).toMatch(/^sms:\?&body=Hello/)
    await page.getByLabel('Number').selectOption({ label: '3.1 Spacing of the steel bars' })
    const pictures = Array.from({ length: 7 }, (_, index) => cameraJpeg(`steel-${index}.jpg`, 80, 60))
    await page.getByLabel('Pictures of 3.1').setInputFiles(pictures)
    await expect(page.getByText(/^6 photos saved on this device\. Not saved: steel-6\.jpg/)).toBeVisible({
      timeout: 60_000,
    })
    await expect(page.getByText('6 pictures here')).toBeVisible()
    await expect(page.getByText(/asked for: 1 came, 0 missing/)).toBeVisible()
    await page.getByRole('link', { name: 'Open the check 3.1' }).click()
    await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(6)
  },
)

/** The whole screen drawn anew, with the service still stopped. */
async function cameAnew(page: Page, heading: string) {
  await page.reload()
  await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible()
}
const choice = (page: Page, group: string | RegExp, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

journey(
  'without a signal two bids, one of them without a price, are laid side by side, what one lacks is copied as a request, and all of it stands there when the page comes anew',
  async ({ service, phone }) => {
    await phone.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await newPoolWithoutSignal(service, phone)
    await page.getByRole('link', { name: 'Compare bids' }).click()
    await page.getByLabel('Bid A: from whom').fill('Cactus Pools')
    await page.getByLabel('Price of bid A').fill('$48,200')
    await page.getByLabel('Bid B: from whom').fill('Desert Blue')
    await choice(page, /^1\.1, Cactus Pools/, 'Has it').check()
    await choice(page, /^1\.1, Desert Blue/, 'Lacks it').check()
    await expect(page.getByRole('row', { name: 'Price $48,200 Names none' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'For Cactus Pools' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Copy the request to Desert Blue' }).click()
    await expect
      .poll(() => clipboard(page))
      .toMatch(/^Hello\. Before I decide on your bid \(Desert Blue\), please add or answer:\n1\. /)

    await cameAnew(page, 'Compare bids')
    await expect(choice(page, /^1\.1, Desert Blue/, 'Lacks it')).toBeChecked()
    await expect(page.getByLabel('Price of bid A')).toHaveValue('$48,200')
    await expect(page.getByLabel('Price of bid B')).toHaveValue('')
    await expect(page.getByRole('heading', { name: 'For Desert Blue' })).toBeVisible()
  },
)

journey(
  'without a signal a contract is ticked against the law, its last day to cancel follows from the day of signing, and all of it stands there when the page comes anew',
  async ({ service, phone }) => {
    const page = await newPoolWithoutSignal(service, phone)
    await page.getByRole('link', { name: 'Check the contract' }).click()
    const total = 'The total price in dollars, with all taxes'
    await choice(page, total, 'Missing').check()
    await expect(page.getByLabel('In English')).toHaveValue(/Please add to it:\n- The total price in dollars/)
    await choice(page, 'Where did you agree to it?', 'At my home').check()
    const signed = page.getByLabel('Day on which you signed')
    const until = page.getByRole('status').filter({ hasText: /cancel|last day/ })
    // A day that has passed, by the clock of the machine; February 29 comes, and is counted over.
    await signed.fill('2024-02-29')
    await expect(until).toHaveText(/the time to cancel ended at midnight on Monday, March 4, 2024\./)
    await signed.fill('2040-02-29')
    await expect(until).toHaveText(
      /still to come by the clock of this device.* at least until midnight on Saturday, March 3, 2040\.$/,
    )

    await cameAnew(page, 'Check the contract')
    await expect(choice(page, total, 'Missing')).toBeChecked()
    await expect(signed).toHaveValue('2040-02-29')
    await expect(until).toHaveText(/March 3, 2040/)
    await signed.fill('')
    await expect(until).toHaveText('Type the day on which you signed, and the last day follows.')
  },
)
