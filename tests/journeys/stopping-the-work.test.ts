import { readFile } from 'node:fs/promises'
import { content } from '../support/content.ts'
import { expect, holdBack, openMeasured, test } from './journey.ts'
import { answer, begin, check, freeChecks, goOn, number, phone, visitUrl } from './point-by-point.ts'

test.use({ viewport: phone })

const hvac = content.checklists.find(({ id }) => id === 'hvac')
const whyOf = (point: string): string => {
  const reason = hvac?.stopWork.find((one) => one.point === point)
  if (!reason) throw new Error(`${point} stops nothing any more`)
  return reason.why
}
const mark = 'If this fails, stop the work or the payment.'

test('a point that should stop the work says so before and at a problem, to the crew, at the end and in the report', async ({
  page,
  demonstration,
}) => {
  await begin(page, demonstration)
  const here = page.getByRole('article')
  await expect(here.getByText(mark)).toBeInViewport({ ratio: 1 })
  await expect(here.getByText('Stop here')).toHaveCount(0)
  await goOn(page)
  await expect(number(page)).toHaveText(/^1\.2/)
  await expect(here.getByText(mark)).toHaveCount(0)
  await answer(page, 'Problem').click()
  await expect(page.getByText('What is wrong?').first()).toBeVisible()
  await expect(here.getByText('Stop here')).toHaveCount(0)

  await page.goto(`${visitUrl(demonstration)}#refrigerant-name-match`)
  await expect(here.getByText(mark)).toBeVisible()
  await answer(page, 'Problem').click()
  await expect(here.getByText(whyOf('refrigerant-name-match'))).toBeInViewport({ ratio: 1 })
  await expect(here.getByText('Do not let it be built in, and do not pay for it, until it is right.')).toBeVisible()
  await expect(here.getByText(mark)).toHaveCount(0)
  await page.getByRole('button', { name: /^Show the problem/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Show the problem' })
  await expect(sheet.getByText('Please stop here until this is right.')).toBeVisible()
  await expect(sheet.getByText('Por favor, paren aquí hasta que esto esté bien.')).toHaveAttribute('lang', 'es')
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'It differs' }).check()
  await page.getByLabel(/^What I saw/).fill('Another coil')
  await page.getByRole('radio', { name: 'Today' }).check()
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()

  await page.goto(`${visitUrl(demonstration)}#end`)
  const toFix = page.getByRole('region', { name: /^To fix/ }).or(page.locator('section', { hasText: /^To fix/ }))
  const rows = toFix.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Stop here')
  for (const words of ['It differs: Another coil', 'What they said: Will be fixed today'])
    await expect(rows.first()).toContainText(words)
  await expect(rows.last()).toContainText('1.2 ')
  await expect(rows.last()).not.toContainText('Stop here')
  await expect(page.getByText('One of these should stop the work, or the payment, until it is right.')).toBeVisible()
  await expect(page.getByText('Holding money back? Write within 14 days')).toBeVisible()
  // The address of the list is no way to share what was found.
  await expect(page.getByRole('button', { name: 'Click to Share' })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Free Preview' }).click()
  const report = await readFile(await (await download).path(), 'utf8')
  expect(report).toMatch(/To fix \(2\).*<b>Stop here\.<\/b>.*Another coil.*1\.2 /s)

  await page.getByRole('link', { name: 'How payments can wait for the work' }).click()
  await expect(page).toHaveURL(/education\?article=payment-schedules$/)
  await expect(page.getByRole('heading', { name: /payment/i }).first()).toBeVisible()
})

test('a note at a point that is Good stays there, and stands on the list and in the report', async ({
  page,
  demonstration,
}) => {
  await begin(page, demonstration)
  await page.getByRole('button', { name: 'Add a note to 1.1' }).click()
  const note = page.getByLabel('Note (1.1)')
  await expect(note).toBeFocused()
  await note.fill('R-39, active since 2009')
  await goOn(page)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(note).toHaveValue('R-39, active since 2009')
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  await page.reload()
  await expect(note).toHaveValue('R-39, active since 2009')
  // Nothing is lost when it turns out to be a problem.
  await answer(page, 'Problem').click()
  await expect(page.getByLabel('What I saw (1.1)')).toHaveValue('R-39, active since 2009')
  await answer(page, 'Not applicable').click()
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(number(page)).toHaveText(/^1\.2/)
  await page.getByRole('link', { name: 'Back to the checklist' }).click()
  await expect(page.getByLabel('Note (1.1)')).toHaveValue('R-39, active since 2009')
  // There each row that is opened takes one.
  const measured = await openMeasured(page)
  await measured.getByRole('button', { name: /^Add a note/ }).click()
  await measured.getByLabel(/^Note/).fill('The next size has two speeds')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export Free Preview' }).click()
  const report = await readFile(await (await download).path(), 'utf8')
  for (const words of ['R-39, active since 2009', 'The next size has two speeds'])
    expect(report).toContain(`<bdi>${words}</bdi>`)
})

test('a visit that is answered to the end opens on its end, where nothing stands at the foot once nothing can be undone', async ({
  page,
  demonstration,
}) => {
  await begin(page, demonstration)
  for (let point = 0; point < freeChecks(); point++) await goOn(page, 'Not applicable')
  const isAnswered = page.getByRole('heading', { name: 'Every free check is answered' })
  await expect(isAnswered).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0, { timeout: 10_000 })
  await expect(page.locator('.undo-bar')).toHaveCount(0)
  await page.goto(visitUrl(demonstration))
  await expect(page.getByText(/Every free check is answered\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Continue: / })).toHaveCount(0)
  await page.getByRole('button', { name: 'See what you found' }).click()
  await expect(isAnswered).toBeVisible()
})

test('once a problem is told, Done stands out, and what takes the answer away does not', async ({
  page,
  demonstration,
}) => {
  await begin(page, demonstration)
  await answer(page, 'Problem').click()
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  const clear = page.getByRole('button', { name: 'Clear this answer' })
  await expect(clear).toBeVisible({ timeout: 10_000 })
  const [less, more] = [await clear.boundingBox(), await page.getByRole('button', { name: 'Done' }).boundingBox()]
  if (!less || !more) throw new Error('Clear or Done is not there')
  expect(less.width * less.height).toBeLessThan(more.width * more.height)
  for (const { width, height } of [less, more]) expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
  expect(await clear.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe('0px')
  await expect(check(page)).toBeVisible()
})

test('the end is begun at its top, though it comes after the page around it', async ({ page, demonstration }) => {
  await page.clock.install()
  await begin(page, demonstration)
  await answer(page, 'Problem').click()
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  const asked = page.waitForRequest('**/assets/visit-end-*.js')
  const part = await holdBack(page, '**/assets/visit-end-*.js')
  await page.goto(`${visitUrl(demonstration)}#end`)
  await asked
  part.release()
  const heading = page.getByRole('heading', { name: /^\d+ of \d+ free checks/ })
  await expect(heading).toBeFocused()
  await page.clock.runFor(500)
  await expect(heading).toBeInViewport({ ratio: 1 })
})
