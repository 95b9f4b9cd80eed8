import type { Page } from '@playwright/test'
import { storeCode } from '../support/stored.ts'
import { expect, placeOrderAndStart, test } from './journey.ts'
import { check, visitUrl } from './point-by-point.ts'

interface Arrived {
  path: string
  kind: string
  /** As sent over the wire, with its headers. */
  bytes: number
  text: string
}

/**
 * Everything that a first visit brings, until the network rests. On a machine under load a script may run for longer
 * than the half second without requests that a browser takes for rest: what is sure to come is waited for by its name.
 */
async function firstLoad(page: Page, url: string, sureToCome: readonly string[] = []): Promise<Arrived[]> {
  const arrived: Promise<Arrived>[] = []
  let isResting = false
  page.on('requestfinished', (request) => {
    const arrival = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      const isScript = request.resourceType() === 'script'
      const text = isScript ? ((await (await request.response())?.text()) ?? '') : ''
      const path = new URL(request.url()).pathname
      return { path, kind: request.resourceType(), bytes: responseBodySize + responseHeadersSize, text }
    }
    if (isResting) return
    arrived.push(arrival())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await expect
    .poll(async () => heavyPartsIn(await Promise.all(arrived)))
    .toEqual(expect.arrayContaining([...sureToCome]))
  isResting = true
  return Promise.all(arrived)
}

/** What only some pages need, by words that stay in its code however small it is made. */
const heavyParts = { 'the database of the device': 'another tab holds it', 'the schemas of the calls': 'invalid_type' }
const heavyPartsIn = (scripts: Arrived[]): string[] =>
  Object.entries(heavyParts).flatMap(([part, word]) => (scripts.some(({ text }) => text.includes(word)) ? part : []))

const sum = (all: Arrived[]) => all.reduce((bytes, one) => bytes + one.bytes, 0)

test('the landing page brings at most 102 kB of script in at most 7 requests beside the icon and the count, 175 kB in all, without the database and the schemas', async ({
  page,
  demonstration,
}) => {
  const all = await firstLoad(page, demonstration.url)
  const scripts = all.filter(({ kind }) => kind === 'script')
  expect(sum(scripts)).toBeLessThanOrEqual(102_000)
  expect(all.filter(({ path }) => !['/favicon.svg', '/api/page-views'].includes(path)).length).toBeLessThanOrEqual(7)
  expect(sum(all)).toBeLessThanOrEqual(175_000)
  expect(heavyPartsIn(scripts)).toEqual([])
})

for (const [path, most, parts] of [
  ['/checklist/hvac', 152, ['the database of the device']],
  ['/checklist/hvac/visit', 141, ['the database of the device']],
  ['/cost-calculator', 121, []],
  ['/education', 110, []],
  ['/equipment-standards', 124, []],
  ['/equipment-standards/hvac', 118, []],
  ['/purchase', 112, []],
  ['/access', 118, []],
] as const)
  test(`${path} brings at most ${most} kB of script, 231 kB in all, and ${parts[0] ?? 'neither the database nor the schemas'}`, async ({
    page,
    demonstration,
  }) => {
    const all = await firstLoad(page, demonstration.url + path, parts)
    const scripts = all.filter(({ kind }) => kind === 'script')
    expect(sum(scripts)).toBeLessThanOrEqual(most * 1000)
    expect(sum(all)).toBeLessThanOrEqual(231_000)
    expect(heavyPartsIn(scripts)).toEqual(parts)
  })

test('a started list in the hand, at its first point, has brought at most 145 kB of script, the schemas of its calls among them', async ({
  page,
  demonstration,
}) => {
  const { accessCode } = await placeOrderAndStart(demonstration, 'hvac')
  await storeCode(page, demonstration, accessCode)
  const arrived: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      arrived.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(visitUrl(demonstration), { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Begin: 47 checks' }).click()
  await expect(check(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes = await Promise.all(arrived)
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.reduce((bytes, one) => bytes + one, 0)).toBeLessThanOrEqual(145_000)
})

test('the schemas come with the first call that a page makes, and would be seen', async ({ page, demonstration }) => {
  const arrived: Promise<string>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') arrived.push(request.response().then((response) => response?.text() ?? ''))
  })
  await page.goto(`${demonstration.url}/cost-calculator?service=hvac&value=8000&age=5-10`)
  await expect(page.getByRole('row', { name: /Total over 5 years/ }).first()).toBeVisible()
  const scripts = (await Promise.all(arrived)).map((text) => ({ path: '', kind: 'script', bytes: 0, text }))
  expect(heavyPartsIn(scripts)).toEqual(['the schemas of the calls'])
})
