import { equipmentTradeIds } from '../../src/content/equipment/equipment-trade-ids.ts'
import { expect, test, visit } from './journey.ts'

/** What a phone shows at once, in CSS pixels. */
const phone = { width: 390, height: 664 }

for (const trade of equipmentTradeIds)
  test(`the equipment of ${trade} is read in at most six screens of a phone, its verdict on the first`, async ({
    page,
    demonstration,
  }) => {
    await page.setViewportSize(phone)
    await visit(page, `${demonstration.url}/equipment-standards/${trade}`)
    for (const theme of ['light', 'outdoor']) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      const verdict = await page.getByText('Our verdict').boundingBox()
      expect(verdict?.y, theme).toBeLessThan(phone.height * (theme === 'light' ? 0.5 : 0.6))
      expect(await page.evaluate(() => document.documentElement.scrollHeight), theme).toBeLessThanOrEqual(
        (theme === 'light' ? 6 : 6.2) * phone.height,
      )
    }
  })

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the equipment guide leads to a trade, opens a reason, prints what is folded, and leads back', async ({
    page,
    demonstration,
  }) => {
    await page.goto(`${demonstration.url}/equipment-standards`)
    await page.getByRole('link', { name: 'Electrical Components' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Electrical Components' })).toBeVisible()
    const reason = page.getByText('Tests found breakers that did not trip')
    await expect(reason).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(reason).toBeVisible()
    await expect(page.getByText('Panel replacement, in a hurry')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })
    await page.getByText('Stab-Lok').click()
    await expect(reason).toBeVisible()
    await page.getByRole('link', { name: /Opinions only/ }).click()
    await expect(page.getByRole('region', { name: 'Legal disclaimer' })).toBeInViewport()
  })
})
