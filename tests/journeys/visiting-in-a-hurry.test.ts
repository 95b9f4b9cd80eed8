import type { Locator, Page } from '@playwright/test'
import { cameraJpeg } from '../support/camera-files.ts'
import { storeCode } from '../support/stored.ts'
import { expect, placeOrderAndStart, test, visit } from './journey.ts'
import {
  answer,
  begin,
  beginStarted,
  cases,
  check,
  freeChecks,
  goOn,
  isCaseAsked,
  number,
  phone,
  toVisit,
} from './point-by-point.ts'

test.use({ viewport: phone })

/** Counts what a thumb does; what is not on the screen whole, or lies under something, it has to scroll to first. */
class Thumb {
  taps = 0
  scrolls = 0
  private readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async tap(place: Locator): Promise<void> {
    await this.reach(place)
    await place.click()
  }
  /** A tap that opens the camera, which gives this picture. */
  async photograph(place: Locator, name: string): Promise<void> {
    await this.reach(place)
    const chooser = this.page.waitForEvent('filechooser')
    await place.click()
    await (await chooser).setFiles(cameraJpeg(name, 400, 300))
  }
  private async reach(place: Locator): Promise<void> {
    this.taps++
    await expect(place).toBeVisible()
    if (await place.evaluate(isWithinReach)) return
    this.scrolls++
    await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  }
}

function isWithinReach(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return top >= 0 && bottom <= innerHeight && element.contains(over)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('from the front page to the first point of a started list are three taps, and two to a visit that is under way', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await storeCode(page, demonstration, accessCode)
  await visit(page, demonstration.url)
  const first = new Thumb(page)
  await first.tap(page.getByRole('main').getByRole('link', { name: 'HVAC cooling' }).first())
  await first.tap(page.getByRole('link', { name: toVisit }))
  await first.tap(button(page, 'Begin: 47 checks'))
  await expect(check(page)).toBeInViewport({ ratio: 1 })
  expect(first.taps).toBe(3)

  await goOn(page)
  await visit(page, demonstration.url)
  const second = new Thumb(page)
  await second.tap(page.getByRole('main').getByRole('link', { name: /^Continue HVAC cooling.* · 1 of 47$/ }))
  await second.tap(button(page, 'Continue: 46 checks left'))
  await expect(check(page)).toBeInViewport({ ratio: 1 })
  expect(second).toMatchObject({ taps: 2, scrolls: 0 })
})

test('47 answers, five of them problems, are at most 60 taps beside the cases picked, and at most two scrolls', async ({
  page,
  demonstration,
}) => {
  await beginStarted(page, demonstration)
  const thumb = new Thumb(page)
  let picks = 0
  for (let point = 1; point <= 47; point++) {
    const here = page.url()
    if (point % 9 === 0) {
      await thumb.tap(answer(page, 'Problem'))
      await thumb.tap(button(page, 'Done'))
    } else if (point % 7 === 0) await thumb.tap(answer(page, 'Not applicable'))
    else {
      if (await isCaseAsked(page)) {
        picks++
        await thumb.tap(cases(page).first())
      }
      await thumb.tap(answer(page, 'Good'))
    }
    await expect(page).not.toHaveURL(here)
  }
  await expect(page.getByRole('heading', { name: 'Every check is answered' })).toBeInViewport()
  await expect(page.locator('header').getByText('47/47')).toBeVisible()
  expect(thumb.taps - picks).toBeLessThanOrEqual(60)
  expect(thumb.scrolls).toBeLessThanOrEqual(2)
})

test('a problem with its photo and a sentence is at most five taps and one scroll', async ({ page, demonstration }) => {
  await beginStarted(page, demonstration)
  const thumb = new Thumb(page)
  await thumb.tap(answer(page, 'Problem'))
  await thumb.photograph(page.getByRole('article').getByText('Photo', { exact: true }), 'plate.jpg')
  await expect(page.getByText('Photo saved on this device.')).toBeVisible()
  await thumb.tap(button(page, 'Too late to see it.'))
  await expect(page.getByLabel(/^What I saw/)).toHaveValue('Too late to see it.')
  expect(thumb.taps).toBeLessThanOrEqual(5)
  expect(thumb.scrolls).toBeLessThanOrEqual(1)
  await page.reload()
  await expect(page.getByRole('img', { name: /^Photo 1/ })).toBeVisible()
  await expect(page.getByLabel(/^What I saw/)).toHaveValue('Too late to see it.')
  await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')
})

test('the last answer can be taken back at the end of the visit, which leads to its point again', async ({
  page,
  demonstration,
}) => {
  await begin(page, demonstration)
  const all = freeChecks()
  for (let point = 1; point < all; point++) await goOn(page)
  const last = await number(page).textContent()
  await goOn(page)
  await expect(page.getByRole('heading', { name: 'Every free check is answered' })).toBeFocused()
  const undo = button(page, 'Undo')
  await expect(undo).toBeInViewport({ ratio: 1 })
  await undo.click()
  await expect(number(page)).toHaveText(last ?? '')
  await expect(answer(page, 'Good')).toHaveAttribute('aria-pressed', 'false')
  await expect(page.locator('header').getByText(`${all - 1}/${all}`)).toBeVisible()
})

test('a press that corrects one which is not drawn yet holds, and is what the visit goes on with', async ({
  page,
  demonstration,
}) => {
  await beginStarted(page, demonstration)
  const first = await number(page).textContent()
  await goOn(page)
  await button(page, 'Back').click()
  await expect(number(page)).toHaveText(first ?? '')
  await expect(answer(page, 'Good')).toHaveAttribute('aria-disabled', 'false')
  await page.evaluate(async () => {
    const press = (answer: string) => document.querySelector<HTMLElement>(`[data-answer=${answer}]`)?.click()
    press('problem')
    // In a task of its own, as two presses come that a busy page took up late.
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve()
      port2.postMessage(null)
    })
    press('good')
  })
  await expect(number(page)).not.toHaveText(first ?? '')
  await button(page, 'Back').click()
  await expect(number(page)).toHaveText(first ?? '')
  await expect(answer(page, 'Good')).toHaveAttribute('aria-pressed', 'true')
})
