import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { storedRecords, storedTexts } from '../support/stored.ts'
import { Switched } from '../support/switched-service.ts'
import { test } from './journey.ts'

/** A phone: what it keeps outlives its browser. */
export class Phone {
  context: BrowserContext
  private readonly profile: string
  private constructor(context: BrowserContext, profile: string) {
    this.context = context
    this.profile = profile
  }
  static async new(): Promise<Phone> {
    const profile = mkdtempSync(join(tmpdir(), 'hqp-phone-'))
    return new Phone(await Phone.open(profile), profile)
  }
  private static open(profile: string): Promise<BrowserContext> {
    const { launchOptions, viewport } = test.info().project.use
    return chromium.launchPersistentContext(profile, { ...launchOptions, ...(viewport && { viewport }) })
  }
  async restart(): Promise<void> {
    await this.context.close()
    this.context = await Phone.open(this.profile)
  }
  /** As a phone ends a browser that it has no memory for: no page hears of it. */
  async kill(): Promise<void> {
    const gone = new Promise((resolve) => this.context.once('close', resolve))
    process.kill(browserOf(this.profile), 'SIGKILL')
    await gone
    this.context = await Phone.open(this.profile)
  }
  async remove(): Promise<void> {
    await this.context.close()
    rmSync(this.profile, { recursive: true, force: true })
  }
}

/** The process that all others of this browser come from. */
function browserOf(profile: string): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  const first = processes.find((line) => line.includes(`--user-data-dir=${profile}`) && !line.includes('--type='))
  if (!first) throw new Error('no browser has this profile')
  return Number.parseInt(first, 10)
}

/** A journey with a service and a phone of its own. */
export const journey = test.extend<{ service: Switched; phone: Phone }>({
  service: async ({}, use) => {
    const service = await Switched.start()
    await use(service)
    await service.running.remove()
  },
  phone: async ({}, use) => {
    const phone = await Phone.new()
    await use(phone)
    await phone.remove()
  },
})

/** Waits until the worker has kept everything and answers this page. */
export const kept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

/** Everything that this device keeps of the site, as text. */
export async function keptHere(page: Page): Promise<string> {
  const cached = await page.evaluate(async () => {
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) texts.push((await (await cache.match(request))?.text()) ?? '')
    }
    return texts.join('\n')
  })
  return JSON.stringify([await storedRecords(page), await storedTexts(page, ''), cached])
}
