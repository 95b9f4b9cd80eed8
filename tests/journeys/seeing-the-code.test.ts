import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { keys, storeCode, storeText } from '../support/stored.ts'
import { askToStart, buy, expect, openAccess, placeOrder, test, visit } from './journey.ts'

/** A small phone, a phone, a tablet and a computer. */
const screens = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

for (const [what, plan, next] of [
  ['demonstration', 'Basic', 'Open my checklists'],
  ['live', 'Advanced', 'See the state of my order'],
] as const)
  test(`a ${what} shows the code on the first screen after a purchase, on every screen, with the focus on its heading and both buttons within reach`, async ({
    page,
    demonstration,
    live,
  }) => {
    const [smallest, ...larger] = screens
    await page.setViewportSize(smallest)
    const dialog = await buy(page, { demonstration, live }[what], plan)
    await expectCodeInSight(dialog, ['Stay here', next])
    for (const screen of larger) {
      await dialog.getByRole('button', { name: 'Stay here' }).click()
      await page.setViewportSize(screen)
      await page.getByRole('button', { name: /^Show (the )?code/ }).click()
      await expectCodeInSight(dialog, ['Stay here', next])
    }
  })

test('the words about another code on this device leave the new one in sight, in every theme', async ({
  page,
  live,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const { accessCode } = await placeOrder(live)
  await storeCode(page, live, accessCode)
  for (const theme of ['light', 'dark', 'outdoor']) {
    await storeText(page, keys.theme, theme)
    const dialog = await buy(page, live, 'Basic')
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(dialog.getByText(`another code, ending ${accessCode.slice(-4)}`)).toBeAttached()
    await expectCodeInSight(dialog, ['Stay here', 'See the state of my order'])
  }
})

for (const close of ['Stay here', 'Escape'])
  test(`after the dialog is closed by ${close}, the order placed is in sight`, async ({ page, live }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const dialog = await buy(page, live, 'Basic')
    if (close === 'Escape') await page.keyboard.press('Escape')
    else await dialog.getByRole('button', { name: close }).click()
    const show = page.getByRole('button', { name: 'Show code and payment details' })
    await expect(show).toBeInViewport()
    await expect(page.getByText('Order placed')).toBeInViewport()
  })

test('after a purchase the code comes first, then the recovery words, how to pay and what to do now', async ({
  page,
  live,
}) => {
  const dialog = await buy(page, live, 'Basic')
  const words = (await dialog.textContent()) ?? ''
  const places = [
    'Your access code',
    'HQP-BASIC-',
    'Copy code',
    'Recovery words',
    'Amount',
    'Account number',
    'What to do now',
  ].map((one) => words.indexOf(one))
  expect(places).not.toContain(-1)
  expect(places).toEqual([...places].sort((one, other) => one - other))
  // All of it is reached by one scroll.
  await page.setViewportSize({ width: 390, height: 664 })
  const scrollers = await dialog.evaluate((box) =>
    [box, ...box.querySelectorAll('*')]
      .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight)
      .map((part) => part.className),
  )
  expect(scrollers).toHaveLength(1)
})

test('in a demonstration one line says that nothing is to be paid and the code works at once, in the dialog and in the saved file', async ({
  page,
  demonstration,
}) => {
  const free = 'nothing is to be paid, and the code works at once'
  const dialog = await buy(page, demonstration, 'Basic')
  await expect(dialog.getByText(free)).toHaveCount(1)
  await expect(dialog.getByText('A real order shows these lines, and where to pay.')).toHaveCount(1)
  await expect(dialog).not.toContainText('[')
  await expect(dialog).not.toContainText('required')
  await expect(dialog.getByRole('term')).toHaveText(['Amount', 'Reference'])

  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save as a file' }).click()
  const saved = readFileSync(await (await saving).path(), 'utf8')
  expect(saved.split(free)).toHaveLength(2)
  expect(saved).not.toContain('required')
  expect(saved).not.toContain('[')
})

/** What is left of 1280 × 1024 px when it is enlarged to 200 and to 400 %. */
for (const [enlarged, screen] of [
  ['200 %', { width: 640, height: 512 }],
  ['400 %', { width: 320, height: 256 }],
] as const)
  test(`enlarged to ${enlarged}, everything in the dialog after a purchase can be reached`, async ({ page, live }) => {
    await page.setViewportSize(screen)
    const dialog = await buy(page, live, 'Basic')
    await expect(dialog.getByRole('heading', { name: 'Your access code' })).toBeFocused()
    expect(await scrolled(dialog)).toEqual([])
    await expectWhollyInSight(page, dialog.getByRole('heading', { name: 'Your access code' }))
    for (const stop of await dialog.getByRole('button').all()) {
      await page.keyboard.press('Tab')
      await expect(stop).toBeFocused()
      await expectWhollyInSight(page, stop)
    }
    for (const part of [dialog.getByText(/^HQP-/), ...(await dialog.getByRole('definition').all())]) {
      await part.scrollIntoViewIfNeeded()
      await expectWhollyInSight(page, part)
    }
  })

test('a question and bad news open at their heading as well, on the smallest screen', async ({
  page,
  demonstration,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
  const question = await askToStart(page, 'remodeling')
  await expect(question.getByRole('heading')).toBeFocused()
  expect(await scrolled(question)).toEqual([])
  await page.keyboard.press('Escape')

  await page.route('**/api/bank-transfer', (route) => route.abort())
  await visit(page, `${demonstration.url}/purchase`)
  await page.getByRole('button', { name: 'Order another plan' }).click()
  await page.getByRole('radio', { name: 'Basic' }).check()
  await page.getByRole('button', { name: 'Complete Purchase' }).click()
  const failure = page.getByRole('alertdialog', { name: 'Your order may have been placed' })
  await expect(failure.getByRole('heading')).toBeFocused()
  expect(await scrolled(failure)).toEqual([])
})

async function expectCodeInSight(dialog: Locator, buttons: string[]): Promise<void> {
  const page = dialog.page()
  await dialog.evaluate((box) => Promise.all(box.getAnimations().map((one) => one.finished)))
  const heading = dialog.getByRole('heading', { name: 'Your access code' })
  expect(await scrolled(dialog)).toEqual([])
  for (const part of [heading, dialog.getByText(/^HQP-/)]) await expectWhollyInSight(page, part)
  for (const name of buttons) await expectWhollyInSight(page, dialog.getByRole('button', { name, exact: true }))
  await expect(heading).toBeFocused()
}

/** Every corner lies on the screen, and nothing else lies over it or cuts it off. */
async function expectWhollyInSight(page: Page, part: Locator): Promise<void> {
  const box = await part.boundingBox()
  const screen = page.viewportSize()
  if (!box || !screen) throw new Error('it is not drawn')
  expect(box.x).toBeGreaterThanOrEqual(0)
  expect(box.y).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width).toBeLessThanOrEqual(screen.width)
  expect(box.y + box.height).toBeLessThanOrEqual(screen.height)
  expect(await part.evaluate(coveredCorners)).toEqual([])
}

/** Where something else is hit at a corner; corners are rounded, so a little inside of it. */
function coveredCorners(part: Element): string[] {
  const { left, right, top, bottom } = part.getBoundingClientRect()
  const inset = 4
  return [left + inset, right - inset]
    .flatMap((x) => [top + inset, bottom - inset].map((y) => [x, y] as const))
    .map(([x, y]) => document.elementFromPoint(x, y))
    .filter((hit) => !hit || !(part.contains(hit) || hit.contains(part)))
    .map((hit) => hit?.outerHTML.slice(0, 120) ?? 'nothing')
}

/** The dialog and every part of it that is not scrolled to its top. */
function scrolled(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((box) =>
    [box, ...box.querySelectorAll('*')].filter((part) => part.scrollTop !== 0).map((part) => part.className),
  )
}
