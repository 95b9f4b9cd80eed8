import type { Page } from '@playwright/test'
import { cameraJpeg } from '../support/camera-files.ts'
import { expect, holdBack, openAccess, placeOrder, test, visit } from './journey.ts'
import { answer, begin, beginStarted, check, number, phone } from './point-by-point.ts'

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('Good goes on by itself, Problem stays to be told, and a reload comes back to the point', async ({
    page,
    demonstration,
  }) => {
    await begin(page, demonstration)
    await expect(number(page)).toHaveText(/^1\.1/)
    await answer(page, 'Good').click()
    await expect(number(page)).toHaveText(/^1\.2/)
    await answer(page, 'Problem').click()
    await page.getByRole('radio', { name: 'It differs' }).check()
    await page.getByLabel(/^What I saw/).fill('The bid names another firm')
    await page.getByRole('radio', { name: 'Will fix it by a date' }).check()
    await page.getByLabel('By when').fill('2026-12-01')
    await page.reload()
    await expect(number(page)).toHaveText(/^1\.2/)
    await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('radio', { name: 'It differs' })).toBeChecked()
    await expect(page.getByLabel(/^What I saw/)).toHaveValue('The bid names another firm')
    await expect(page.getByLabel('By when')).toHaveValue('2026-12-01')
    await expect(page.locator('header').getByText('1 to fix')).toBeVisible()
    await button(page, 'Next open').click()
    await expect(number(page)).toHaveText(/^1\.3/)
  })

  test('an answer can be undone, and a second press takes it back', async ({ page, demonstration }) => {
    await begin(page, demonstration)
    await answer(page, 'Good').click()
    await expect(number(page)).toHaveText(/^1\.2/)
    await button(page, 'Undo').click()
    await expect(number(page)).toHaveText(/^1\.1/)
    await expect(answer(page, 'Good')).toHaveAttribute('aria-pressed', 'false')
    await answer(page, 'Problem').click()
    await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')
    await answer(page, 'Problem').click()
    await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'false')
    await expect(number(page)).toHaveText(/^1\.1/)
  })

  test('the list shows each answer, can be narrowed to what is open or to fix, and goes to a point', async ({
    page,
    demonstration,
  }) => {
    await begin(page, demonstration)
    await answer(page, 'Good').click()
    await expect(number(page)).toHaveText(/^1\.2/)
    await answer(page, 'Problem').click()
    await button(page, /List$/).click()
    const list = page.getByRole('navigation', { name: /^All checks/ })
    await expect(list.getByRole('button', { name: /^Good\. 1\.1/ })).toBeVisible()
    await list.getByRole('radio', { name: 'To fix' }).check()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await list.getByRole('radio', { name: 'Open' }).check()
    await list.getByRole('button', { name: /^Not checked\. 2\.1/ }).click()
    await expect(number(page)).toHaveText(/^2\.1/)
    await page.goBack()
    await expect(button(page, /^Continue: /)).toBeVisible()
  })

  test('the sentence for the crew fills the screen in both languages, and Escape leads back', async ({
    page,
    demonstration,
  }) => {
    await begin(page, demonstration)
    await button(page, /^Show to crew/).click()
    const sheet = page.getByRole('dialog', { name: 'Show to crew' })
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, ...phone })
    await expect(sheet.getByRole('paragraph')).toHaveCount(2)
    await expect(sheet.locator('[lang=es]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(button(page, /^Show to crew/)).toBeFocused()
  })

  test('the bar at the foot makes room for the keyboard while something is written', async ({
    browser,
    demonstration,
  }) => {
    const context = await browser.newContext({ viewport: phone, hasTouch: true, isMobile: true })
    const page = await context.newPage()
    await begin(page, demonstration)
    await answer(page, 'Problem').tap()
    await page.getByLabel(/^What I saw/).tap()
    await expect(answer(page, 'Good')).toBeHidden()
    await page.getByRole('heading', { level: 2 }).first().tap()
    await page.getByLabel(/^What I saw/).blur()
    await expect(answer(page, 'Good')).toBeVisible()
    await context.close()
  })

  test('what is pressed often is 48 px or more, in the lower third of a narrow phone', async ({
    page,
    demonstration,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await begin(page, demonstration)
    for (const one of [
      answer(page, 'Good'),
      answer(page, 'Problem'),
      answer(page, 'N/A, not applicable'),
      button(page, 'Next open'),
    ]) {
      const box = await one.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(48)
      expect(box?.width).toBeGreaterThanOrEqual(48)
      expect(box?.y).toBeGreaterThan((740 * 2) / 3)
    }
  })

  test('no request leaves with an answer, a reading, a photo, a name or a word of the homeowner', async ({
    page,
    demonstration,
  }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    await beginStarted(page, demonstration, 'hvac')
    const before = sent.length
    await answer(page, 'Problem').click()
    await page.getByLabel(/^What I saw/).fill('Unmistakable words')
    await page.getByLabel(/^From files/).setInputFiles(cameraJpeg('Unmistakable.jpg', 400, 300))
    await page.getByRole('textbox', { name: 'Caption of photo 1' }).fill('Unmistakable caption')
    await button(page, 'Next open').click()
    await answer(page, 'Good').click()
    await expect(page.getByText(/^Saved on this device/)).toBeVisible()
    await page.goBack()
    await page.getByText('Name your visits').click()
    await page.getByLabel('Name of this visit').fill('Unmistakable name')
    await button(page, 'Begin another visit').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/: Visit 2$/)
    // The worker that makes a photo small comes with the first one; the picture itself is an address within the page.
    expect(sent.slice(before).filter((request) => !/\/(assets|favicon)|^blob:/.test(request))).toEqual([])
    expect(sent.join('\n')).not.toContain('Unmistakable')
  })
})

test('a whole phase is checked by keys alone', async ({ page, demonstration }) => {
  await begin(page, demonstration)
  await expect(check(page)).toBeFocused()
  await page.keyboard.press('1')
  await expect(number(page)).toHaveText(/^1\.2/)
  await expect(check(page)).toBeFocused()
  await page.keyboard.press('3')
  await expect(number(page)).toHaveText(/^1\.3/)
  await page.keyboard.press('u')
  await expect(number(page)).toHaveText(/^1\.2/)
  await page.keyboard.press('2')
  await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(number(page)).toHaveText(/^1\.3/)
  await page.keyboard.press('ArrowLeft')
  await expect(number(page)).toHaveText(/^1\.2/)
  // In a field the keys write.
  await page.getByLabel(/^What I saw/).fill('')
  await page.getByLabel(/^What I saw/).press('1')
  await expect(page.getByLabel(/^What I saw/)).toHaveValue('1')
  await expect(number(page)).toHaveText(/^1\.2/)
})

test('on a wide screen the list stands beside the point', async ({ page, demonstration }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await begin(page, demonstration)
  const list = page.getByRole('complementary').getByRole('navigation', { name: /^All checks/ })
  await expect(list.getByRole('button', { name: /1\.1/ })).toHaveAttribute('aria-current', 'step')
  await list.getByRole('button', { name: /1\.3/ }).click()
  await expect(number(page)).toHaveText(/^1\.3/)
  await expect(list).toBeInViewport()
  await expect(check(page)).toBeInViewport()
})

test('what is answered point by point stands on the list, and the other way round', async ({ page, demonstration }) => {
  await begin(page, demonstration)
  await answer(page, 'Good').click()
  await expect(number(page)).toHaveText(/^1\.2/)
  await page.getByRole('link', { name: 'Back to the checklist' }).click()
  await expect(page.getByRole('radio', { name: 'Good' }).first()).toBeChecked()
  await page.getByRole('radio', { name: 'N/A' }).nth(1).check()
  await page.getByRole('link', { name: 'Check point by point' }).click()
  await button(page, /^Continue: /).click()
  await expect(number(page)).toHaveText(/^1\.3/)
})

test('an address of a point that is not there, or of no checklist, leads somewhere', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/checklist/hvac/visit#no-such-point`)
  await expect(button(page, /^Begin: /)).toBeVisible()
  const answered = await page.goto(`${demonstration.url}/checklist/no-such-list/visit`)
  expect(answered?.status()).toBe(404)
})

test('the case that was picked for a reading is still picked after a reload, also one picked before the program ran', async ({
  page,
  demonstration,
}) => {
  const picked = page.getByRole('article').getByRole('combobox', { name: /^Your case for:/ })
  await visit(page, `${demonstration.url}/checklist/hvac/visit#manual-s-share-of-load`)
  await picked.selectOption('one-speed')
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  await page.reload()
  await expect(picked).toHaveValue('one-speed')

  const program = await holdBack(page, '**/assets/framework-*.js')
  await page.goto(`${demonstration.url}/checklist/pool`)
  const early = page.getByRole('combobox', { name: /^Your case for:/ }).first()
  await early.selectOption('other')
  program.release()
  await expect(page.locator('html[data-running]')).toBeAttached()
  await page.reload()
  await expect(early).toHaveValue('other')
})

test('what was begun is led back to from the front page, the catalogue, purchase and access', async ({
  page,
  demonstration,
}) => {
  await visit(page, demonstration.url)
  await expect(page.getByRole('link', { name: /^Continue / })).toHaveCount(0)
  await begin(page, demonstration, 'pool')
  await answer(page, 'Good').click()
  await expect(number(page)).toHaveText(/^1\.2/)
  for (const path of ['/', '/checklist', '/purchase', '/access']) {
    await visit(page, demonstration.url + path)
    await expect(page.getByRole('link', { name: /^Continue Pool.* · 1 of \d+$/ })).toHaveAttribute(
      'href',
      '/checklist/pool/visit',
    )
  }
})

test('the checklist that was looked at last is the one chosen for a new project', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrder(demonstration)
  await visit(page, `${demonstration.url}/checklist/solar`)
  await openAccess(page, demonstration, accessCode)
  await expect(page.getByLabel('Checklist', { exact: true })).toHaveValue('solar')
  await expect(button(page, /^Start the Solar.* project$/)).toBeVisible()
})
