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
