import { describe, expect, it } from 'vitest'
import { all, type OpenPage, openPage, section, targets, words } from '../../tests/support/rendered-page.ts'
import { equipmentTradeIds } from '../content/equipment/equipment-trade-ids.ts'

const open = (trade: string) => openPage(`/equipment-standards/${trade}`)
const rows = ({ main }: OpenPage, first: RegExp) => all(main, 'tbody tr').filter((row) => first.test(words(row)))
const headers = (within: OpenPage['main'] | undefined) => all(within ?? fail(), 'thead th').map(words)
const cells = (row: OpenPage['main'] | undefined) => all(row ?? fail(), 'th, td').map(words)
const fold = ({ main }: OpenPage, title: string) =>
  all(main, 'details').find((one) => words(one.querySelector('summary')) === title) ?? fail()
const fail = (): never => {
  throw new Error('it is not on the page')
}

describe('the equipment guide of one trade', () => {
  it.each(equipmentTradeIds)(
    '%s: verdict, then a table, then grounds; an opinion, of a day, and the way on',
    async (id) => {
      const { main } = await open(id)
      const [verdict, table, ground] = [
        words(main).indexOf('Our verdict'),
        words(main).indexOf('Life here'),
        words(main).search(/[Ww]hy each line is here/),
      ]
      expect(verdict).toBeGreaterThan(0)
      expect(table).toBeGreaterThan(verdict)
      expect(ground).toBeGreaterThan(table)
      expect(words(main.querySelector('header'))).toMatch(/Last reviewed \w+ \d+, 20\d\d/)
      const others = equipmentTradeIds.filter((other) => other !== id).map((other) => `/equipment-standards/${other}`)
      expect(targets(main)).toEqual(
        expect.arrayContaining([
          ...others,
          '/equipment-standards',
          '/equipment-standards#disclaimer',
          '/equipment-standards#suppliers',
          '/equipment-standards#verification',
        ]),
      )
    },
  )

  it.each([
    ['plumbing', 'Plumbing Fixtures & Valves'],
    ['hvac', 'HVAC Equipment'],
    ['electrical', 'Electrical Components'],
    ['pool', 'Pool Equipment'],
    ['water-heaters', 'Water Heaters'],
  ])('%s lists the approved brands of %s: brand, model, life, rating and warranty', async (id, name) => {
    const page = await open(id)
    expect(words(page.main.querySelector('h1'))).toBe(name)
    const lines = section(page.document, 'Lines we would accept')
    expect(all(lines, 'tbody tr').length).toBeGreaterThan(3)
    for (const what of ['Life here', 'Ask for', 'Warranty']) expect(words(lines)).toContain(what)
  })

  it('says of a line its stars, how long it lasts, what to ask for, the warranty, and why it is here', async () => {
    const page = await open('plumbing')
    expect(headers(page.main.querySelector('table') ?? undefined)).toEqual([
      'Brand and line',
      'Stars',
      'Life here',
      'Warranty',
    ])
    const [name, stars, lasts, warranty] = cells(rows(page, /^Moen/)[0])
    expect(name).toContain('Posi-Temp')
    expect(stars).toBe('all 5')
    expect(lasts).toBe('Cartridge 5 to 8 years')
    expect(warranty).toContain('Typical: limited lifetime')
    expect(words(fold(page, 'What to ask for, and why each line is here'))).toMatch(
      /Ask for: ASSE 1016.*One valve body takes many trims/,
    )
    expect(cells(rows(page, /^Watts/)[0])[1]).toBe('')
  })

  it('says once what is the same for every line', async () => {
    const page = await open('hvac')
    expect(words(page.main).match(/Usually 10 to 15 years/g)).toHaveLength(1)
    expect(words(page.main)).toContain('Life here: Usually 10 to 15 years')
  })

  it.each(['plumbing', 'hvac', 'electrical', 'pool', 'water-heaters'])(
    '%s lists lesser-grade brands with brand, model and reason, and each with its ground and date',
    async (id) => {
      const page = await open(id)
      const entries = all(section(page.document, 'Look twice'), 'li')
      expect(entries.length).toBeGreaterThan(3)
      for (const entry of entries) {
        expect(words(entry.querySelector('summary'))).toMatch(/^\w.+: \w/)
        expect(words(entry.querySelector('details > div'))).toMatch(
          /^\w.+\.(Public record|Product type): .+ Checked \w+ \d+, 20\d\d$/,
        )
      }
    },
  )

  it.each([
    ['solar', 5],
    ['paint', 4],
    ['hvac', 4],
    ['plumbing', 5],
  ])('%s ranks lines with stars beside their %i criteria', async (id, criteria) => {
    const { main } = await open(id)
    const heading = all(main, 'h3').find((one) => words(one) === 'One star for each of these')
    expect(all(heading?.parentElement ?? fail(), 'li')).toHaveLength(criteria)
    expect(words(main)).toContain(`all ${criteria}`)
  })

  it('says stars in words, also of lines that only the ranking has', async () => {
    const page = await open('hvac')
    expect(words(section(page.document, 'Lines we would accept'))).toContain(
      'One star for each point met: match listed',
    )
    expect(words(rows(page, /^Lennox/)[0])).toContain('3 of 4, not confirmed: cover beyond 10 years')
    expect(words(fold(page, 'Stars: cooling and heat pumps'))).toContain('York')
  })

  it('compares professional and budget: lifespan, efficiency or materials, warranty, service calls, repair costs', async () => {
    const page = await open('hvac')
    const hvac = fold(page, 'HVAC: professional series or budget series')
    expect(headers(hvac)).toEqual([
      'Option',
      'Lifespan',
      'Efficiency',
      'Warranty',
      'Service calls in 12 years',
      'Total repair costs',
    ])
    expect(cells(rows(page, /Budget series/)[0]).at(-1)).toBe('$2,800')
    const faucets = fold(await open('plumbing'), 'Faucets: three commercial brands or one budget type')
    expect(headers(faucets)).toContain('Materials')
    const options = all(faucets, 'tbody th').map(words)
    expect(options.filter((option) => option.includes('Professional'))).toHaveLength(3)
    expect(options.filter((option) => option.includes('Budget'))).toHaveLength(1)
    expect(words(faucets)).toContain('Drip repair in year 3')
  })

  it.each([
    ['plumbing', 'Faucet cartridges', '$320'],
    ['hvac', 'AC compressor failure', '$3,000'],
    ['electrical', 'Electrical panel', '$750'],
  ])('%s works out the example %s, and says that it is made up', async (id, title, difference) => {
    const example = words(fold(await open(id), `Worked example: ${title}`))
    expect(example).toContain(`Difference: ${difference}`)
    expect(example).toContain('Made-up cases')
  })
})
