import { defineConfig } from '@playwright/test'
import { chromiumArguments } from './tests/support/chromium.ts'

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // One for each core: a browser, its page and the service it asks keep one busy.
  workers: '100%',
  fullyParallel: true,
  forbidOnly: true,
  // A shared machine may stall for seconds; what passes only the second time is named as flaky in the report.
  retries: process.env.CI ? 1 : 0,
  use: {
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: chromiumArguments,
    },
    viewport: { width: 390, height: 844 },
    // A journey that stands between page and service sees nothing of what a worker answers; so each device is new here.
    serviceWorkers: 'block',
  },
})
