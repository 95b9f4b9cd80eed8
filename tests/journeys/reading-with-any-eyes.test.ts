import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { RunningService } from '../support/running-service.ts'
import {
  askToStart,
  buy,
  enterCode,
  expect,
  itemCards,
  openAccess,
  openStarted,
  pages,
  placeOrder,
  placeOrderAndStart,
  test,
  visit,
} from './journey.ts'

interface Services {
  demonstration: RunningService
  live: RunningService
}

/** Everything that a person may have before their eyes, and the way there. */
const sights: Record<string, (page: Page, services: Services) => Promise<unknown>> = {
  'a page that is not there': (page, { demonstration }) => page.goto(`${demonstration.url}/no-such-page`),
  'the contact': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/pricing`)
    await page.getByRole('button', { name: 'Contact' }).click()
  },
  'a new order': (page, { demonstration }) => buy(page, demonstration, 'Basic'),
  'a new order that waits for its payment, beside another code': async (page, { live }) => {
    await enterCode(page, live, (await placeOrder(live)).accessCode)
    await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible()
    await buy(page, live, 'Advanced')
  },
  'an order that is placed': async (page, { demonstration }) => {
    const dialog = await buy(page, demonstration, 'Advanced')
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await expect(dialog).toBeHidden()
  },
  'an order that failed': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/purchase`)
    await page.route('**/api/bank-transfer', (route) => route.abort())
    await page.getByRole('radio', { name: 'Basic' }).check()
    await page.getByRole('button', { name: 'Complete Purchase' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'a wrong code': async (page, { demonstration }) => {
    await enterCode(page, demonstration, 'HQP-BASIC-1')
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a code that could not be checked': async (page, { demonstration }) => {
    await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
    await page.route('**/api/verify-access', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'a code that waits for its payment': async (page, { live }) => {
    await enterCode(page, live, (await placeOrder(live)).accessCode)
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByText('Not confirmed yet')).toBeVisible()
  },
  'a plan with one project started and one left': async (page, { demonstration }) => {
    const order = await placeOrder(demonstration, 'qualitechnician')
    await openAccess(page, demonstration, order.accessCode)
    const question = await askToStart(page, 'hvac')
    await question.getByRole('button', { name: 'Yes, start it' }).click()
    await page.getByLabel('Checklist', { exact: true }).selectOption('smart-home')
  },
  'the question before a project is spent': async (page, { demonstration }) => {
    await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
    await askToStart(page, 'remodeling')
  },
  'a download that failed': async (page, { demonstration }) => {
    await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
    await page.route('**/api/download-checklists/pdf', (route) => route.abort())
    await page.getByRole('button', { name: 'Download PDF' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'a checklist in use': async (page, { demonstration }) => {
    const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
    await openStarted(page, demonstration, accessCode, 'hvac')
    const [first, second] = await itemCards(page).all()
    await first?.getByRole('checkbox').last().check()
    await first
      ?.getByLabel(/^Your reading/)
      .first()
      .fill('1')
    await first?.getByText('What to say').first().click()
    await second?.getByRole('button', { name: /^Add notes/ }).click()
  },
  'a catalogue that failed': async (page, { demonstration }) => {
    await visit(page, `${demonstration.url}/pricing`)
    await page.route('**/api/checklists', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Checklists' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  ...Object.fromEntries(
    pages.map((path) => [
      `the page ${path}`,
      (page: Page, { demonstration }: Services) => visit(page, demonstration.url + path),
    ]),
  ),
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [sight, show] of Object.entries(sights))
  test(`${sight}: axe finds nothing in any theme, wide or narrow, and 320 px need no sideways scroll`, async ({
    page,
    demonstration,
    live,
  }) => {
    await show(page, { demonstration, live })
    await inspect(page, [1280, 390])
  })

test('the side menu: axe finds nothing in any theme, and 320 px need no sideways scroll', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/pricing`)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await inspect(page, [390])
})

/** The rules whose outcome hangs on colours and sizes; the others see the same in every theme. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable']

async function inspect(page: Page, widths: number[]): Promise<void> {
  for (const theme of ['light', 'dark', 'outdoor']) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const axe = new AxeBuilder({ page }).setLegacyMode()
      const { violations } = await (theme === 'light' ? axe : axe.withRules(rulesOfLooks)).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(' | ')}`,
      )
      expect(found, `${theme}, ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await stickingOut(page), `${theme}, 320 px`).toEqual([])
  }
}

/** What makes the page, or a dialog over it, wider than the screen. */
const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dialogs = document.querySelectorAll('[role="alertdialog"], dialog[open]')
    const frames = [document.documentElement, ...dialogs].filter((frame) => frame.scrollWidth > frame.clientWidth)
    const faults = frames.flatMap((frame) => {
      const right = frame.getBoundingClientRect().left + frame.clientWidth
      const wide = [...frame.querySelectorAll('*')].filter((part) => part.getBoundingClientRect().right > right + 0.5)
      return wide.filter((part) => !wide.some((other) => part !== other && part.contains(other)))
    })
    return faults.slice(0, 5).map((part) => part.outerHTML.slice(0, 200))
  })
