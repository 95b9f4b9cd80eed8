import { expect, test } from './journey.ts'

test('a homeowner buys the Basic plan, starts a project and finds the ticks again', async ({ page, demonstration }) => {
  await page.goto(`${demonstration.url}/`)
  await expect(page.getByText('Demonstration.')).toBeVisible()
  await page.goto(`${demonstration.url}/purchase`)
  await expect(page.getByRole('button', { name: 'Complete Purchase' })).toBeDisabled()
  await page.getByRole('radio', { name: /Basic/ }).check()
  await page.getByRole('button', { name: 'Complete Purchase' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByText(/HQP-BASIC-/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Open my checklists' }).click()
  await expect(page.getByText('Projects remaining')).toBeVisible()
})
