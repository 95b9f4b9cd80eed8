import type { Page } from '@playwright/test'
import { type RunningService, startService } from '../support/running-service.ts'
import { storeCode } from '../support/stored.ts'
import { bank, test as base, expect, placeOrder, rowOf, visit } from './journey.ts'

/** A service whose orders open one project before their payment. */
const test = base.extend<object, { shop: RunningService }>({
  shop: [
    async ({}, use) => {
      const service = await startService({ ...bank, RATE_LIMITS: 'off' })
      await use(service)
      await service.remove()
    },
    { scope: 'worker' },
  ],
})

const paths = ['/', '/pricing', '/purchase', '/access', '/checklist/hvac']
const screens = [
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
]

/** The smallest score that is not reported as 0.000. */
const leastShift = 0.0005

/** What has moved on the page although nobody pressed anything: how far, when, and which parts. */
async function moved(page: Page, url: string): Promise<string[]> {
  const slowed = await page.context().newCDPSession(page)
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await visit(page, url)
  await page.waitForLoadState('networkidle')
  // What is known a moment later than the rest.
  await page.waitForTimeout(1000)
  return page.evaluate(() => (window as unknown as { moves: string[] }).moves)
}

test.beforeEach(async ({ context }) => {
  await context.addInitScript((least) => {
    const moves: string[] = []
    Object.assign(window, { moves })
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        const parts = shift.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)
        if (!shift.hadRecentInput && shift.value >= least)
          moves.push(`${shift.value} at ${Math.round(shift.startTime)} ms: ${parts.join(' | ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, leastShift)
})

const firstVisit = 'a first visit'
const order = 'a saved order that is not paid'

/** Leaves on the device what somebody has there who comes back. */
const devices: Record<string, (page: Page, service: RunningService) => Promise<void>> = {
  [firstVisit]: async () => {},
  [order]: async (page, service) => {
    const { accessCode } = await placeOrder(service)
    await storeCode(page, service, accessCode)
    await visit(page, `${service.url}/access`)
    await expect(page.getByRole('region', { name: 'Your plan' })).toBeVisible()
  },
  'a list that was viewed and answered': async (page, service) => {
    await visit(page, `${service.url}/checklist/hvac`)
    const first = page.locator('.check').first()
    await rowOf(page, (await first.getAttribute('id')) ?? '')
      .getByRole('radio', { name: 'Good', exact: true })
      .check()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hqp.visits'))).toContain('hvac')
  },
}

for (const [device, prepare] of Object.entries(devices))
  for (const size of screens)
    test(`nothing moves by itself with ${device}, at ${size.width} px`, async ({ context, shop }) => {
      test.setTimeout(120_000)
      const before = await context.newPage()
      await prepare(before, shop)
      await before.close()
      for (const path of paths) {
        const page = await context.newPage()
        await page.setViewportSize(size)
        expect(await moved(page, shop.url + path), path).toEqual([])
        await page.close()
      }
    })
