import { beforeAll, describe, expect, it } from 'vitest'
import { all, type OpenPage, openPage, section, targets, words } from '../../tests/support/rendered-page.ts'
import { equipmentTradeIds } from '../content/equipment/equipment-trade-ids.ts'

let page: OpenPage
const part = (name: string) => section(page.document, name)

describe('the equipment guide in general', () => {
  beforeAll(async () => {
    page = await openPage('/equipment-standards')
  })

  it('says first what it comes to, and leads to every trade with a line about it', () => {
    const said = words(page.main)
    expect(said.indexOf('The crew matters more than the badge')).toBeLessThan(said.indexOf('Choose your trade'))
    const trades = all(page.main, 'nav li')
    expect(trades.map((trade) => targets(trade)[0])).toEqual(
      equipmentTradeIds.map((id) => `/equipment-standards/${id}`),
    )
    for (const trade of trades) expect(words(trade.querySelector('div > div'))).toMatch(/\w.*\.$/)
  })

  it('has a panel on what makes equipment Top Quality Grade', () => {
    const panel = part('What makes equipment Top Quality Grade')
    expect(all(panel, 'summary').map(words)).toContain('1. A safety or performance mark')
    expect(all(panel, 'li')).toHaveLength(9)
    expect(words(panel)).toContain('Air conditioner or heat pump')
  })

  it.each([
    [
      'how long quality equipment lasts, whose claim that is, and what lasts less',
      'What makes equipment Top Quality Grade',
      [
        'Quality equipment lasts 20-30 years versus 7-10 for cheap brands: our own claim',
        'Air conditioners and water heaters in this valley last less',
        '10 to 15 years',
      ],
    ],
    [
      'no endorsement, relationship or liability',
      'Legal disclaimer',
      ['Opinions only', 'No endorsement', 'No business relationship', 'No liability'],
    ],
    ['to verify a branch', 'Supplier directory', ['Verify the address and whether the branch is trade-only']],
    ['the labor cost at $150 an hour', 'What labor costs', ['Difference: $1,800']],
  ])('says %s', (_, name, sentences) => {
    for (const sentence of sentences) expect(words(part(name))).toContain(sentence)
  })

  it('has suppliers in every group, and says which of them sell to the trade only', () => {
    const groups = all(part('Supplier directory'), 'details')
    expect(groups.map((group) => words(group.querySelector('summary')).replace(/: \d+$/, ''))).toEqual([
      'Major chains',
      'Arizona local',
      'Electrical and solar',
      'Specialized services',
    ])
    for (const group of groups) expect(all(group, 'li').length).toBeGreaterThan(5)
    const graybar = all(part('Supplier directory'), 'li li').find((supplier) => words(supplier).includes('Graybar'))
    expect(words(graybar)).toContain('Trade only')
  })

  it.each([
    ['Cheap equipment: up to $2,550', '17 hours at $150 an hour'],
    ['Professional equipment: $750', '5 hours at $150 an hour'],
  ])('adds up the labor of %s', (caption, hours) => {
    const tables = all(part('What labor costs'), 'table')
    expect(words(tables.find((table) => words(table.querySelector('caption')) === caption))).toContain(hours)
  })

  it('has a verification checklist of five points, the last a red flag for contractor special pricing', () => {
    const points = all(part('Equipment verification checklist'), 'li').map(words)
    const said = ['supplier’s papers', 'brand and model before', '10 years', 'on site', 'Red flag']
    expect(points).toEqual(said.map((sentence) => expect.stringContaining(sentence)))
    expect(points.at(-1)).toContain('contractor special')
  })

  it('is reached from the header and the footer', async () => {
    const { document } = await openPage('/pricing')
    for (const place of ['header', 'footer'])
      expect(all(document, `${place} a[href="/equipment-standards"]`).map(words), place).toContain('Equipment')
  })
})
