import { expect, test, visit } from './journey.ts'

test('header links: Services, Equipment, Learn, Calculator, Mission Statement; Get Started leads to /pricing', async ({
  page,
  demonstration,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, `${demonstration.url}/terms`)
  const header = page.getByRole('banner')
  const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link')
  expect((await links.allTextContents()).slice(0, 5)).toEqual([
    'Services',
    'Equipment',
    'Learn',
    'Calculator',
    'Mission Statement',
  ])
  await header.getByRole('link', { name: 'Services' }).click()
  await expect(page).toHaveURL(`${demonstration.url}/#services`)
  await expect(page.locator('#services')).toBeInViewport()
  await header.getByRole('link', { name: 'Get Started' }).click()
  await expect(page).toHaveURL(`${demonstration.url}/pricing`)
})

test('on a phone a side menu holds the same links and closes when one is chosen', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/terms`)
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  for (const name of ['Services', 'Equipment', 'Learn', 'Calculator', 'Mission Statement'])
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible()
  await menu.getByRole('link', { name: 'Calculator' }).click()
  await expect(page).toHaveURL(`${demonstration.url}/cost-calculator`)
  await expect(menu).toBeHidden()
})

test('the footer has a contact popup that says to email and that we will reply as soon as possible', async ({
  page,
  demonstration,
}) => {
  await visit(page, `${demonstration.url}/terms`)
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('button', { name: 'Contact' }).click()
  const popup = page.getByRole('dialog', { name: 'Contact' })
  await expect(popup).toContainText('write to us by e-mail')
  await expect(popup).toContainText('reply as soon as possible')
  await popup.getByRole('button', { name: 'Close' }).click()
  await expect(popup).toBeHidden()
  for (const [name, target] of [
    ['Mission Statement', '/#mission-statement'],
    ['Privacy', '/privacy-policy'],
    ['Terms', '/terms'],
  ] as const)
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', target)
})

test('one notification at a time, reached with F8, at most 420 px wide, gone after 5 seconds', async ({
  page,
  demonstration,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await visit(page, `${demonstration.url}/checklist/hvac`)
  const save = page.getByRole('button', { name: 'Export Free Preview' })
  await save.click()
  const notification = page.getByRole('region', { name: /Notification/ }).getByRole('listitem')
  await expect(notification).toHaveCount(1)
  const shown = Date.now()
  await save.click()
  await expect(notification).toHaveCount(1)
  expect((await notification.boundingBox())?.width).toBeLessThanOrEqual(420)
  await expect(notification).toHaveCount(0, { timeout: 15_000 })
  expect(Date.now() - shown).toBeGreaterThan(4500)

  await save.click()
  await expect(notification).toHaveCount(1)
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notification/ }).locator('ol')).toBeFocused()
  await page.keyboard.press('Escape')
})

test('the outdoor display is one tap away on every page, and one tap back', async ({ page, demonstration }) => {
  await visit(page, `${demonstration.url}/checklist/hvac`)
  const button = page.getByRole('banner').getByRole('button', { name: 'Outdoor display' })
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'outdoor')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await button.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})
