import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import type { AccessResponse } from '../../src/access/access-calls.ts'
import { cameraJpeg } from '../support/camera-files.ts'
import { content } from '../support/content.ts'
import { lockedIn } from '../support/locked-text.ts'
import type { RunningService } from '../support/running-service.ts'
import { storeCode, storedRecords, storedTexts, tables } from '../support/stored.ts'
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
import { journey } from './phone.ts'
import { answer, check, isCaseAsked, visitUrl } from './point-by-point.ts'

/** A Friday at 21:00 in Phoenix; its order is open until Wednesday at 17:00. */
const friday = '2026-11-21T04:00:00Z'
const saturday = '2026-11-21T16:00:00Z'
const lastMinute = '2026-11-25T23:59:30Z'
const shut = '2026-11-26T00:00:01Z'
const evening = '2026-11-26T01:00:00Z'

const live = { ...bank, CONTACT_EMAIL: contactEmail, OPEN_PER_NETWORK: '100' }
const liveAt = (instant: string) => ({
  ...live,
  CLOCK_AT: instant,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, '../support/moved-clock.ts')}`,
})
const journeyAt = journey.extend<{ service: Switched }>({
  service: async ({}, use) => {
    const service = await Switched.start(liveAt(friday))
    await use(service)
    await service.running.remove()
  },
})
journeyAt.use({ serviceWorkers: 'allow' })

const hvac = content.checklists.find(({ id }) => id === 'hvac')
const locked = hvac?.items.slice(3).flatMap(({ points }) => points) ?? []
const plain = locked.filter(({ cases, value }) => !cases && !value)
const [good, problem] = plain
if (!good?.good || !problem?.good) throw new Error('the list has no plain locked points')

const listUrl = ({ url }: Pick<RunningService, 'url'>) => `${url}/checklist/hvac`
const untilWednesday = 'Open until Wednesday 5:00 PM, while your payment is on its way'
const closed = (page: Page): Locator => page.getByText('This checklist was open until Wednesday 5:00 PM')
const isGood = (page: Page, id: string): Locator => rowOf(page, id).getByRole('radio', { name: 'Good', exact: true })

async function openAt(page: Page, service: Pick<RunningService, 'url'>, pointId: string): Promise<void> {
  await visit(page, `${visitUrl(service)}#${pointId}`)
  await expect(check(page)).toBeVisible()
}

/** Everything that this device keeps of the site, as text. */
async function keptHere(page: Page): Promise<string> {
  const cached = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
  return JSON.stringify([await storedRecords(page), await storedTexts(page, ''), cached])
}

journeyAt(
  'a Friday evening’s order opens its first paid check in nine taps, stays open without a signal, shuts on Wednesday at five, and is whole again once it is paid',
  async ({ service, phone }) => {
    journeyAt.setTimeout(120_000)
    await phone.context.clock.setSystemTime(friday)
    const page = await phone.context.newPage()
    await page.setViewportSize({ width: 390, height: 664 })
    await visit(page, `${service.url}/purchase`)
    let taps = 1
    const tap = async (there: Locator) => {
      taps++
      await there.click()
    }
    await tap(page.getByRole('radio', { name: 'Basic' }))
    await tap(page.getByRole('button', { name: 'Complete Purchase' }))
    await tap(page.getByRole('button', { name: 'Open my checklists' }))
    taps++
    await page.getByLabel('Checklist', { exact: true }).selectOption('hvac')
    await tap(page.getByRole('button', { name: /^Start the .* project$/ }))
    const question = page.getByRole('alertdialog', { name: /^Use 1 of 1 project for / })
    await expect(question.getByText('It is open until Wednesday 5:00 PM (Phoenix time)')).toBeVisible()
    await tap(question.getByRole('button', { name: 'Yes, start it' }))
    await expect(page.getByText(untilWednesday)).toBeVisible()
    await expect(page.getByText('files wait for the payment')).toBeVisible()
    await expect(page.getByRole('link', { name: 'How to pay' })).toHaveAttribute('href', '/access')
    await tap(page.getByRole('link', { name: 'Check point by point' }))
    await expect(page.getByText(untilWednesday)).toBeVisible()
    await tap(page.getByRole('button', { name: 'Begin: 47 checks' }))
    await expect(check(page)).toBeVisible()
    expect(taps).toBeLessThanOrEqual(9)

    await openAt(page, service, good.id)
    if (await isCaseAsked(page)) throw new Error('a plain point asks for no case')
    await answer(page, 'Good').click()
    await openAt(page, service, problem.id)
    await answer(page, 'Problem').click()
    await page.getByLabel(/^From files/).setInputFiles([cameraJpeg('a.jpg', 80, 60)])
    await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(1)
    await page.getByLabel(/^What I saw/).fill('My own words of it')
    await page.getByLabel(/^What I saw/).blur()
    await page.goto(listUrl(service))
    await expect(page.getByText('Works without a signal')).toBeVisible()
    await expect.poll(async () => (await storedRecords(page, tables.startedList)).length).toBe(1)

    await service.off()
    await phone.restart()
    await phone.context.clock.setSystemTime(saturday)
    const later = await phone.context.newPage()
    await later.goto(listUrl(service))
    await expect(itemCards(later)).toHaveCount(10)
    await expect(later.getByText(untilWednesday)).toBeVisible()

    await phone.context.clock.setSystemTime(lastMinute)
    const beside = await phone.context.newPage()
    await openAt(beside, service, problem.id)
    await expect(itemCards(later)).toHaveCount(10)
    await phone.context.clock.setSystemTime(shut)
    await expect(itemCards(later)).toHaveCount(3)
    await expect(closed(later)).toBeVisible()
    await expect(later.getByText('Nothing of your answers is lost')).toBeVisible()
    await expect(
      later
        .getByRole('main')
        .getByText(/^2 answers/)
        .first(),
    ).toBeVisible()
    await expect(closed(beside)).toBeVisible()
    await beside.close()
    await later.reload()
    await expect(itemCards(later)).toHaveCount(3)
    await expect(closed(later)).toBeVisible()

    // Nothing locked is left but what was answered.
    await expect.poll(async () => (await storedRecords(later, tables.startedList)).length).toBe(0)
    const mayStay = lockedIn(JSON.stringify([good, problem].flatMap(({ name, good: is }) => [name.en, is?.en])))
    const kept = await keptHere(later)
    expect(lockedIn(kept).filter((text) => !mayStay.includes(text))).toEqual([])
    for (const stays of ['My own words of it', good.name.en, problem.name.en, problem.good?.en ?? ''])
      expect(kept).toContain(stays)
    expect(await storedRecords(later, tables.photo)).toHaveLength(1)

    const saving = later.waitForEvent('download')
    await later.getByRole('button', { name: 'Export Free Preview' }).click()
    const report = await (await (await saving).createReadStream()).toArray()
    const text = Buffer.concat(report).toString('utf8')
    for (const told of [`4.`, problem.name.en, 'My own words of it', good.name.en]) expect(text).toContain(told)
    expect(lockedIn(text).filter((one) => !mayStay.includes(one))).toEqual([])

    await visit(later, `${service.url}/my-visits`)
    await expect(
      later
        .getByRole('main')
        .getByText(/^2 answers/)
        .first(),
    ).toBeVisible()
    await expect(later.getByText('The full checklist is kept here too.')).toHaveCount(0)

    // A clock that is set back opens nothing while nobody says so.
    await phone.context.clock.setSystemTime(saturday)
    await later.goto(listUrl(service))
    await expect(itemCards(later)).toHaveCount(3)
    await phone.context.clock.setSystemTime(evening)
    await service.on(liveAt(evening))
    await later.reload()
    await expect(closed(later)).toBeVisible()
    const [order] = /HQ-[2-9A-Z]{7}/.exec(await operator(service.running, 'list')) ?? []
    await operator(service.running, 'confirm', order ?? '', '--comment', 'as agreed')
    await later.reload()
    await expect(itemCards(later)).toHaveCount(10)
    await expect(closed(later)).toHaveCount(0)
    await expect(isGood(later, good.id)).toBeChecked()
    await expect(rowOf(later, problem.id).getByText('My own words of it')).toHaveCount(1)
  },
)

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
