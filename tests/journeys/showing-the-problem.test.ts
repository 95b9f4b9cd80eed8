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
if (!point?.value || !point.good) throw new Error('the point has no reading any more')
const { say, es, name, good, value } = point

test('a problem is held out with its photo, whole in both languages, and the crew replies on it with a press', async ({
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
  await page.getByRole('radio', { name: 'On a date' }).check()
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
  await expect(sheet.locator('.both > [lang=es]')).toHaveText([
    /^(Tomada|Archivo|Agregada) /,
    name.es,
    'No coincide',
    'Lectura: 0.9 pulg de columna de agua',
    `Así debe ser: ${good.es}`,
    `“${es}”`,
    /^Anotado: Se arregla el 1 de diciembre de 2026/,
  ])
  await expect(sheet.locator('.both > [lang=en]')).toHaveText([
    /^(Taken|File of|Added) /,
    name.en,
    'It differs',
    `Reading: 0.9 ${value.unit}`,
    `Good: ${good.en}`,
    `“${say}”`,
    /^Noted: Will be fixed on December 1, 2026/,
  ])
  await expect(sheet.getByText(note)).toBeVisible()

  // A thumb in a glove: each is at least 56 px high.
  const replies = sheet.locator('.reply .choice-bar label')
  await expect(replies).toHaveCount(5)
  for (const label of await replies.all()) expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(56)
  await sheet.getByRole('radio', { name: 'Listo Done' }).check()
  await expect(sheet.getByRole('status')).toBeInViewport({ ratio: 1 })
  await expect(sheet.getByRole('status')).toContainText('Anotado: Ya está listo')
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: /^Show the problem/ })).toBeFocused()
  await expect(page.getByRole('radio', { name: 'Done' })).toBeChecked()
  // Taken back, it is the sentence alone again.
  await page.getByRole('button', { name: 'Clear this answer' }).click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(held).toBeVisible()
})
