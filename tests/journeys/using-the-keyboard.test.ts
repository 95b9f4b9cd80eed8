import type { Locator, Page } from '@playwright/test'
import { codeIn, expect, itemCards, test, visit } from './journey.ts'

test('a plan is bought, a project started and an item noted with the keyboard alone', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/purchase`)
  const basic = page.getByRole('radio', { name: 'Basic' })
  await tabTo(page, basic)
  await page.keyboard.press('Space')
  await expect(basic).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Advanced' })).toBeChecked()
  await page.keyboard.press('ArrowUp')
  await expect(basic).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Complete Purchase' }))
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('alertdialog', { name: 'Your access code' })
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  expect(await codeIn(dialog)).toMatch(/^HQP-BASIC-/)
  await tabTo(page, dialog.getByRole('button', { name: 'Open my checklists' }))
  await page.keyboard.press('Enter')

  const choice = page.getByLabel('Checklist', { exact: true })
  await tabTo(page, choice)
  await page.keyboard.type('HVAC')
  await expect(choice).toHaveValue('hvac')
  await tabTo(page, page.getByRole('button', { name: /^Start the .* project$/ }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: /^Use 1 of 1 project/ })
  await tabTo(page, question.getByRole('button', { name: 'Yes, start it' }))
  await page.keyboard.press('Space')

  await expect(itemCards(page)).toHaveCount(10)
  const tick = itemCards(page).first().getByRole('radio', { name: 'Good' }).first()
  await tabTo(page, tick)
  await page.keyboard.press('Space')
  await expect(tick).toBeChecked()
  await tabTo(
    page,
    itemCards(page)
      .first()
      .getByRole('button', { name: /^Add notes/ }),
  )
  await page.keyboard.press('Enter')
  await page.keyboard.type('Asked.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(itemCards(page).first().getByText('Asked.', { exact: true })).toBeVisible()
})

test('Escape closes each dialog and gives the focus back to what opened it', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/purchase`)
  for (const name of ['Menu', 'Contact']) {
    const opener = page.getByRole('button', { name })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toBeHidden()
    await expect(opener).toBeFocused()
  }
  await page.getByRole('radio', { name: 'Basic' }).check()
  const order = page.getByRole('button', { name: 'Complete Purchase' })
  await order.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  // What ordered is gone, so that nobody orders twice: the focus is on the order.
  await expect(order).toHaveCount(0)
  await expect(page.locator(':focus')).toContainText('Order placed')
  const show = page.getByRole('button', { name: 'Show code and payment details' })
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(show).toBeFocused()
})

test('Tab reaches nothing behind an open dialog', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/purchase`)
  await page.getByRole('radio', { name: 'Basic' }).check()
  await page.getByRole('button', { name: 'Complete Purchase' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Your access code' })
  await expect(dialog).toBeVisible()
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    // Past its last stop a native dialog lets the browser's own controls be reached.
    await expect(page.locator(':focus:not(html, body, [role=alertdialog], [role=alertdialog] *)')).toHaveCount(0)
  }
})

test('the first Tab stop skips to the content', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/pricing`)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

for (const path of ['/', '/checklist/hvac', '/purchase'])
  test(`every Tab stop of ${path} is on the screen and marked`, async ({ page, demonstration }) => {
    await visit(page, demonstration.url + path)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo(0, 0))
    const unmarked: string[] = []
    for (let stop = 0; stop < 150; stop++) {
      await page.keyboard.press('Tab')
      const fault = await page.evaluate(faultOfFocus)
      if (fault === 'end') break
      if (fault) unmarked.push(fault)
    }
    expect(unmarked).toEqual([])
  })

test('one press shows the page for reading in the sun, and one more as before', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/pricing`)
  await page.getByText('Dark', { exact: true }).click()
  const outdoor = page.getByRole('banner').getByRole('button', { name: 'Outdoor display' })
  await outdoor.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'outdoor')
  await expect(outdoor).toHaveAttribute('aria-pressed', 'true')
  await outdoor.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('the chosen theme is kept on the device and worn again after a reload', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/pricing`)
  await page.getByText('Outdoor', { exact: true }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'outdoor')
  await expect(page.getByRole('radio', { name: 'Outdoor' })).toBeChecked()
})

test('under reduced motion nothing moves: no dialog fades in, no scroll glides', async ({ page, demonstration }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, `${demonstration.url}/purchase`)
  await page.getByRole('radio', { name: 'Basic' }).check()
  await page.getByRole('button', { name: 'Complete Purchase' }).click()
  const seconds = await page.getByRole('alertdialog').evaluate((dialog) => {
    const button = dialog.querySelector('button') ?? dialog
    return [getComputedStyle(dialog).animationDuration, getComputedStyle(button).transitionDuration].map(
      Number.parseFloat,
    )
  })
  for (const each of seconds) expect(each).toBeLessThan(0.001)
  const glide = () =>
    page.evaluate(() => {
      document.documentElement.dataset.glide = ''
      return getComputedStyle(document.documentElement).scrollBehavior
    })
  expect(await glide()).toBe('auto')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await glide()).toBe('smooth')
})

/** Presses Tab until `target` has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let press = 0; press < 120; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never came to ${target}`)
}

/** What is wrong with how the focused element shows itself; `end` once the focus has left the page. */
function faultOfFocus(): string | undefined {
  const focused = document.activeElement
  if (!focused || focused === document.body) return 'end'
  // The mark may stand on the card or the label that the control is in, or on the label beside it.
  const around = [focused.closest('label'), focused.closest('[data-card]'), focused.nextElementSibling]
  const shown = [focused, ...around].filter((one) => one !== null)
  const name = focused.outerHTML.slice(0, 120)
  const marked = shown.some((one) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one)
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
  })
  if (!marked) return `not marked: ${name}`
  const { top, bottom, width } = (focused.closest('label') ?? focused).getBoundingClientRect()
  return bottom > 0 && top < innerHeight && width > 0 ? undefined : `off the screen: ${name}`
}

test('the keys of a visit can be switched off, which every page of this device keeps to', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/hvac/visit`)
  const keys = page.getByRole('checkbox', { name: /^Keys: 1 Good/ })
  await expect(keys).toBeChecked()
  await keys.uncheck()
  await page.getByRole('button', { name: /^Begin: / }).click()
  const first = page.url()
  for (const key of ['1', '2', '3', 'u', 'ArrowRight']) await page.keyboard.press(key)
  await page.reload()
  await expect(page.getByRole('article')).toBeVisible()
  for (const key of ['1', '2', '3', 'u', 'ArrowRight']) await page.keyboard.press(key)
  await expect(page.getByText(/^Answered: 0\//)).toBeVisible()
  expect(page.url()).toBe(first)
  await visit(page, `${demonstration.url}/checklist/hvac/visit`)
  await keys.check()
  await page.getByRole('button', { name: /^Begin: / }).click()
  await page.keyboard.press('1')
  await expect(page).not.toHaveURL(first)
})

test('outdoors a chosen answer is filled with its color, and its words are light', async ({ page, demonstration }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'outdoor'))
  await visit(page, `${demonstration.url}/checklist/hvac`)
  const words = page.getByRole('radio', { name: /^(Good|Problem)$/ }).locator('xpath=following-sibling::span')
  await page.getByRole('radio', { name: 'Good', exact: true }).first().check()
  await expect(words.nth(0)).toHaveCSS('background-color', 'rgb(23, 73, 31)')
  await expect(words.nth(0)).toHaveCSS('color', 'rgb(255, 255, 255)')
  await expect(words.nth(1)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})
