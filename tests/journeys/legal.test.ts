import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtArchive } from '../../src/public-files/platform-archive.server.ts'
import { detail, expect, test } from './journey.ts'

test('/download-ip-declaration opens the declaration in a new window by itself, and has a button for it', async ({
  page,
  demonstration,
}) => {
  const [opened] = await Promise.all([
    page.waitForEvent('popup'),
    page.goto(`${demonstration.url}/download-ip-declaration`),
  ])
  await expect(opened.getByRole('heading', { name: 'Declaration of intellectual property', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toContainText('It should have opened in a new window')
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
  await main.getByText('Fingerprint, to check the file').click()
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
