import { expect, it } from 'vitest'
import { all, openPage, words } from '../../tests/support/rendered-page.ts'

it('the calculator gives the whole model before any script, and is the same page for every link', async () => {
  const { html, main } = await openPage('/cost-calculator')
  expect(words(main)).toContain('Poor-quality option = project value × (1 + risk × age factor)')
  const row = all(main, 'tr').find((one) => words(one).includes('Air conditioning'))
  expect(words(row)).toContain('0.48')
  expect((await openPage('/cost-calculator?service=hvac&value=8000&age=5-10')).html).toBe(html)
})
