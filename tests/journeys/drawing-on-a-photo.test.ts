import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { cameraJpeg } from '../support/camera-files.ts'
import { content } from '../support/content.ts'
import { storeCode } from '../support/stored.ts'
import { bringOver, expect, placeOrderAndStart, test, visit } from './journey.ts'
import { answer, begin, check, visitUrl } from './point-by-point.ts'

const drawn = content.checklists
  .find(({ id }) => id === 'hvac')
  ?.items.flatMap(({ points }) => points)
  .find(({ drawing }) => drawing !== undefined)
const good = drawn?.drawing?.good.text
if (!drawn || !good) throw new Error('no point has a drawing any more')

test.use({ viewport: { width: 390, height: 664 }, hasTouch: true })

/** Draws with a mouse, as a finger does, between two places of the picture in fractions of its box. */
async function draw(page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('there is nothing to draw on')
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 6 })
  await page.mouse.up()
}

test('an arrow, a circle and a word are drawn on a photo, outlast a reload and a backup, and stand in the report over the clean picture', async ({
  page,
  demonstration,
  anotherDevice,
}) => {
  await begin(page, demonstration)
  const place = page.url()
  await answer(page, 'Problem').click()
  await page.getByLabel(/^From files/).setInputFiles(cameraJpeg('plate.jpg', 1200, 900))
  const small = page.getByRole('img', { name: /^Photo 1 of 1\.1/ })
  await small.click()
  const sheet = page.getByRole('dialog', { name: 'Photo of 1.1' })
  await sheet.getByRole('button', { name: 'Draw on it' }).click()
  await expect(sheet.getByRole('application')).toBeVisible()
  await draw(page, [0.2, 0.7], [0.5, 0.5])
  await expect(sheet.getByRole('status')).toHaveText('Arrow kept.')
  await sheet.getByRole('button', { name: 'Circle' }).click()
  await draw(page, [0.5, 0.5], [0.6, 0.55])
  await sheet.getByRole('button', { name: 'Word' }).click()
  await sheet.getByLabel('Word on the photo').fill('rust')
  await draw(page, [0.7, 0.4], [0.7, 0.4])
  await expect(sheet.getByRole('status')).toHaveText('Word kept.')
  for (const button of await sheet.getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.evaluate(axe.source)
  expect((await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('dialog'))).violations).toEqual(
    [],
  )
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(sheet.getByRole('img')).toHaveAccessibleName('Photo of 1.1. Marked: arrow, circle, “rust”')
  // One press more than was wanted is taken back.
  await sheet.getByRole('button', { name: 'Draw on it' }).click()
  await draw(page, [0.3, 0.3], [0.4, 0.4])
  await sheet.getByRole('button', { name: 'Undo' }).click()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.reload()
  await expect(small).toHaveAccessibleName('Photo 1 of 1.1. Marked: arrow, circle, “rust”')

  await page.goto(`${visitUrl(demonstration)}#end`)
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Free Preview' }).click(),
  ])
  const text = readFileSync(await report.path(), 'utf8')
  expect(text).toMatch(/<div class="marked"><img src="data:image\/jpeg[^>]*><svg viewBox="0 0 1200 900"/)
  expect(text.match(/<path /g)).toHaveLength(4)

  await bringOver(page, anotherDevice, demonstration)
  await anotherDevice.goto(place)
  await expect(anotherDevice.getByRole('img', { name: /^Photo 1 of 1\.1/ })).toHaveAccessibleName(
    'Photo 1 of 1.1. Marked: arrow, circle, “rust”',
  )
})

test('a photo stands beside the drawing of its check point', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await storeCode(page, demonstration, accessCode)
  await visit(page, `${visitUrl(demonstration)}#${drawn.id}`)
  await expect(check(page)).toBeVisible()
  await page.getByLabel(/^Photo of/).setInputFiles(cameraJpeg('plate.jpg', 1200, 900))
  await page.getByRole('img', { name: /^Photo 1 of/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(good)).toBeVisible()
  await expect.poll(async () => (await sheet.getByRole('img').boundingBox())?.height).toBeGreaterThan(200)
})
