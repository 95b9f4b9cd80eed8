import { expect, test, visit } from './journey.ts'

test('hero buttons scroll smoothly to the services and mission-statement anchors; the phone consultation line to the consultation anchor', async ({
  page,
  demonstration,
}) => {
  await visit(page, demonstration.url)
  const places = await page.evaluateHandle(() => {
    const seen: number[] = []
    addEventListener('scroll', () => seen.push(scrollY))
    return seen
  })
  for (const [link, anchor] of [
    ['Find your checklist', 'services'],
    ['Our mission', 'mission-statement'],
    ['Phone consultation, Mon-Fri 9AM-5PM', 'consultation'],
  ] as const) {
    // The last glide may still be on its way.
    const toTop = () =>
      page.evaluate(() => {
        scrollTo({ top: 0, behavior: 'instant' })
        return scrollY
      })
    await expect.poll(toTop).toBe(0)
    await places.evaluate((seen) => seen.splice(0))
    await page.getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(`${demonstration.url}/#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
    // A jump is seen at one place only.
    await expect.poll(async () => (await places.jsonValue()).length, anchor).toBeGreaterThan(1)
  }
})

for (const [width, words] of [
  [1280, 'Search All Details'],
  [390, 'Search Everything'],
] as const)
  test(`the hero has a ${words} button at ${width} px, and it opens the search dialog`, async ({
    page,
    demonstration,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, demonstration.url)
    const button = page.getByRole('main').getByRole('button', { name: words })
    const row = await button.locator('..').boundingBox()
    const box = await button.boundingBox()
    if (width < 640) expect(box?.width).toBe(row?.width)
    await button.click()
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
  })

test('the price stands on the first screen of a phone, and the page is at most 11 screens long', async ({
  page,
  demonstration,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit(page, demonstration.url)
  await expect(page.getByRole('main').getByText('$29 once', { exact: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('main').getByText('No contractor pays us')).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(11 * 664)
})

test('a job on the front page opens its list with that job picked; no request names it, and the address forgets it', async ({
  page,
  demonstration,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  await visit(page, demonstration.url)
  await page.getByRole('link', { name: /^Water softener/ }).click()
  const job = page.getByRole('main').locator('summary', { hasText: 'Your job: Water softener' })
  await expect(job).toBeVisible()
  await expect(page).toHaveURL(`${demonstration.url}/checklist/plumbing`)
  expect(asked.filter((request) => request.includes('softener'))).toEqual([])
  // What was said stays: another link does not change it.
  await page.goto(`${demonstration.url}/checklist/plumbing#job=repipe`)
  await expect(page).toHaveURL(`${demonstration.url}/checklist/plumbing`)
  await expect(job).toBeVisible()
  await page.goto(`${demonstration.url}/checklist/hvac#job=tent`)
  await expect(page).toHaveURL(`${demonstration.url}/checklist/hvac`)
  await expect(page.getByRole('main').locator('summary', { hasText: 'Which job is it? All jobs' })).toBeVisible()
})

test.describe('on a device with another clock', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the Business Hours card is green when it is Monday-Friday from 9:00 up to before 17:00 in Phoenix, orange otherwise', async ({
    page,
    demonstration,
  }) => {
    const card = page.locator('#consultation [data-card]').filter({ hasText: 'Business Hours' })
    for (const [instant, color, words] of [
      ['2026-11-27T16:59:00-07:00', 'green', 'Open now'],
      ['2026-11-27T17:00:00-07:00', 'orange', 'Closed now. Opens Monday at 9AM'],
    ] as const) {
      await page.clock.setFixedTime(new Date(instant))
      await page.goto(demonstration.url)
      await expect(card.getByText(words, { exact: true }), instant).toBeVisible()
      await expect(card).toContainText('Mon-Fri 9AM-5PM')
      expect(await card.evaluate(colorOfBorder), instant).toBe(color)
    }
  })
})

/** What people call the color of an element's border, by its hue. */
function colorOfBorder(element: Element): string {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).borderTopColor.match(/\d+/g) ?? []).map(Number)
  const highest = Math.max(red, green, blue)
  // Sand is no orange.
  const isColored = highest - Math.min(red, green, blue) > highest / 2
  if (isColored && highest === green) return 'green'
  return isColored && highest === red && green > blue ? 'orange' : `rgb(${red}, ${green}, ${blue})`
}
