import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createCanvas } from '@napi-rs/canvas'
import { expect, onTestFinished } from 'vitest'
import { cameraJpeg, cameraWords, corners, hugePng } from '../support/camera-files.ts'
import type { Journey } from './journey.ts'
import type { Page } from './page.ts'
import type { Place } from './place-on-page.ts'

const files: Place = { label: /^From files/ }
const photo: Place = { role: 'img', name: /^Photo \d/ }

const isSaid = (page: Page, sentence: string) => page.sees({ text: new RegExp(sentence) })

/** Files as a phone has them, gone after the test. */
function onDisk(...given: { name: string; buffer: Buffer }[]): string[] {
  const dir = mkdtempSync(join(tmpdir(), 'hqp-photos-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  return given.map(({ name, buffer }) => {
    writeFileSync(join(dir, name), buffer)
    return join(dir, name)
  })
}

/** Photos through the file input; the camera itself is none of a computer. */
export function photoJourneys(test: Journey): void {
  test('a JPEG of a turned camera and a PNG come out small, upright and without a word of the camera, and outlive a reload', async ({
    service,
    page,
  }) => {
    await page.visit(`${service.url}/checklist/hvac/visit#license-class-39`)
    await page.press({ role: 'button', name: 'Problem' })
    const png = createCanvas(2400, 1440)
    png.getContext('2d').fillRect(0, 0, 2400, 1440)
    await page.attach(files, ...onDisk(cameraJpeg('turned.jpg', 2400, 1440, 6)))
    await isSaid(page, 'Photo saved on this device')
    await expect.poll(() => page.count(photo)).toBe(1)
    await page.attach(files, ...onDisk({ name: 'drawn.png', buffer: png.toBuffer('image/png') }))
    await expect.poll(() => page.count(photo)).toBe(2)
    await page.reload()
    await expect.poll(() => page.count(photo)).toBe(2)
    await expect
      .poll(() => page.tab.run(keptPhotos))
      .toMatchObject([
        { width: 1600, height: 960, type: 'image/jpeg', isSmall: true, corners: [...corners] },
        { width: 1600, height: 960, type: 'image/jpeg', isSmall: true },
      ])
    const [turned] = await page.tab.run(keptPhotos)
    expect(turned?.text).not.toContain(cameraWords)
    expect(turned?.text).not.toContain('Exif')
  })

  test('what cannot be made small is named, and nothing kept is lost', async ({ service, page }) => {
    await page.visit(`${service.url}/checklist/pool/visit`)
    await page.press({ role: 'button', name: /^Begin: / })
    await page.press({ role: 'button', name: 'Problem' })
    await page.attach(files, ...onDisk(cameraJpeg('good.jpg', 40, 30)))
    await isSaid(page, 'Photo saved on this device')
    const [text, bomb] = [
      { name: 'notes.jpg', buffer: Buffer.from('Asked for the plate.') },
      hugePng('bomb.png', 30_000, 30_000),
    ]
    await page.attach(files, ...onDisk(text))
    await isSaid(page, 'This file is not a picture that we can read')
    await page.attach(files, ...onDisk(bomb))
    await isSaid(page, 'This picture is too large to be made small here')
    await expect.poll(() => page.count(photo)).toBe(1)
  })
}

/** What the device keeps of photos, oldest first, as it would be seen. Runs on the page. */
async function keptPhotos() {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await done(indexedDB.open('home-quality'))
  const records = await done(database.transaction('photos').objectStore('photos').getAll())
  database.close()
  records.sort((a, b) => (a.changedAt < b.changedAt ? -1 : 1))
  return Promise.all(
    records.map(async ({ bytes, type }) => {
      const bitmap = await createImageBitmap(new Blob([bytes], { type }))
      const { width, height } = bitmap
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
      context?.drawImage(bitmap, 0, 0)
      const names = [
        ['red', 255, 0, 0],
        ['lime', 0, 255, 0],
        ['blue', 0, 0, 255],
        ['yellow', 255, 255, 0],
      ] as const
      const corners = [0.25, 0.75].flatMap((y) =>
        [0.25, 0.75].map((x) => {
          const [r = 0, g = 0, b = 0] = context?.getImageData(x * width, y * height, 1, 1).data ?? []
          return names.find(([, ...is]) => Math.hypot(is[0] - r, is[1] - g, is[2] - b) < 40)?.[0] ?? `${r},${g},${b}`
        }),
      )
      const text = new TextDecoder('latin1').decode(bytes)
      return { width, height, type, corners, text, isSmall: bytes.byteLength <= 500_000 }
    }),
  )
}
