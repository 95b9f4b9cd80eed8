import type { Locator, Page } from '@playwright/test'
import type { AccessResponse } from '../../src/access/access-calls.ts'
import { content } from '../support/content.ts'
import { lockedIn } from '../support/locked-text.ts'
import { storeCode, storedRecords, tables } from '../support/stored.ts'
import { Switched } from '../support/switched-service.ts'
import {
  bank,
  contactEmail,
  expect,
  itemCards,
  operator,
  placeOrder,
  placeOrderAndStart,
  rowOf,
  textOf,
  visit,
} from './journey.ts'
import { journey, keptHere } from './phone.ts'

const live = { ...bank, CONTACT_EMAIL: contactEmail, OPEN_PER_NETWORK: '100' }
const hvac = content.checklists.find(({ id }) => id === 'hvac')
const good = hvac?.items
  .slice(3)
  .flatMap(({ points }) => points)
  .find(({ cases, value }) => !cases && !value)
if (!good) throw new Error('the list has no plain locked point')

const listUrl = ({ url }: Switched) => `${url}/checklist/hvac`
const isGood = (page: Page, id: string): Locator => rowOf(page, id).getByRole('radio', { name: 'Good', exact: true })

/** A service of now whose order has started the list, on a device that keeps it. */
const journeyNow = journey.extend<{ service: Switched }>({
  service: async ({}, use) => {
    const service = await Switched.start(live)
    await use(service)
    await service.running.remove()
  },
})
journeyNow.use({ serviceWorkers: 'allow' })

async function opened(
  page: Page,
  service: Switched,
): Promise<{ reference: string; afterEnd: Date; accessCode: string }> {
  const { accessCode, reference } = await placeOrderAndStart(service.running, 'hvac')
  const answered = await fetch(`${service.url}/api/verify-access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accessCode }),
  })
  const { openUntil = '' } = (await answered.json()) as AccessResponse
  await storeCode(page, service, accessCode)
  await page.goto(listUrl(service))
  await expect(itemCards(page)).toHaveCount(10)
  await isGood(page, good?.id ?? '').check()
  await expect(page.getByText('Works without a signal')).toBeVisible()
  await expect.poll(async () => (await storedRecords(page, tables.startedList)).length).toBe(1)
  return { reference, accessCode, afterEnd: new Date(Date.parse(openUntil) + 1000) }
}

const openLine = (page: Page): Locator => page.getByText(/^Open until /)

journeyNow(
  'paid in time, nothing changes but the sentence, also without a signal after the end',
  async ({ service, phone }) => {
    const page = await phone.context.newPage()
    const { reference, afterEnd } = await opened(page, service)
    await expect(openLine(page)).toBeVisible()
    await operator(service.running, 'confirm', reference, '--comment', 'as agreed')
    await page.reload()
    await expect(openLine(page)).toHaveCount(0)
    await expect(itemCards(page)).toHaveCount(10)
    await service.off()
    await phone.context.clock.setSystemTime(afterEnd)
    await page.reload()
    await expect(itemCards(page)).toHaveCount(10)
    await expect(isGood(page, good.id)).toBeChecked()
  },
)

journeyNow(
  'a page that is open at the end asks once more, and stays whole where the payment has come',
  async ({ service, phone }) => {
    const page = await phone.context.newPage()
    const { reference, afterEnd } = await opened(page, service)
    await operator(service.running, 'confirm', reference, '--comment', 'as agreed')
    await phone.context.clock.setSystemTime(afterEnd)
    await expect(openLine(page)).toHaveCount(0)
    await page.waitForTimeout(1500)
    await expect(itemCards(page)).toHaveCount(10)
    await expect.poll(async () => (await storedRecords(page, tables.startedList))[0]?.['openUntil']).toBeUndefined()
  },
)

journeyNow(
  'a canceled order shuts its list at the next contact, in every tab, and the answers stay',
  async ({ service, phone }) => {
    const page = await phone.context.newPage()
    const { reference } = await opened(page, service)
    const other = await phone.context.newPage()
    await other.goto(listUrl(service))
    await expect(itemCards(other)).toHaveCount(10)
    await operator(service.running, 'cancel', reference, '--comment', 'as agreed')
    await page.reload()
    for (const tab of [page, other]) {
      await expect(itemCards(tab)).toHaveCount(3)
      await expect(tab.getByText('Your answers are here')).toBeVisible()
    }
    await expect.poll(async () => (await storedRecords(page, tables.startedList)).length).toBe(0)
    expect(lockedIn(await keptHere(page)).length).toBeLessThanOrEqual(2)
  },
)

journeyNow('a clock that was set forward and back costs nothing but the next contact', async ({ service, phone }) => {
  const page = await phone.context.newPage()
  const { afterEnd } = await opened(page, service)
  await service.off()
  await phone.context.clock.setSystemTime(afterEnd)
  await expect(itemCards(page)).toHaveCount(3)
  await expect.poll(async () => (await storedRecords(page, tables.startedList)).length).toBe(0)
  await phone.context.clock.setSystemTime(new Date())
  await service.on(live)
  await page.reload()
  await expect(itemCards(page)).toHaveCount(10)
  await expect(isGood(page, good.id)).toBeChecked()
})

journeyNow('a second project waits for the payment, and is refused with its sentence', async ({ service, phone }) => {
  const page = await phone.context.newPage()
  const { accessCode } = await placeOrder(service.running, 'qualitechnician')
  await storeCode(page, service, accessCode)
  const first = await phone.context.newPage()
  await visit(first, `${service.url}/checklist/pool`)
  await expect(first.getByText('One project is open before your payment')).toBeVisible()
  await visit(page, listUrl(service))
  await page.getByRole('button', { name: /^Start the .* project$/ }).click()
  await page.getByRole('button', { name: 'Yes, start it' }).click()
  await expect(itemCards(page)).toHaveCount(10)
  await first.getByRole('button', { name: /^Start the .* project$/ }).click()
  await first.getByRole('button', { name: 'Yes, start it' }).click()
  await expect(first.getByRole('alert')).toContainText(/payment/)
  await first.reload()
  await expect(first.getByText('yours is another checklist')).toBeVisible()
  expect(await textOf(first.getByRole('main'))).not.toContain('Purchase Plan')
})
