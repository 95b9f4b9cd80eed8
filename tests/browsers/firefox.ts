import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import puppeteer, { type Browser, type ElementHandle, type Page as FirefoxPage } from 'puppeteer-core'
import { inPath } from '../support/other-browsers.ts'
import type { Device, Tab } from './device.ts'
import { type OnPage, type Place, preload, wirePlace } from './place-on-page.ts'

/** A phone with Firefox, which speaks WebDriver BiDi by itself. */
export async function startFirefox(): Promise<Device> {
  const profile = mkdtempSync(join(tmpdir(), 'hqp-firefox-'))
  const downloads = join(profile, 'saved')
  mkdirSync(downloads)
  const complaints: string[] = []
  let browser = await open(profile, downloads)
  return {
    browser: await browser.version(),
    downloads,
    takeComplaints: () => complaints.splice(0),
    async openTab() {
      const page = await browser.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.evaluateOnNewDocument(preload)
      return tabOf(page)
    },
    async closeTabs() {
      // The browser would end with its last tab, which is the empty one that it began with.
      for (const page of (await browser.pages()).slice(1)) await page.close()
    },
    async restart() {
      await browser.close()
      browser = await open(profile, downloads)
    },
    async remove() {
      await browser.close()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

const open = (userDataDir: string, downloads: string): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: inPath('firefox-esr') ?? '',
    userDataDir,
    headless: true,
    defaultViewport: { width: 390, height: 844 },
    timeout: 90_000,
    protocolTimeout: 90_000,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.always_ask_before_handling_new_types': false,
    },
  })

function tabOf(page: FirefoxPage): Tab {
  const element = async (place: Place, isPressed = false): Promise<ElementHandle<HTMLInputElement>> => {
    const handle = await page.evaluateHandle(
      (place, isPressed) => (window as unknown as OnPage).targetOnPage(place, isPressed),
      wirePlace(place),
      isPressed,
    )
    return handle.asElement() as ElementHandle<HTMLInputElement>
  }
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: async (script, ...given) => (await page.evaluate(script as never, ...given)) as never,
    press: async (place) => (await element(place, true)).click(),
    type: async (place, text) => (await element(place)).type(text),
    attach: async (place, files) => (await element(place)).uploadFile(...files),
  }
}
