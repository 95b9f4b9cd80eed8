import { test as base, expect } from 'vitest'
import { type OtherBrowser, packagesMissing } from '../support/other-browsers.ts'
import { Switched } from '../support/switched-service.ts'
import { type Device, startDevice } from './device.ts'
import { Page } from './page.ts'

interface Fixtures {
  /** One for all journeys: to start a browser takes longer than most of them. */
  device: Device
  /** A demonstration of its own for this journey, at an address under which the device keeps nothing yet. */
  service: Switched
  /** A tab of its own for this journey, which fails when the browser complained of anything. */
  page: Page
}

/** A journey through the built service in this engine; skipped, with the reason, where it cannot be driven. */
export function journeyIn(engine: OtherBrowser) {
  const packages = packagesMissing(engine)
  const test = base.extend<Fixtures>({
    device: [
      async ({}, use) => {
        const device = await startDevice(engine)
        await use(device)
        await device.remove()
      },
      { scope: 'file' },
    ],
    service: async ({}, use) => {
      const service = await Switched.start()
      await use(service)
      await service.running.remove()
    },
    page: async ({ device }, use) => {
      await use(await Page.new(device))
      expect(device.takeComplaints()).toEqual([])
    },
  })
  test.beforeEach(({ skip }) =>
    skip(packages.length > 0, `${engine} cannot be driven here: \`apt-get install ${packages.join(' ')}\``),
  )
  return test
}

export type Journey = ReturnType<typeof journeyIn>
