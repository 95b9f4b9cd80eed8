import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

interface Arrived {
  path: string
  kind: string
  /** As sent over the wire, with its headers. */
  bytes: number
  text: string
}

/** Everything that a first visit brings, until the network rests. */
async function firstLoad(page: Page, url: string): Promise<Arrived[]> {
  const arrived: Promise<Arrived>[] = []
  page.on('requestfinished', (request) => {
    const arrival = async () => {
      const { responseBodySize, responseHeadersSize } = await request.sizes()
      const isScript = request.resourceType() === 'script'
      const text = isScript ? ((await (await request.response())?.text()) ?? '') : ''
      const path = new URL(request.url()).pathname
      return { path, kind: request.resourceType(), bytes: responseBodySize + responseHeadersSize, text }
    }
    arrived.push(arrival())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return Promise.all(arrived)
}

/** What its dialogs and its notifications are made of says these names. */
const isRadix = ({ text }: Arrived) => /--radix-|focusScope\.|dismissableLayer\./.test(text)

const sum = (all: Arrived[]) => all.reduce((bytes, one) => bytes + one.bytes, 0)

test('the landing page brings at most 135 kB of script in at most 8 requests beside the icon, 200 kB in all, and no Radix', async ({
  page,
  demonstration,
}) => {
  const all = await firstLoad(page, demonstration.url)
  const scripts = all.filter(({ kind }) => kind === 'script')
  expect(sum(scripts)).toBeLessThanOrEqual(135_000)
  expect(all.filter(({ path }) => path !== '/favicon.svg').length).toBeLessThanOrEqual(8)
  expect(sum(all)).toBeLessThanOrEqual(200_000)
  expect(scripts.filter(isRadix).map(({ path }) => path)).toEqual([])
})

for (const path of [
  '/checklist/hvac',
  '/cost-calculator',
  '/education',
  '/equipment-standards',
  '/purchase',
  '/access',
])
  test(`${path} brings at most 165 kB of script, 240 kB in all, and no Radix`, async ({ page, demonstration }) => {
    const all = await firstLoad(page, demonstration.url + path)
    const scripts = all.filter(({ kind }) => kind === 'script')
    expect(sum(scripts)).toBeLessThanOrEqual(165_000)
    expect(sum(all)).toBeLessThanOrEqual(240_000)
    expect(scripts.filter(isRadix).map((one) => one.path)).toEqual([])
  })
