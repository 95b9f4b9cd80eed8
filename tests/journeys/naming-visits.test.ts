import type { Page } from '@playwright/test'
import { cameraJpeg } from '../support/camera-files.ts'
import { keys, storedRecords, storedText, tables } from '../support/stored.ts'
import {
  askToStart,
  expect,
  itemCards,
  openAccess,
  openStarted,
  placeOrder,
  placeOrderAndStart,
  test,
  visit,
} from './journey.ts'
import { answer, begin, goOn, number, openTools, toVisit, visitUrl } from './point-by-point.ts'

const counts = (page: Page, words: string | RegExp) => page.locator('header').getByText(words)
const photos = (page: Page) => page.getByRole('img', { name: /^Photo \d/ })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('the two projects of the larger plan are started and visited one after the other, and each keeps its own answers', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrder(demonstration, 'qualitechnician')
  await openAccess(page, demonstration, accessCode)
  for (const [id, question, title] of [
    ['hvac', 'Use 1 of 2 projects for HVAC cooling', 'HVAC cooling'],
    ['pool', 'Use project 2 of 2 for ', 'Pool'],
  ] as const) {
    await visit(page, `${demonstration.url}/access`)
    const asked = await askToStart(page, id)
    await expect(asked).toContainText(question)
    await asked.getByRole('button', { name: 'Yes, start it' }).click()
    await expect(page).toHaveURL(new RegExp(`/checklist/${id}$`))
    await expect(itemCards(page)).toHaveCount(10)
    await page.getByRole('link', { name: toVisit }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await button(page, /^Begin: /).click()
    await goOn(page)
    if (id === 'hvac') continue
    await goOn(page, 'Not applicable')
    await answer(page, 'Problem').click()
  }
  await expect(counts(page, '3/38')).toBeVisible()
  await visit(page, visitUrl(demonstration))
  await expect(counts(page, '1/47')).toBeVisible()
  await expect(page.getByText(/to fix/)).toHaveCount(0)
  await button(page, 'Continue: 46 checks left').click()
  await expect(number(page)).toHaveText(/^1\.2/)
  await visit(page, visitUrl(demonstration, 'pool'))
  await expect(counts(page, '3/38')).toBeVisible()
  await expect(counts(page, '1 to fix')).toBeVisible()
})

test('two visits of one checklist have names, answers and photos of their own, and deleting one leaves the other whole', async ({
  page,
  demonstration,
}) => {
  await begin(page, demonstration)
  await goOn(page)
  await answer(page, 'Problem').click()
  await page.getByLabel(/^Photo of/).setInputFiles(cameraJpeg('upstairs.jpg', 90, 60))
  await expect(photos(page)).toHaveCount(1)
  const second = page.url()
  await openVisits(page, visitUrl(demonstration))
  await page.getByLabel('Name of this visit').fill('Upstairs unit')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: Upstairs unit$/)

  await button(page, 'Begin another visit').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: Visit 2$/)
  await expect(counts(page, /^Answered: 0\//)).toBeVisible()
  await page.goto(second)
  await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'false')
  await expect(photos(page)).toHaveCount(0)
  await answer(page, 'Problem').click()
  await page.getByLabel(/^From files/).setInputFiles([1, 2].map((name) => cameraJpeg(`${name}.jpg`, 70, 60)))
  await expect(photos(page)).toHaveCount(2)

  // Back to the first, which is as it was, and once more after a reload.
  await openVisits(page, visitUrl(demonstration))
  const shown = page.getByRole('list', { name: 'Your visits with this checklist' })
  await expect(shown.getByRole('button', { name: /^Visit 2 · 1 of .* · shown$/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await shown.getByRole('button', { name: /^Upstairs unit · 2 of / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: Upstairs unit$/)
  await page.goto(second)
  await expect(photos(page)).toHaveCount(1)
  await page.reload()
  await expect(photos(page)).toHaveCount(1)
  await expect(counts(page, '1 to fix')).toBeVisible()

  // The list shows the same visit.
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await expect(page.getByText(/^2 of \d+ (free )?checks/)).toBeVisible()
  await openTools(page)
  await page.getByText('This visit: Upstairs unit').click()
  await button(page, 'Delete this visit').click()
  const question = page.getByRole('alertdialog', { name: /: Upstairs unit\?$/ })
  await question.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText(/^2 of \d+ (free )?checks/)).toBeVisible()
  await button(page, 'Delete this visit').click()
  await question.getByRole('button', { name: 'Delete the visit' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText('This visit: Visit 2')).toBeVisible()
  await expect(page.getByText(/^1 of \d+ (free )?checks/)).toBeVisible()
  await expect(photos(page)).toHaveCount(2)
  await page.reload()
  await expect(page.getByText(/^1 of \d+ (free )?checks/)).toBeVisible()
  await expect(photos(page)).toHaveCount(2)
  expect(await storedFor(page)).toEqual({ points: 1, pictures: 2 })
})

test('of the only visit nothing stays on the page that deletes it: no note that was not saved, and no report', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await itemCards(page).first().getByRole('radio', { name: 'Good', exact: true }).first().check()
  await button(page, /^Add notes for /)
    .first()
    .click()
  await page.getByLabel(/^Notes for /).fill('Not saved yet')
  await button(page, 'Export Free Preview').click()
  await expect(page.getByText('Report made')).toBeVisible()
  await openTools(page)
  await page.getByText('Name your visits').click()
  await button(page, 'Delete this visit').click()
  await button(page, 'Delete the visit').click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(itemCards(page).first().getByRole('radio', { name: 'Good', exact: true }).first()).not.toBeChecked()
  await expect(page.getByText('Report made')).toHaveCount(0)
  await expect(page.getByLabel(/^Notes for /)).toHaveCount(0)
  expect(await storedText(page, keys.outbox)).toBeNull()
})

test('the front page leads back to the visit that was answered last, by its name', async ({ page, demonstration }) => {
  await begin(page, demonstration)
  await goOn(page)
  await openVisits(page, visitUrl(demonstration))
  await button(page, 'Begin another visit').click()
  await page.getByLabel('Name of this visit').fill('Garage unit')
  await button(page, /^Begin: /).click()
  await goOn(page)
  await goOn(page)
  // How far a visit is, is written down once the page has shown it.
  await expect(page.getByText(/^Answered: 2\//)).toBeVisible()
  await visit(page, demonstration.url)
  await page.getByRole('link', { name: /^Continue HVAC cooling: Garage unit · 2 of / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: Garage unit$/)
  await expect(button(page, /^Continue: /)).toBeVisible()
})

test('a second visit of a started list is open as the first one is', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openStarted(page, demonstration, accessCode, 'hvac')
  await openTools(page)
  await page.getByText('Name your visits').click()
  await button(page, 'Begin another visit').click()
  await expect(itemCards(page)).toHaveCount(10)
  await visit(page, visitUrl(demonstration))
  await expect(button(page, 'Begin: 47 checks')).toBeVisible()
})

test('naming a visit is no part of what is printed', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await openTools(page)
  await expect(page.getByText('Name your visits')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Name your visits')).toBeHidden()
  await expect(page.getByText('Add the contract rider')).toBeVisible()
})

test('a printed list has no empty bar, no check twice, and no card whose height is guessed', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openStarted(page, demonstration, accessCode, 'hvac')
  await openTools(page)
  const tonight = page.getByText(/^Tonight: \d+ checks$/)
  const bar = page.getByRole('progressbar', { name: 'Progress' })
  await expect(tonight).toBeVisible()
  await expect(bar).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(bar).toBeHidden()
  await expect(tonight).toBeHidden()
  const guessed = await itemCards(page).evaluateAll((cards) =>
    cards.filter((card) => getComputedStyle(card).contentVisibility !== 'visible').map(({ id }) => id),
  )
  expect(guessed).toEqual([])
})

async function openVisits(page: Page, url: string): Promise<void> {
  await visit(page, url)
  if (!url.endsWith('/visit')) await openTools(page)
  await page.getByText(/^(Name your visits|This visit:)/).click()
}

/** How many records of answers and photos the device holds, of whatever visit. */
async function storedFor(page: Page): Promise<{ points: number; pictures: number }> {
  const count = async (table: 'answer' | 'photo') => (await storedRecords(page, tables[table])).length
  return { points: await count('answer'), pictures: await count('photo') }
}

for (const width of [320, 390])
  test(`the name of a visit is read whole over each check on a screen of ${width} px, outdoors too`, async ({
    page,
    demonstration,
  }) => {
    await page.setViewportSize({ width, height: 700 })
    await openVisits(page, visitUrl(demonstration))
    await page.getByLabel('Name of this visit').fill('Master bedroom unit, west side')
    await button(page, /^Begin: /).click()
    await button(page, 'Outdoor display').click()
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(/: Master bedroom unit, west side$/)
    const hidden = await title.evaluate((title) => {
      const { clientWidth, scrollWidth, clientHeight, scrollHeight } = title
      const [words, head] = [title, title.closest('header') ?? title].map((part) => part.getBoundingClientRect())
      const isOutside = !words || !head || words.top < head.top || words.bottom > head.bottom
      return scrollWidth > clientWidth || scrollHeight > clientHeight || isOutside
    })
    expect(hidden).toBe(false)
  })

test('a message covers no field that is being written in, wherever on the screen it stands', async ({
  page,
  demonstration,
}) => {
  await openVisits(page, `${demonstration.url}/checklist/hvac`)
  await button(page, 'Begin another visit').click()
  const message = page.getByRole('region', { name: 'Notification (F8)' })
  await expect(message).toContainText('Now open: Visit 2')
  // It stays while it is pointed at, so there is time to look.
  await message.hover()
  const name = page.getByLabel('Name of this visit')
  await name.focus()
  for (const top of [20, 760, 20]) {
    await name.evaluate((field, top) => scrollBy(0, field.getBoundingClientRect().top - top), top)
    await expect
      .poll(async () => {
        const [over, under] = [await message.boundingBox(), await name.boundingBox()]
        return over && under && (over.y + over.height <= under.y || under.y + under.height <= over.y)
      })
      .toBe(true)
  }
})

test('a visit that is only named stands among the visits of the device, and begins from there', async ({
  page,
  demonstration,
}) => {
  await begin(page, demonstration)
  await goOn(page)
  await openVisits(page, visitUrl(demonstration))
  await button(page, 'Begin another visit').click()
  await visit(page, `${demonstration.url}/my-visits`)
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(cards).toHaveCount(2)
  const second = cards.filter({ hasText: 'Visit 2' })
  await expect(second).toContainText('Nothing answered yet')
  await second.getByRole('link', { name: /^Begin it/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: Visit 2$/)
})
