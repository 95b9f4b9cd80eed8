import type { Page } from '@playwright/test'
import { expect, holdBack, requestsOf, test, visit } from './journey.ts'

/** One address for each thing that can be missing. */
const kinds = [
  { path: '/no-such-page', title: '404 Page Not Found', wayOn: 'See all checklists', leadsTo: 'Choose your checklist' },
  {
    path: '/checklist/no-such-trade',
    title: 'Checklist Not Found',
    wayOn: 'See all checklists',
    leadsTo: 'Choose your checklist',
  },
  {
    path: '/education?article=no-such-thing',
    title: 'Article Not Found',
    wayOn: 'Back to Articles',
    leadsTo: 'Learning Center',
  },
]

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

for (const { path, title, wayOn, leadsTo } of kinds) {
  test(`${path} stays as the service drew it when the program comes, asks for nothing more, and is left without loading anew`, async ({
    page,
    demonstration,
  }) => {
    const requests = requestsOf(page)
    const program = await holdBack(page, '**/assets/framework-*.js')
    const answer = await page.goto(demonstration.url + path)
    expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'no-store'])
    const drawn = await heading(page, title).elementHandle()
    program.release()
    await page.locator('html[data-running]').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Skip to the content' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.waitForLoadState('networkidle')
    expect(await drawn?.evaluate((element) => element.isConnected && element.checkVisibility())).toBe(true)
    await expect(page).toHaveTitle(`${title} | Home Quality Phoenix`)
    for (const name of ['name="description"', 'property="og:title"', 'name="robots"'])
      await expect(page.locator(`head meta[${name}]`)).toHaveCount(1)
    expect(requests.filter((one) => one.includes('/api/'))).toEqual([])

    const loaded: string[] = []
    page.on('request', (request) => request.isNavigationRequest() && loaded.push(request.url()))
    await page.getByRole('main').getByRole('link', { name: wayOn }).click()
    await expect(heading(page, leadsTo)).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await page.goBack()
    await expect(heading(page, title)).toBeVisible()
    expect(loaded).toEqual([])
  })

  test(`${path} has the search and the display switch, and a result leads on`, async ({ page, demonstration }) => {
    await visit(page, demonstration.url + path)
    await page.getByRole('button', { name: 'Outdoor display' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'outdoor')
    const search = page.getByRole('dialog', { name: /^Search/ })
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    await expect(search).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(search).toBeHidden()
    await page.keyboard.press('/')
    await page.getByRole('combobox').fill('pool')
    await page.getByRole('option', { name: /^Pool/ }).first().click()
    await expect(page).toHaveURL(/\/checklist\/pool/)
    await expect(heading(page, title)).toHaveCount(0)
  })
}

test('an address that the program might take for a page stays what the service called it', async ({
  page,
  demonstration,
}) => {
  for (const path of ['/%70ricing', '/checklist/%68vac', '/%ff', '//pricing', '/terms%2f', '/pricing%00']) {
    await visit(page, demonstration.url + path)
    await page.waitForLoadState('networkidle')
    await expect(heading(page, '404 Page Not Found'), path).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click()
  await expect(heading(page, 'Check the work before you pay for it.')).toBeVisible()
})

test('the page that is not there offers the search itself', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/no-such-page`)
  await page.getByRole('main').getByRole('button', { name: 'Search All Details' }).click()
  await page.getByRole('combobox').fill('pool')
  await expect(page.getByRole('option', { name: /^Pool/ }).first()).toBeVisible()
})
