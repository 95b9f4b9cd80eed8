import type { Page } from '@playwright/test'
import { expect, holdBack, programFiles, test } from './journey.ts'

const hvac = '?service=hvac&value=8000&age=5-10'

const fields = (page: Page) => ({
  service: page.getByLabel('Service Type'),
  value: page.getByLabel('Project Value'),
  age: page.getByLabel('Home Age'),
  calculate: page.getByRole('button', { name: 'Calculate Risk' }),
  reset: page.getByRole('button', { name: 'Reset' }),
})
const result = (page: Page) => page.locator('[aria-labelledby="result-title"]')
/** The amounts of a row of the result's table, poor option first. */
const row = (page: Page, name: string) => result(page).getByRole('row', { name }).getByRole('cell')

async function fill(page: Page, service: string, value: string, age: string) {
  await fields(page).service.selectOption(service)
  await fields(page).value.fill(value)
  await fields(page).age.selectOption(age)
}

/** Every calculation that the page asks the service for, as it is sent. */
function calculations(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/cost-calculation')) sent.push(request.postData() ?? '')
  })
  return sent
}

test.beforeEach(({ page, demonstration }) => page.goto(`${demonstration.url}/cost-calculator`))

test('what is typed before the script has arrived is kept, also a value that cannot be used', async ({ page }) => {
  const typed = async (value: string) => {
    const scripts = await holdBack(page, programFiles)
    await page.reload({ waitUntil: 'commit' })
    await fill(page, 'hvac', value, '5-10')
    await expect(fields(page).calculate).toBeDisabled()
    scripts.release()
  }
  await typed('12.5')
  await expect(page.getByText('Correct the Project Value to calculate.')).toBeVisible()
  await expect(fields(page).value).toHaveValue('12.5')
  await typed('8000')
  await expect(fields(page).calculate).toBeEnabled()
  await expect(fields(page).value).toHaveValue('8000')
})

test('after Calculate Risk the result is in view and has the focus', async ({ page }) => {
  await fill(page, 'hvac', '8000', '5-10')
  await fields(page).calculate.click()
  await expect(result(page)).toBeFocused()
  await expect(result(page).getByRole('heading', { level: 2 })).toBeInViewport()
})

test('a link with all three parameters is calculated at the top of the page, wherever it was left', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/cost-calculator${hvac}`)
  await expect(row(page, 'Total over 5 years')).toHaveText(['Poor$11,840', 'Quality$9,200'])
  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.reload()
  await expect(row(page, 'Total over 5 years')).toHaveText(['Poor$11,840', 'Quality$9,200'])
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('on a phone nothing lies over the form that a link has filled, and the result stands below it', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/cost-calculator${hvac}`)
  await expect(result(page).getByRole('heading', { level: 2 })).toBeVisible()
  await fields(page).calculate.click({ trial: true })
  await expect(page.getByText('Over 5 years about $11,800 if the work turns out poor')).toBeVisible()
  const lyingOver = await page.getByRole('main').evaluate((main) => {
    const isOver = (one: Element) => getComputedStyle(one).position === 'fixed' && one.getClientRects().length > 0
    return [...main.querySelectorAll('*')].filter(isOver).length
  })
  expect(lyingOver).toBe(0)
})

test('Back and Forward bring back the fields and their result, also from another page, without asking again', async ({
  page,
}) => {
  const sent = calculations(page)
  await fill(page, 'hvac', '8000', '5-10')
  await fields(page).calculate.click()
  await expect(row(page, 'Total over 5 years')).toHaveText(['Poor$11,840', 'Quality$9,200'])
  await fields(page).value.fill('4000')
  await expect(page.getByText('You changed a field')).toBeVisible()
  await fields(page).calculate.click()
  await expect(row(page, 'Total over 5 years')).toHaveText(['Poor$5,920', 'Quality$4,600'])
  await page.goBack()
  await expect(fields(page).value).toHaveValue('8000')
  await expect(row(page, 'Total over 5 years')).toHaveText(['Poor$11,840', 'Quality$9,200'])
  await page.getByRole('link', { name: /See what to check/ }).click()
  await expect(page).toHaveURL(/\/checklist\/hvac$/)
  await page.goBack()
  await expect(fields(page).value).toHaveValue('8000')
  await expect(row(page, 'Total over 5 years')).toHaveText(['Poor$11,840', 'Quality$9,200'])
  expect(sent).toHaveLength(2)
})

test('the print view holds the result, its link and the model, and no form or button', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/cost-calculator${hvac}`)
  await expect(result(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(result(page)).toBeVisible()
  await expect(page.getByText(`Calculate it again: ${demonstration.url}/cost-calculator${hvac}`)).toBeVisible()
  await expect(page.getByText('not a study or a quote').first()).toBeVisible()
  for (const hidden of [fields(page).service, fields(page).calculate, page.getByText('Why Quality Matters')])
    await expect(hidden).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
})
