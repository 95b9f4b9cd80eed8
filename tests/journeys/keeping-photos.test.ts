import type { Locator, Page } from '@playwright/test'
import {
  type CameraFile,
  cameraJpeg,
  cameraWords,
  corners,
  heicFile,
  hugePng,
  noisyJpeg,
} from '../support/camera-files.ts'
import type { RunningService } from '../support/running-service.ts'
import { keys, type StoredRecord, storedRecords, storedText, storeRecords, tables } from '../support/stored.ts'
import { expect, itemCards, test, visit } from './journey.ts'

const place = 'license-class-39'
const point = (page: Page): Locator => page.locator(`[id="${place}"]`)
const photos = (page: Page): Locator => point(page).getByRole('img', { name: /^Photo \d/ })
const camera = (page: Page): Locator => point(page).getByLabel(/^Photo of/)
const files = (page: Page): Locator => point(page).getByLabel(/^From files/)
// Beside it stands what the point itself says.
const status = (page: Page): Locator => point(page).getByRole('status').filter({ hasNotText: 'Stop here' })
const checklist = (service: RunningService): string => `${service.url}/checklist/hvac`

async function openProblem(page: Page, service: RunningService): Promise<void> {
  await visit(page, checklist(service))
  await point(page).getByRole('radio', { name: 'Problem', exact: true }).check()
  await expect(files(page)).toBeAttached()
}

async function add(page: Page, ...given: CameraFile[]): Promise<void> {
  await files(page).setInputFiles(given)
  await expect(status(page)).toHaveText(/(?<!…)$/, { timeout: 60_000 })
  await expect(status(page)).not.toHaveText('')
}

test('a photo taken at a point is kept there with its time, from the rear camera first, and files are a second choice', async ({
  page,
  demonstration,
}) => {
  await visit(page, checklist(demonstration))
  await expect(camera(page)).toHaveAttribute('capture', 'environment')
  await expect(files(page)).toHaveCount(0)
  await openProblem(page, demonstration)
  await expect(files(page)).toHaveAttribute('multiple', '')
  const chooser = page.waitForEvent('filechooser')
  await point(page).getByText('Photo', { exact: true }).click()
  await (await chooser).setFiles(cameraJpeg('plate.jpg', 40, 30))
  await expect(status(page)).toHaveText('Photo saved on this device.')
  await expect(photos(page)).toHaveCount(1)
  await expect(point(page).getByText(/^(Taken|File of) \w{3} \d+, \d{4}, \d+:\d\d/)).toBeVisible()
  await page.reload()
  await expect(photos(page)).toHaveCount(1)
  // Another point and the item have photos of their own.
  await expect(
    itemCards(page)
      .first()
      .getByRole('img', { name: /^Photo \d/ }),
  ).toHaveCount(1)
})

test('every photo comes out upright, whichever way the camera was held, without a word of the camera', async ({
  page,
  demonstration,
}) => {
  await openProblem(page, demonstration)
  for (const [width, height] of [
    [400, 240],
    [2400, 1440],
  ] as const) {
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await add(page, cameraJpeg(`turned-${orientation}.jpg`, width, height, orientation))
      const [kept] = await keptPhotos(page)
      const [w, h] = width === 400 ? [400, 240] : [1600, 960]
      expect(kept, `orientation ${orientation} of ${width} px`).toEqual({
        width: w,
        height: h,
        corners: [...corners],
        type: 'image/jpeg',
        hasMetadata: false,
        isSmall: true,
      })
      await point(page)
        .getByRole('button', { name: /^Delete photo 1/ })
        .click()
      await expect(photos(page)).toHaveCount(0)
    }
  }
})

test('a picture of 48 million pixels and one that hardly compresses come out under 1600 pixels and 500 kB', async ({
  page,
  demonstration,
}) => {
  await openProblem(page, demonstration)
  await add(page, cameraJpeg('48.jpg', 8064, 6048, 6), noisyJpeg('gravel.jpg', 1600, 1600))
  await expect(status(page)).toHaveText('2 photos saved on this device.')
  const [large, noisy] = await keptPhotos(page)
  expect(large).toMatchObject({ width: 1600, height: 1200, corners: [...corners], hasMetadata: false, isSmall: true })
  expect(noisy).toMatchObject({ isSmall: true, hasMetadata: false })
  expect(noisy?.width).toBeLessThanOrEqual(1600)
})

test('what is no picture, too large, damaged or HEIC is named with a sentence each, and nothing kept is lost', async ({
  page,
  demonstration,
}) => {
  await openProblem(page, demonstration)
  await add(page, cameraJpeg('good.jpg', 40, 30))
  const text = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Asked for the plate.') }
  const whole = cameraJpeg('cut.jpg', 4000, 3000)
  const cut = { ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) }
  for (const [file, sentence] of [
    [text, 'This file is not a picture that we can read.'],
    [hugePng('bomb.png', 30_000, 30_000), 'This picture is too large to be made small here.'],
    [heicFile('IMG_0001.HEIC'), 'This browser cannot read HEIC pictures.'],
    [cut, 'This picture could not be opened.'],
  ] as const) {
    await files(page).setInputFiles(file)
    await expect(status(page)).toContainText(sentence)
    await expect(photos(page)).toHaveCount(1)
  }
  await add(page, heicFile('IMG_0002.HEIC'), cameraJpeg('second.jpg', 40, 30), text)
  await expect(status(page)).toHaveText(
    /^Photo saved on this device\. Not saved: IMG_0002\.HEIC\. .* Not saved: notes\.jpg\. /,
  )
  await page.reload()
  await expect(photos(page)).toHaveCount(2)
})

test('a device that is full in the middle keeps the photos before it and says so', async ({ page, demonstration }) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype
    let photos = 0
    IDBObjectStore.prototype.put = function (...what) {
      if (this.name === 'photos' && photos++ === 1) throw new DOMException('full', 'QuotaExceededError')
      return put.apply(this, what)
    }
  })
  await openProblem(page, demonstration)
  await add(page, ...['a.jpg', 'b.jpg', 'c.jpg'].map((name) => cameraJpeg(name, 40, 30)))
  await expect(status(page)).toHaveText(
    '2 photos saved on this device. Not saved: b.jpg. This device has no room for the photo. Nothing else was lost. Free some space and take it again, or write in words what it shows.',
  )
  await page.reload()
  await expect(photos(page)).toHaveCount(2)
})

test('where there is no worker the page makes the photo small, and notices a canvas that stays empty', async ({
  page,
  demonstration,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', { value: undefined })
    const { drawImage } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.drawImage = function (
      this: CanvasRenderingContext2D,
      ...what: Parameters<typeof drawImage>
    ) {
      if (document.title !== 'no memory') drawImage.apply(this, what)
    } as typeof drawImage
  })
  await openProblem(page, demonstration)
  await add(page, cameraJpeg('a.jpg', 2400, 1440, 6))
  expect(await keptPhotos(page)).toMatchObject([
    { width: 1600, height: 960, corners: [...corners], hasMetadata: false },
  ])
  await page.evaluate(() => {
    document.title = 'no memory'
  })
  await add(page, cameraJpeg('b.jpg', 2400, 1440))
  await expect(status(page)).toContainText('the photo came out empty')
  await expect(photos(page)).toHaveCount(1)
})

test('where the script of the worker does not come the page makes the photo small', async ({ page, demonstration }) => {
  await page.route('**/assets/*worker*', (route) => route.abort())
  await openProblem(page, demonstration)
  await add(page, cameraJpeg('a.jpg', 2400, 1440, 6))
  expect(await keptPhotos(page)).toMatchObject([{ width: 1600, height: 960, corners: [...corners] }])
})

test('six photos fit at a place, counted over all tabs', async ({ page, context, demonstration }) => {
  await openProblem(page, demonstration)
  const other = await context.newPage()
  await visit(other, checklist(demonstration))
  const some = ['a', 'b', 'c', 'd', 'e'].map((name) => cameraJpeg(`${name}.jpg`, 40, 30))
  await add(page, ...some)
  await expect(photos(other)).toHaveCount(5)
  await add(other, cameraJpeg('f.jpg', 40, 30), cameraJpeg('g.jpg', 40, 30))
  await expect(status(other)).toHaveText(/^Photo saved on this device\. Not saved: g\.jpg\. 6 photos fit here\./)
  await expect(photos(page)).toHaveCount(6)
  await expect(camera(page)).toHaveCount(0)
})

test('a caption is kept as it is typed, a photo opens large with it, and what is deleted can be brought back', async ({
  page,
  demonstration,
}) => {
  await openProblem(page, demonstration)
  await add(page, cameraJpeg('a.jpg', 300, 200), cameraJpeg('b.jpg', 200, 300))
  const caption = point(page).getByRole('textbox', { name: 'Caption of photo 1' })
  await caption.fill('Data plate, <b>bent</b>')
  await expect
    .poll(async () => (await storedPhotos(page)).map(({ caption }) => caption))
    .toContain('Data plate, <b>bent</b>')
  await page.reload()
  await expect(caption).toHaveValue('Data plate, <b>bent</b>')
  await photos(page).first().click()
  const sheet = page.getByRole('dialog', { name: /^Photo of/ })
  await expect(sheet).toContainText('Data plate, <b>bent</b>')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await point(page)
    .getByRole('button', { name: /^Delete photo 1/ })
    .click()
  await expect(photos(page)).toHaveCount(1)
  await expect(status(page)).toHaveText('Photo deleted.')
  await expect(point(page).getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(photos(page)).toHaveCount(2)
  await expect(caption).toHaveValue('Data plate, <b>bent</b>')
})

test('while a caption is typed no photos of other places are read again, in no tab', async ({
  page,
  context,
  demonstration,
}) => {
  await context.addInitScript(() => {
    const asked: unknown[] = []
    Object.assign(window, { asked })
    const { getAll } = IDBIndex.prototype
    IDBIndex.prototype.getAll = function (...of) {
      if (this.objectStore.name === 'photos') asked.push(of[0])
      return getAll.apply(this, of)
    }
  })
  const askedIn = (tab: Page) => tab.evaluate(() => [...new Set(Reflect.get(window, 'asked') as string[])])
  await openProblem(page, demonstration)
  await add(page, cameraJpeg('a.jpg', 40, 30))
  const item = itemCards(page).first().locator('input[type=file]').last()
  await item.setInputFiles(cameraJpeg('item.jpg', 50, 30))
  await expect(
    itemCards(page)
      .first()
      .getByRole('img', { name: /^Photo \d/ }),
  ).toHaveCount(2)
  const other = await context.newPage()
  await visit(other, checklist(demonstration))
  await expect(
    itemCards(other)
      .first()
      .getByRole('img', { name: /^Photo \d/ }),
  ).toHaveCount(2)
  for (const tab of [page, other]) await tab.evaluate(() => Object.assign(Reflect.get(window, 'asked'), { length: 0 }))
  await point(page).getByRole('textbox', { name: 'Caption of photo 1' }).fill('Data plate')
  await expect(point(other).getByRole('textbox', { name: 'Caption of photo 1' })).toHaveValue('Data plate')
  for (const tab of [page, other]) expect(await askedIn(tab)).toEqual([`hvac/${place}`])
  await point(other)
    .getByRole('button', { name: /^Delete photo 1/ })
    .click()
  await expect(photos(page)).toHaveCount(0)
})

test('a bad record costs one photo, and can be deleted', async ({ page, demonstration }) => {
  await openProblem(page, demonstration)
  await add(page, cameraJpeg('good.jpg', 40, 30))
  const key = `hvac/${place}`
  await storeRecords(page, tables.photo, [
    { id: 'bad-1', key, type: 'image/jpeg', changedAt: '2026-01-01' },
    { id: 'bad-2', key, type: 'image/jpeg', changedAt: '2026-01-02', bytes: btoa('no picture') },
  ])
  await page.reload()
  await expect(photos(page)).toHaveCount(1)
  await expect(point(page).getByText('This photo cannot be read any more.')).toHaveCount(2)
  for (const left of [1, 0]) {
    await point(page)
      .getByRole('button', { name: /^Delete photo 1/ })
      .click()
    await expect(point(page).getByText('This photo cannot be read any more.')).toHaveCount(left)
  }
  await expect(photos(page)).toHaveCount(1)
})

test('a page that is closed while the camera is open comes back to that place, and says that the photo is missing', async ({
  page,
  demonstration,
}) => {
  await visit(page, checklist(demonstration))
  const row = itemCards(page).last().locator('li.check').last()
  const last = row.getByLabel(/^Photo of/)
  await row.locator('summary').first().click()
  const chooser = page.waitForEvent('filechooser')
  await last.focus()
  await page.keyboard.press('Enter')
  await chooser
  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  const missing = page.getByText('the photo did not arrive')
  await expect(missing).toBeInViewport()
  expect(await storedText(page, keys.camera)).toBeNull()
  await page.reload()
  await page.locator('html[data-running]').waitFor({ state: 'attached' })
  await expect(missing).toHaveCount(0)

  // A picture that arrived ends it.
  await last.setInputFiles(cameraJpeg('a.jpg', 40, 30))
  await expect(itemCards(page).last().getByText('Photo saved on this device.')).toBeVisible()
  expect(await storedText(page, keys.camera)).toBeNull()
})

interface KeptPhoto {
  width: number
  height: number
  /** As in `corners`. */
  corners: string[]
  type: string
  hasMetadata: boolean
  /** At most 500 kB. */
  isSmall: boolean
}

/** The photos on the device as they would be seen, in the order in which they were added. */
async function keptPhotos(page: Page): Promise<KeptPhoto[]> {
  const records = await storedPhotos(page)
  return Promise.all(
    records.map(async ({ bytes: base64 = '', type = '' }) => {
      const bytes = Buffer.from(base64, 'base64')
      const seen = await page.evaluate(async (url) => {
        const image = new Image()
        image.src = url
        await image.decode()
        const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
        const context = canvas.getContext('2d')
        context?.drawImage(image, 0, 0)
        const names = [
          ['red', 255, 0, 0],
          ['lime', 0, 255, 0],
          ['blue', 0, 0, 255],
          ['yellow', 255, 255, 0],
        ] as const
        const { width, height } = canvas
        const corners = [0.25, 0.75].flatMap((y) =>
          [0.25, 0.75].map((x) => {
            const [r = 0, g = 0, b = 0] = context?.getImageData(x * width, y * height, 1, 1).data ?? []
            return names.find(([, ...is]) => Math.hypot(is[0] - r, is[1] - g, is[2] - b) < 40)?.[0] ?? `${r},${g},${b}`
          }),
        )
        return { width, height, corners }
      }, `data:${type};base64,${base64}`)
      const hasMetadata = bytes.includes('Exif') || bytes.includes(cameraWords) || bytes.includes('http')
      return { ...seen, type, hasMetadata, isSmall: bytes.length <= 500_000 }
    }),
  )
}

/** What the device keeps of photos, oldest first. */
async function storedPhotos(page: Page): Promise<StoredRecord[]> {
  const addedAt = (photo: StoredRecord) => String(photo.addedAt ?? photo.changedAt)
  return (await storedRecords(page, tables.photo)).sort((a, b) => (addedAt(a) < addedAt(b) ? -1 : 1))
}
