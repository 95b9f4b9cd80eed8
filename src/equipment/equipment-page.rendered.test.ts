import { beforeAll, describe, expect, it } from 'vitest'
import { all, named, type OpenPage, openPage, section, words } from '../../tests/support/rendered-page.ts'

let page: OpenPage
beforeAll(async () => {
  page = await openPage('/equipment-standards')
})
const part = (name: string) => section(page.document, name)
const rows = (name: string, first: RegExp) => all(part(name), 'tr').filter((row) => first.test(words(row)))

describe('the equipment guide', () => {
  it('has a panel on what makes equipment Top Quality Grade', () => {
    const panel = part('What makes equipment Top Quality Grade')
    expect(all(panel, 'h3').map(words)).toContain('A safety or performance mark')
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
    [
      'examples that are worked out, and made up',
      'Worked examples',
      ['Faucet cartridges', 'AC compressor failure', 'Electrical panel', 'Made-up cases'],
    ],
  ])('says %s', (_, name, sentences) => {
    for (const sentence of sentences) expect(words(part(name))).toContain(sentence)
  })

  it('lists approved brands by category, each with brand, model, rating and warranty', () => {
    const categories = all(part('Brands by category'), 'section')
    expect(categories).toHaveLength(5)
    for (const name of [
      'Plumbing Fixtures & Valves',
      'HVAC Equipment',
      'Electrical Components',
      'Pool Equipment',
      'Water Heaters',
    ])
      expect(categories).toContain(part(name))
    const [moen] = rows('Plumbing Fixtures & Valves', /^Moen/)
    expect(words(moen?.querySelector('th'))).toContain('Posi-Temp')
    const [rating, warranty] = moen ? all(moen, 'td').map(words) : []
    expect(rating).toContain('ASSE 1016')
    expect(warranty).toContain('Typical: limited lifetime')
  })

  it('lists lesser-grade brands with brand, model and reason, and each with its ground and date', () => {
    for (const category of all(part('Brands by category'), 'section')) {
      const tables = all(category, 'table').flatMap((table) => {
        const caption = words(table.querySelector('caption'))
        if (caption.startsWith('On record: check yours')) return [{ table, basis: 'Public record' }]
        return caption.startsWith('Lesser grade: look twice') ? [{ table, basis: 'Product type' }] : []
      })
      expect(tables.length, words(category.querySelector('h3'))).toBeGreaterThan(0)
      for (const { table, basis } of tables)
        for (const row of all(table, 'tbody tr')) {
          const [reason, ground] = all(row, 'td').map(words)
          expect(reason).toMatch(/\w/)
          expect(ground).toMatch(new RegExp(`${basis}.+Checked \\w+ \\d+, 20\\d\\d`))
        }
    }
  })

  it('has suppliers in every group, and says which of them sell to the trade only', () => {
    for (const group of ['Major chains', 'Arizona local', 'Electrical and solar', 'Specialized services'])
      expect(all(part(group), 'li').length, group).toBeGreaterThan(0)
    const graybar = all(part('Electrical and solar'), 'li').find((supplier) => words(supplier).includes('Graybar'))
    expect(words(graybar)).toContain('Trade only')
  })

  it.each([
    ['Solar panels and inverters', 5],
    ['Cooling and heat pumps', 4],
    ['Exterior paint', 4],
    ['Faucets and shower valves', 5],
  ])('ranks %s with stars beside their criteria', (ranking, criteria) => {
    expect(words(part(ranking))).toContain('One star for each of these')
    expect(all(part(ranking), 'li')).toHaveLength(criteria)
  })

  it('says stars in words', () => {
    expect(words(rows('Cooling and heat pumps', /^Lennox/)[0])).toContain(
      '3 of 4: meets 1, 2 and 4; 3 is not confirmed',
    )
  })

  it('compares professional and budget: lifespan, efficiency or materials, warranty, service calls, repair costs', () => {
    const hvac = 'HVAC: professional series or budget series'
    expect(all(part(hvac), 'thead th').map(words)).toEqual([
      'Option',
      'Lifespan',
      'Efficiency',
      'Warranty',
      'Service calls in 12 years',
      'Total repair costs',
    ])
    const [budget] = rows(hvac, /Budget series/)
    expect(budget && words(all(budget, 'td')[4])).toBe('$2,800')
    const faucets = part('Faucets: three commercial brands or one budget type')
    expect(all(faucets, 'thead th').map(words)).toContain('Materials')
    const options = all(faucets, 'tbody th').map(words)
    expect(options.filter((option) => option.includes('Professional'))).toHaveLength(3)
    expect(options.filter((option) => option.includes('Budget'))).toHaveLength(1)
    expect(words(faucets.querySelector('details'))).toContain('Drip repair in year 3')
  })

  it.each([
    ['Cheap equipment: up to $2,550', '17 hours at $150 an hour'],
    ['Professional equipment: $750', '5 hours at $150 an hour'],
  ])('adds up the labor of %s', (caption, hours) => {
    const tables = all(part('What labor costs'), 'table')
    expect(words(tables.find((table) => words(table.querySelector('caption')) === caption))).toContain(hours)
  })

  it.each([
    ['Faucet cartridges', '$320'],
    ['AC compressor failure', '$3,000'],
    ['Electrical panel', '$750'],
  ])('works out the example %s', (title, difference) => {
    const example = all(part('Worked examples'), 'li').find((item) => words(item).includes(title))
    expect(words(example)).toContain(`Difference: ${difference}`)
  })

  it('has a verification checklist of five points, the last a red flag for contractor special pricing', () => {
    const points = all(part('Equipment verification checklist'), 'li').map(words)
    const said = ['supplier’s papers', 'brand and model before', '10 years', 'on site', 'Red flag']
    expect(points).toEqual(said.map((sentence) => expect.stringContaining(sentence)))
    expect(points.at(-1)).toContain('contractor special')
  })

  it('leads from its contents to every part, and from its first lines to the disclaimer', () => {
    const contents = all(named(page.document, 'nav', 'On this page'), 'a')
    expect(contents.length).toBeGreaterThan(5)
    const opinions = all(page.document, 'a').filter((link) => words(link).includes('Opinions only'))
    expect(opinions.length).toBeGreaterThan(0)
    for (const link of [...contents, ...opinions]) {
      const target = page.document.querySelector(`[id="${link.getAttribute('href')?.slice(1)}"]`)
      expect(target?.contains(part(opinions.includes(link) ? 'Legal disclaimer' : words(link))), words(link)).toBe(true)
    }
  })

  it('is reached from the header and the footer', async () => {
    const { document } = await openPage('/pricing')
    for (const place of ['header', 'footer'])
      expect(all(document, `${place} a[href="/equipment-standards"]`).map(words), place).toContain('Equipment')
  })
})
