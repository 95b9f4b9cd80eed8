import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { content } from '../support/content.ts'
import { storeCode } from '../support/stored.ts'
import { expect, openRow, placeOrderAndStart, rowOf, test, visit } from './journey.ts'
import { look } from './looking.ts'
import { answer, cases, check, phone, visitUrl } from './point-by-point.ts'

/** Good from −3 to 3 °F. */
const rooms = 'rooms-within-three-degrees'
const question = 'Your reading 4,5 is over 3. Good anyway, or Problem?'
const reading = (page: Page) => page.getByLabel(/^Your reading/)

test.beforeEach(async ({ page, demonstration }) => {
  await page.clock.install()
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await storeCode(page, demonstration, accessCode)
})

test('Good beside a reading outside its band is kept and asked about in place; who decides is told in the report', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${visitUrl(demonstration)}#${rooms}`)
  const here = await check(page).innerText()
  await reading(page).fill('4,5')
  await expect(page.getByText(question)).toHaveCount(0)
  await answer(page, 'Good').click()
  await expect(page.getByText(question)).toBeInViewport()
  await expect(answer(page, 'Good')).toHaveAttribute('aria-pressed', 'true')
  for (const name of ['Good anyway', 'Problem'])
    expect(
      (await page.getByRole('article').getByRole('button', { name, exact: true }).boundingBox())?.height,
    ).toBeGreaterThanOrEqual(48)
  // It stays until a person has said something.
  await page.clock.runFor(5000)
  await expect(check(page)).toHaveText(here)
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(question)).toBeVisible()
  // Whoever went on without a word is told at the end, and led back.
  await page.goto(`${visitUrl(demonstration)}#end`)
  await expect(page.getByRole('heading', { name: 'Still to decide (1)' })).toBeVisible()
  await page.getByRole('button', { name: question }).click()

  await page.getByRole('button', { name: 'Good anyway' }).click()
  await expect(check(page)).not.toHaveText(here)
  await page.goto(`${visitUrl(demonstration)}#end`)
  await expect(page.getByRole('button', { name: 'Export Report' })).toBeVisible()
  await expect(page.getByText('Still to decide')).toHaveCount(0)
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await expect(page.getByText('Good, decided by you, though the reading 4,5 is over 3.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /report/i })
    .first()
    .click()
  const report = await readFile(await (await download).path(), 'utf8')
  expect(report).toContain('Good, decided by you, though the reading 4,5 is over 3')

  await visit(page, `${visitUrl(demonstration)}#${rooms}`)
  await reading(page).fill('6')
  await page.getByRole('article').getByRole('button', { name: 'Problem', exact: true }).click()
  await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('What is wrong?').first()).toBeVisible()
  await page.getByRole('button', { name: 'Done', exact: true }).click()
  await expect(check(page)).not.toHaveText(here)
})

test('in the list the focus stays where the decision was made, whichever it is', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  const point = await openRow(rowOf(page, rooms))
  await point.getByLabel(/^Your reading/).fill('4,5')
  await point.getByRole('radio', { name: 'Good' }).press('Space')
  await expect(point.getByText(question)).toBeVisible()
  await point.getByRole('button', { name: 'Good anyway' }).press('Enter')
  await expect(point.getByText('Good, decided by you, though the reading 4,5 is over 3.')).toBeFocused()
  await point.getByLabel(/^Your reading/).fill('6')
  await point.getByRole('button', { name: 'Problem', exact: true }).press('Enter')
  await expect(point.getByText('What is wrong?').first()).toBeVisible()
  expect(await point.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('a question that nobody has answered yet moves no page: neither the list that is opened later, nor one in another tab', async ({
  page,
  context,
  demonstration,
}) => {
  const list = `${demonstration.url}/checklist/hvac`
  await visit(page, list)
  const other = await context.newPage()
  await visit(other, list)
  await expect(other.locator(`[id="${rooms}"]`)).toBeVisible()
  const point = await openRow(rowOf(page, rooms))
  await point.getByLabel(/^Your reading/).fill('4,5')
  await point.getByRole('radio', { name: 'Good' }).press('Space')
  await expect(point.getByText(question)).toBeInViewport()
  await expect(other.getByText(question)).toBeVisible()
  expect(await other.evaluate(() => window.scrollY)).toBe(0)
  await visit(page, list)
  await expect(page.getByText(question)).toBeVisible()
  await page.clock.runFor(300)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('a number is kept and the keyboard goes at Enter; it is there after the tab died without a word', async ({
  page,
  context,
  demonstration,
}) => {
  await visit(page, `${visitUrl(demonstration)}#${rooms}`)
  await reading(page).fill('2.5')
  await reading(page).press('Enter')
  await expect(reading(page)).not.toBeFocused()
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  const cdp = await context.newCDPSession(page)
  void cdp.send('Page.crash').catch(() => {})
  const next = await context.newPage()
  await visit(next, `${visitUrl(demonstration)}#${rooms}`)
  await expect(reading(next)).toHaveValue('2.5')
})

test('a finger goes straight from the number to Good, with the keyboard up or put away', async ({
  browser,
  page,
  demonstration,
}) => {
  const context = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: phone,
    hasTouch: true,
    isMobile: true,
  })
  const held = await context.newPage()
  await visit(held, `${visitUrl(demonstration)}#${rooms}`)
  const here = await check(held).innerText()
  await reading(held).tap()
  await held.keyboard.type('2.5')
  await expect(reading(held)).toBeFocused()
  await answer(held, 'Good').tap()
  await expect(check(held)).not.toHaveText(here)

  // A browser whose keyboard takes from the height of the page leaves no room for the bar; Done on the keyboard brings it.
  await visit(held, `${visitUrl(demonstration)}#${rooms}`)
  await held.setViewportSize({ width: phone.width, height: 420 })
  await reading(held).tap()
  await expect(answer(held, 'Problem')).toBeHidden()
  await held.keyboard.press('Enter')
  await answer(held, 'Problem').tap()
  await expect(answer(held, 'Problem')).toHaveAttribute('aria-pressed', 'true')
  await expect(reading(held)).toHaveValue('2.5')
  await context.close()
})

test('where a number is asked for, its field is in sight above the answers', async ({ page, demonstration }) => {
  const free = content.checklists.find(({ id }) => id === 'hvac')?.items.slice(0, 3) ?? []
  const measured = free.flatMap(({ points }) => points.filter(({ value }) => value))
  expect(measured.length).toBeGreaterThan(1)
  await visit(page, visitUrl(demonstration))
  for (const size of [
    { width: 390, height: 844 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(size)
    for (const { id } of measured) {
      await page.evaluate((id) => {
        window.location.hash = id
      }, id)
      await expect(page.locator(`[id="check-${id}"]`)).toBeVisible()
      const field = await page.getByRole('article').locator('input[enterkeyhint=done]').first().boundingBox()
      const bar = await page.getByRole('group', { name: /^Your answer to/ }).boundingBox()
      expect((field?.y ?? 9999) + (field?.height ?? 0), id).toBeLessThanOrEqual(bar?.y ?? 0)
    }
  }
})

test.describe('looked at', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the question can be read by any eyes and answered by any thumb, and so can a picked case', async ({
    page,
    demonstration,
  }) => {
    await visit(page, `${visitUrl(demonstration)}#${rooms}`)
    await reading(page).fill('4,5')
    await answer(page, 'Good').click()
    await expect(page.getByText(question)).toBeVisible()
    await look(page)
    await visit(page, `${visitUrl(demonstration)}#seer2-eer2-floor`)
    await cases(page).first().click()
    await look(page)
  })
})
