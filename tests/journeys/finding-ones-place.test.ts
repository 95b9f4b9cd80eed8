import type { Page } from '@playwright/test'
import { doubleTapMs } from '../../src/ui/form/answer-press.ts'
import { expect, test } from './journey.ts'
import { answer, begin, beginStarted, goOn, number, phone, toVisit, visitUrl } from './point-by-point.ts'

/** The number of the check that the address names, once it is drawn. */
async function numberHere(page: Page): Promise<string> {
  await expect(page.locator(`[id="check-${new URL(page.url()).hash.slice(1)}"]`)).toBeVisible()
  return (await number(page).textContent()) ?? ''
}

const inPhase = (page: Page, phase: RegExp) => page.getByRole('button', { name: phase })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the list opens where one is, with that check marked, and a press leads back to it', async ({
    page,
    demonstration,
  }) => {
    await begin(page, demonstration)
    await inPhase(page, /^Delivery/).click()
    await goOn(page)
    const here = await numberHere(page)
    await page.getByRole('button', { name: 'List', exact: true }).click()
    const row = page.getByRole('navigation', { name: /^All checks/ }).locator('[aria-current]')
    await expect(row).toContainText(here.split(' ')[0] ?? 'a number')
    await expect(row).toBeInViewport({ ratio: 1 })
    // What narrows it is there too, and lies under nothing.
    await page.getByRole('radio', { name: 'Open' }).check()
    await page.getByRole('radio', { name: 'All' }).check()
    await row.click()
    await expect(number(page)).toHaveText(here)
  })

  test('whoever began with a later phase goes on there, and not at what was left out before it', async ({
    page,
    demonstration,
  }) => {
    await begin(page, demonstration)
    await inPhase(page, /^Delivery/).click()
    await goOn(page)
    const here = await numberHere(page)
    expect(here).not.toMatch(/^1\./)
    await page.getByRole('link', { name: 'Back to the checklist' }).click()
    await page.getByRole('link', { name: toVisit }).click()
    await page.getByRole('button', { name: /^Continue: / }).click()
    await expect(number(page)).toHaveText(here)
    await expect(answer(page, 'Good')).toHaveAttribute('aria-pressed', 'false')
  })
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the list beside the check follows it', async ({ page, demonstration }) => {
    await begin(page, demonstration)
    const first = (await number(page).textContent()) ?? ''
    await inPhase(page, /^Delivery/).click()
    await expect(number(page)).not.toHaveText(first)
    const row = page.getByRole('complementary').locator('[aria-current]')
    await expect(row).toContainText(((await number(page).textContent()) ?? '').split(' ')[0] ?? 'a number')
    await expect(row).toBeInViewport({ ratio: 1 })
  })

  test('the row of a check that one goes back to lies under nothing', async ({ page, demonstration }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await begin(page, demonstration)
    const here = async () => ((await number(page).textContent()) ?? '').split(' ')[0] ?? 'a number'
    const row = page.getByRole('complementary').locator('[aria-current]')
    const step = async (key: string) => {
      const before = await here()
      await page.keyboard.press(key)
      await expect(number(page)).not.toHaveText(new RegExp(`^${before} `))
      await expect(row).toContainText(await here())
    }
    for (let count = 0; count < 9; count++) await step('ArrowRight')
    for (let count = 0; count < 9; count++) {
      await step('ArrowLeft')
      await expect
        .poll(() =>
          row.evaluate((shown) => {
            const { left, top } = shown.getBoundingClientRect()
            return shown.contains(document.elementFromPoint(left + 8, top + 8))
          }),
        )
        .toBe(true)
    }
  })
})

test('in the eleventh month the checks that show late come one by one, answered or not, and then the end', async ({
  page,
  demonstration,
}) => {
  await beginStarted(page, demonstration)
  await page.goto(`${visitUrl(demonstration)}#paper/dates`)
  await page.getByLabel(/^The job was finished/).fill('2026-01-20')
  await page.getByRole('button', { name: 'Look at them one by one' }).click()
  const line = page.getByText(/^Eleventh month: \d+ of \d+$/)
  const count = Number((await line.innerText()).split(' ').at(-1))
  expect(count).toBeGreaterThan(2)
  const seen = new Set<string>()
  for (let place = 1; place <= count; place++) {
    await expect(line).toHaveText(`Eleventh month: ${place} of ${count}`)
    seen.add(await numberHere(page))
    // What has its answer already is not passed over.
    if (place === 2) {
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(line).toHaveText(`Eleventh month: 1 of ${count}`)
      // Sooner, a press on the same answer of the same check would belong to the press before.
      await page.waitForTimeout(doubleTapMs)
      await answer(page, 'Not applicable').click()
      await expect(line).toHaveText(`Eleventh month: 2 of ${count}`)
    }
    await answer(page, 'Not applicable').click()
  }
  expect(seen.size).toBe(count)
  await expect(page).toHaveURL(/#end$/)
  // Whoever begins anew has all checks again.
  await page.goto(visitUrl(demonstration))
  await page.getByRole('button', { name: /^Continue: / }).click()
  await expect(line).toHaveCount(0)
})
