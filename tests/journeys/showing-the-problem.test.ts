import { cameraJpeg } from '../support/camera-files.ts'
import { content } from '../support/content.ts'
import { storeCode } from '../support/stored.ts'
import { expect, placeOrderAndStart, test, visit } from './journey.ts'
import { answer, check, phone, visitUrl } from './point-by-point.ts'

test.use({ viewport: phone })

const point = content.checklists
  .find(({ id }) => id === 'hvac')
  ?.items.flatMap(({ points }) => points)
  .find(({ id }) => id === 'external-static-pressure')
if (!point?.value) throw new Error('the point has no reading any more')
const { say, es, value, pass } = point

test('a problem is held out with what is wrong here: photo, fault, note, promise and reading; then both sentences and what good is, and nothing else', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await storeCode(page, demonstration, accessCode)
  await visit(page, `${visitUrl(demonstration)}#${point.id}`)
  await expect(check(page)).toBeVisible()
  const held = page.getByRole('button', { name: /^Show to crew/ })
  await expect(held).toBeVisible()
  await answer(page, 'Problem').click()
  await page.getByLabel(/^Your reading/).fill('0.9')
  await page.getByRole('radio', { name: 'It differs' }).check()
  const note = `The gauge shows 0.9. ${'It was read twice. '.repeat(12)}`.trim()
  await page.getByLabel(/^What I saw/).fill(note)
  await page.getByRole('radio', { name: 'Will fix it by a date' }).check()
  // The field that comes is not under the answers.
  const day = page.getByLabel('By when')
  const bar = page.getByRole('group', { name: /^Your answer to/ })
  await expect
    .poll(async () => ((await day.boundingBox())?.y ?? 0) + 48 <= ((await bar.boundingBox())?.y ?? 0))
    .toBe(true)
  await day.fill('2026-12-01')
  await page.getByLabel(/^From files/).setInputFiles(cameraJpeg('first.jpg', 320, 240))
  await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(1)
  await page.getByLabel(/^From files/).setInputFiles(cameraJpeg('second.jpg', 300, 200))
  await expect(page.getByRole('img', { name: /^Photo \d/ })).toHaveCount(2)

  await page.getByRole('button', { name: /^Show the problem/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Show the problem' })
  expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
  expect(await sheet.evaluate((one) => one.scrollTop)).toBe(0)
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
  const photo = sheet.getByRole('img')
  await expect(photo).toHaveCount(1)
  await expect.poll(() => photo.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(300)
  // In its order, to the last word.
  const words = (await sheet.innerText()).split('\n').filter((line) => line.trim() !== '')
  expect(words).toEqual([
    expect.stringMatching(/^(Taken|File of|Added) /),
    'Differs',
    note,
    'Promised: fixed by December 1, 2026',
    `Reading: 0.9 ${value?.unit}`,
    value?.judge,
    `“${say}”`,
    `“${es}”`,
    `Good: ${pass}`,
    'Close',
  ])
  await expect(sheet.locator('[lang=es]')).toHaveText(`“${es}”`)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: /^Show the problem/ })).toBeFocused()
  // Taken back, it is the sentence alone again.
  await page.getByRole('button', { name: 'Clear this answer' }).click()
  await expect(held).toBeVisible()
})
