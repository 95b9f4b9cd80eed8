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

test('the hero has a brand banner: the name, for homeowners in Greater Phoenix, and what it is for', async ({
  page,
  demonstration,
}) => {
  await page.goto(demonstration.url)
  const banner = page.getByRole('main').locator('p').filter({ hasText: 'For homeowners in Greater Phoenix' })
  await expect(banner).toContainText('Home Quality Phoenix')
  await expect(banner.locator('svg')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check the work before you pay for it.')
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

test('Why Quality Verification Matters: three cards, Equipment Failure, Hidden Costs and Home Value Impact', async ({
  page,
  demonstration,
}) => {
  await page.goto(demonstration.url)
  const section = page.getByRole('region', { name: 'Why Quality Verification Matters' })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Equipment Failure',
    'Hidden Costs',
    'Home Value Impact',
  ])
})

test('Find Everything You Need: four cards, to the plans, the calculator, the plans and the articles', async ({
  page,
  demonstration,
}) => {
  await page.goto(demonstration.url)
  const links = page.getByRole('region', { name: 'Find Everything You Need' }).getByRole('link')
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(targets).toEqual(['/pricing', '/cost-calculator', '/pricing', '/education'])
  for (const name of ['Qualitechnician Checklists', 'Cost Calculator', 'Expertise Service', 'Learning Center'])
    await expect(links.filter({ hasText: name })).toHaveCount(1)
})

test('Choose Your Protection Plan: Basic $29 and Advanced $49; both buttons go to /purchase', async ({
  page,
  demonstration,
}) => {
  await page.goto(demonstration.url)
  const section = page.getByRole('region', { name: 'Choose Your Protection Plan' })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Basic', 'Advanced (Qualitechnician)'])
  await expect(section.getByText(/^\$\d+/)).toHaveText([/^\$29/, /^\$49/])
  const links = section.getByRole('link', { name: /^Choose / })
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/purchase(#|$)/)
})

test('the Greater Phoenix issues grid: nine cards, each linking to /cost-calculator with service, value and age', async ({
  page,
  demonstration,
}) => {
  await page.goto(demonstration.url)
  const links = page.getByRole('region', { name: 'What goes wrong in Greater Phoenix' }).getByRole('link')
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/cost-calculator?service=hvac&value=8000&age=5-10',
    '/cost-calculator?service=pool&value=12000&age=5-10',
    '/cost-calculator?service=smart-home&value=6000&age=new',
    '/cost-calculator?service=solar&value=25000&age=new',
    '/cost-calculator?service=electrical&value=4000&age=10-20',
    '/cost-calculator?service=plumbing&value=5000&age=10-20',
    '/cost-calculator?service=well&value=7000&age=10-20',
    '/cost-calculator?service=irrigation&value=3000&age=5-10',
    '/cost-calculator?service=remodeling&value=15000&age=new',
  ])
})

test('the services section lists the twelve checklists from the server, each card to /checklist/{id}', async ({
  page,
  demonstration,
}) => {
  await page.goto(demonstration.url)
  const links = page.locator('#services').getByRole('link')
  await expect(links).toHaveCount(12)
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const checklists = (await (await page.request.get(`${demonstration.url}/api/checklists`)).json()) as { id: string }[]
  expect(targets).toEqual(checklists.map(({ id }) => `/checklist/${id}`))
})

test('the tools section shows a static demo checklist with progress 3/8, and nothing in it can be pressed', async ({
  page,
  demonstration,
}) => {
  await page.goto(demonstration.url)
  const tools = page.locator('#tools')
  await expect(tools.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3/8')
  await expect(tools.getByText('3/8')).toBeVisible()
  await expect(tools.getByRole('listitem')).toHaveCount(8)
  await expect(tools.locator('button, input, a')).toHaveCount(0)
})

test('the stats strip and the cost teaser show the claims with what they rest on; the teaser links to /pricing', async ({
  page,
  demonstration,
}) => {
  await page.goto(demonstration.url)
  for (const claim of ['$1,400', '95%', '47', '52', '$6,800', '$5,400'])
    await expect(page.getByRole('main').getByText(claim, { exact: true }).first()).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByText(/no independent study/)
      .first(),
  ).toBeAttached()
  await expect(page.locator('#costs').getByRole('link')).toHaveAttribute('href', '/pricing')
})

test('a Qualitechnician explanation says who that is and what it takes', async ({ page, demonstration }) => {
  await page.goto(demonstration.url)
  const explanation = page.getByRole('region', { name: 'What is a Qualitechnician?' })
  await expect(explanation).toContainText('Our word for a homeowner with a plan in hand')
  await expect(explanation).toContainText('You need no tools beyond')
})

test('the mission-statement section shows the first 3 articles', async ({ page, demonstration }) => {
  await page.goto(demonstration.url)
  const articles = (await (await page.request.get(`${demonstration.url}/api/articles`)).json()) as { title: string }[]
  await expect(page.locator('#mission-statement').getByRole('heading', { level: 3 })).toHaveText(
    articles.slice(0, 3).map(({ title }) => title),
  )
})

test.describe('on a device with another clock', () => {
  test.use({ timezoneId: 'Asia/Tokyo' })

  test('the Business Hours card is green when it is Monday-Friday from 9:00 up to before 17:00 in Phoenix, orange otherwise', async ({
    page,
    demonstration,
  }) => {
    const card = page.locator('#consultation [data-card]').filter({ hasText: 'Business Hours' })
    for (const [instant, color, words] of [
      ['2026-11-23T09:00:00-07:00', 'green', 'Open now'],
      ['2026-11-27T16:59:00-07:00', 'green', 'Open now'],
      ['2026-11-27T17:00:00-07:00', 'orange', 'Closed now. Opens Monday at 9AM'],
      ['2026-11-28T12:00:00-07:00', 'orange', 'Closed now. Opens Monday at 9AM'],
      ['2026-11-24T08:59:00-07:00', 'orange', 'Closed now. Opens today at 9AM'],
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
