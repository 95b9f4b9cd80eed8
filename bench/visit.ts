import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '../scripts/browser.ts'
import { freeItemCount } from '../src/content/checklist-content.ts'
import { content } from '../tests/support/content.ts'
import { answerTimes } from './answer-times.ts'
import { type Measured, startService, workDir } from './measured.ts'
import { startedCode } from './started-list.ts'
import { quantile, type Row, row, spread } from './table.ts'

const phone = { width: 390, height: 844 }
const openings = 20
/** Milliseconds in which the page is not asked whether it is there: to be asked is work for it, a fifth of an opening. */
const longestOpening = 2000
/** The first one of a paid item: to show it takes what the device keeps. */
const paidPoint = content.checklists.find(({ id }) => id === 'hvac')?.items[freeItemCount]?.points[0]?.id

/** A visit with a started list of 47 points, on a phone: answers, script, and a second opening without the service. */
export async function visit(): Promise<Row[]> {
  const found = findOrInstallBrowser((words) => process.stderr.write(`${words}\n`))
  if (!found) throw new Error('there is no Chromium on this machine')
  const service = await startService()
  const code = await startedCode(service.port, 'hvac')
  const open = async (): Promise<BrowserContext> => {
    const profile = mkdtempSync(join(workDir, 'phone-'))
    return chromium.launchPersistentContext(profile, { ...browserOf(found.path), serviceWorkers: 'block' })
  }
  const script = await scriptBeforePhoto(await open(), service, code)
  const { inHand, onList, onBarePage } = await answerTimes(async () => paidPage(await open(), code), hvac(service))
  const { anew, again } = await secondOpenings(found.path, service, code)
  return [
    row(
      'visit, JavaScript before the first photo',
      `${(script / 1000).toFixed(1)} kB`,
      1,
      '<= 140 kB',
      script <= 140_000,
    ),
    paints('visit, an answer in the hand, 4× slower, p98', inHand),
    paints('visit, an answer on the list, 4× slower, p98', onList),
    row('a bare page of radio buttons, 4× slower, p98', timesInWords(onBarePage), onBarePage.length),
    opens('visit, opened without the service, browser started anew', anew),
    opens('visit, opened without the service, browser running', again),
  ]
}

export const browserOf = (executablePath: string) => ({
  executablePath,
  viewport: phone,
  hasTouch: true,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})

function paints(what: string, times: number[]): Row {
  return row(what, timesInWords(times), times.length, '<= 50 ms', quantile(times, 0.98) <= 50)
}

const timesInWords = (times: number[]): string =>
  `${quantile(times, 0.98).toFixed(0)} ms (p50 ${quantile(times, 0.5).toFixed(0)}, max ${Math.max(...times).toFixed(0)})`

const opens = (what: string, times: number[]): Row =>
  row(what, spread(times, ' ms', 0), times.length, '<= 500 ms', quantile(times, 0.5) <= 500)

export const hvac = ({ port }: Measured) => `http://127.0.0.1:${port}/checklist/hvac`

/** A page whose device keeps the code. */
export async function paidPage(context: BrowserContext, code: string): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript((code) => localStorage.setItem('hqp.access-code', code), code)
  return page
}

/** All that comes until the network rests on a started list with a point on the screen, as sent over the wire. */
async function scriptBeforePhoto(context: BrowserContext, service: Measured, code: string): Promise<number> {
  const page = await paidPage(context, code)
  const arrived: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script')
      arrived.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(`${hvac(service)}/visit`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Begin: 47 checks' }).click()
  await page.getByRole('article').waitFor()
  await page.waitForLoadState('networkidle')
  const sent = await Promise.all(arrived)
  await context.close()
  return sent.reduce((sum, bytes) => sum + bytes, 0)
}

/** Milliseconds from the navigation until a paid point was painted, with the service gone: in a browser just started, and in the same one. */
async function secondOpenings(executablePath: string, service: Measured, code: string) {
  const profile = mkdtempSync(join(workDir, 'phone-'))
  const start = () => chromium.launchPersistentContext(profile, browserOf(executablePath))
  const first = await start()
  const page = await paidPage(first, code)
  for (const address of [hvac(service), `${hvac(service)}/visit`]) {
    await page.goto(address)
    await page.getByText('Works without a signal').waitFor()
  }
  await first.close()
  await service.stop()
  const anew: number[] = []
  const again: number[] = []
  for (let opening = 0; opening < openings; opening++) {
    const context = await start()
    for (const times of [anew, again])
      times.push(await openingTime(await context.newPage(), `${hvac(service)}/visit#${paidPoint}`))
    await context.close()
  }
  return { anew, again }
}

async function openingTime(page: Page, address: string): Promise<number> {
  await page.addInitScript((id) => {
    new MutationObserver((_, watching) => {
      if (!document.getElementById(id)) return
      watching.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => Object.assign(window, { shownAt: performance.now() })
        port2.postMessage(null)
      })
    }).observe(document, { childList: true, subtree: true })
  }, `check-${paidPoint}`)
  await page.goto(address, { waitUntil: 'commit' })
  await setTimeout(longestOpening)
  await page.waitForFunction(() => window.shownAt > 0)
  return page.evaluate(() => window.shownAt)
}

declare global {
  interface Window {
    /** When the point was painted, in milliseconds since the navigation. */
    shownAt: number
  }
}
