import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Answer } from '../../src/visit/model/visit.ts'
import { placeOrderAndStart } from '../support/orders.ts'
import type { RunningService } from '../support/running-service.ts'
import type { Journey } from './journey.ts'
import { Page } from './page.ts'
import type { Place } from './place-on-page.ts'

const point: Place = { role: 'article' }
const names: Record<Answer, string> = { good: 'Good', problem: 'Problem', na: 'Not applicable' }
const answer = (given: Answer): Place => ({
  role: 'button',
  name: names[given],
  within: { role: 'group', name: /^Your answer to/ },
})
const button = (name: string | RegExp): Place => ({ role: 'button', name })
const radio = (name: string, nth = 0): Place => ({ role: 'radio', name, nth })
const saw: Place = { role: 'textbox', name: /^What I saw/ }

const isAt = (page: Page, number: string) => expect.poll(() => page.text(point)).toContain(`${number} · `)

/** The free items of a checklist, in the hand, at their first point. */
async function begin(page: Page, { url }: RunningService): Promise<void> {
  await page.visit(`${url}/checklist/hvac/visit`)
  await page.press(button(/^Begin: /))
  await isAt(page, '1.1')
}

/** A visit point by point, on the list, in two tabs, and its report. */
export function visitJourneys(test: Journey): void {
  test('a visit goes on at Good and N/A, stays at a Problem to be told, takes an answer back, and outlives a reload and a restart of the browser', async ({
    device,
    service,
    page,
  }) => {
    await begin(page, service)
    await page.press(answer('good'))
    await isAt(page, '1.2')
    await page.press(button(/^Undo/))
    await isAt(page, '1.1')
    await expect.poll(() => page.isOn(answer('good'))).toBe(false)
    await page.press(answer('na'))
    await isAt(page, '1.2')
    await page.press(answer('problem'))
    await page.press(radio('It differs'))
    await page.type(saw, 'The bid names another firm')
    await page.press(radio('I have to ask'))
    const isKept = async (at: Page) => {
      await isAt(at, '1.2')
      await expect.poll(() => at.isOn(answer('problem'))).toBe(true)
      await expect.poll(() => at.isOn(radio('It differs'))).toBe(true)
      await expect.poll(() => at.value(saw)).toBe('The bid names another firm')
      await expect.poll(() => at.isOn(radio('I have to ask'))).toBe(true)
    }
    await page.reload()
    await isKept(page)
    const address = await page.address()
    expect(new URL(address).hash).not.toBe('')
    await device.restart()
    const later = await Page.new(device)
    await later.visit(address)
    await isKept(later)
    await later.press(button('Done'))
    await isAt(later, '1.3')
  })

  test('a visit is the same on the list and point by point', async ({ service, page }) => {
    await begin(page, service)
    await page.press(answer('good'))
    await isAt(page, '1.2')
    await page.press({ role: 'link', name: 'Back to the checklist' })
    await expect.poll(() => page.isOn(radio('Good'))).toBe(true)
    await page.press(radio('Not applicable', 1))
    await expect.poll(() => page.isOn(radio('Not applicable', 1))).toBe(true)
    await page.press({ role: 'link', name: /^(Begin|Continue): / })
    await page.press(button(/^Continue: /))
    await isAt(page, '1.3')
  })

  test('a visit is at once the same in two tabs', async ({ device, service, page }) => {
    await page.visit(`${service.url}/checklist/hvac`)
    const other = await Page.new(device)
    await other.visit(`${service.url}/checklist/hvac`)
    await page.press(radio('Good'))
    await expect.poll(() => page.isOn(radio('Good'))).toBe(true)
    await expect.poll(() => other.isOn(radio('Good'))).toBe(true)
    await other.press(radio('Problem', 1))
    await expect.poll(() => page.isOn(radio('Problem', 1))).toBe(true)
    expect(await page.isOn(radio('Good'))).toBe(true)
  })

  test('a visit has a verdict on a reading, and one press makes a problem of it', async ({ service, page }) => {
    await page.visit(`${service.url}/checklist/hvac/visit#manual-s-share-of-load`)
    const reading: Place = { role: 'textbox', within: point }
    await page.press(button('One speed'))
    await page.type(reading, '100')
    await page.sees({ text: 'Inside the band.' })
    await page.type(reading, '0')
    await page.press(button('Mark it as a problem'))
    await page.reload()
    await expect.poll(() => page.value(reading)).toBe('1000')
    await page.sees({ text: /Outside the band/ })
    await expect.poll(() => page.isOn(answer('problem'))).toBe(true)
  })

  test('a visit of a started project is saved as a report that has the problem first', async ({
    device,
    service,
    page,
  }) => {
    const { accessCode } = await placeOrderAndStart(service, 'hvac')
    await page.visit(`${service.url}/access`)
    await page.type({ label: 'Access code' }, accessCode)
    await page.press(button('Verify code'))
    await page.press({ role: 'link', name: /^Open HVAC/ })
    await page.press({ role: 'link', name: /^(Begin|Continue): / })
    await page.press(button(/^Begin: /))
    await isAt(page, '1.1')
    await page.press(answer('good'))
    await isAt(page, '1.2')
    await page.press(answer('problem'))
    await page.type(saw, 'No number on the van')
    await page.press({ role: 'link', name: 'Back to the checklist' })
    await page.press(button('Export Report'))
    await page.sees({ text: 'Report made' })
    await expect.poll(() => readdirSync(device.downloads)).toEqual(['HVAC-Quality-Verification-Report.html'])
    const report = readFileSync(join(device.downloads, 'HVAC-Quality-Verification-Report.html'), 'utf8')
    expect(report).toContain('No number on the van')
    expect(report.indexOf('No number on the van')).toBeLessThan(report.indexOf('Not checked'))
    expect(await page.address()).not.toContain(accessCode)
  })
}
