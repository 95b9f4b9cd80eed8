import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { RunningService } from '../support/running-service.ts'
import { holdAnswers } from '../support/stored.ts'
import { clearAnswer, expect, holdBack, itemCards, openMeasured, programFiles, test, visit } from './journey.ts'

const item = (page: Page): Locator => itemCards(page).first()
const points = (page: Page): Locator => item(page).getByRole('radio', { name: 'Not applicable' })
const done = (page: Page): Locator => item(page).getByRole('checkbox', { name: /: done$/ })
const photos = (page: Page): Locator => item(page).getByRole('img', { name: /^Photo \d/ })
const reading = (page: Page): Locator => page.getByLabel(/^Your reading/).first()
const checklist = (service: RunningService): string => `${service.url}/checklist/hvac`

test('all points of an item ticked before the stored records are read are all kept, and complete their item', async ({
  page,
  context,
  demonstration,
}) => {
  await visit(page, checklist(demonstration))
  await (await openMeasured(page))
    .getByLabel(/^Your reading/)
    .first()
    .fill('12')
  await writeNotes(page, 'Before')
  await expectOnAnotherPage(context, demonstration, async (another) => {
    await expect(item(another).getByText('Before', { exact: true })).toBeVisible({ timeout: 1000 })
  })

  const records = await holdRecords(context, demonstration)
  await visit(page, checklist(demonstration))
  await expect.poll(() => points(page).count()).toBeGreaterThanOrEqual(5)
  for (const point of await points(page).all()) await point.check()
  await expect(done(page)).toBeChecked()
  await expect(item(page).getByText('Before', { exact: true })).toHaveCount(0)
  await records.release()

  await expect(item(page).getByText('Before', { exact: true })).toBeVisible()
  await expectOnAnotherPage(context, demonstration, async (another) => {
    for (const point of await points(another).all()) await expect(point).toBeChecked({ timeout: 1000 })
    await expect(done(another)).toBeChecked({ timeout: 1000 })
    await expect(item(another).getByText('Before', { exact: true })).toBeVisible({ timeout: 1000 })
    await expect(reading(another)).toHaveValue('12', { timeout: 1000 })
  })
  await page.reload()
  for (const point of await points(page).all()) await expect(point).toBeChecked()
  await expect(done(page)).toBeChecked()
})

test('a point unticked, a reading and a note written before the stored records are read are kept as well', async ({
  page,
  context,
  demonstration,
}) => {
  await visit(page, checklist(demonstration))
  for (const point of await points(page).all()) await point.check()
  await writeNotes(page, 'Before')
  await expectOnAnotherPage(context, demonstration, async (another) => {
    await expect(done(another)).toBeChecked({ timeout: 1000 })
    await expect(item(another).getByText('Before', { exact: true })).toBeVisible({ timeout: 1000 })
  })

  const records = await holdRecords(context, demonstration)
  await visit(page, checklist(demonstration))
  await points(page).first().check()
  await clearAnswer(points(page).first())
  await (await openMeasured(page))
    .getByLabel(/^Your reading/)
    .first()
    .fill('14')
  await writeNotes(page, 'After')
  await records.release()

  await expectOnAnotherPage(context, demonstration, async (another) => {
    await expect(points(another).nth(1)).toBeChecked({ timeout: 1000 })
    await expect(points(another).first()).not.toBeChecked({ timeout: 1000 })
    await expect(done(another)).not.toBeChecked({ timeout: 1000 })
    await expect(reading(another)).toHaveValue('14', { timeout: 1000 })
    await expect(item(another).getByText('Before\n\nAfter', { exact: true })).toBeVisible({ timeout: 1000 })
  })
})

test('all points of an item ticked and a reading written before the script arrived are all kept', async ({
  page,
  context,
  demonstration,
}) => {
  const scripts = await holdBack(page, programFiles)
  await page.goto(checklist(demonstration), { waitUntil: 'commit' })
  await expect.poll(() => points(page).count()).toBeGreaterThanOrEqual(5)
  for (const point of await points(page).all()) await point.check()
  await (await openMeasured(page))
    .getByLabel(/^Your reading/)
    .first()
    .fill('12')
  scripts.release()
  await expect(done(page)).toBeChecked()
  for (const point of await points(page).all()) await expect(point).toBeChecked()
  await expect(reading(page)).toHaveValue('12')
  await expectOnAnotherPage(context, demonstration, async (another) => {
    for (const point of await points(another).all()) await expect(point).toBeChecked({ timeout: 1000 })
    await expect(done(another)).toBeChecked({ timeout: 1000 })
    await expect(reading(another)).toHaveValue('12', { timeout: 1000 })
  })
})

test("two tabs on one checklist keep each other's ticks, and each shows at once what the other did", async ({
  page,
  context,
  demonstration,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await visit(tab, checklist(demonstration))
  for (const index of [0, 1]) await points(page).nth(index).check()
  await expect(points(other).nth(1)).toBeChecked()
  for (const point of (await points(other).all()).slice(2)) await point.check()
  await (await openMeasured(page))
    .getByLabel(/^Your reading/)
    .first()
    .fill('12')
  await writeNotes(other, 'From the second tab')
  for (const tab of [page, other]) {
    for (const point of await points(tab).all()) await expect(point).toBeChecked()
    await expect(done(tab)).toBeChecked()
    await expect(reading(tab)).toHaveValue('12')
    await expect(item(tab).getByText('From the second tab')).toBeVisible()
  }
  await clearAnswer(points(page).first())
  await expect(points(other).first()).not.toBeChecked()
  await expect(done(other)).not.toBeChecked()
})

test("two tabs that do not hear of each other keep each other's ticks too", async ({
  page,
  context,
  demonstration,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'BroadcastChannel', { value: undefined })
  })
  const other = await context.newPage()
  for (const tab of [page, other]) await visit(tab, checklist(demonstration))
  for (const index of [0, 1]) await points(page).nth(index).check()
  await expectOnAnotherPage(context, demonstration, async (another) => {
    await expect(points(another).nth(1)).toBeChecked({ timeout: 1000 })
  })
  await expect(points(other).nth(1)).not.toBeChecked()
  for (const point of (await points(other).all()).slice(2)) await point.check()
  await expectOnAnotherPage(context, demonstration, async (another) => {
    for (const point of await points(another).all()) await expect(point).toBeChecked({ timeout: 1000 })
    await expect(done(another)).toBeChecked({ timeout: 1000 })
  })
})

test('a tick that the browser puts back on the way back is not taken for a press', async ({
  page,
  context,
  demonstration,
}) => {
  await visit(page, checklist(demonstration))
  await points(page).first().check()
  await expectOnAnotherPage(context, demonstration, async (another) => {
    await expect(points(another).first()).toBeChecked({ timeout: 1000 })
  })
  await page.goto(`${demonstration.url}/terms`)
  const other = await context.newPage()
  await visit(other, checklist(demonstration))
  await clearAnswer(points(other).first())
  await points(other).nth(1).check()
  await expectOnAnotherPage(context, demonstration, async (another) => {
    await expect(points(another).nth(1)).toBeChecked({ timeout: 1000 })
  })
  await page.goBack()
  await expect(points(page).nth(1)).toBeChecked()
  await expect(points(page).first()).not.toBeChecked()
  await expect(points(other).first()).not.toBeChecked()
})

test('where the browser keeps nothing, ticks, readings and notes stay on the page, and it says so', async ({
  page,
  demonstration,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await visit(page, checklist(demonstration))
  for (const point of await points(page).all()) await point.check()
  await (await openMeasured(page))
    .getByLabel(/^Your reading/)
    .first()
    .fill('12')
  await writeNotes(page, 'Only here')
  await expect(page.getByText('They last only while this page is open.')).toBeVisible()
  for (const point of await points(page).all()) await expect(point).toBeChecked()
  await expect(done(page)).toBeChecked()
  await expect(reading(page)).toHaveValue('12')
  await expect(item(page).getByText('Only here')).toBeVisible()
})

test('what is ticked and noted while the browser refuses its storage is kept once it no longer does', async ({
  page,
  context,
  demonstration,
}) => {
  const earlier = await context.newPage()
  await visit(earlier, checklist(demonstration))
  await points(earlier).first().check()
  await item(earlier)
    .getByLabel(/^Document .* with a photo$/)
    .setInputFiles('public/icon-192.png')
  await expect(photos(earlier)).toHaveCount(1)

  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...what) {
      if (document.title === 'allowed') return open.apply(this, what)
      throw new DOMException('refused', 'QuotaExceededError')
    }
  })
  await visit(page, checklist(demonstration))
  await points(page).nth(1).check()
  await writeNotes(page, 'While refused')
  await expect(page.getByText('They last only while this page is open.')).toBeVisible()
  await expect(points(page).first()).not.toBeChecked()

  await page.evaluate(() => {
    document.title = 'allowed'
  })
  await expect(points(page).first()).toBeChecked()
  await expect(photos(page)).toHaveCount(1)
  await expect(page.getByText('They last only while this page is open.')).toHaveCount(0)
  await expect(points(earlier).nth(1)).toBeChecked()
  await expect(item(earlier).getByText('While refused', { exact: true })).toBeVisible()
})

test('two tabs on one checklist show at once the photos that the other adds and deletes', async ({
  page,
  context,
  demonstration,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await visit(tab, checklist(demonstration))
  await item(page)
    .getByLabel(/^Document .* with a photo$/)
    .setInputFiles('public/icon-192.png')
  for (const tab of [page, other]) await expect(photos(tab)).toHaveCount(1)
  await item(other)
    .getByRole('button', { name: /^Delete photo 1/ })
    .click()
  for (const tab of [page, other]) await expect(photos(tab)).toHaveCount(0)
})

async function writeNotes(page: Page, words: string): Promise<void> {
  await item(page)
    .getByRole('button', { name: /^Add notes/ })
    .click()
  await item(page)
    .getByRole('textbox', { name: /^Notes for/ })
    .fill(words)
  await item(page).getByRole('button', { name: 'Save Notes' }).click()
}

/**
 * Holds the stored records in a transaction of another page that does not end, so that every other page waits to read
 * and to write them, until `release` is called.
 */
async function holdRecords(
  context: BrowserContext,
  service: RunningService,
): Promise<{ release: () => Promise<void> }> {
  const holder = await context.newPage()
  await visit(holder, `${service.url}/terms`)
  await holdAnswers(holder)
  return { release: () => holder.close() }
}

/** What a page that has seen nothing of the presses reads from the device, as soon as it has been written. */
async function expectOnAnotherPage(
  context: BrowserContext,
  service: RunningService,
  check: (another: Page) => Promise<void>,
): Promise<void> {
  await expect(async () => {
    const another = await context.newPage()
    try {
      await visit(another, checklist(service))
      await check(another)
    } finally {
      await another.close()
    }
  }).toPass()
}
