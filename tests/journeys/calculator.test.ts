import type { Page } from '@playwright/test'
import { expect, holdBack, test } from './journey.ts'

const hvac = '?service=hvac&value=8000&age=5-10'
const money = (amount: number) => `$${amount.toLocaleString('en-US')}`

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

test('Calculate Risk is disabled until service type, project value and home age are all set, and a line says what is missing', async ({
  page,
}) => {
  const { service, value, age, calculate } = fields(page)
  await expect(calculate).toBeDisabled()
  await expect(page.getByText('Still needed: Service Type, Project Value, and Home Age.')).toBeVisible()
  await age.selectOption('20-plus')
  await expect(page.getByText('Still needed: Service Type and Project Value.')).toBeVisible()
  await service.selectOption('solar')
  await expect(page.getByText('Still needed: Project Value.')).toBeVisible()
  await expect(calculate).toBeDisabled()
  await value.fill('25000')
  await expect(page.getByText('Still needed')).toHaveCount(0)
  await expect(calculate).toBeEnabled()
})

test('what is typed before the script has arrived is kept, also a value that cannot be used', async ({ page }) => {
  const typed = async (value: string) => {
    const scripts = await holdBack(page, '**/assets/*.js')
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

test('Project Value is a number input with min 100 and max 100000; thirteen service types and five home ages can be chosen', async ({
  page,
}) => {
  const { value, age, service } = fields(page)
  await expect(value).toHaveAttribute('type', 'number')
  await expect(value).toHaveAttribute('min', '100')
  await expect(value).toHaveAttribute('max', '100000')
  const values = await age.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  expect(values).toEqual(['', 'new', 'under-10', '5-10', '10-20', '20-plus'])
  const kinds = await service.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))
  expect(kinds).toEqual(
    ' hvac heating pool solar electrical plumbing well irrigation smart-home remodeling painting welding other'.split(
      ' ',
    ),
  )
})

test('the Enter key calculates, and the results show the poor-quality option and the quality option', async ({
  page,
}) => {
  const sent = calculations(page)
  await fill(page, 'hvac', '8000', '5-10')
  await fields(page).value.press('Enter')
  await expect(page.getByText('less over 5 years with quality work')).toBeVisible()
  expect(sent).toEqual(['{"serviceType":"hvac","projectValue":8000,"homeAge":"5-10"}'])
  await expect(result(page).getByText('Poor-quality option', { exact: true }).first()).toBeVisible()
  await expect(result(page).getByText('Quality option', { exact: true }).first()).toBeVisible()
  await expect(row(page, 'Project value')).toHaveText(['Poor$8,000', 'Quality$8,000'])
  await expect(row(page, 'Repairs over 5 years')).toHaveText(['Poor$2,688', 'Quality$0'])
  await expect(row(page, 'Energy waste')).toHaveText(['Poor$1,152', 'Quality$0'])
  await expect(row(page, 'Extra for careful work')).toHaveText(['Poor$0', 'Quality$840'])
  await expect(row(page, 'Extra earned back as energy savings')).toHaveText(['Poor$0', 'Quality$360'])
  await expect(row(page, 'Total over 5 years')).toHaveText(['Poor$11,840', 'Quality$9,200'])
  await expect(page.getByText('not a study or a quote').first()).toBeVisible()
})

test('after Calculate Risk the result is in view and has the focus', async ({ page }) => {
  await fill(page, 'hvac', '8000', '5-10')
  await fields(page).calculate.click()
  await expect(result(page)).toBeFocused()
  await expect(result(page).getByRole('heading', { level: 2 })).toBeInViewport()
})

test('the five years name the break-even year and say that the costs are spread evenly', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/cost-calculator${hvac}`)
  await expect(page.getByText('Break-even in year 2, if the work turns out poor')).toBeVisible()
  await expect(page.getByText('spread evenly, the same amount every year')).toBeVisible()
  await expect(page.getByRole('img', { name: /They cross in year 2/ })).toBeVisible()
  await expect(row(page, 'Year 5')).toHaveText(['Poor$11,840', 'Quality$9,200'])
})

test('a text box for a description appears only for other work; what is written is never sent and never in the address', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  const box = page.getByPlaceholder(/pool maintenance, landscaping, roofing/)
  await fill(page, 'pool', '5000', 'under-10')
  await expect(box).toHaveCount(0)
  await fields(page).service.selectOption('other')
  await box.fill('a secret gazebo')
  await fields(page).calculate.click()
  await expect(result(page).getByText('Your work: a secret gazebo')).toBeVisible()
  await expect(result(page).getByText('$1,400', { exact: true }).first()).toBeVisible()
  await expect(box).toHaveValue('a secret gazebo')
  await expect(page).toHaveURL(/\?service=other&value=5000&age=under-10$/)
  expect(asked.filter((one) => /gazebo/.test(decodeURIComponent(one)))).toEqual([])
  await fields(page).service.selectOption('pool')
  await expect(box).toHaveCount(0)
})

test('with all three query parameters the fields are prefilled, the calculation runs after 100 ms, once, and the page scrolls to the top', async ({
  page,
  demonstration,
}) => {
  await page.addInitScript(() => {
    const waits: number[] = []
    const wait = window.setTimeout.bind(window)
    Object.assign(window, { waits })
    window.setTimeout = ((work: () => void, ms?: number) => {
      waits.push(ms ?? 0)
      return wait(work, ms)
    }) as typeof window.setTimeout
  })
  const sent = calculations(page)
  await page.goto(`${demonstration.url}/cost-calculator?service=well&value=7000&age=10-20`)
  await expect(row(page, 'Total over 5 years')).toHaveText(['Poor$10,623', 'Quality$8,050'])
  const { service, value, age } = fields(page)
  await expect(service).toHaveValue('well')
  await expect(value).toHaveValue('7000')
  await expect(age).toHaveValue('10-20')
  expect(await page.evaluate(() => (window as unknown as { waits: number[] }).waits)).toContain(100)
  await page.waitForTimeout(500)
  expect(sent).toEqual(['{"serviceType":"well","projectValue":7000,"homeAge":"10-20"}'])

  await page.evaluate(() => window.scrollTo(0, 1500))
  await page.reload()
  await expect(row(page, 'Total over 5 years')).toHaveText(['Poor$10,623', 'Quality$8,050'])
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('on a phone a link says its result at the top of the page', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/cost-calculator${hvac}`)
  const words = 'If the work turns out poor, it costs about $2,600 more over 5 years in our model'
  await expect(page.getByText(words)).toBeInViewport()
  await page.getByRole('button', { name: 'See the result' }).click()
  await expect(result(page).getByRole('heading', { level: 2 })).toBeInViewport()
})

const presets: [string, number, string, number][] = [
  ['hvac', 8000, '5-10', 2640],
  ['pool', 12_000, '5-10', 3240],
  ['smart-home', 6000, 'new', 1065],
  ['solar', 25_000, 'new', 3875],
  ['electrical', 4000, '10-20', 1470],
  ['plumbing', 5000, '10-20', 2263],
  ['well', 7000, '10-20', 2573],
  ['irrigation', 3000, '5-10', 1200],
  ['remodeling', 15_000, 'new', 2850],
]

test('all nine presets of the issues grid calculate', async ({ page, demonstration }) => {
  for (const [service, value, age, savings] of presets) {
    await page.goto(`${demonstration.url}/cost-calculator?service=${service}&value=${value}&age=${age}`)
    await expect(result(page).getByText(money(savings), { exact: true }).first(), service).toBeVisible()
  }
})

test('with two query parameters the fields are prefilled and nothing is calculated', async ({
  page,
  demonstration,
}) => {
  const sent = calculations(page)
  await page.goto(`${demonstration.url}/cost-calculator?service=hvac&age=new`)
  const { service, value, age, calculate } = fields(page)
  await expect(service).toHaveValue('hvac')
  await expect(age).toHaveValue('new')
  await expect(value).toHaveValue('')
  await expect(page.getByText('Still needed: Project Value.')).toBeVisible()
  await expect(calculate).toBeDisabled()
  await page.waitForTimeout(500)
  expect(sent).toEqual([])
})

test('a bad value in a link is left out and the page says which one', async ({ page, demonstration }) => {
  const sent = calculations(page)
  await page.goto(`${demonstration.url}/cost-calculator?service=hvac&value=-5&age=ancient`)
  await expect(page.getByText('Project Value and Home Age in this link could not be used')).toBeVisible()
  const { service, value, age } = fields(page)
  await expect(service).toHaveValue('hvac')
  await expect(value).toHaveValue('')
  await expect(age).toHaveValue('')
  await page.waitForTimeout(400)
  expect(sent).toEqual([])
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

test('Reset clears all inputs and hides the results', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/cost-calculator?service=other&value=5000&age=under-10`)
  await page.getByPlaceholder(/roofing/).fill('a gazebo')
  await expect(result(page)).toBeVisible()
  const { service, value, age, calculate, reset } = fields(page)
  await reset.click()
  await expect(result(page)).toHaveCount(0)
  await expect(service).toHaveValue('')
  await expect(value).toHaveValue('')
  await expect(age).toHaveValue('')
  await expect(calculate).toBeDisabled()
  await expect(service).toBeFocused()
  await expect(page).toHaveURL(/\/cost-calculator$/)
  await service.selectOption('other')
  await expect(page.getByPlaceholder(/roofing/)).toHaveValue('')
})

test('far from the example the page adds that the model was made for small jobs', async ({ page }) => {
  const note = page.getByText('The model was made for small jobs, from $500 to $25,000, around an example of $5,000.')
  for (const value of ['500', '25000']) {
    await fill(page, 'hvac', value, 'new')
    await expect(note).toHaveCount(0)
  }
  for (const value of ['499', '25001', '100001']) {
    await fields(page).value.fill(value)
    await expect(note).toBeVisible()
  }
  await fields(page).calculate.click()
  await expect(result(page).getByText('The model was made for small jobs')).toBeVisible()
})

test('outside 100 to 100000 the page adds that the estimate is calibrated for that range', async ({ page }) => {
  const note = page.getByText('The model is calibrated for projects from $100 to $100,000.')
  await fill(page, 'hvac', '100', 'new')
  await expect(note).toHaveCount(0)
  for (const value of ['99', '100001']) {
    await fields(page).value.fill(value)
    await expect(note).toBeVisible()
  }
  await fields(page).calculate.click()
  await expect(result(page).getByText('The model is calibrated')).toBeVisible()
})

test('where work uses no energy, no energy waste and no energy savings are named', async ({ page }) => {
  await fill(page, 'painting', '6000', 'new')
  await fields(page).calculate.click()
  await expect(row(page, 'Extra upkeep')).toHaveText([/^Poor\$/, 'Quality$0'])
  await expect(row(page, 'Extra earned back as upkeep savings')).toHaveText(['Poor$0', /^Quality\$/])
  await expect(result(page)).not.toContainText(/energy (waste|savings)/i)
})

const unusable = [
  ['0', 'That is too little: enter $1 or more.'],
  ['-5', 'That is too little: enter $1 or more.'],
  ['12.5', 'Enter whole dollars in digits, without cents.'],
  ['10000001', 'That is too much: enter $10,000,000 or less.'],
] as const

test('a project value that cannot be used is told from one that is missing, and nothing is sent', async ({ page }) => {
  const sent = calculations(page)
  for (const [value, fault] of unusable) {
    await fill(page, 'hvac', value, 'new')
    await expect(fields(page).value).toHaveAccessibleDescription(new RegExp(`Problem: ${RegExp.escape(fault)}`))
    await expect(page.getByText('Still needed')).toHaveCount(0)
    await expect(page.getByText('Correct the Project Value to calculate.')).toBeVisible()
    await expect(fields(page).calculate).toBeDisabled()
    await fields(page).value.press('Enter')
  }
  expect(sent).toEqual([])
})

test('a result never stands beside fields that it was not made from', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/cost-calculator${hvac}`)
  await expect(result(page)).toBeVisible()
  for (const value of [...unusable.map(([one]) => one), '', '9000']) {
    await fields(page).value.fill(value)
    await expect(result(page), value).toHaveCount(0)
  }
  await expect(page.getByText('You changed a field. Calculate again.')).toBeVisible()
  await fields(page).value.fill('8000')
  await expect(row(page, 'Total over 5 years')).toHaveText(['Poor$11,840', 'Quality$9,200'])
  await fields(page).age.selectOption('new')
  await expect(result(page)).toHaveCount(0)
})

test('a failure says "Failed to calculate costs", keeps the inputs and can be tried again', async ({ page }) => {
  await page.route('**/api/cost-calculation', (route) => route.fulfill({ status: 503, body: 'Later.' }))
  await fill(page, 'plumbing', '5000', '10-20')
  await fields(page).calculate.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to calculate costs')
  await expect(alert).toContainText('The service could not answer just now.')
  await expect(fields(page).service).toHaveValue('plumbing')
  await expect(fields(page).value).toHaveValue('5000')
  await expect(fields(page).age).toHaveValue('10-20')
  await page.unroute('**/api/cost-calculation')
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(result(page).getByText('$2,263', { exact: true }).first()).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('without a connection the device works out the same by the same rule, and says so', async ({ page }) => {
  await page.route('**/api/cost-calculation', (route) => route.abort())
  await fill(page, 'plumbing', '5000', '10-20')
  await fields(page).calculate.click()
  await expect(result(page).getByText('$2,263', { exact: true }).first()).toBeVisible()
  await expect(result(page).getByText('Worked out on this device')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('while it calculates the button says so and does nothing when pressed again', async ({ page }) => {
  const sent = calculations(page)
  const calculating = await holdBack(page, '**/api/cost-calculation')
  await fill(page, 'hvac', '8000', '5-10')
  await fields(page).calculate.click()
  await page.getByRole('button', { name: 'Calculating…' }).click({ force: true })
  await expect(result(page)).toHaveCount(0)
  calculating.release()
  await expect(result(page)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a calculation by hand from the factors on the page gives the same dollars', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/cost-calculator?service=plumbing&value=4321&age=20-plus`)
  await page.getByText('Show every factor').click()
  const factors = async (name: RegExp) => {
    const cells = await page.getByRole('row', { name }).getByRole('cell').allInnerTexts()
    return cells.map((text) => Number.parseFloat(text.replace(/[^\d.]/g, '')))
  }
  const [risk = 0, premium = 0] = await factors(/^Plumbing/)
  const [age = 0] = await factors(/^More than 20 years/)
  const shares = await page.getByText(/Of what poor work adds, \d+% is repairs/).innerText()
  const [repairs = 0, energy = 0] = [...shares.matchAll(/(\d+)%/g)].map(([, percent]) => Number(percent) / 100)
  const poor = Math.round(4321 * (1 + risk * age))
  const quality = Math.round(4321 * (1 + premium))
  await expect(row(page, 'Total over 5 years')).toHaveText([`Poor${money(poor)}`, `Quality${money(quality)}`])
  const steps = result(page).getByRole('listitem')
  await expect(steps.filter({ hasText: 'Poor-quality option' })).toContainText(`$4,321 × (1 + ${risk} × ${age})`)
  await expect(steps.filter({ hasText: 'Repairs' })).toContainText(`× ${repairs}`)
  await expect(steps.filter({ hasText: 'Earned back as energy savings' })).toContainText(`× ${energy}`)
  await expect(steps.filter({ hasText: 'Savings' }).last()).toContainText(money(poor - quality))
})

test('up to three results stand side by side and survive a reload; none is said to save more than another', async ({
  page,
}) => {
  for (const [value, count] of [
    ['8000', 1],
    ['10000', 2],
    ['4000', 3],
    ['5000', 3],
  ] as const) {
    await fill(page, 'hvac', value, '5-10')
    await fields(page).calculate.click()
    await expect(result(page).getByRole('heading', { name: money(Number(value)) })).toBeVisible()
    const add = result(page).getByRole('button', { name: 'Add to the comparison' })
    if (value === '5000') await expect(add).toBeDisabled()
    else await add.click()
    await expect(page.getByText(`${count} of 3 in the comparison.`)).toBeVisible()
  }
  const added = page.getByRole('row', { name: /^Added if the work turns out poor/ }).getByRole('cell')
  await expect(added).toHaveText(['$3,840', '$4,800', '$1,920'])
  await page.reload()
  await expect(added).toHaveText(['$3,840', '$4,800', '$1,920'])
  await page.getByRole('button', { name: 'Remove A from the comparison' }).click()
  await expect(added).toHaveText(['$4,800', '$1,920'])
})

test('Copy link carries the inputs and nothing else', async ({ page, context, demonstration }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await fill(page, 'other', '5000', 'under-10')
  await page.getByPlaceholder(/roofing/).fill('a gazebo')
  await fields(page).calculate.click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(result(page).getByText('Copied').first()).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${demonstration.url}/cost-calculator?service=other&value=5000&age=under-10`,
  )
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

test('a Why Quality Matters panel and the cards Hidden Costs, Quality Assurance and Long-term Savings are shown, and the example of the panel calculates', async ({
  page,
}) => {
  for (const name of ['Why Quality Matters', 'Hidden Costs', 'Quality Assurance', 'Long-term Savings'])
    await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('link', { name: 'Calculate this example' }).click()
  await expect(row(page, 'Total over 5 years')).toHaveText(['Poor$6,800', 'Quality$5,400'])
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('without script the page gives the whole model and says that the form needs script', async ({
  browser,
  demonstration,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${demonstration.url}/cost-calculator${hvac}`)
  await expect(page.locator('main noscript p')).toBeVisible()
  await expect(page.locator('main noscript p')).toContainText('The form needs script.')
  await expect(page.getByText('Poor-quality option = project value × (1 + risk × age factor)')).toBeVisible()
  await page.getByText('Show every factor').click()
  await expect(page.getByRole('row', { name: /Air conditioning/ })).toContainText('0.48')
  await context.close()
})

test('the server draws the same page for every link', async ({ request, demonstration }) => {
  const bare = await (await request.get(`${demonstration.url}/cost-calculator`)).text()
  expect(await (await request.get(`${demonstration.url}/cost-calculator${hvac}`)).text()).toBe(bare)
  expect(bare).not.toMatch(/<script(?![^>]*(application\/(ld\+)?json|src=))/)
})
