import { test as base, type Page } from '@playwright/test'
import { type RunningService, startService } from '../support/running-service.ts'

interface Fixtures {
  /** A demonstration of its own for this test. */
  demonstration: RunningService
  /** A service that takes real payments: orders wait for the operator. */
  live: RunningService
  /** Everything that the content security policy stopped, and every error on the console or in a script. */
  complaints: string[]
}

export const bank = {
  ACCOUNT_NAME: 'Test Account',
  BANK_NAME: 'Test Bank',
  ROUTING_NUMBER: '000000000',
  ACCOUNT_NUMBER: '12345678',
}

/** A journey through the built service; it fails by itself when the browser complained of anything. */
export const test = base.extend<Fixtures>({
  demonstration: async ({}, use) => {
    const service = await startService()
    await use(service)
    await service.remove()
  },
  live: async ({}, use) => {
    const service = await startService(bank)
    await use(service)
    await service.remove()
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      await listen(page, complaints)
      await use(complaints)
      base.expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})
export { expect } from '@playwright/test'

async function listen(page: Page, complaints: string[]): Promise<void> {
  await page.exposeFunction('complain', (words: string) => complaints.push(words))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { complain } = window as unknown as { complain: (words: string) => void }
      complain(`policy: ${event.violatedDirective} stopped ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`)
    })
  })
  page.on('pageerror', (error) => complaints.push(`script: ${error.message}`))
  page.on('console', (message) => {
    // The browser itself reports a failed load; the tests that provoke one say so with the status.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      complaints.push(`console: ${message.text()}`)
  })
}
