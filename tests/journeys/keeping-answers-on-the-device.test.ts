import type { Page } from '@playwright/test'
import { storedRecords, tables } from '../support/stored.ts'
import { expect, itemCards, openMeasured, test, visit } from './journey.ts'

const checklist = '/checklist/hvac'
/** The first answer of each check point. */
const points = (page: Page) => page.getByRole('radio', { name: 'Problem', exact: true })
const done = (page: Page) => page.getByRole('checkbox', { name: /: done$/ })

test('each answer lies on the device with its time, each photo as bytes under an id that no other device gives', async ({
  page,
  demonstration,
}) => {
  await visit(page, demonstration.url + checklist)
  await points(page).first().check()
  const measured = await openMeasured(page)
  await measured
    .getByLabel(/^Your reading/)
    .first()
    .fill('12')
  await measured
    .getByLabel(/^Your reading/)
    .first()
    .blur()
  const ids = await Promise.all([page.locator('.check').first(), measured].map((row) => row.getAttribute('id')))
  await done(page).nth(1).check()
  await page
    .getByLabel(/^Document .* with a photo$/)
    .first()
    .setInputFiles('public/icon-192.png')
  await expect(
    itemCards(page)
      .first()
      .getByRole('img', { name: /^Photo \d/ }),
  ).toHaveCount(1)
  const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  const times = async (table: 'answer' | 'item') =>
    Object.fromEntries((await storedRecords(page, tables[table])).map(({ id, changedAt }) => [id, changedAt]))
  expect(await times('answer')).toMatchObject({
    [ids[0] ?? '']: { answer: now },
    [ids[1] ?? '']: { reading: now },
  })
  expect(await times('item')).toEqual({ 'load-and-selection': { done: now } })
  expect(await storedRecords(page, tables.photo)).toEqual([
    expect.objectContaining({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      bytes: expect.stringMatching(/^[\w+/]+=*$/),
      type: 'image/jpeg',
      changedAt: now,
    }),
  ])
})

test('a database that cannot be made loses nothing: it is tried again, and what was answered meanwhile is kept', async ({
  page,
  context,
  demonstration,
}) => {
  await page.addInitScript(() => {
    const { createObjectStore } = IDBDatabase.prototype
    IDBDatabase.prototype.createObjectStore = function (...what) {
      if (document.title === 'allowed') return createObjectStore.apply(this, what)
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await visit(page, demonstration.url + checklist)
  await points(page).nth(2).check()
  await expect(page.getByText('They last only while this page is open.')).toBeVisible()
  await page.evaluate(() => {
    document.title = 'allowed'
  })
  await expect(page.getByText('They last only while this page is open.')).toHaveCount(0)
  const next = await context.newPage()
  await visit(next, demonstration.url + checklist)
  await expect(points(next).nth(2)).toBeChecked()
})
