import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const path = '/equipment-standards'
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const brands = (page: Page) => part(page, 'Brands by category')

// A glide to each part would only take time.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Every sheet of the page, where one of its kind stands open at first. */
async function showAll(page: Page): Promise<void> {
  for (const name of ['All categories', 'All rankings', 'All groups']) await page.getByRole('radio', { name }).check()
}

test.describe('the equipment guide', () => {
  test.beforeEach(({ page, demonstration }) => page.goto(demonstration.url + path))

  test('has a panel on what makes equipment Top Quality Grade', async ({ page }) => {
    const panel = part(page, 'What makes equipment Top Quality Grade')
    await expect(panel.getByRole('heading', { name: 'A safety or performance mark' })).toBeVisible()
    await expect(panel.getByRole('listitem')).toHaveCount(9)
    await expect(panel.getByText('Air conditioner or heat pump')).toBeVisible()
  })

  test('says that quality equipment lasts 20-30 years versus 7-10 for cheap brands, whose claim that is, and what lasts less', async ({
    page,
  }) => {
    const panel = part(page, 'What makes equipment Top Quality Grade')
    await expect(panel).toContainText('Quality equipment lasts 20-30 years versus 7-10 for cheap brands: our own claim')
    await expect(panel).toContainText('Air conditioners and water heaters in this valley last less')
    await expect(panel).toContainText('10 to 15 years')
  })

  test('lists approved brands with brand, model, rating and warranty, by category', async ({ page }) => {
    await showAll(page)
    for (const category of [
      'Plumbing Fixtures & Valves',
      'HVAC Equipment',
      'Electrical Components',
      'Pool Equipment',
      'Water Heaters',
    ])
      await expect(part(page, category)).toBeVisible()
    const moen = part(page, 'Plumbing Fixtures & Valves').getByRole('row', { name: /^Moen/ })
    await expect(moen.getByRole('rowheader')).toContainText('Posi-Temp')
    await expect(moen.getByRole('cell').nth(0)).toContainText('ASSE 1016')
    await expect(moen.getByRole('cell').nth(1)).toContainText('Typical: limited lifetime')
  })

  test('lists lesser-grade brands with brand, model and reason, and each with its ground and date', async ({
    page,
  }) => {
    await showAll(page)
    for (const category of await brands(page).getByRole('region').all()) {
      let tables = 0
      for (const [caption, basis] of [
        ['On record: check yours', 'Public record'],
        ['Lesser grade: look twice', 'Product type'],
      ] as const)
        for (const table of await category.getByRole('table', { name: caption }).all()) {
          tables++
          for (const row of (await table.getByRole('row').all()).slice(1)) {
            await expect(row.getByRole('cell').nth(0)).toHaveText(/\w/)
            await expect(row.getByRole('cell').nth(1)).toHaveText(
              new RegExp(`${basis}.+Checked \\w+ \\d+, 20\\d\\d`, 's'),
            )
          }
        }
      expect(tables).toBeGreaterThan(0)
    }
  })

  test('shows one category alone, another when it is chosen, and all of them', async ({ page }) => {
    await expect(brands(page).getByRole('region')).toHaveCount(1)
    await page.getByRole('radio', { name: 'Pool Equipment' }).check()
    await expect(part(page, 'Pool Equipment')).toBeVisible()
    await expect(part(page, 'Water Heaters')).toBeHidden()
    await expect(part(page, 'HVAC Equipment')).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(part(page, 'Pool Equipment')).toBeHidden()
    await expect(part(page, 'Water Heaters')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(brands(page).getByRole('region')).toHaveCount(5)
    await page.emulateMedia({ media: 'screen' })
    await page.getByRole('radio', { name: 'All categories' }).check()
    await expect(brands(page).getByRole('region')).toHaveCount(5)
  })

  test('has a legal disclaimer: opinions only, no endorsement, no business relationship, no liability', async ({
    page,
  }) => {
    await page.getByRole('link', { name: /Opinions only/ }).click()
    const disclaimer = part(page, 'Legal disclaimer')
    await expect(disclaimer).toBeInViewport()
    for (const words of ['Opinions only', 'No endorsement', 'No business relationship', 'No liability'])
      await expect(disclaimer).toContainText(words)
  })

  test('has supplier directories by group, and says to verify address and trade-only status', async ({ page }) => {
    await showAll(page)
    const directory = part(page, 'Supplier directory')
    await expect(directory).toContainText('Verify the address and whether the branch is trade-only')
    for (const group of ['Major chains', 'Arizona local', 'Electrical and solar', 'Specialized services'])
      await expect(part(page, group).getByRole('listitem').first()).toBeVisible()
    await expect(part(page, 'Electrical and solar').getByRole('listitem').filter({ hasText: 'Graybar' })).toContainText(
      'Trade only',
    )
  })

  test('ranks solar, HVAC, paint and plumbing fixtures with stars that are said in words, beside their criteria', async ({
    page,
  }) => {
    await showAll(page)
    for (const [ranking, criteria] of [
      ['Solar panels and inverters', 5],
      ['Cooling and heat pumps', 4],
      ['Exterior paint', 4],
      ['Faucets and shower valves', 5],
    ] as const) {
      await expect(part(page, ranking).getByRole('heading', { name: 'One star for each of these' })).toBeVisible()
      await expect(part(page, ranking).getByRole('list').getByRole('listitem')).toHaveCount(criteria)
    }
    const lennox = part(page, 'Cooling and heat pumps').getByRole('row', { name: /^Lennox/ })
    await expect(lennox).toContainText('3 of 4: meets 1, 2 and 4; 3 is not confirmed')
  })

  test('compares professional and budget: lifespan, efficiency or materials, warranty, service calls, total repair costs', async ({
    page,
  }) => {
    const hvac = part(page, 'HVAC: professional series or budget series')
    await expect(hvac.getByRole('columnheader')).toHaveText([
      'Option',
      'Lifespan',
      'Efficiency',
      'Warranty',
      'Service calls in 12 years',
      'Total repair costs',
    ])
    await expect(
      hvac
        .getByRole('row', { name: /Budget series/ })
        .getByRole('cell')
        .nth(4),
    ).toHaveText('$2,800')
    const faucets = part(page, 'Faucets: three commercial brands or one budget type')
    await expect(faucets.getByRole('columnheader', { name: 'Materials' })).toBeAttached()
    await expect(faucets.getByRole('rowheader').filter({ hasText: 'Professional' })).toHaveCount(3)
    await expect(faucets.getByRole('rowheader').filter({ hasText: 'Budget' })).toHaveCount(1)
    await faucets.getByText('What the repair costs are made of').click()
    await expect(faucets.getByText('Drip repair in year 3')).toBeVisible()
  })

  test('compares labor cost: cheap equipment up to $2,550 versus professional $750, at $150 per hour', async ({
    page,
  }) => {
    const labor = part(page, 'What labor costs')
    await expect(labor.getByRole('table', { name: 'Cheap equipment: up to $2,550' })).toContainText(
      '17 hours at $150 an hour',
    )
    await expect(labor.getByRole('table', { name: 'Professional equipment: $750' })).toContainText(
      '5 hours at $150 an hour',
    )
    await expect(labor).toContainText('Difference: $1,800')
  })

  test('works out real-world examples: faucet cartridges, AC compressor failure, electrical panel', async ({
    page,
  }) => {
    const examples = part(page, 'Worked examples')
    for (const [title, difference] of [
      ['Faucet cartridges', '$320'],
      ['AC compressor failure', '$3,000'],
      ['Electrical panel', '$750'],
    ] as const)
      await expect(examples.getByRole('listitem').filter({ hasText: title })).toContainText(`Difference: ${difference}`)
    await expect(examples).toContainText('Made-up cases')
  })

  test('has an equipment verification checklist of five points, the last a red flag for contractor special pricing', async ({
    page,
  }) => {
    const points = part(page, 'Equipment verification checklist').getByRole('listitem')
    await expect(points).toHaveCount(5)
    for (const [place, words] of [
      'supplier’s papers',
      'brand and model before',
      '10 years',
      'on site',
      'Red flag',
    ].entries())
      await expect(points.nth(place)).toContainText(words)
    await expect(points.last()).toContainText('contractor special')
  })

  test('leads from its contents to every part', async ({ page }) => {
    for (const link of await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').all()) {
      await link.click()
      await expect(part(page, (await link.textContent()) ?? '')).toBeInViewport()
    }
  })

  test('is reached from the header and the footer', async ({ page, demonstration }) => {
    await page.goto(`${demonstration.url}/pricing`)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Equipment' })).toHaveAttribute('href', path)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Equipment' }).click()
    await expect(page.getByRole('heading', { name: 'Equipment and supplier standards', level: 1 })).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the guide is complete, and its categories can still be chosen', async ({ page, demonstration }) => {
    await page.goto(demonstration.url + path)
    await expect(brands(page).locator('section')).toHaveCount(5)
    await page.getByRole('radio', { name: 'Electrical Components' }).check()
    await expect(part(page, 'Electrical Components')).toBeVisible()
    await expect(part(page, 'Water Heaters')).toBeHidden()
  })
})
