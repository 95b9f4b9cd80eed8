import { test as base, expect } from 'vitest'
import { type OtherBrowser, packagesMissing } from '../support/other-browsers.ts'
import { type RunningService, startService } from '../support/running-service.ts'
import { type Device, startDevice } from './device.ts'
import { Page } from './page.ts'

interface Fixtures {
  /** One for all journeys: to start a browser takes longer than most of them. */
  device: Device
  /** A demonstration for all journeys. */
  shared: RunningService
  /** The same at an address of this journey's own, under which the device keeps nothing yet. */
  service: RunningService
  /** A tab of its own for this journey, which fails when the browser complained of anything. */
  page: Page
}

/** A journey through the built service in this engine; skipped, with the reason, where it cannot be driven. */
export function journeyIn(engine: OtherBrowser) {
  const packages = packagesMissing(engine)
  let journeys = 0
  const test = base.extend<Fixtures>({
    device: [
      async ({}, use) => {
        const device = await startDevice(engine)
        await use(device)
        await device.remove()
      },
      { scope: 'file' },
    ],
    shared: [
      async ({}, use) => {
        const service = await startService({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })
        await use(service)
        await service.remove()
      },
      { scope: 'file' },
    ],
    service: async ({ shared }, use) => {
      journeys += 1
      const { port } = new URL(shared.url)
      await use({ ...shared, url: `http://127.0.0.${journeys}:${port}` })
    },
    page: async ({ device }, use) => {
      await use(await Page.new(device))
      await device.closeTabs()
      expect(device.takeComplaints()).toEqual([])
    },
  })
  test.beforeEach(({ skip }) =>
    skip(packages.length > 0, `${engine} cannot be driven here: \`apt-get install ${packages.join(' ')}\``),
  )
  return test
}

export type Journey = ReturnType<typeof journeyIn>
