import { beforeAll, describe, expect, it } from 'vitest'
import { all, catalogue, type OpenPage, openPage, targets, words } from '../../../tests/support/rendered-page.ts'

let page: OpenPage
beforeAll(async () => {
  page = await openPage('/checklist/smart-home')
})
const lines = () => all(page.main, '*').map(words)

describe('a checklist as anybody reads it', () => {
  it('shows title, description, category in capitals, minutes, difficulty, checks and how to use it', () => {
    const checklist = catalogue.list().find(({ id }) => id === 'smart-home')
    if (!checklist) throw new Error('there is no such checklist')
    expect(words(page.document.querySelector('h1'))).toBe(checklist.title)
    const { estimatedTime, pointCount, description } = checklist
    for (const line of ['SMART-HOME', `${estimatedTime} minutes`, `${pointCount} checks`, description])
      expect(lines()).toContain(line)
    expect(lines().filter((line) => /^(Easy|Moderate|Advanced)$/.test(line))).not.toEqual([])
    expect(all(page.main, 'h2, h3').map(words)).toContain('How to use it')
    expect(lines().join('\n')).toContain('· 0 of 10 items · 0%')
  })

  it('shows three items, and leads to the plans for the seven that are locked, with their price and when they open', () => {
    expect(all(page.main, 'li').filter((item) => /^Item \d+/.test(words(item)))).toHaveLength(3)
    const [card] = all(page.main, '[data-card]').filter((one) => words(one).includes('Unlock Remaining 7 Items'))
    expect(words(card)).toContain('Plans start at $29')
    expect(words(card)).toMatch(/opens (at once|as soon as you order|when your payment)/)
    expect(card && targets(card)).toContain('/purchase')
  })

  it('can be exported, shared and bought', () => {
    const buttons = all(page.main, 'button').map(words)
    expect(buttons).toContain('Export Free Preview')
    expect(buttons.filter((button) => button.startsWith('Click to Share'))).toHaveLength(1)
    const purchase = all(page.main, 'a').find((link) => words(link) === 'Purchase Plan from $29')
    expect(purchase?.getAttribute('href')).toBe('/pricing')
  })
})
