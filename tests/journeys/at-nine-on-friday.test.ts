import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { isApplicable } from '../../src/content/job-fit.ts'
import { cameraJpeg } from '../support/camera-files.ts'
import { content } from '../support/content.ts'
import { lockedIn } from '../support/locked-text.ts'
import type { RunningService } from '../support/running-service.ts'
import { storedRecords, tables } from '../support/stored.ts'
import { Switched } from '../support/switched-service.ts'
import { bank, contactEmail, expect, itemCards, operator, rowOf, visit } from './journey.ts'
import { journey, keptHere, type Phone } from './phone.ts'
import { answer, check, isCaseAsked, toVisit, visitUrl } from './point-by-point.ts'

/** A Friday at 21:00 in Phoenix; its order is open until Wednesday at 17:00. */
const friday = '2026-11-21T04:00:00Z'
const saturday = '2026-11-21T16:00:00Z'
const tuesday = '2026-11-24T17:00:00Z'
const lastMinute = '2026-11-25T23:59:30Z'
const shut = '2026-11-26T00:00:01Z'
const evening = '2026-11-26T01:00:00Z'

const liveAt = (instant: string) => ({
  ...bank,
  CONTACT_EMAIL: contactEmail,
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
/** The job that is picked on the home page. */
const job = { jobs: [content.landing.jobs.find(({ checklist }) => checklist === 'hvac')?.job ?? ''], answers: {} }
const locked = (hvac?.items.slice(3) ?? []).flatMap(({ when, points }) =>
  points.filter((point) => isApplicable([when, point.when], job, [])),
)
// Where nothing is to be chosen or written before the answer.
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

/** Presses what a thumb presses, and counts how often. */
class Thumb {
  taps = 0
  async tap(there: Locator): Promise<void> {
    this.taps++
    await expect(there).toBeVisible()
    await there.click()
  }
}

/** From the home page to the list with all its items, then to the first check of a visit: what was pressed and how long it took. */
async function fromHomeToPaidCheck(page: Page, url: string): Promise<{ taps: number; ms: number }> {
  const thumb = new Thumb()
  const begun = performance.now()
  await visit(page, url)
  const jobs = page.getByRole('navigation', { name: 'What is being done at your home?' })
  await thumb.tap(jobs.locator('a[href^="/checklist/hvac#job="]').first())
  await expect(page.getByText('as soon as you order, until Wednesday 5 PM, Phoenix time')).toBeVisible()
  await thumb.tap(page.getByRole('link', { name: 'Unlock with a plan' }))
  await thumb.tap(page.getByRole('radio', { name: 'Basic' }))
  await thumb.tap(page.getByRole('button', { name: 'Complete Purchase' }))
  await thumb.tap(page.getByRole('button', { name: /^Start with / }))
  await thumb.tap(page.getByRole('button', { name: /^Start the .* project$/ }))
  const question = page.getByRole('alertdialog', { name: /^Use 1 of 1 project for / })
  await expect(question.getByText('It is open until Wednesday 5:00 PM (Phoenix time)')).toBeVisible()
  await thumb.tap(question.getByRole('button', { name: 'Yes, start it' }))
  await expect(page.getByText(untilWednesday)).toBeVisible()
  await expect(page.getByText('files wait for the payment')).toBeVisible()
  await expect(page.getByRole('link', { name: 'How to pay' })).toHaveAttribute('href', '/access')
  await rowOf(page, good?.id ?? '').scrollIntoViewIfNeeded()
  await expect(
    rowOf(page, good?.id ?? '')
      .getByText(good?.name.en ?? '')
      .first(),
  ).toBeInViewport()
  return { taps: thumb.taps, ms: performance.now() - begun }
}

/** The whole list on Saturday, without a signal, after the browser was closed. */
async function onSaturday(phone: Phone, service: Switched): Promise<Page> {
  await service.off()
  await phone.restart()
  await phone.context.clock.setSystemTime(saturday)
  const later = await phone.context.newPage()
  await later.goto(listUrl(service))
  await expect(itemCards(later)).toHaveCount(10)
  await expect(later.getByText(untilWednesday)).toBeVisible()
  return later
}

journeyAt(
  'on Friday at nine a phone comes from the home page to a paid check in nine taps and a minute; it is there without a signal on Saturday, and stays once Tuesday has confirmed it',
  async ({ service, phone }) => {
    journeyAt.setTimeout(180_000)
    await phone.context.clock.setSystemTime(friday)
    const page = await phone.context.newPage()
    await page.setViewportSize({ width: 390, height: 664 })
    const { taps, ms } = await fromHomeToPaidCheck(page, service.url)
    expect(taps).toBeLessThanOrEqual(9)
    expect(ms).toBeLessThan(60_000)
    await isGood(page, good.id).check()
    await expect(page.getByText('Works without a signal')).toBeVisible()
    await expect.poll(async () => (await storedRecords(page, tables.startedList)).length).toBe(1)

    const later = await onSaturday(phone, service)
    await expect(isGood(later, good.id)).toBeChecked()

    await phone.context.clock.setSystemTime(tuesday)
    await service.on(liveAt(tuesday))
    const [order] = /HQ-[2-9A-Z]{7}/.exec(await operator(service.running, 'list')) ?? []
    await operator(service.running, 'confirm', order ?? '', '--comment', 'as agreed')
    await later.reload()
    await expect(later.getByText(untilWednesday)).toHaveCount(0)
    await expect(itemCards(later)).toHaveCount(10)
    await expect.poll(async () => (await storedRecords(later, tables.startedList))[0]?.['openUntil']).toBeUndefined()

    await service.off()
    await phone.context.clock.setSystemTime(shut)
    await later.reload()
    await expect(itemCards(later)).toHaveCount(10)
    await expect(isGood(later, good.id)).toBeChecked()
  },
)

journeyAt(
  'never paid in time, it is there without a signal on Saturday, shuts on Wednesday at five with nothing of the visit lost and no paid text left but of what was answered, and is whole again once it is paid',
  async ({ service, phone }) => {
    journeyAt.setTimeout(120_000)
    await phone.context.clock.setSystemTime(friday)
    const page = await phone.context.newPage()
    await page.setViewportSize({ width: 390, height: 664 })
    const { taps, ms } = await fromHomeToPaidCheck(page, service.url)
    await page.getByRole('link', { name: toVisit }).click()
    await expect(page.getByText(untilWednesday)).toBeVisible()
    await page.getByRole('button', { name: /^Begin: \d+ checks$/ }).click()
    await expect(check(page)).toBeVisible()
    // Two more presses begin the visit.
    expect(taps + 2).toBeLessThanOrEqual(9)
    expect(ms).toBeLessThan(60_000)

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

    const later = await onSaturday(phone, service)

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
    for (const told of ['My own words of it', good.name.en]) expect(text).toContain(told)
    // With its number.
    expect(text).toMatch(new RegExp(`<h3>\\d+\\.\\d+ ${problem.name.en}`))
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
