import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { cameraJpeg } from '../support/camera-files.ts'
import type { RunningService } from '../support/running-service.ts'
import { keys, storedRecords, storedText, storedTexts, storeRecords, tables } from '../support/stored.ts'
import { expect, itemCards, openAccess, placeOrderAndStart, requestsOf, test, visit } from './journey.ts'
import { openTools } from './point-by-point.ts'

const point = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const myVisits = (service: RunningService) => `${service.url}/my-visits`
const bringOver = (page: Page) => page.getByRole('region', { name: 'Bring your visit over' })
const choose = (page: Page) => page.getByLabel('Choose a backup file')

/** The list that a visit began with is stored after its first answer: leaving before that, it is stored the next time. */
const listIsStored = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('home-quality')
            opening.onerror = () => reject(opening.error)
            opening.onsuccess = () => {
              const counting = opening.result.transaction('listSnapshots').objectStore('listSnapshots').count()
              counting.onsuccess = () => resolve(counting.result)
              counting.onerror = () => reject(counting.error)
              opening.result.close()
            }
          }),
      ),
    )
    .toBe(1)

async function answer(page: Page, service: RunningService, id: string, word: 'Good' | 'Problem'): Promise<void> {
  await visit(page, `${service.url}/checklist/hvac`)
  await point(page, id).getByRole('radio', { name: word, exact: true }).check()
}

/** The ids of the first two check points of the list, which are free. */
async function firstPoints(page: Page, service: RunningService): Promise<[string, string]> {
  const answer = await page.request.get(`${service.url}/api/checklist-items/hvac`)
  const items = (await answer.json()) as { points: { id: string }[] }[]
  const [one, two] = items.flatMap(({ points }) => points.map(({ id }) => id))
  return [one ?? '', two ?? '']
}

async function backup(page: Page, service: RunningService): Promise<{ name: string; buffer: Buffer }> {
  await visit(page, myVisits(service))
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a backup file' }).click()
  const saved = await saving
  await expect(page.getByText(/^Home-Quality-visits-.* is made\./)).toBeInViewport({ ratio: 1 })
  return { name: saved.suggestedFilename(), buffer: await readFile(await saved.path()) }
}
const asFile = ({ name, buffer }: { name: string; buffer: Buffer }) => ({ name, mimeType: 'application/zip', buffer })

test('a visit goes from one device to another in one file: answers, words, photos, the job, and never the code', async ({
  page,
  anotherDevice,
  demonstration,
}) => {
  const [one, two] = await firstPoints(page, demonstration)
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openAccess(page, demonstration, accessCode)
  await answer(page, demonstration, one, 'Good')
  await point(page, two).getByRole('radio', { name: 'Problem', exact: true }).check()
  await point(page, two).getByLabel('What I saw').fill('<script>alert(1)</script> No plate & no bond')
  await point(page, two)
    .getByLabel(/^From files/)
    .setInputFiles([cameraJpeg('a.jpg', 400, 300), cameraJpeg('b.jpg', 300, 400)])
  await expect(point(page, two).getByRole('img', { name: /^Photo \d/ })).toHaveCount(2)
  const saved = await backup(page, demonstration)
  expect(saved.name).toMatch(/^Home-Quality-visits-\d{4}-\d\d-\d\d\.zip$/)
  const files = unzipSync(saved.buffer)
  expect(Object.keys(files).sort()).toEqual([`photos/hvac/${two}-1.jpg`, `photos/hvac/${two}-2.jpg`, 'visit.json'])
  const text = strFromU8(files['visit.json'] ?? new Uint8Array())
  expect(text).toContain('No plate & no bond')
  expect(text).not.toContain(accessCode)

  const requests = requestsOf(anotherDevice)
  await visit(anotherDevice, myVisits(demonstration))
  await choose(anotherDevice).setInputFiles(asFile(saved))
  await expect(bringOver(anotherDevice).getByText('New: 2 answers and 2 photos.')).toBeVisible()
  await anotherDevice.getByRole('button', { name: 'Add to this device' }).click()
  await expect(bringOver(anotherDevice).getByText(/^On this device now: /)).toBeVisible()
  await expect(anotherDevice.getByText('2 answers and 2 photos')).toBeVisible()
  expect(requests.filter((request) => !request.startsWith('GET ') && !request.startsWith('HEAD '))).toEqual([])
  await visit(anotherDevice, `${demonstration.url}/checklist/hvac`)
  await expect(point(anotherDevice, one).getByRole('radio', { name: 'Good', exact: true })).toBeChecked()
  await expect(point(anotherDevice, two).getByLabel('What I saw')).toHaveValue(
    '<script>alert(1)</script> No plate & no bond',
  )
  await expect(point(anotherDevice, two).getByRole('img', { name: /^Photo \d/ })).toHaveCount(2)

  await visit(anotherDevice, myVisits(demonstration))
  await choose(anotherDevice).setInputFiles(asFile(saved))
  await expect(anotherDevice.getByText('Nothing in it is newer than what is here.')).toBeVisible()
  await expect(anotherDevice.getByRole('button', { name: 'Add to this device' })).toHaveCount(0)
})

test('a visit that came over without its code never looks whole, offers no plan, and goes on once the code is entered', async ({
  page,
  anotherDevice,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openAccess(page, demonstration, accessCode)
  const [one] = await firstPoints(page, demonstration)
  await answer(page, demonstration, one, 'Good')
  await expect(itemCards(page)).toHaveCount(10)
  await listIsStored(page)
  const saved = await backup(page, demonstration)
  await expect(page.getByText('1 of 47 checks', { exact: true })).toBeVisible()

  await visit(anotherDevice, myVisits(demonstration))
  await choose(anotherDevice).setInputFiles(asFile(saved))
  await anotherDevice.getByRole('button', { name: 'Add to this device' }).click()
  await expect(bringOver(anotherDevice).getByRole('link', { name: 'Enter your access code' })).toHaveAttribute(
    'href',
    '/access',
  )
  await expect(anotherDevice.getByText('1 answer', { exact: true })).toBeVisible()
  const main = anotherDevice.getByRole('main')
  for (const path of ['/checklist/hvac/visit', '/checklist/hvac/visit#end', '/checklist/hvac']) {
    await visit(anotherDevice, demonstration.url + path)
    await expect(anotherDevice.getByText('Your answers are here')).toBeVisible()
    await expect(anotherDevice.getByText(/^1 answer\.?/).first()).toBeVisible()
    await expect(anotherDevice.locator('header').getByText(/\d\/\d/)).toHaveCount(0)
    await expect(main.getByText(/\d of \d+ (free )?checks/)).toHaveCount(0)
    await expect(main.getByRole('link', { name: /Purchase Plan|Unlock/ })).toHaveCount(0)
  }
  await main.getByRole('link', { name: 'Enter your access code' }).click()
  await anotherDevice.getByLabel('Access code').fill(accessCode)
  await anotherDevice.getByRole('button', { name: 'Verify code' }).click()
  await main.getByRole('link', { name: /^Continue HVAC cooling · 1 answer$/ }).click()
  await expect(anotherDevice.getByRole('button', { name: 'Continue: 46 checks left' })).toBeVisible()
  await expect(anotherDevice.locator('header').getByText('1/47')).toBeVisible()
  await visit(anotherDevice, `${demonstration.url}/`)
  await expect(main.getByRole('link', { name: 'Continue HVAC cooling · 1 of 47' })).toBeVisible()
})

test('on a device with answers of its own both are shown before anything is written, and the later one stays', async ({
  page,
  anotherDevice,
  demonstration,
}) => {
  const [one, two] = await firstPoints(page, demonstration)
  await answer(page, demonstration, one, 'Good')
  await answer(anotherDevice, demonstration, two, 'Good')
  await point(anotherDevice, one).getByRole('radio', { name: 'Problem', exact: true }).check()
  const later = await backup(anotherDevice, demonstration)
  await visit(page, myVisits(demonstration))
  await choose(page).setInputFiles(asFile(later))
  await expect(bringOver(page).getByText('New: 1 answer.')).toBeVisible()
  await expect(bringOver(page).getByText('Different: 1. The later one stays.')).toBeVisible()
  await expect(bringOver(page).getByText('Answer here')).toContainText(/\d{4}, \d+:\d\d/)
  await expect(bringOver(page).getByText('Problem · stays')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(bringOver(page).getByText('Nothing was added.')).toBeVisible()
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await expect(point(page, one).getByRole('radio', { name: 'Good', exact: true })).toBeChecked()

  await visit(page, myVisits(demonstration))
  await choose(page).setInputFiles(asFile(later))
  await page.getByRole('button', { name: 'Add to this device' }).click()
  await expect(bringOver(page).getByText(/^On this device now: /)).toBeVisible()
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await expect(point(page, one).getByRole('radio', { name: 'Problem', exact: true })).toBeChecked()
  await expect(point(page, two).getByRole('radio', { name: 'Good', exact: true })).toBeChecked()
})

test('a file that is foreign, cut, changed, newer or a bomb is refused with a sentence, and nothing here is lost', async ({
  page,
  demonstration,
}) => {
  const [one] = await firstPoints(page, demonstration)
  await answer(page, demonstration, one, 'Problem')
  await point(page, one)
    .getByLabel(/^From files/)
    .setInputFiles(cameraJpeg('a.jpg', 400, 300))
  await expect(point(page, one).getByRole('img', { name: /^Photo \d/ })).toHaveCount(1)
  const { buffer } = await backup(page, demonstration)
  const files = unzipSync(buffer)
  const text = strFromU8(files['visit.json'] ?? new Uint8Array())
  const changed = text.replace('"problem"', '"good"')
  for (const [name, content, sentence] of [
    ['letter.zip', zipSync({ 'letter.txt': strToU8('Dear Ann') }), 'This is not one of our backup files.'],
    ['photo.jpg', cameraJpeg('c.jpg', 40, 30).buffer, 'This is not one of our backup files.'],
    ['cut.zip', buffer.subarray(0, buffer.length - 30), 'This file is damaged or not whole'],
    ['changed.zip', zipSync({ ...files, 'visit.json': strToU8(changed) }), 'This file is damaged or not whole'],
    ['newer.json', strToU8(text.replace('"version": 2', '"version": 9')), 'This file comes from a newer version'],
    ['bomb.zip', zipSync({ 'visit.json': new Uint8Array(30_000_000) }), 'This file is larger than any backup file'],
  ] as const) {
    await choose(page).setInputFiles({ name, mimeType: 'application/zip', buffer: Buffer.from(content) })
    await expect(bringOver(page).getByRole('alert')).toContainText(sentence)
    await expect(bringOver(page).getByRole('alert')).toContainText('What is on this device is as it was.')
  }
  await expect(page.getByText(/^1 of \d+ checks and 1 photo/)).toBeVisible()
})

test('a photo that is damaged or missing in the file costs only itself', async ({
  page,
  anotherDevice,
  demonstration,
}) => {
  const [one] = await firstPoints(page, demonstration)
  await answer(page, demonstration, one, 'Problem')
  const pictures = [cameraJpeg('a.jpg', 400, 300), cameraJpeg('b.jpg', 300, 400), cameraJpeg('c.jpg', 200, 200)]
  await point(page, one)
    .getByLabel(/^From files/)
    .setInputFiles(pictures)
  await expect(point(page, one).getByRole('img', { name: /^Photo \d/ })).toHaveCount(3)
  const { name, buffer } = await backup(page, demonstration)
  const { [`photos/hvac/${one}-1.jpg`]: _, [`photos/hvac/${one}-2.jpg`]: hurt, ...left } = unzipSync(buffer)
  hurt?.fill(0, 200, 240)
  const damaged = zipSync({ ...left, ...(hurt && { [`photos/hvac/${one}-2.jpg`]: hurt }) })
  await visit(anotherDevice, myVisits(demonstration))
  await choose(anotherDevice).setInputFiles(asFile({ name, buffer: Buffer.from(damaged) }))
  await expect(bringOver(anotherDevice).getByText('New: 1 answer and 1 photo.')).toBeVisible()
  await expect(bringOver(anotherDevice).getByText('2 photos are damaged or missing')).toBeVisible()
  await anotherDevice.getByRole('button', { name: 'Add to this device' }).click()
  await expect(anotherDevice.getByText('1 answer and 1 photo')).toBeVisible()
})

/** As a browser that has lost what it stored: every photo of the device is there and has nothing in it. */
const losePictures = async (page: Page) => {
  const photos = await storedRecords(page, tables.photo)
  await storeRecords(
    page,
    tables.photo,
    photos.map((photo) => ({ ...photo, bytes: '' })),
  )
}

const captionsHere = async (page: Page) => (await storedRecords(page, tables.photo)).map(({ caption }) => caption)

test('a photo that the device has lost comes back from the backup that has it, with its caption', async ({
  page,
  demonstration,
}) => {
  const [one] = await firstPoints(page, demonstration)
  await answer(page, demonstration, one, 'Problem')
  await point(page, one)
    .getByLabel(/^From files/)
    .setInputFiles(cameraJpeg('a.jpg', 400, 300))
  await point(page, one)
    .getByLabel(/^Caption/)
    .fill('The plate')
  await point(page, one)
    .getByLabel(/^Caption/)
    .blur()
  // Nothing says when it is stored.
  await expect.poll(() => captionsHere(page)).toEqual(['The plate'])
  const saved = await backup(page, demonstration)
  await losePictures(page)
  await choose(page).setInputFiles(asFile(saved))
  await expect(bringOver(page).getByText('Comes back: 1 photo that cannot be read here any more.')).toBeVisible()
  await page.getByRole('button', { name: 'Add to this device' }).click()
  await expect(
    bringOver(page)
      .getByRole('status')
      .getByText(/^On this device now/),
  ).toBeVisible()
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await expect(point(page, one).getByRole('img', { name: /^Photo 1/ })).toBeVisible()
  await expect(point(page, one).getByLabel(/^Caption/)).toHaveValue('The plate')
})

test('answers without a name can go into a visit of their own, and the named one stays as it was', async ({
  page,
  demonstration,
}) => {
  const [one, two] = await firstPoints(page, demonstration)
  await answer(page, demonstration, one, 'Good')
  await listIsStored(page)
  await openTools(page)
  await page.getByText('Name your visits').click()
  await page.getByLabel('Name of this visit').fill('Upstairs')
  const points = [one, two].map((id) => ({
    id,
    answer: 'problem',
    changedAt: { answer: new Date().toISOString() },
  }))
  const text = JSON.stringify({
    format: 'home-quality-visits',
    version: 2,
    visits: [{ id: 'hvac', checklistId: 'hvac', points }],
  })
  await visit(page, myVisits(demonstration))
  await choose(page).setInputFiles({ name: 'visit.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(bringOver(page).getByText(/^Here this visit is named “Upstairs”/)).toBeVisible()
  await expect(bringOver(page).getByText('Different: 1. The later one stays.')).toBeVisible()
  await page.getByLabel('Goes into').selectOption('A visit of its own: Visit 2')
  await expect(bringOver(page).getByText('New: 2 answers.')).toBeVisible()
  await page.getByRole('button', { name: 'Add to this device' }).click()
  await expect(bringOver(page).getByText('On this device now: HVAC cooling: Visit 2.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'HVAC cooling: Upstairs' })).toContainText('1 of')
  await expect(page.getByRole('listitem').filter({ hasText: 'HVAC cooling: Visit 2' })).toContainText('2 answers')
})

test('a device that is full in the middle says which visit came over, and of the other nothing is here', async ({
  page,
  demonstration,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...what) {
      if (this.name === 'items' && JSON.stringify(what[0]).includes('"visitId":"pool"'))
        throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, what)
    }
  })
  const at = '2026-11-20T17:00:00.000Z'
  const visits = ['hvac', 'pool', 'solar'].map((id) => ({
    id,
    checklistId: id,
    points: [{ id: 'one', answer: 'good', changedAt: { answer: at } }],
    items: [{ id: 'two', notes: 'Asked.', changedAt: { notes: at } }],
  }))
  const text = JSON.stringify({ format: 'home-quality-visits', version: 2, visits })
  await visit(page, myVisits(demonstration))
  await choose(page).setInputFiles({ name: 'visit.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await page.getByRole('button', { name: 'Add to this device' }).click()
  const told = bringOver(page).getByRole('alert')
  await expect(told).toContainText(/^.*On this device now: HVAC cooling and [^.]+\. Not added: Pool\./)
  await expect(told).toContainText('This device has no room for it.')
  await expect(page.getByText('1 answer and 1 note')).toHaveCount(2)
})

test('answers alone come over as a phone file writes them, and what it brings that is none of ours stays out', async ({
  page,
  demonstration,
}) => {
  const [one] = await firstPoints(page, demonstration)
  const at = '2026-11-20T17:00:00.000Z'
  const text = JSON.stringify({
    format: 'home-quality-visits',
    version: 2,
    visits: [
      {
        id: 'hvac',
        checklistId: 'hvac',
        points: [
          { id: one, answer: 'good', changedAt: { answer: at } },
          { id: '<img src=x onerror=alert(1)>', answer: 'good', changedAt: { answer: at } },
        ],
        items: [{ id: 'x', notes: 'n'.repeat(100_000), changedAt: { notes: at } }],
      },
      { id: 'roofing', checklistId: 'roofing', points: [] },
    ],
  })
  await visit(page, myVisits(demonstration))
  await choose(page).setInputFiles({ name: 'visit.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await expect(bringOver(page).getByText('2 entries in this file cannot be read')).toContainText(
    '1 visit is for a checklist that we do not have',
  )
  await page.getByRole('button', { name: 'Add to this device' }).click()
  await expect(page.getByText('1 answer', { exact: true })).toBeVisible()
})

test('deleting everything asks first, takes every visit and its photos, and the code only when it is ticked', async ({
  page,
  demonstration,
}) => {
  const [one] = await firstPoints(page, demonstration)
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openAccess(page, demonstration, accessCode)
  await answer(page, demonstration, one, 'Good')
  await expect(page.getByText(/^This browser/)).toBeVisible()
  for (const withCode of [false, true]) {
    await visit(page, myVisits(demonstration))
    await page.getByRole('button', { name: 'Delete everything on this device' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete everything on this device?' })
    await question.getByRole('checkbox', { name: 'Remove my access code too' }).setChecked(withCode)
    await question.getByRole('button', { name: 'Delete everything' }).click()
    await expect(page.getByText('Everything is deleted from this device.')).toBeVisible()
    await expect(page.getByText('No visit is on this device yet.')).toBeVisible()
    const left = Object.keys(await storedTexts(page)).sort()
    expect(left).toEqual(withCode ? [] : [keys.knownAccess, keys.code])
    expect(await storedRecords(page)).toEqual([])
  }
})

test('the app on the home screen of an iPhone begins empty, and says how to bring a visit over', async ({
  page,
  demonstration,
}) => {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window)
    window.matchMedia = (query) => (query === '(display-mode: standalone)' ? ask('all') : ask(query))
  })
  await visit(page, demonstration.url)
  await expect(page.getByRole('link', { name: 'Bring your visit over' })).toBeInViewport()
  await page.getByRole('link', { name: 'Bring your visit over' }).click()
  await expect(choose(page)).toBeAttached()
  await expect(bringOver(page)).toBeInViewport()
  const [one] = await firstPoints(page, demonstration)
  await answer(page, demonstration, one, 'Good')
  // How far a visit is, is written down once the page has shown it.
  await expect.poll(() => storedText(page, keys.progress)).toContain('"answered":1')
  await visit(page, demonstration.url)
  await expect(page.getByRole('link', { name: /^Continue / })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Bring your visit over' })).toHaveCount(0)
})

test('an iPhone is sent to the home screen only with the backup file in hand', async ({ browser, demonstration }) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Safari/604.1'
  const context = await browser.newContext({ userAgent })
  const page = await context.newPage()
  const [one] = await firstPoints(page, demonstration)
  await answer(page, demonstration, one, 'Good')
  await visit(page, myVisits(demonstration))
  await expect(page.getByText('seven days of use')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'home screen' }).first()).toContainText(
    'Save a backup file',
  )
  await context.close()
})
