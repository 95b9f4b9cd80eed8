import { expect, test } from './journey.ts'

test.use({ javaScriptEnabled: false })

test('the equipment guide reads and leads on without script, shows one category or all of them, and prints all', async ({
  page,
  demonstration,
}) => {
  await page.goto(`${demonstration.url}/equipment-standards`)
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  const categories = part('Brands by category').getByRole('region')
  await expect(categories).toHaveCount(1)
  await page.getByRole('radio', { name: 'Pool Equipment' }).check()
  await expect(part('Pool Equipment')).toBeVisible()
  await expect(categories).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await expect(part('Pool Equipment')).toBeHidden()
  await expect(part('Water Heaters')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(categories).toHaveCount(5)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('radio', { name: 'All categories' }).check()
  await expect(categories).toHaveCount(5)
  await page.getByRole('link', { name: /Opinions only/ }).click()
  await expect(part('Legal disclaimer')).toBeInViewport()
})
