import type { Page } from '@playwright/test'
import { canReadPdf, textOfPdf } from '../support/pdf-text.ts'
import { expect, test, visit } from './journey.ts'

test.skip(!canReadPdf, 'pdftotext is not on this machine')

const address = '/education?article=pool-barrier-numbers'

/** What Chromium prints of the page, as one line of text. */
const printedOn = async (page: Page): Promise<string> =>
  textOfPdf(await page.pdf({ format: 'Letter' })).replace(/\s+/g, ' ')

function expectWholeArticle(paper: string): void {
  expect(paper).toContain('Pool barriers in Arizona: the numbers to measure')
  expect(paper).toContain('At least 5 ft (60 in)')
  expect(paper).toContain('Last reviewed')
  // Nothing of the list that lies behind it, and no control.
  for (const other of ['Learning Center', 'Lien waivers in Arizona', 'Back to Articles'])
    expect(paper).not.toContain(other)
}

test('an article opened by its address is printed whole, and nothing of the list', async ({ page, demonstration }) => {
  await visit(page, demonstration.url + address)
  expectWholeArticle(await printedOn(page))
})

test('an article opened from its card is printed whole, and nothing of the list', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/education`)
  await page.getByRole('link', { name: 'Pool barriers in Arizona: the numbers to measure' }).click()
  await expect(page.getByText('At least 5 ft (60 in)').first()).toBeVisible()
  expectWholeArticle(await printedOn(page))
})

test('an article offers to be shared and printed, and neither stands on its paper', async ({ page, demonstration }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await visit(page, demonstration.url + address)
  const article = page.getByRole('dialog')
  await expect(article.getByRole('button', { name: 'Share' })).toBeVisible()
  await article.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html[data-printed]')).toBeAttached()
  expect(await printedOn(page)).not.toMatch(/\b(Share|Print)\b/)
})

test('an article is printed whole without script', async ({ browser, demonstration }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(demonstration.url + address)
  expectWholeArticle(await printedOn(page))
  await context.close()
})

test('a printed estimate begins on the first page, below the title', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/cost-calculator?service=hvac&value=8000&age=5-10`)
  await expect(page.getByText('$11,840').first()).toBeVisible()
  const [first] = textOfPdf(await page.pdf({ format: 'Letter' })).split('\f')
  expect(first).toContain('Cost calculator')
  expect(first).toContain('$11,840')
})
