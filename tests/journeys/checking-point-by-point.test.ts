import type { Page } from '@playwright/test'
import type { Item } from '../../src/checklists/checklist.ts'
import { splitAtTerms } from '../../src/checklists/terms.ts'
import { cameraJpeg } from '../support/camera-files.ts'
import { content } from '../support/content.ts'
import { expect, holdBack, openAccess, placeOrder, placeOrderAndStart, test, visit } from './journey.ts'
import { answer, begin, beginStarted, cases, check, goOn, number, phone, toVisit, visitUrl } from './point-by-point.ts'

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
    await page.getByRole('radio', { name: 'On a date' }).check()
    await page.getByLabel('By when').fill('2026-12-01')
    await page.reload()
    await expect(number(page)).toHaveText(/^1\.2/)
    await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('radio', { name: 'It differs' })).toBeChecked()
    await expect(page.getByLabel(/^What I saw/)).toHaveValue('The bid names another firm')
    await expect(page.getByLabel('By when')).toHaveValue('2026-12-01')
    await expect(page.locator('header').getByText('1 to fix')).toBeVisible()
    await button(page, 'Done').click()
    await expect(number(page)).toHaveText(/^1\.3/)
  })

  test('an answer can be undone, and later cleared, but no second press takes it back', async ({
    page,
    demonstration,
  }) => {
    await page.clock.install()
    await begin(page, demonstration)
    await answer(page, 'Good').click()
    await expect(number(page)).toHaveText(/^1\.2/)
    await button(page, 'Undo 1.1 Good').click()
    await expect(number(page)).toHaveText(/^1\.1/)
    await expect(answer(page, 'Good')).toHaveAttribute('aria-pressed', 'false')
    await answer(page, 'Problem').dblclick()
    await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')
    // Long enough for nobody to call it the same press.
    await page.clock.runFor(800)
    await answer(page, 'Problem').click()
    await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')
    await button(page, 'Clear this answer').click()
    await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'false')
    await button(page, 'Undo 1.1 cleared').click()
    await expect(answer(page, 'Problem')).toHaveAttribute('aria-pressed', 'true')
    await expect(number(page)).toHaveText(/^1\.1/)
  })

  test('what is pressed once more on the way back holds, and leads on', async ({ page, demonstration }) => {
    await page.clock.install()
    await begin(page, demonstration)
    await answer(page, 'Good').click()
    await expect(number(page)).toHaveText(/^1\.2/)
    await button(page, 'Back').click()
    await expect(answer(page, 'Good')).toHaveAttribute('aria-pressed', 'true')
    await page.clock.runFor(800)
    await answer(page, 'Good').click()
    await expect(number(page)).toHaveText(/^1\.2/)
    await expect(page.getByText(/^Answered: 1\//)).toBeVisible()
  })

  for (const pause of [100, 400])
    test(`a finger that presses twice within ${pause} ms answers one point, not the next one too`, async ({
      page,
      demonstration,
    }) => {
      await page.clock.install()
      await begin(page, demonstration)
      const box = await answer(page, 'Good').boundingBox()
      if (!box) throw new Error('Good is not there')
      // In the page, where the pause is as long as it says, however slow this machine is.
      await page.evaluate(
        ({ x, y, pause }) =>
          new Promise<void>((resolve) => {
            const press = () => document.elementFromPoint(x, y)?.closest('button')?.click()
            press()
            setTimeout(() => {
              press()
              resolve()
            }, pause)
          }),
        { x: box.x + 20, y: box.y + 20, pause },
      )
      await expect(number(page)).toHaveText(/^1\.2/)
      // As long as it would take the point to go on.
      await page.clock.runFor(500)
      await expect(number(page)).toHaveText(/^1\.2/)
      await expect(page.getByText(/^Answered: 1\//)).toBeVisible()
    })

  test('what undoes an answer covers nothing, and nothing moves when it comes and goes', async ({
    page,
    demonstration,
  }) => {
    await begin(page, demonstration)
    const bar = page.getByRole('group', { name: /^Your answer to/ })
    // What is good is a line longer at one check than at another: the bar grows upwards, and no answer moves.
    const place = async () => {
      const boxes = await Promise.all(
        (['Good', 'Problem', 'Not applicable'] as const).map((name) => answer(page, name).boundingBox()),
      )
      // By the pixel: a bar of another height begins at another fraction of one.
      return boxes.map((box) => [Math.round(box?.x ?? 0), Math.round(box?.y ?? 0), box?.width, box?.height])
    }
    const before = await place()
    await answer(page, 'Good').click()
    await expect(number(page)).toHaveText(/^1\.2/)
    const undo = bar.getByRole('button', { name: /^Undo/ })
    const [inBar, box] = [await bar.boundingBox(), await undo.boundingBox()]
    if (!inBar || !box) throw new Error('the bar or its Undo is not there')
    expect(box.y).toBeGreaterThan(inBar.y)
    expect(box.height).toBeGreaterThanOrEqual(48)
    expect(box.width).toBeGreaterThanOrEqual(48)
    expect(await place()).toEqual(before)
    await expect(bar.getByRole('status').last()).toContainText('1.1: Good.')
    await expect(undo).toHaveCount(0)
    expect(await place()).toEqual(before)
  })

  test('a check, what is good and the answers are on the screen together, outdoors too', async ({
    page,
    demonstration,
  }) => {
    await begin(page, demonstration)
    await button(page, 'Outdoor display').click()
    const bar = page.getByRole('group', { name: /^Your answer to/ })
    const good = bar.getByText(/^(Good:|Which is yours)/)
    for (const point of ['1.1', '1.2', '1.3']) {
      await expect(number(page)).toHaveText(new RegExp(`^${point}`))
      const top = (await bar.boundingBox())?.y ?? 0
      const { y, height } = (await check(page).boundingBox()) ?? { y: 0, height: 0 }
      expect(y).toBeGreaterThan(0)
      expect(y + height).toBeLessThanOrEqual(top)
      await expect(good).toBeInViewport({ ratio: 1 })
      await button(page, 'Next open').click()
    }
    for (const name of ['Good', 'Problem', 'Not applicable'] as const)
      await expect(answer(page, name).locator('svg')).toBeVisible()
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
    await expect(sheet.locator('.said > [lang=es]')).toBeInViewport({ ratio: 1 })
    await expect(sheet.locator('.said > [lang=en]')).toBeVisible()
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
    // What a keyboard leaves of the height, where the page shrinks with it.
    await page.setViewportSize({ width: phone.width, height: 420 })
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
      answer(page, 'Not applicable'),
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
    await button(page, 'Done').click()
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

test('a word of the trade is explained in place in both languages, and a second press, Escape or a press elsewhere closes it', async ({
  page,
  demonstration,
}) => {
  const items: Item[] = await (await fetch(`${demonstration.url}/api/checklist-items/hvac`)).json()
  const point = items.flatMap(({ points, terms }) =>
    points.filter((one) => splitAtTerms(one.do.join(' '), terms).some(({ term }) => term)),
  )[0]
  await visit(page, `${visitUrl(demonstration)}#${point?.id}`)
  const term = page.getByRole('article').locator('button.term').first()
  const note = page.locator('.term-note:popover-open')
  await term.click()
  await expect(note.locator('[lang=es]')).toHaveText(/\S/)
  await expect(note).toBeInViewport({ ratio: 1 })
  await term.click()
  await expect(note).toHaveCount(0)
  await term.click()
  await page.keyboard.press('Escape')
  await expect(note).toHaveCount(0)
  await term.click()
  await check(page).click()
  await expect(note).toHaveCount(0)
})

test('the crew’s checks come first while it is there, through a reload too, and the rest follows', async ({
  page,
  demonstration,
}) => {
  const list = content.checklists.find(({ items }) =>
    items.slice(0, 3).some(({ points }) => points.some((one) => one.once)),
  )
  if (!list) throw new Error('no free check needs the crew')
  const free = list.items.slice(0, 3).flatMap(({ points }) => points)
  const count = free.filter(({ once }) => once).length
  await visit(page, visitUrl(demonstration, list.id))
  await button(page, new RegExp(`^Crew is here: ${count} checks?, about`)).click()
  const named = (needed: boolean) =>
    free.filter(({ once }) => (once !== undefined) === needed).map(({ name }) => name.en)
  expect(named(true)).toContain(await check(page).textContent())
  await page.reload()
  for (let left = count; left > 0; left--) {
    expect(named(true)).toContain(await check(page).textContent())
    await goOn(page)
  }
  // The address is there before the check is.
  await expect.poll(async () => named(false).includes((await check(page).textContent()) ?? '')).toBe(true)
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

test('on a wide screen Tab comes to what is done next before the list beside it, and the skip link passes the head', async ({
  page,
  demonstration,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit(page, visitUrl(demonstration))
  const begins = button(page, /^Begin: /)
  const order = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(a, button, input, select, summary)')].map((one) => one.textContent ?? ''),
  )
  expect(order.findIndex((words) => words.startsWith('Begin: '))).toBeLessThan(
    order.findIndex((words) => /^Not checked\. 1\.1/.test(words)),
  )
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-skip-here]').locator(':focus')).toHaveCount(1)
  await begins.press('Enter')
  await expect(check(page)).toBeFocused()
  // The point stays where it is.
  const there = page.url()
  await skip.focus()
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(there)
  await expect(check(page)).toBeVisible()
})

test('what is answered point by point stands on the list, and the other way round', async ({ page, demonstration }) => {
  await begin(page, demonstration)
  await answer(page, 'Good').click()
  await expect(number(page)).toHaveText(/^1\.2/)
  await page.getByRole('link', { name: 'Back to the checklist' }).click()
  await expect(page.getByRole('radio', { name: 'Good' }).first()).toBeChecked()
  await page.getByRole('radio', { name: 'Not applicable' }).nth(1).check()
  await page.getByRole('link', { name: toVisit }).click()
  await button(page, /^Continue: /).click()
  await expect(number(page)).toHaveText(/^1\.3/)
})

test('what another tab has said at a point since is not taken back with the last answer', async ({
  page,
  context,
  demonstration,
}) => {
  await begin(page, demonstration)
  const point = page.url()
  const other = await context.newPage()
  await visit(other, point)
  await goOn(page)
  const undo = page.getByRole('button', { name: /^Undo/ })
  // It stays as long as it has the focus.
  await undo.focus()
  await expect(answer(other, 'Good')).toHaveAttribute('aria-pressed', 'true')
  await answer(other, 'Problem').click()
  await expect(page.locator('header').getByText('1 to fix')).toBeVisible()
  await undo.click({ timeout: 10_000 })
  await expect(page).toHaveURL(point)
  for (const tab of [page, other]) await expect(answer(tab, 'Problem')).toHaveAttribute('aria-pressed', 'true')
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
  const asked = (id: string) => {
    const list = content.checklists.find((one) => one.id === id)
    const point = list?.items
      .slice(0, 3)
      .flatMap(({ points }) => points)
      .find((one) => (one.cases?.length ?? 0) > 1)
    if (!point?.cases?.[0]) throw new Error(`nothing free of ${id} depends on a case`)
    return { id: point.id, first: point.cases[0] }
  }
  const inHand = asked('hvac')
  await visit(page, `${demonstration.url}/checklist/hvac/visit#${inHand.id}`)
  await answer(page, 'Good').click()
  await expect(page.getByText('Which is yours?')).toBeFocused()
  await expect(answer(page, 'Good')).toHaveAttribute('aria-pressed', 'false')
  await cases(page).first().click()
  await expect(page.getByText(`Good: ${inHand.first.good.en}`)).toBeVisible()
  await expect(page.getByText(/^Saved on this device/)).toBeVisible()
  await page.reload()
  await expect(page.locator('.case-picked')).toContainText(inHand.first.name.en)

  const program = await holdBack(page, '**/assets/framework-*.js')
  await page.goto(`${demonstration.url}/checklist/pool`)
  const onList = asked('pool')
  const row = page.locator(`[id="${onList.id}"]`)
  const early = row.getByRole('combobox', { name: /^Which is yours/ })
  await row.locator('summary').first().click()
  await early.selectOption(onList.first.id)
  program.release()
  await expect(page.locator('html[data-running]')).toBeAttached()
  await page.reload()
  await row.locator('summary').first().click()
  await expect(early).toHaveValue(onList.first.id)
})

test('what was begun is led back to from the front page, the catalogue, purchase and access', async ({
  page,
  demonstration,
}) => {
  await visit(page, demonstration.url)
  await expect(page.getByRole('link', { name: /^Continue / })).toHaveCount(0)
  await begin(page, demonstration, 'pool')
  await goOn(page)
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

test('the job is asked first, what stops the work is folded to a line, and the button counts what the job shows', async ({
  page,
  demonstration,
}) => {
  await page.setViewportSize(phone)
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openAccess(page, demonstration, accessCode)
  await visit(page, visitUrl(demonstration))
  await expect(page.getByRole('heading', { level: 2, name: 'Which job is it?' })).toBeInViewport()
  await expect(button(page, 'Begin: 47 checks')).toBeInViewport({ ratio: 1 })
  await page.getByRole('checkbox', { name: /^New split system/ }).check()
  const shown = Number(/(\d+) checks/.exec((await page.getByText(/^New split system/).textContent()) ?? '')?.[1])
  await expect(button(page, `Begin: ${shown} checks`)).toBeInViewport({ ratio: 1 })
  await expect(page.getByText(`0 of ${shown} checks for this job (47 in the whole list)`)).toBeAttached()
  await expect(page.locator('header').getByText(`0/${shown}`)).toBeVisible()
  const rules = page.getByRole('group').filter({ hasText: 'Stop the work if' })
  await expect(rules.getByRole('link').first()).toBeHidden()
  await rules.getByText('Stop the work if').click()
  await expect(rules.getByRole('link').first()).toHaveText(/^.{40,}$/)
  await rules.getByRole('link').first().click()
  await expect(check(page)).toBeVisible()
})
