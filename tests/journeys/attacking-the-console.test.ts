import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { operatorPassword } from '../support/console.ts'
import { type RunningService, startService } from '../support/running-service.ts'
import { bank, expect, placeOrder, test } from './journey.ts'

const withConsole = { ...bank, RATE_LIMITS: 'off', OPERATOR_PASSWORD: operatorPassword }
const cookieName = '__Host-operator'

async function signIn(page: Page, service: RunningService): Promise<void> {
  await page.goto(`${service.url}/operator`)
  await page.getByLabel('Password').fill(operatorPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'Work list' })).toBeVisible()
}

async function sessionIn(context: BrowserContext): Promise<string> {
  const cookies = await context.cookies()
  return cookies.find(({ name }) => name === cookieName)?.value ?? ''
}

const holdSession = (context: BrowserContext, service: RunningService, value: string): Promise<void> =>
  context.addCookies([{ name: cookieName, value, url: service.url.replace('http:', 'https:') }])

async function expectOutside(page: Page, service: RunningService): Promise<void> {
  await page.goto(`${service.url}/operator/orders`)
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
}

test('a session that somebody else put into the browser is never the one that is signed in', async ({
  page,
  anotherDevice,
}) => {
  const service = await startService(withConsole)
  const planted = 'A'.repeat(43)
  await holdSession(page.context(), service, planted)
  await signIn(page, service)
  expect(await sessionIn(page.context())).not.toBe(planted)
  await holdSession(anotherDevice.context(), service, planted)
  await expectOutside(anotherDevice, service)

  // A session that is the attacker’s own opens the attacker’s; signing in over it begins another one.
  const first = await sessionIn(page.context())
  await page.getByRole('button', { name: 'Sign out' }).click()
  await holdSession(page.context(), service, first)
  await signIn(page, service)
  expect(await sessionIn(page.context())).not.toBe(first)
  await service.remove()
})

test('a stolen cookie opens nothing once its owner has signed out or signed in anew', async ({
  page,
  anotherDevice,
}) => {
  const service = await startService(withConsole)
  await signIn(page, service)
  const stolen = await sessionIn(page.context())
  const thief = anotherDevice.context()
  await holdSession(thief, service, stolen)
  await anotherDevice.goto(`${service.url}/operator`)
  // While the session lasts it is the session, wherever it is shown: so no script and no other site may read it.
  await expect(anotherDevice.getByRole('heading', { name: 'Work list' })).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await holdSession(thief, service, stolen)
  await expectOutside(anotherDevice, service)

  await signIn(page, service)
  await holdSession(thief, service, stolen)
  await expectOutside(anotherDevice, service)
  await service.remove()
})

const hostileNames = [
  '<script>document.title="taken"</script>',
  '<img src=x onerror=document.title="taken">',
  '"><form action=https://example.invalid><button>Sign in again</button></form>',
  `=HYPERLINK("https://example.invalid","HQ")`,
  '+1+cmd|A0',
  '@SUM(1)',
  '\u202Etxet derorrim\u202C',
  'two\nlines',
]
const csvCell = (text: string): string => `"${text.replaceAll('"', '""')}"`

test('whatever a payer calls themselves is text: in the preview, in what waits, at the order and in the export', async ({
  page,
}) => {
  const service = await startService(withConsole)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(service.url)) elsewhere.push(request.url())
  })
  page.on('dialog', (dialog) => {
    elsewhere.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  const { reference } = await placeOrder(service)
  await signIn(page, service)
  await page.getByRole('link', { name: 'Statements' }).click()
  const rows = hostileNames.map((name) => `11/20/2026,${csvCell(name)},5.00`)
  const paying = `11/20/2026,${csvCell(`${hostileNames[0]} ${reference}`)},29.00`
  const buffer = Buffer.from(['Date,Description,Amount', ...rows, paying].join('\n'))
  await page
    .getByLabel(/File of the bank/)
    .setInputFiles({ name: '<b>statement</b>.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Show what it would do' }).click()
  await expect(page.getByRole('heading', { name: 'What it would do' })).toBeVisible()
  await expectInert(page)
  await page.getByText('Read it differently').click()
  await expect(page.getByText('<script>document.title').first()).toBeVisible()
  await expectInert(page)
  await page.getByRole('button', { name: 'Read it so' }).click()
  await expect(page.getByRole('heading', { name: 'What it would do' })).toBeVisible()

  await page.getByRole('button', { name: /^(Write down|Keep) / }).click()
  await expect(page.getByRole('status')).toContainText('9 rows are not counted')
  for (const path of ['', '/statements', `/orders/${reference}`, '/orders', '/figures']) {
    await page.goto(`${service.url}/operator${path}`)
    await expectInert(page)
    // What a payer wrote stands beside the money that waits, as text, and nowhere else.
    expect((await page.content()).includes('onerror')).toBe(path === '/statements')
  }
  const exported = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export all orders (CSV)' }).click()
  const csv = readFileSync(await (await exported).path(), 'utf8')
  expect(csv).toContain(reference)
  for (const cell of csv.split(/[,\n]/)) expect(cell).not.toMatch(/^"?[=+@\t]/)
  expect(elsewhere).toEqual([])
  await service.remove()
})

/** The page has run nothing of it, and has no part that is not ours. */
async function expectInert(page: Page): Promise<void> {
  expect(await page.title()).not.toContain('taken')
  await expect(page.locator('script, img, form[action^="http"], base, iframe')).toHaveCount(0)
}

test('a form from another site changes nothing, and no other site frames the console', async ({ page, complaints }) => {
  const service = await startService(withConsole)
  const { reference } = await placeOrder(service)
  await signIn(page, service)
  await page.goto(`${service.url}/operator/orders/${reference}`)
  const hidden = (name: string) => page.locator(`input[name="${name}"]`).first().inputValue()
  const [formToken, seen] = [await hidden('formToken'), await hidden('seen')]

  // The same machine under its other name is another site to the browser.
  const target = `${service.url}/operator/orders/${reference}/confirm`
  const fields = { formToken, seen, comment: 'from elsewhere' }
  const inputs = Object.entries(fields).map(([name, value]) => `<input name="${name}" value="${value}">`)
  const form = (type: string) => `<form method="post" action="${target}" enctype="${type}">${inputs.join('')}</form>`
  const other = createServer((request, response) => {
    const type = new URL(request.url ?? '/', 'http://localhost').searchParams.get('type') ?? ''
    response.setHeader('content-type', 'text/html')
    response.end(`<iframe src="${service.url}/operator"></iframe><img src="${target}?comment=x">${form(type)}`)
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const evil = `http://localhost:${(other.address() as AddressInfo).port}/`
  for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
    await page.goto(`${evil}?type=${type}`)
    expect(await page.frames()[1]?.evaluate(() => document.body.innerText)).not.toContain('Work list')
    await page.evaluate(() => document.querySelector('form')?.submit())
    await expect(page.getByRole('heading', { name: 'Refused' })).toBeVisible()
  }
  await page.goto(evil)
  await page.evaluate(
    ([address = '', body = '']) =>
      // What it is answered is kept from it.
      fetch(address, {
        method: 'POST',
        mode: 'no-cors',
        credentials: 'include',
        body: new URLSearchParams(body),
      }).catch(() => {}),
    [target, new URLSearchParams(fields).toString()],
  )
  await page.goto(`${service.url}/operator/orders/${reference}`)
  await expect(page.getByText('To match')).toBeVisible()
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem')).toHaveCount(1)
  // The browser says that it showed no frame and no picture.
  complaints.splice(0)
  other.close()
  await service.remove()
})
