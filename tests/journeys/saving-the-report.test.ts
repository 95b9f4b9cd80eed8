import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import { cameraJpeg } from '../support/camera-files.ts'
import { expect, requestsOf, test } from './journey.ts'
import { answer, begin, phone, visitUrl } from './point-by-point.ts'

test.use({ viewport: phone })

test('a saved report has the problem with its photo first, is opened from where it is said to be saved, can be read on a narrow phone, and nothing leaves the device', async ({
  page,
  context,
  demonstration,
}) => {
  await begin(page, demonstration)
  await answer(page, 'Problem').click()
  await page.getByLabel(/^From files/).setInputFiles(cameraJpeg('plate.jpg', 1200, 900))
  await expect(page.getByText('Photo saved on this device.')).toBeVisible()
  await page.getByLabel(/^What I saw/).fill('Another name')
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  await page.goto(`${visitUrl(demonstration)}#end`)
  await page.getByText('Add address and contractor').click()
  await page.getByLabel(/^Contractor/).fill('The crew of the corner')
  const asked = requestsOf(page)
  // Where the screen ends below what is pressed.
  await page.setViewportSize({ width: phone.width, height: 480 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Free Preview' }).click(),
  ])
  const path = test.info().outputPath(download.suggestedFilename())
  await download.saveAs(path)
  await expect(page.getByText('Report made', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the report' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(phone)
  expect(asked.join('\n')).not.toMatch(/crew|Another/)

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Open the report' }).click(),
  ])
  const photo = tab.locator('article.problem').getByRole('img', { name: 'Photo 1 of 1.1' })
  await expect.poll(() => photo.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(1000)
  await expect(tab.getByText('The crew of the corner')).toBeVisible()
  // Its look came with it.
  expect(await tab.locator('header').evaluate((head) => getComputedStyle(head).borderBottomWidth)).toBe('3px')
  await tab.close()

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Report made', { exact: true })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // Saved once more, and left: what said that it was saved goes, and nothing else does.
  await page.getByRole('button', { name: 'Export Free Preview' }).click()
  await expect(page.getByText('Report made', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^1\.1 / }).click()
  await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')

  const text = readFileSync(path, 'utf8')
  expect(text.indexOf('To fix (1)')).toBeLessThan(text.indexOf('Not checked ('))
  expect(text).toMatch(/Another name.*?<figcaption>File of /s)
  await page.goto(`file://${path}`)
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run())
  expect(violations).toEqual([])
})
