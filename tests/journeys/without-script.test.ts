import { expect, itemCards, openRow, test } from './journey.ts'
import { openTools } from './point-by-point.ts'

test.use({ javaScriptEnabled: false })

test('the landing page leads to a checklist, whose sentences unfold', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/`)
  await page.getByRole('link', { name: /HVAC/ }).first().click()
  await expect(page).toHaveURL(`${demonstration.url}/checklist/hvac`)
  await expect(itemCards(page)).toHaveCount(3)
  await expect(itemCards(page).first().getByRole('checkbox').first()).toBeVisible()
  const spanish = page.locator('blockquote [lang="es"]').first()
  await expect(spanish).toBeHidden()
  // How the check is done opens with its sentences.
  await openRow(page.locator('.check').first())
  await itemCards(page).getByText('What to say').first().click()
  await expect(spanish).toBeVisible()
  await openTools(page)
  await expect(page.getByText('How to use it', { exact: true })).toBeVisible()
  await expect(page.getByText('Name your visits')).toBeHidden()
})

test('a page that is not there leads on, and nothing on a page does nothing: the menu and the contact open and close, and there is no search and no display switch', async ({
  page,
  demonstration,
}) => {
  for (const path of ['/', '/no-such-page']) {
    await page.goto(demonstration.url + path)
    await expect(page.getByRole('contentinfo'), path).toBeVisible()
    for (const name of ['Search', 'Outdoor display'])
      await expect(page.getByRole('button', { name }), `${path}: ${name}`).toHaveCount(0)
    await expect(page.getByRole('group', { name: 'Display' }), path).toHaveCount(0)
  }
  for (const name of ['Menu', 'Contact']) {
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('link', { name: 'Return Home' }).click()
  await expect(page).toHaveURL(`${demonstration.url}/`)
})
