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

for (const { path, title, wayOn, leadsTo } of kinds)
  test.describe(path, () => {
    test('has the search: by its button, "/" and Ctrl+K; a result leads on', async ({ page, demonstration }) => {
      await visit(page, demonstration.url + path)
      const search = page.getByRole('dialog', { name: /^Search/ })
      for (const open of [
        () => page.getByRole('button', { name: 'Search' }).click(),
        () => page.keyboard.press('/'),
        () => page.keyboard.press('Control+k'),
      ]) {
        await open()
        await expect(search).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(search).toBeHidden()
      }
      await page.keyboard.press('/')
      await page.getByRole('combobox').fill('pool')
      await page.getByRole('option', { name: /^Pool/ }).first().click()
      await expect(page).toHaveURL(/\/checklist\/pool/)
      await expect(heading(page, title)).toHaveCount(0)
    })

    test('has the display switch, and the next page wears what was chosen', async ({ page, demonstration }) => {
      await visit(page, demonstration.url + path)
      const html = page.locator('html')
      await page.getByRole('group', { name: 'Display' }).getByText('Dark').click()
      await expect(html).toHaveAttribute('data-theme', 'dark')
      await page.getByRole('button', { name: 'Outdoor display' }).click()
      await expect(html).toHaveAttribute('data-theme', 'outdoor')
      await page.goto(demonstration.url + path)
      await expect(html).toHaveAttribute('data-theme', 'outdoor')
      await expect(page.getByRole('button', { name: 'Outdoor display' })).toHaveAttribute('aria-pressed', 'true')
    })

    test('says what it is to who shares it, has no address of its own, and asks no search engine to list it', async ({
      page,
      demonstration,
    }) => {
      const said = (name: string) => page.locator(`head meta[${name}]`)
      const answer = await page.goto(demonstration.url + path)
      expect([answer?.status(), answer?.headers()['cache-control']]).toEqual([404, 'no-store'])
      await expect(page).toHaveTitle(`${title} | Home Quality Phoenix`)
      await expect(said('name="description"')).toHaveAttribute('content', /^There is no .{40,}/)
      const description = (await said('name="description"').getAttribute('content')) ?? ''
      for (const [name, content] of [
        ['property="og:type"', 'website'],
        ['property="og:site_name"', 'Home Quality Phoenix'],
        ['property="og:title"', `${title} | Home Quality Phoenix`],
        ['property="og:description"', description],
        ['property="og:image"', /^http.*\/og-image\.jpg$/],
        ['name="twitter:card"', 'summary_large_image'],
        ['name="robots"', 'noindex'],
      ] as const)
        await expect(said(name)).toHaveAttribute('content', content)
      await page.locator('html[data-running]').waitFor({ state: 'attached' })
      for (const name of ['name="description"', 'property="og:title"', 'name="robots"'])
        await expect(said(name)).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
      await expect(said('property="og:url"')).toHaveCount(0)
    })

    test('stays as the service drew it when the program comes, and asks the service for nothing more', async ({
      page,
      demonstration,
    }) => {
      const requests = requestsOf(page)
      const program = await holdBack(page, '**/assets/framework-*.js')
      await page.goto(demonstration.url + path)
      const drawn = await heading(page, title).elementHandle()
      program.release()
      await page.locator('html[data-running]').waitFor({ state: 'attached' })
      await page.waitForLoadState('networkidle')
      expect(await drawn?.evaluate((element) => element.isConnected && element.checkVisibility())).toBe(true)
      await expect(page).toHaveTitle(`${title} | Home Quality Phoenix`)
      expect(requests.filter((one) => one.includes('/api/'))).toEqual([])
    })

    test('stays what it is when a reader skips to the content', async ({ page, demonstration }) => {
      await visit(page, demonstration.url + path)
      const requests = requestsOf(page)
      await page.getByRole('link', { name: 'Skip to the content' }).focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
      await page.waitForLoadState('networkidle')
      await expect(heading(page, title)).toBeVisible()
      expect(requests.filter((one) => one.includes('/api/'))).toEqual([])
    })

    test('is left without loading anew, with the next page in its head, and Back says again what is missing', async ({
      page,
      demonstration,
    }) => {
      await visit(page, demonstration.url + path)
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
  })

for (const path of ['/%70ricing', '/checklist/%68vac', '/%ff', '//pricing', '/terms%2f', '/pricing%00'])
  test(`${path}, which the program might take for a page, stays what the service called it`, async ({
    page,
    demonstration,
  }) => {
    await visit(page, demonstration.url + path)
    await page.waitForLoadState('networkidle')
    await expect(heading(page, '404 Page Not Found')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Return Home' }).click()
    await expect(heading(page, 'Check the work before you pay for it.')).toBeVisible()
  })
