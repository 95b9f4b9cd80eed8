import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtArchive } from '../../src/public-files/platform-archive.server.ts'
import { plans } from '../support/plans.ts'
import { contactEmail, detail, expect, test, visit } from './journey.ts'

/** Each legal page with words from its last parts. */
const legalPages = {
  '/privacy-policy': 'To remove the code, use',
  '/terms': 'the history says what is new',
  '/download-legal-docs': 'Confirm the address and the hours',
  '/download-ip-declaration': 'legal downloads',
  '/download.html': 'npm start',
  '/downloads/ip-declaration.html': 'Oath and signature',
}

test('the privacy policy states that zero personal data is collected; last updated January 21, 2025; gives a contact e-mail', async ({
  page,
  live,
}) => {
  await page.goto(`${live.url}/privacy-policy`)
  await expect(page.getByRole('heading', { name: 'Privacy policy', level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').or(page.getByRole('main'))).toContainText(['', /zero personal data/])
  await expect(page.getByText('First edition: Last updated January 21, 2025')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: contactEmail })).toHaveAttribute(
    'href',
    `mailto:${contactEmail}`,
  )
})

test('the privacy policy names photos among what stays on the device, and shows its history', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/privacy-policy`)
  await expect(page.getByRole('row', { name: /answers, notes, readings and photos/ })).toContainText('Your device')
  const history = page.getByRole('region', { name: 'Version history' })
  await expect(history.getByRole('listitem').first()).toContainText('January 21, 2025')
  await expect(history).toContainText('November 20, 2026')
})

test('the terms have eight sections with anchors: service area, payment terms, service delivery, scope, field team, liability, dispute resolution, updates', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/terms`)
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  await expect(contents).toHaveText([
    'Service area',
    'Payment terms',
    'Service delivery',
    'Scope',
    'Field team',
    'Liability',
    'Dispute resolution',
    'Updates',
    'Version history',
  ])
  await contents.filter({ hasText: 'Liability' }).click()
  await expect(page).toHaveURL(/\/terms#liability$/)
  await expect(page.getByRole('heading', { name: 'Liability', level: 2 })).toBeInViewport()
  for (const { name, priceDollars } of plans)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(`$${priceDollars}`)
})

test('the terms name the limits: scheduling within 48 hours of payment confirmation, 24-hour notice to cancel, 50% deposit, a travel fee beyond 50 miles, no refunds, one year', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/terms`)
  for (const [section, words] of [
    ['Service area', 'A travel fee may apply to a visit more than 50 miles from central Phoenix.'],
    ['Payment terms', 'An on-site visit needs a 50% deposit'],
    ['Payment terms', 'There are no refunds.'],
    ['Payment terms', 'Cards and PayPal are coming soon.'],
    ['Service delivery', 'We schedule them within 48 hours of payment confirmation.'],
    ['Service delivery', 'tell us at least 24 hours before it starts'],
    ['Service delivery', 'one year from the date of purchase'],
    ['Service delivery', 'Saturdays, Sundays and public holidays do not count in the 48 hours.'],
    ['Service delivery', 'within 30 days of your 30-minute call'],
    ['Service delivery', 'If we miss or cancel an appointment, or do not schedule it in time, you choose.'],
    ['Scope', 'we do not hire or fire them for you, and we buy nothing for you'],
  ] as const)
    await expect(page.getByRole('region', { name: section })).toContainText(words)
})

test('/terms-of-service shows the terms and names /terms as their address', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/terms-of-service`)
  await expect(page.getByRole('heading', { name: 'Terms of service', level: 1 })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/terms$/)
})

test('the legal downloads list each file with type, size, SHA-256 and what it is for, true to the bytes that come', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/download-legal-docs`)
  for (const [name, kind, type] of [
    ['ip-declaration.rtf', 'Rich text (.rtf)', 'application/rtf'],
    ['ip-declaration.doc', 'Word (.doc)', 'application/msword'],
    ['ip-declaration.md', 'Plain text (.md)', 'text/markdown; charset=utf-8'],
    ['county-recording-procedure.md', 'Plain text (.md)', 'text/markdown; charset=utf-8'],
    ['home-quality-public.sql', 'Database backup (.sql)', 'application/sql'],
  ] as const) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('link', { name: `Download ${name}` }).click(),
    ])
    const bytes = readFileSync(await download.path())
    expect(download.suggestedFilename()).toBe(name)
    await expect(detail(card, 'Type')).toContainText(kind)
    await expect(detail(card, 'Size')).toContainText(`${bytes.length.toLocaleString('en-US')} bytes`)
    await expect(detail(card, 'SHA-256')).toContainText(createHash('sha256').update(bytes).digest('hex'))
    const response = await page.request.get(`${demonstration.url}/downloads/${name}`)
    expect(response.headers()['content-type']).toBe(type)
    expect(response.headers()['content-disposition']).toBe(`attachment; filename="${name}"`)
    expect(response.headers()['x-content-type-options']).toBe('nosniff')
  }
})

test('the legal downloads include notarization instructions and a county recorder contact, with an estimated recording fee of $45-60', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/download-legal-docs`)
  await expect(page.getByRole('region', { name: 'Notarization instructions' })).toContainText('photo ID')
  const recorder = page.getByRole('region', { name: 'County recorder contact' })
  await expect(recorder).toContainText('602-506-3535')
  await expect(recorder).toContainText('Confirm the address and the hours')
  const fee = page.getByRole('region', { name: 'The recording fee, explained' })
  await expect(fee.getByRole('row', { name: /Together/ })).toContainText('$45 to $60')
  await expect(fee.getByRole('row', { name: /Recording fee/ })).toContainText('$30')
})

test('/download-ip-declaration opens the declaration in a new window by itself, and has a button for it', async ({
  page,
  demonstration,
}) => {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.goto(`${demonstration.url}/download-ip-declaration`),
  ])
  await expect(opened.getByRole('heading', { name: 'Declaration of intellectual property', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toContainText('It is open in a new window')
  await opened.close()
  const [again] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /Open the declaration/ }).click(),
  ])
  await expect(again).toHaveURL(/\/downloads\/ip-declaration\.html$/)
})

test('/download-ip-declaration says so when the browser keeps the new window closed', async ({
  page,
  demonstration,
}) => {
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto(`${demonstration.url}/download-ip-declaration`)
  await expect(page.getByRole('main').getByRole('status')).toContainText('Your browser kept the new window closed')
  await expect(page.getByRole('link', { name: /Open the declaration/ })).toBeVisible()
})

test('/download.html states the true size, date and SHA-256 of the archive that a build makes, whole or in part', async ({
  page,
  demonstration,
}) => {
  const bytes = readFileSync(join('dist', builtArchive))
  await page.goto(`${demonstration.url}/download.html`)
  const main = page.getByRole('main')
  await expect(main.getByText('805MB complete platform archive')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Start it' })).toContainText('npm start')
  await expect(detail(main, 'Size')).toContainText(`${bytes.length.toLocaleString('en-US')} bytes`)
  await expect(detail(main, 'SHA-256')).toContainText(createHash('sha256').update(bytes).digest('hex'))
  await expect(detail(main, 'Made on')).toHaveText(/^\w+ \d+, 20\d\d$/)
  const link = main.getByRole('link', { name: /^Download the archive \(\d\.\d MB\)$/ })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(readFileSync(await download.path()).equals(bytes)).toBe(true)
  const url = demonstration.url + ((await link.getAttribute('href')) ?? '')
  const part = await page.request.get(url, { headers: { range: `bytes=${bytes.length - 10}-` } })
  expect(part.status()).toBe(206)
  expect(part.headers()['content-range']).toBe(`bytes ${bytes.length - 10}-${bytes.length - 1}/${bytes.length}`)
  expect((await part.body()).equals(bytes.subarray(-10))).toBe(true)
  expect((await page.request.get(url, { headers: { range: `bytes=${bytes.length}-` } })).status()).toBe(416)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, words] of Object.entries(legalPages))
    test(`${path} can be read`, async ({ page, demonstration }) => {
      const response = await page.goto(demonstration.url + path)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    })

  test('/download-ip-declaration has a plain link to the document', async ({ page, demonstration }) => {
    await page.goto(`${demonstration.url}/download-ip-declaration`)
    const link = page.getByRole('link', { name: /Open the declaration/ })
    await expect(link).toHaveAttribute('href', '/downloads/ip-declaration.html')
    await expect(link).toHaveAttribute('target', 'ip-declaration')
  })
})
