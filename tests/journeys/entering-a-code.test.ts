import {
  detail,
  expect,
  footer,
  holdBack,
  openAccess,
  placeOrder,
  placeOrderAndStart,
  programFiles,
  test,
  visit,
} from './journey.ts'

const unknown = 'HQP-BASIC-00000000000000000000'

test('three download options: PDF, Mobile, Print; a device compatibility note; links to the interactive checklists and to Purchase Now', async ({
  page,
  demonstration,
}) => {
  await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
  await expect(page.getByRole('button', { name: /^Download/ })).toHaveText([
    'Download PDF',
    'Download Mobile',
    'Download Print',
  ])
  await expect(page.getByText('The PDF opens on any phone, tablet or computer.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Purchase Now' })).toHaveAttribute('href', '/purchase')
  await page.getByRole('link', { name: 'interactive checklists' }).click()
  await expect(page).toHaveURL(`${demonstration.url}/checklist`)
})

test('a code typed before the script arrived is not lost', async ({ page, demonstration }) => {
  const { accessCode } = await placeOrder(demonstration)
  const scripts = await holdBack(page, programFiles)
  await page.goto(`${demonstration.url}/access`, { waitUntil: 'commit' })
  await page.getByLabel('Access code').fill(accessCode)
  scripts.release()
  await page.getByRole('button', { name: 'Verify code' }).click()
  await expect(detail(page, 'Plan type')).toHaveText('Basic')
})

test('when the checklists do not come, a code with projects says so, and Retry brings them', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await openAccess(page, demonstration, accessCode)
  await visit(page, `${demonstration.url}/terms`)
  await page.route('**/api/checklists?*', (route) => route.abort())
  await (await footer(page)).getByRole('link', { name: 'My access' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to fetch checklists')
  await expect(page.getByText('No project is started yet')).toHaveCount(0)
  await page.unroute('**/api/checklists?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: /^Open HVAC/ })).toBeVisible()
})

for (const theme of ['light', 'outdoor'])
  test(`the whole code is seen in its field on a phone of 320 px, ${theme}`, async ({ page, demonstration }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await visit(page, `${demonstration.url}/access`)
    const field = page.getByLabel('Access code')
    await field.fill(unknown)
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
  })

test('taking the code off the device stands last on the page, says what it costs, and keeping it is the main answer', async ({
  page,
  demonstration,
}) => {
  await openAccess(page, demonstration, (await placeOrder(demonstration)).accessCode)
  await expect(page.getByRole('region').last()).toContainText('we do not keep it, and cannot show it to you again')
  await page.getByRole('region').last().getByRole('button', { name: 'Remove the code from this device' }).click()
  const buttons = page.getByRole('alertdialog').getByRole('button')
  const colours = await buttons.evaluateAll((all) =>
    Object.fromEntries(all.map((one) => [one.textContent, getComputedStyle(one).backgroundColor])),
  )
  const copper = await page.evaluate(() => {
    const one = document.body.appendChild(document.createElement('div'))
    one.style.backgroundColor = 'var(--copper)'
    const { backgroundColor } = getComputedStyle(one)
    one.remove()
    return backgroundColor
  })
  expect(colours['Keep it']).toBe(copper)
  expect(colours['Remove the code']).not.toBe(copper)
})
