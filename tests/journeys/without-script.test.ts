import { plans } from '../support/plans.ts'
import { expect, itemCards, pages, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

/** An address for each thing that can be missing. */
const missing = ['/no-such-page', '/checklist/no-such-trade', '/education?article=no-such-thing']

test('the landing page reads and leads on without script', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check the work before you pay for it.')
  await expect(page.locator('#services a[href^="/checklist/"]')).toHaveCount(12)
  await expect(page.getByRole('link', { name: 'Choose Basic' })).toHaveAttribute('href', '/purchase#basic')
  await page.getByRole('link', { name: /HVAC/ }).first().click()
  await expect(page).toHaveURL(`${demonstration.url}/checklist/hvac`)
})

test('the catalogue and a checklist read whole without script', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/checklist`)
  await expect(page.locator('main a[href^="/checklist/"]')).toHaveCount(12)
  await page.goto(`${demonstration.url}/checklist/hvac`)
  await expect(itemCards(page)).toHaveCount(3)
  await expect(itemCards(page).first().getByRole('checkbox').first()).toBeVisible()
  await expect(page.locator('noscript p')).toContainText('Answers and notes need JavaScript.')
  const spanish = page.locator('blockquote [lang="es"]').first()
  await expect(spanish).toBeHidden()
  await itemCards(page).getByText('What to say').first().click()
  await expect(spanish).toBeVisible()
  await expect(page.getByRole('link', { name: 'Unlock with a plan' })).toHaveAttribute('href', '/purchase')
  await expect(page.getByText('Name your visits')).toBeHidden()
})

test('the plans read without script, with prices and links', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/pricing`)
  for (const words of [
    ...plans.map(({ priceDollars }) => `$${priceDollars}`),
    '30-minute phone call',
    'Priority support (not included)',
  ])
    await expect(page.getByText(words).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Choose / })).toHaveCount(plans.length)
})

test('pages that need script say so in words', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/purchase`)
  await expect(page.locator('noscript p')).toContainText('Placing an order needs JavaScript.')
  await page.goto(`${demonstration.url}/access`)
  await expect(page.locator('noscript p')).toContainText('Checking a code needs JavaScript.')
})

test('the menu and the contact open and close without script', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/no-such-page`)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: 'Close' }).click()
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Contact' }).click()
  const contact = page.getByRole('dialog', { name: 'Contact' })
  await expect(contact).toBeVisible()
  await contact.getByRole('button', { name: 'Close' }).click()
  await expect(contact).toBeHidden()
})

test('no page shows a search button or a display switch, which would do nothing', async ({ page, demonstration }) => {
  for (const path of [...pages, ...missing]) {
    await page.goto(demonstration.url + path)
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    for (const name of ['Search', 'Outdoor display'])
      await expect(page.getByRole('button', { name }), `${path}: ${name}`).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Display' }), path).toHaveCount(0)
  }
})

test('a page that is not there says what is missing and leads on', async ({ page, demonstration }) => {
  for (const path of missing) {
    await page.goto(demonstration.url + path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(/Not Found$/)
    await page.getByRole('link', { name: 'Return Home' }).click()
    await expect(page).toHaveURL(`${demonstration.url}/`)
  }
})

test('no page has a script of its own, an event attribute or a style that the policy would stop', async ({
  page,
  demonstration,
}) => {
  for (const path of [...pages, ...missing]) {
    await page.goto(demonstration.url + path)
    const inline = 'script:not([src], [type="application/json"], [type="application/ld+json"])'
    await expect(page.locator(inline), path).toHaveCount(0)
    const html = await page.content()
    expect(html.match(/<[^>]+\son[a-z]+\s*=/gi) ?? [], path).toEqual([])
    expect(html.match(/(href|src)="javascript:/gi) ?? [], path).toEqual([])
  }
})
