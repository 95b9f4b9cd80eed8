import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Locator, type Page } from '@playwright/test'
import { findOrInstallBrowser } from '../scripts/browser.ts'
import { cameraJpeg } from '../tests/support/camera-files.ts'
import { type Measured, startService, workDir } from './measured.ts'
import { startedCode } from './started-list.ts'
import { quantile, type Row, row, spread } from './table.ts'

const phone = { width: 390, height: 844 }
const rounds = 5
const answersPerRound = 40
/** How much slower than this machine a phone is. */
const slowDown = 4
/** Points with photos, and how many each has. */
const pictured = 10
const picturesEach = 2
const openings = 20
/** Milliseconds, as a quick thumb needs at least. */
const betweenAnswers = 150
/** Milliseconds for which a finger that taps stays on the glass. */
const tapLasts = 70
/** One of a paid item: to show it takes what the device keeps. */
const paidPoint = 'external-static-pressure'

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
  const [inHand, onList] = await answers(open, service, code)
  const { anew, again } = await secondOpenings(found.path, service, code)
  const n = rounds * answersPerRound
  return [
    row(
      'visit, JavaScript before the first photo',
      `${(script / 1000).toFixed(1)} kB`,
      1,
      '<= 150 kB',
      script <= 150_000,
    ),
    paints('visit, an answer in the hand, 4× slower, p98', inHand, n),
    paints('visit, an answer on the list, 4× slower, p98', onList, n),
    opens('visit, opened without the service, browser started anew', anew),
    opens('visit, opened without the service, browser running', again),
  ]
}

const browserOf = (executablePath: string) => ({
  executablePath,
  viewport: phone,
  hasTouch: true,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})

function paints(what: string, times: number[], n: number): Row {
  const p98 = quantile(times, 0.98)
  const figure = `${p98.toFixed(0)} ms (p50 ${quantile(times, 0.5).toFixed(0)}, max ${Math.max(...times).toFixed(0)})`
  return row(what, figure, n, '<= 50 ms', p98 <= 50)
}

const opens = (what: string, times: number[]): Row =>
  row(what, spread(times, ' ms', 0), times.length, '<= 500 ms', quantile(times, 0.5) <= 500)

const hvac = ({ port }: Measured) => `http://127.0.0.1:${port}/checklist/hvac`

/** A page whose device keeps the code. */
async function paidPage(context: BrowserContext, code: string): Promise<Page> {
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

/** Each round is a phone of its own: a visit with photos is answered point by point, then changed on the list. */
async function answers(open: () => Promise<BrowserContext>, service: Measured, code: string) {
  const inHand: number[] = []
  const onList: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await open()
    const page = await paidPage(context, code)
    await page.addInitScript(timeAnswers)
    await page.goto(hvac(service))
    await addPhotos(page)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    inHand.push(...(await answerInHand(page, session, service)))
    onList.push(...(await answerOnList(page, session, service)))
    await context.close()
  }
  return [inHand, onList] as const
}

async function addPhotos(page: Page): Promise<void> {
  const cameras = page.getByLabel(/^Photo of \d/)
  await cameras.nth(46).waitFor({ state: 'attached' })
  for (let point = 0; point < pictured; point++)
    for (let picture = 1; picture <= picturesEach; picture++) {
      await cameras.nth(point).setInputFiles(cameraJpeg(`${picture}.jpg`, 1600, 1200))
      await page
        .getByRole('img', { name: /^Photo \d/ })
        .nth(point * picturesEach + picture - 1)
        .waitFor()
    }
}

async function answerInHand(page: Page, session: CDPSession, service: Measured): Promise<number[]> {
  await page.goto(`${hvac(service)}/visit`)
  await page.getByRole('button', { name: 'Begin: 47 checks' }).click()
  const times: number[] = []
  for (let count = 0; count < answersPerRound; count++) {
    const kind = ['good', 'good', 'na', 'problem'][count % 4] ?? ''
    const number = await page.locator('.answer-bar legend').textContent()
    times.push(await tap(page, session, page.locator(`[data-answer=${kind}]`)))
    if (kind === 'problem') await page.getByRole('button', { name: 'Done', exact: true }).click()
    await page.waitForFunction((before) => document.querySelector('.answer-bar legend')?.textContent !== before, number)
  }
  return times
}

async function answerOnList(page: Page, session: CDPSession, service: Measured): Promise<number[]> {
  await page.goto(hvac(service))
  await page.getByText(`${answersPerRound} of 47 checks`).first().waitFor()
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll<HTMLImageElement>('.photo-list img')].filter(({ naturalWidth }) => naturalWidth)
        .length === count,
    pictured * picturesEach,
  )
  const points = page.locator('fieldset:has(input[name^="answer-"])')
  const times: number[] = []
  for (let count = 0; count < answersPerRound; count++)
    // By turns the first and the second of what it is not yet, so that problems open and close.
    times.push(
      await tap(
        page,
        session,
        points
          .nth(count)
          .locator('label:not(.chosen)')
          .nth(count % 2),
      ),
    )
  return times
}

/**
 * Taps what stands still in the middle of the screen; milliseconds until its frame was painted. A finger and not a mouse: for
 * it the browser does more at the end of a press.
 */
async function tap(page: Page, session: CDPSession, place: Locator): Promise<number> {
  await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.waitForTimeout(betweenAnswers)
  // A point that just came takes no press at once.
  await place.and(page.locator(':not([aria-disabled=true])')).waitFor()
  const box = await place.boundingBox()
  if (!box) throw new Error('there is nothing to press')
  const before = await page.evaluate(() => window.answerTimes.length)
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
  await page.waitForTimeout(tapLasts)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await page.waitForFunction((count) => window.answerTimes.length > count, before)
  return page.evaluate(() => window.answerTimes.at(-1) ?? Number.NaN)
}

/**
 * In the page. From the moment at which the browser got the press to the first task after the frame in which its answer is
 * marked; what the screen then needs to show that frame is no work of the page.
 */
function timeAnswers(): void {
  window.answerTimes = []
  const pressed = ({ target, timeStamp }: Event) => {
    const answer = target instanceof Element ? target.closest('[data-answer], label') : null
    const frame = () => {
      if (!answer?.matches('[aria-pressed=true], .chosen')) return void requestAnimationFrame(frame)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.answerTimes.push(performance.now() - timeStamp)
      port2.postMessage(null)
    }
    if (answer) requestAnimationFrame(frame)
  }
  document.addEventListener('click', pressed, true)
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
  await page.goto(address)
  await page.waitForFunction(() => window.shownAt > 0)
  return page.evaluate(() => window.shownAt)
}

declare global {
  interface Window {
    /** Of each answer, in milliseconds. */
    answerTimes: number[]
    /** When the point was painted, in milliseconds since the navigation. */
    shownAt: number
  }
}
