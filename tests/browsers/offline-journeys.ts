import { expect, onTestFinished } from 'vitest'
import { placeOrderAndStart } from '../support/orders.ts'
import { Switched } from '../support/switched-service.ts'
import type { Journey } from './journey.ts'
import { Page } from './page.ts'
import type { Place } from './place-on-page.ts'

const button = (name: string | RegExp): Place => ({ role: 'button', name })

/** The whole program with the service stopped. */
export function offlineJourneys(test: Journey): void {
  test('a started visit goes on with the service stopped, through reload and restart of the browser', async ({
    device,
    page,
  }) => {
    const service = await Switched.start()
    onTestFinished(() => service.running.remove())
    const { accessCode } = await placeOrderAndStart(service.running, 'hvac')
    await page.visit(`${service.url}/access`)
    await page.type({ label: 'Access code' }, accessCode)
    await page.press(button('Verify code'))
    await page.press({ role: 'link', name: /^Open HVAC/ })
    await page.sees({ text: /^Works without a signal$/ })
    await page.press({ role: 'link', name: /^(Begin|Continue): / })
    await page.sees(button('Begin: 47 checks'))
    const address = await page.address()
    await service.off()

    await page.press(button('Begin: 47 checks'))
    await page.press(button('Good'))
    await expect.poll(() => page.text({ role: 'article' })).toContain('1.2 · ')
    await page.reload()
    await expect.poll(() => page.text({ role: 'article' })).toContain('1.2 · ')
    await device.restart()
    const later = await Page.new(device)
    await later.visit(address)
    await later.press(button('Continue: 46 checks left'))
    await expect.poll(() => later.text({ role: 'article' })).toContain('1.2 · ')
    for (const path of ['/', '/checklist', '/checklist/hvac', '/cost-calculator', '/access', '/terms']) {
      await later.visit(service.url + path)
      await later.sees({ role: 'heading' })
    }
    // A browser may call it an error that the service is not there.
    device.takeComplaints()
  })
}
