import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { type CameraFile, cameraJpeg } from '../support/camera-files.ts'
import type { Switched } from '../support/switched-service.ts'
import { expect, openStarted, placeOrderAndStart, test, visit } from './journey.ts'
import { journey, type Phone } from './phone.ts'
import { answer, goOn, toVisit, visitUrl } from './point-by-point.ts'

journey.use({ serviceWorkers: 'allow' })

/** Each has all the photos that fit at a point. */
const problems = 10
const photosEach = 6
const points = 47
const pictures: CameraFile[] = Array.from({ length: photosEach }, (_, index) =>
  cameraJpeg(`${index}.jpg`, 80 + index, 60),
)

const photos = (page: Page) => page.getByRole('img', { name: /^Photo \d/ })
const saw = (page: Page) => page.getByLabel(/^What I saw/)

/** A started list, opened once, as it stands when the signal is gone. */
async function openedOnce(service: Switched, phone: Phone): Promise<void> {
  const { accessCode } = await placeOrderAndStart(service.running, 'hvac')
  const page = await phone.context.newPage()
  await openStarted(page, service.running, accessCode, 'hvac')
  await page.getByRole('link', { name: toVisit }).click()
  await expect(page.getByText('Works without a signal')).toBeVisible()
  await service.off()
}

/** Every fifth point is a problem with all its photos, the last one with a word of its own; the others are good. */
async function check(page: Page, from: number, to: number): Promise<void> {
  for (let point = from; point <= to; point++) {
    if (point % 5 !== 1) {
      await goOn(page)
      continue
    }
    await answer(page, 'Problem').click()
    await page.getByLabel(/^From files/).setInputFiles(pictures)
    await expect(page.getByText(`${photosEach} photos saved on this device.`)).toBeVisible()
    await saw(page).fill(`Seen at stop ${point}`)
    await expect(page.getByText(/^Saved on this device/)).toBeVisible()
    const here = page.url()
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page).not.toHaveURL(here)
  }
}

journey(
  'a whole visit with the service stopped: 47 answers and 60 photos outlive a browser that is killed in the middle, and the report has the problems first',
  async ({ service, phone }) => {
    test.slow()
    await openedOnce(service, phone)
    const sent: string[] = []
    const watch = () => phone.context.on('request', (request) => sent.push(sentBy(request)))
    watch()
    let page = await phone.context.newPage()
    await visit(page, visitUrl(service))
    await page.getByRole('button', { name: 'Begin: 47 checks' }).click()
    await check(page, 1, 26)
    const before = page.url()
    await phone.kill()
    watch()

    page = await phone.context.newPage()
    await visit(page, visitUrl(service))
    await page.getByRole('button', { name: 'Continue: 21 checks left' }).click()
    await expect(page).toHaveURL(before)
    await check(page, 27, points)
    await expect(page.getByRole('heading', { name: 'Every check is answered' })).toBeVisible()
    // What a page shows that begins anew is on the device.
    await page.reload()
    await expect(page.locator('header').getByText('47/47')).toBeVisible()
    await phone.kill()
    watch()

    page = await phone.context.newPage()
    await expectEverything(page, service)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export Report' }).click(),
    ])
    const report = readFileSync(await download.path(), 'utf8')
    expect(report).toMatch(/10 problems to fix · 1 stop open<.*>47 of 47 checks answered ·/s)
    expect(report.indexOf('<h2>To fix (10)</h2>')).toBeLessThan(report.indexOf('<h3>1. '))
    expect(report.match(/<img src="data:image\/jpeg;base64,[^"]{100,}" alt="Photo \d of /g)).toHaveLength(60)
    expect(report.length).toBeLessThan(8_000_000)
    for (let point = 1; point <= points; point += 5) expect(report).toContain(`Seen at stop ${point}<`)

    const asked = sent.filter((request) => !/^GET \S+ $/.test(request))
    expect(asked.filter((request) => !request.includes('/api/verify-access'))).toEqual([])
    // What the program's own files are called is known before anybody answers.
    const others = sent.filter((request) => !/^GET \S+\/assets\/[\w.-]+ $/.test(request))
    expect(decodeURIComponent(others.join('\n'))).not.toMatch(/Seen at stop|good|problem/i)
  },
)

const sentBy = (request: Request): string => `${request.method()} ${request.url()} ${request.postData() ?? ''}`

/** All answers, words and photos, as the visit shows them. */
async function expectEverything(page: Page, service: Switched): Promise<void> {
  await visit(page, `${visitUrl(service)}#end`)
  const toFix = page
    .getByRole('heading', { name: /^To fix/ })
    .locator('..')
    .getByRole('listitem')
  await expect(page.locator('header').getByText('47/47')).toBeVisible()
  await expect(page.locator('header').getByText(`${problems} to fix`)).toBeVisible()
  await expect(toFix).toHaveCount(problems)
  for (let problem = 0; problem < problems; problem++) {
    await toFix.nth(problem).getByRole('button').click()
    await expect(photos(page)).toHaveCount(photosEach)
    await expect
      .poll(() => photos(page).evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)))
      .toEqual(pictures.map((_, index) => 80 + index))
    await expect(saw(page)).toHaveValue(/^Seen at stop \d+$/)
    await page.goto(`${visitUrl(service)}#end`)
  }
}
