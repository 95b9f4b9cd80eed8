import type { CDPSession, Page } from '@playwright/test'
import { type CameraFile, cameraJpeg } from '../tests/support/camera-files.ts'

const rounds = 5
const answersPerRound = 40
/** How much slower than this machine a phone is. */
const slowDown = 4
/** Points with photos, and how many each has. */
const pictured = 10
const picturesEach = 2
/** Milliseconds, as a quick thumb needs at least. */
const betweenAnswers = 150
/** Milliseconds for which a finger that taps stays on the glass. */
const tapLasts = 70

/**
 * Milliseconds from a press until its answer is painted, in the hand, on the list and on a page of nothing but radio
 * buttons, which is the least that this machine can do. Each round is a phone of its own: a visit with photos is answered
 * point by point, then changed on the list.
 *
 * From the moment of a slow-down on, the page is only asked by `evaluate`: a locator leaves listeners in it for which the
 * browser holds up each touch.
 */
export async function answerTimes(openPage: () => Promise<Page>, address: string) {
  const inHand: number[] = []
  const onList: number[] = []
  const onBarePage: number[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await openPage()
    await page.addInitScript(preparePage)
    await page.goto(address)
    await addPhotos(page, (name) => cameraJpeg(name, 1600, 1200))
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    inHand.push(...(await answerInHand(page, session, `${address}/visit`)))
    onList.push(...(await answerOnList(page, session, address)))
    await page.goto(barePage)
    onBarePage.push(...(await tapEach(page, session)))
    await page.context().close()
  }
  return { inHand, onList, onBarePage }
}

/** To a list that is open: 20 photos at 10 points. */
export async function addPhotos(page: Page, made: (name: string) => CameraFile): Promise<void> {
  const cameras = page.getByLabel(/^Photo of \d/)
  await cameras.nth(46).waitFor({ state: 'attached' })
  for (let point = 0; point < pictured; point++)
    for (let picture = 1; picture <= picturesEach; picture++) {
      await cameras.nth(point).setInputFiles(made(`${picture}.jpg`))
      await page
        .getByRole('img', { name: /^Photo \d/ })
        .nth(point * picturesEach + picture - 1)
        .waitFor()
    }
}

async function answerInHand(page: Page, session: CDPSession, address: string): Promise<number[]> {
  await page.goto(address)
  await until(() =>
    page.evaluate(() => {
      const begin = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Begin: 47 checks')
      if ('running' in document.documentElement.dataset) begin?.click()
      return document.querySelector('.answer-bar') !== null
    }),
  )
  const number = () => page.evaluate(() => document.querySelector('.answer-bar legend')?.textContent)
  const times: number[] = []
  for (let count = 0; count < answersPerRound; count++) {
    const kind = ['good', 'good', 'na', 'problem'][count % 4] ?? ''
    const before = await number()
    times.push(await tap(page, session, { answer: kind }))
    if (kind === 'problem') await page.evaluate(() => document.querySelector<HTMLElement>('.answer-bar .done')?.click())
    await until(async () => (await number()) !== before)
  }
  return times
}

async function answerOnList(page: Page, session: CDPSession, address: string): Promise<number[]> {
  await page.goto(address)
  await until(() =>
    page.evaluate(
      ([answered, photos]) => {
        const shown = [...document.querySelectorAll<HTMLImageElement>('.photo-list img')]
        const drawn = shown.filter(({ naturalWidth }) => naturalWidth > 0)
        return document.body.innerText.includes(`${answered} of 47 checks`) && drawn.length === photos
      },
      [answersPerRound, pictured * picturesEach] as const,
    ),
  )
  return tapEach(page, session)
}

/** As many points as the list has, without its texts, its looks and its program. */
const barePage = `data:text/html,<!doctype html><meta name=viewport content=width=device-width>${Array.from(
  { length: 47 },
  (_, point) =>
    `<fieldset>${['good', 'problem', 'na'].map((value) => `<label><input type=radio name=answer-${point} value=${value}>${value}</label>`).join('')}</fieldset>`,
).join('')}`

async function tapEach(page: Page, session: CDPSession): Promise<number[]> {
  const times: number[] = []
  for (let count = 0; count < answersPerRound; count++)
    // By turns the first and the second of what it is not yet, so that problems open and close.
    times.push(await tap(page, session, { point: count, other: count % 2 }))
  return times
}

/** Waits without a word to the page but `holds` itself. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > 30_000) throw new Error('the page did not come so far within 30 s')
    await pause(50)
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** A button in the hand, or of a point on the list one of the answers that it has not. */
type Place = { answer: string } | { point: number; other: number }

/**
 * Taps what stands still in the middle of the screen; milliseconds until its frame was painted. A finger and not a mouse: for
 * it the browser does more at the end of a press.
 */
async function tap(page: Page, session: CDPSession, place: Place): Promise<number> {
  await page.evaluate((place) => window.placeOf(place)?.scrollIntoView({ block: 'center' }), place)
  await pause(betweenAnswers)
  // A point that just came takes no press at once.
  await until(() => page.evaluate((place) => window.placeOf(place)?.ariaDisabled !== 'true', place))
  const [touch, before] = await page.evaluate((place) => {
    const { x = 0, y = 0, width = 0, height = 0 } = window.placeOf(place)?.getBoundingClientRect() ?? {}
    return [{ x: x + width / 2, y: y + height / 2 }, window.answerTimes.length] as const
  }, place)
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [touch] })
  await pause(tapLasts)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // Long enough for any frame that is worth its name: to ask is work for the page, too.
  await pause(betweenAnswers)
  await until(() => page.evaluate((before) => window.answerTimes.length > before, before))
  // The first: a label presses its radio button a second time.
  return page.evaluate((before) => window.answerTimes[before] ?? Number.NaN, before)
}

/**
 * In the page. From the moment at which the browser got the press to the first task after the frame in which its answer is
 * marked; what the screen then needs to show that frame is no work of the page.
 */
function preparePage(): void {
  window.placeOf = (place) =>
    'answer' in place
      ? document.querySelector(`[data-answer=${place.answer}]`)
      : (document
          .querySelectorAll('fieldset:has(input[name^="answer-"])')
          [place.point]?.querySelectorAll('label:not(:has(:checked))')[place.other] ?? null)
  window.answerTimes = []
  const pressed = ({ target, timeStamp }: Event) => {
    const answer = target instanceof Element ? target.closest('[data-answer], label') : null
    const frame = () => {
      if (!answer?.matches('[aria-pressed=true], :has(:checked)')) return void requestAnimationFrame(frame)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.answerTimes.push(performance.now() - timeStamp)
      port2.postMessage(null)
    }
    if (answer) requestAnimationFrame(frame)
  }
  document.addEventListener('click', pressed, true)
}

declare global {
  interface Window {
    placeOf(place: Place): Element | null
    /** Of each answer, in milliseconds. */
    answerTimes: number[]
  }
}
