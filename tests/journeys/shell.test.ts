import { contactEmail, expect, footer, test, visit } from './journey.ts'
import { openTools } from './point-by-point.ts'

/** Where the links of the header and of the side menu lead. */
const targets = {
  Services: '/#services',
  Equipment: '/equipment-standards',
  Learn: '/education',
  Calculator: '/cost-calculator',
  'Mission Statement': '/#mission-statement',
}

test('nav links: Services, Equipment, Learn, Calculator, Mission Statement; two scroll to page sections; Get Started leads to /pricing', async ({
  page,
  demonstration,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, `${demonstration.url}/terms`)
  const header = page.getByRole('banner')
  const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect((await links.allTextContents()).slice(0, 5)).toEqual(Object.keys(targets))
  for (const [name, target] of Object.entries(targets))
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', target)
  for (const [name, section] of [
    ['Services', 'Checklists for your trade'],
    ['Mission Statement', 'Mission Statement'],
  ] as const) {
    await header.getByRole('link', { name }).click()
    await expect(page.getByRole('main').getByRole('heading', { name: section })).toBeInViewport()
  }
  await header.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(`${demonstration.url}/pricing`)
})

test('a mobile side menu holds the same links and the visits, and closes when one is chosen', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/terms`)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const [name, target] of Object.entries({ ...targets, 'Your visits': '/my-visits', 'Get Started': '/pricing' }))
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', target)
  await menu.getByRole('link', { name: 'Calculator' }).click()
  await expect(page).toHaveURL(`${demonstration.url}/cost-calculator`)
  await expect(menu).toBeHidden()
})

test('a contact popup says to email, that we will reply as soon as possible, and shows the contact e-mail; links lead to the mission statement, privacy policy and terms', async ({
  page,
  live,
}) => {
  await visit(page, `${live.url}/access`)
  const foot = await footer(page)
  await foot.getByRole('button', { name: 'Contact' }).click()
  const popup = page.getByRole('dialog', { name: 'Contact' })
  await expect(popup).toContainText('write to us by e-mail')
  await expect(popup).toContainText('reply as soon as possible')
  await expect(popup.getByRole('link', { name: contactEmail })).toHaveAttribute('href', `mailto:${contactEmail}`)
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  for (const [name, target] of [
    ['Privacy', '/privacy-policy'],
    ['Terms', '/terms'],
    ['Mission Statement', '/#mission-statement'],
  ] as const) {
    await foot.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(live.url + target)
  }
  await expect(page.getByRole('main').getByRole('heading', { name: 'Mission Statement' })).toBeInViewport()
})

test('notifications: at most 1 shown at a time, 5000 ms long, viewport hotkey F8, viewport max width 420px', async ({
  page,
  demonstration,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await openTools(page)
  await page.getByText('Name your visits').click()
  await page.clock.pauseAt(Date.now() + 60_000)
  const another = page.getByRole('button', { name: 'Begin another visit' })
  const notification = page.getByRole('region', { name: /Notification/ })
  for (const _ of ['first', 'second']) {
    await another.click()
    await page.clock.runFor(400)
    await expect(notification).toHaveCount(1)
    await page.clock.runFor(4500)
    await expect(notification).toHaveCount(1)
  }
  expect((await notification.boundingBox())?.width).toBe(420)
  await page.clock.runFor(500)
  await expect(notification).toHaveCount(0)

  await another.click()
  await expect(notification).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(notification).toBeFocused()
})

test('a notification is read out, lies over everything, stays while it has the focus or is pointed at, and gives the focus back by Escape and Dismiss', async ({
  page,
  demonstration,
}) => {
  await page.clock.install()
  await visit(page, `${demonstration.url}/checklist/hvac`)
  await openTools(page)
  await page.getByText('Name your visits').click()
  await page.clock.pauseAt(Date.now() + 60_000)
  const another = page.getByRole('button', { name: 'Begin another visit' })
  const notification = page.getByRole('region', { name: /Notification/ })
  const ways = [
    () => page.keyboard.press('Escape'),
    async () => {
      await page.keyboard.press('Tab')
      await expect(notification.getByRole('button', { name: 'Dismiss' })).toBeFocused()
      await page.keyboard.press('Enter')
    },
  ]
  for (const close of ways) {
    await another.click()
    // What comes into a status is read out.
    await expect(page.getByRole('status').filter({ has: notification })).toHaveCount(1)
    expect(await notification.evaluate((box) => box.matches(':popover-open'))).toBe(true)
    // The page is drawn anew for another visit.
    await another.focus()
    await page.keyboard.press('F8')
    await expect(notification).toBeFocused()
    await page.clock.runFor(20_000)
    await expect(notification).toBeVisible()
    await close()
    await expect(notification).toHaveCount(0)
    await expect(another).toBeFocused()
  }
  await another.click()
  await notification.hover()
  await page.clock.runFor(20_000)
  await expect(notification).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(20_000)
  await expect(notification).toHaveCount(0)
})

test('a page begins at its top, also when it is opened again after Back; the way back finds the place that was left', async ({
  page,
  demonstration,
}) => {
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  const toFooter = async () => {
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    return scrolled()
  }
  const follow = async (name: string) => (await footer(page)).getByRole('link', { name, exact: true }).click()
  await visit(page, `${demonstration.url}/pricing`)
  for (const time of ['the first time', 'again']) {
    const left = await toFooter()
    expect(left, time).toBeGreaterThan(500)
    await follow('Equipment')
    await expect(page.getByRole('heading', { level: 1, name: 'Equipment and supplier standards' })).toBeInViewport()
    expect(await scrolled(), time).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Choose your plan' })).toBeAttached()
    await expect.poll(scrolled, time).toBeGreaterThan(500)
  }
})

test('opening the menu or Contact leaves no warning in the console', async ({ page, demonstration }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const said: string[] = []
  // These journeys let no service worker in.
  const isOurs = (text: string) => !text.startsWith('Service Worker registration blocked')
  page.on('console', (message) => isOurs(message.text()) && said.push(message.text()))
  await visit(page, demonstration.url)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Contact' }).click()
  await expect(page.getByRole('dialog', { name: 'Contact' })).toBeVisible()
  expect(said).toEqual([])
})

test('the footer is folded into two groups on a phone, and stands whole where there is room', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/terms`)
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link')).toHaveCount(0)
  expect((await foot.boundingBox())?.height).toBeLessThan(664)
  await foot.getByText('Plans and legal').click()
  await expect(foot.getByRole('link', { name: 'Privacy' })).toBeVisible()
  await foot.getByText('Plans and legal').click()
  await page.setViewportSize({ width: 1280, height: 844 })
  for (const name of ['Privacy', 'Learn']) await expect(foot.getByRole('link', { name })).toBeVisible()
  await expect(foot.getByText('Plans and legal')).toBeHidden()
})
