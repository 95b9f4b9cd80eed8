import type { BrowserContext, Page } from '@playwright/test'
import type { RunningService } from '../support/running-service.ts'
import { expect, itemCards, test, visit } from './journey.ts'

/** As version 1 of the database held the first two items of a checklist. */
const records = [
  {
    key: 'hvac/license-scope-price',
    checklistId: 'hvac',
    itemId: 'license-scope-price',
    tickedPoints: ['license-class-39', 'cooling-bid-name-match'],
    isCompleted: false,
    notes: 'Asked twice.',
    readings: { 'last-payment-tied-to-readings': '12' },
  },
  {
    key: 'hvac/load-and-selection',
    checklistId: 'hvac',
    itemId: 'load-and-selection',
    tickedPoints: [],
    isCompleted: true,
    notes: null,
    readings: {},
  },
]
/** Known by their widths. */
const photos = [
  { key: 'hvac/license-scope-price', width: 10, addedAt: '2026-10-01T17:00:00.000Z' },
  { key: 'hvac/license-scope-price', width: 20, addedAt: '2026-10-01T17:00:09.000Z' },
  { key: 'hvac/load-and-selection', width: 30, addedAt: '2026-10-02T17:00:00.000Z' },
]

const checklist = (service: RunningService): string => `${service.url}/checklist/hvac`
const points = (page: Page) => itemCards(page).first().getByRole('radio', { name: 'Good' })

test('what the first version kept is all there: ticks, readings, notes and photos, and stays there', async ({
  page,
  context,
  demonstration,
}) => {
  await keepAsVersion1(context, demonstration)
  await visit(page, checklist(demonstration))
  await expectEarlierAnswers(page)
  await expectPhotos(page, [10, 20], [30])
  await points(page).nth(2).check()
  await page
    .getByRole('button', { name: /^Delete photo 1/ })
    .first()
    .click()
  await expectPhotos(page, [20], [30])
  await page.reload()
  await expectEarlierAnswers(page)
  await expect(points(page).nth(2)).toBeChecked()
  await expectPhotos(page, [20], [30])
})

test('two tabs that find the photos of the first version at the same time keep each of them once', async ({
  page,
  context,
  demonstration,
}) => {
  await keepAsVersion1(context, demonstration)
  await context.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype
    Blob.prototype.arrayBuffer = async function () {
      const { dataset } = document.documentElement
      dataset['moving'] ??= 'found'
      while (dataset['moving'] !== 'allowed') await new Promise((resolve) => setTimeout(resolve, 10))
      return arrayBuffer.call(this)
    }
  })
  const tabs = [page, await context.newPage()]
  for (const tab of tabs) {
    await visit(tab, checklist(demonstration))
    await expect(tab.locator('html')).toHaveAttribute('data-moving', 'found')
  }
  for (const tab of tabs)
    await tab.evaluate(() => {
      document.documentElement.dataset['moving'] = 'allowed'
    })
  for (const tab of tabs) await expectPhotos(tab, [10, 20], [30])
  await page.reload()
  await expectPhotos(page, [10, 20], [30])
})

test('each answer lies on the device with its time, each photo as bytes under an id that no other device gives', async ({
  page,
  context,
  demonstration,
}) => {
  await keepAsVersion1(context, demonstration)
  await visit(page, checklist(demonstration))
  await points(page).nth(2).check()
  await page
    .getByLabel(/^Document .* with a photo$/)
    .first()
    .setInputFiles('public/icon-192.png')
  await expectPhotos(page, [10, 20, 192], [30])
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
  expect(Object.fromEntries(kept.answers)).toEqual({
    'license-class-39': { answer: '' },
    'cooling-bid-name-match': { answer: '' },
    'last-payment-tied-to-readings': { reading: '' },
    'cooling-permit-or-exemption': { answer: now },
  })
  expect(Object.fromEntries(kept.marks)).toEqual({
    'license-scope-price': { notes: '' },
    'load-and-selection': { done: '' },
  })
  expect(kept.photos.sort((a, b) => (a.changedAt < b.changedAt ? -1 : 1))).toEqual(
    [...photos.map(({ addedAt }) => addedAt), now].map((changedAt) => ({
      isRandom: true,
      isBytes: true,
      type: 'image/jpeg',
      changedAt,
    })),
  )
})

test('a tab of the first version does not hold the new one up, and what it writes before and after is kept', async ({
  page,
  context,
  demonstration,
}) => {
  await keepAsVersion1(context, demonstration)
  const old = await context.newPage()
  await visit(old, `${demonstration.url}/terms`)
  // It lets go of the database when it is asked to, but only once it has written what it is writing.
  await old.evaluate(
    ([record]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('home-quality', 10)
        opening.onsuccess = () => {
          opening.result.onversionchange = () => opening.result.close()
          const items = opening.result.transaction('items', 'readwrite').objectStore('items')
          const hold = () => {
            items.count().onsuccess = () => {
              resolve()
              if (document.title !== 'finish') return hold()
              items.put({ ...record, tickedPoints: [...(record?.tickedPoints ?? []), 'cooling-permit-or-exemption'] })
            }
          }
          hold()
        }
      }),
    records,
  )
  await visit(page, checklist(demonstration))
  await points(page).nth(3).check()
  await old.evaluate(() => {
    document.title = 'finish'
  })
  for (const place of [0, 1, 2, 3]) await expect(points(page).nth(place)).toBeChecked()
  await expectPhotos(page, [10, 20], [30])

  // Afterwards its code opens whatever version there is, and finds its two tables.
  await old.evaluate(async () => {
    const canvas = new OffscreenCanvas(40, 10)
    canvas.getContext('2d')?.fillRect(0, 0, 40, 10)
    const picture = await canvas.convertToBlob({ type: 'image/jpeg' })
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('home-quality')
      opening.onsuccess = () => {
        const writing = opening.result.transaction(['items', 'photos'], 'readwrite')
        writing.onabort = () => reject(writing.error)
        writing.oncomplete = () => {
          opening.result.close()
          resolve()
        }
        const items = writing.objectStore('items')
        const found = items.get('hvac/license-scope-price')
        found.onsuccess = () =>
          items.put({ ...found.result, tickedPoints: [...found.result.tickedPoints, 'last-payment-tied-to-readings'] })
        writing
          .objectStore('photos')
          .add({ key: 'hvac/load-and-selection', picture, addedAt: new Date().toISOString() })
      }
    })
  })
  await page.reload()
  for (const place of [0, 1, 2, 3, 4]) await expect(points(page).nth(place)).toBeChecked()
  await expectPhotos(page, [10, 20], [30, 40])
})

test('where photos cannot be moved the answers are there all the same, and the photos with the next page', async ({
  page,
  context,
  demonstration,
}) => {
  await keepAsVersion1(context, demonstration)
  await page.addInitScript(() => {
    const { arrayBuffer } = Blob.prototype
    let reads = 0
    // The browser has lost the first picture, and has no room for the third.
    Blob.prototype.arrayBuffer = function () {
      return reads++ === 0 ? Promise.reject(new DOMException('lost', 'NotReadableError')) : arrayBuffer.call(this)
    }
    const { add } = IDBObjectStore.prototype
    let additions = 0
    IDBObjectStore.prototype.add = function (...what) {
      if (this.name === 'pictures' && additions++ === 1) throw new DOMException('full', 'QuotaExceededError')
      return add.apply(this, what)
    }
  })
  await visit(page, checklist(demonstration))
  await expectEarlierAnswers(page)
  await expectPhotos(page, [20], [])
  const next = await context.newPage()
  await visit(next, checklist(demonstration))
  await expectEarlierAnswers(next)
  for (const tab of [page, next]) await expectPhotos(tab, [10, 20], [30])
})

test('an upgrade that fails loses nothing: it is tried again, and what was ticked meanwhile is kept as well', async ({
  page,
  context,
  demonstration,
}) => {
  await keepAsVersion1(context, demonstration)
  await page.addInitScript(() => {
    const { createObjectStore } = IDBDatabase.prototype
    IDBDatabase.prototype.createObjectStore = function (...what) {
      if (document.title === 'allowed') return createObjectStore.apply(this, what)
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await visit(page, checklist(demonstration))
  await points(page).nth(2).check()
  await expect(page.getByText('They last only while this page is open.')).toBeVisible()
  await page.evaluate(() => {
    document.title = 'allowed'
  })
  await expectEarlierAnswers(page)
  await expect(page.getByText('They last only while this page is open.')).toHaveCount(0)
  const next = await context.newPage()
  await visit(next, checklist(demonstration))
  await expectEarlierAnswers(next)
  await expect(points(next).nth(2)).toBeChecked()
  for (const tab of [page, next]) await expectPhotos(tab, [10, 20], [30])
})

async function expectEarlierAnswers(page: Page): Promise<void> {
  for (const place of [0, 1]) await expect(points(page).nth(place)).toBeChecked()
  await expect(points(page).nth(4)).not.toBeChecked()
  await expect(page.getByLabel(/^Your reading/).first()).toHaveValue('12')
  await expect(itemCards(page).first().getByText('Asked twice.', { exact: true })).toBeVisible()
  const done = page.getByRole('checkbox', { name: /: done$/ })
  await expect(done.first()).not.toBeChecked()
  await expect(done.nth(1)).toBeChecked()
}

/** The widths of the photos of each of the first items, in their order. */
async function expectPhotos(page: Page, ...widths: number[][]): Promise<void> {
  for (const [place, ofItem] of widths.entries()) {
    const card = itemCards(page).nth(place)
    // What is far from the screen is not laid out, and so not there to be seen.
    await card.scrollIntoViewIfNeeded()
    const shown = card.getByRole('img', { name: /^Photo \d/ })
    await expect(shown).toHaveCount(ofItem.length)
    await expect
      .poll(() =>
        shown.evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth)),
      )
      .toEqual(ofItem)
  }
}

/** Writes the database of version 1 as Dexie wrote it, which counts in tens. */
async function keepAsVersion1(context: BrowserContext, service: RunningService): Promise<void> {
  const earlier = await context.newPage()
  await visit(earlier, `${service.url}/terms`)
  await earlier.evaluate(
    async (given) => {
      const pictures = await Promise.all(
        given.photos.map(async ({ width, ...photo }) => {
          const canvas = new OffscreenCanvas(width, 10)
          canvas.getContext('2d')?.fillRect(0, 0, width, 10)
          return { ...photo, picture: await canvas.convertToBlob({ type: 'image/jpeg' }) }
        }),
      )
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('home-quality', 10)
        opening.onerror = () => reject(opening.error)
        opening.onupgradeneeded = () => {
          const items = opening.result.createObjectStore('items', { keyPath: 'key' })
          items.createIndex('checklistId', 'checklistId')
          for (const record of given.records) items.add(record)
          const kept = opening.result.createObjectStore('photos', { keyPath: 'id', autoIncrement: true })
          kept.createIndex('key', 'key')
          for (const picture of pictures) kept.add(picture)
        }
        opening.onsuccess = () => {
          opening.result.close()
          resolve()
        }
      })
    },
    { records, photos },
  )
  await earlier.close()
}
