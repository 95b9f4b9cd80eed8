import type { Page } from '@playwright/test'
import { expect, itemCards, test, visit } from './journey.ts'

const checklist = '/checklist/hvac'
/** The first answer of each check point. */
const points = (page: Page) => page.getByRole('radio', { name: 'Good', exact: true })
const done = (page: Page) => page.getByRole('checkbox', { name: /: done$/ })

test('each answer lies on the device with its time, each photo as bytes under an id that no other device gives', async ({
  page,
  demonstration,
}) => {
  await visit(page, demonstration.url + checklist)
  await points(page).nth(2).check()
  await page
    .getByLabel(/^Your reading/)
    .first()
    .fill('12')
  await page
    .getByLabel(/^Your reading/)
    .first()
    .blur()
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
  const kept = await page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open('home-quality'))
    const all = (name: string) => done(database.transaction(name).objectStore(name).getAll())
    return {
      answers: (await all('points')).map(({ id, changedAt }) => [id, changedAt]),
      marks: (await all('marks')).map(({ id, changedAt }) => [id, changedAt]),
      photos: (await all('pictures')).map(({ id, bytes, type, changedAt }) => ({
        isRandom: /^[0-9a-f]{32}$/.test(id),
        isBytes: bytes instanceof ArrayBuffer,
        type,
        changedAt,
      })),
    }
  })
  const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(Object.fromEntries(kept.answers)).toMatchObject({
    'cooling-permit-or-exemption': { answer: now },
    'last-payment-tied-to-readings': { reading: now },
  })
  expect(Object.fromEntries(kept.marks)).toEqual({ 'load-and-selection': { done: now } })
  expect(kept.photos).toEqual([{ isRandom: true, isBytes: true, type: 'image/jpeg', changedAt: now }])
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
