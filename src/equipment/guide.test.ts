import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { equipmentTradeIds } from '../content/equipment/equipment-trade-ids.ts'
import { composeGuide, tradeOf } from './guide.ts'

const guide = composeGuide(content.equipment)

describe('the equipment guide', () => {
  it('has the five categories, each with approved and lesser-grade entries that name ground and date', () => {
    expect(guide.categories.map(({ name }) => name)).toEqual([
      'Plumbing Fixtures & Valves',
      'HVAC Equipment',
      'Electrical Components',
      'Pool Equipment',
      'Water Heaters',
    ])
    for (const { approved, lesserGrade } of guide.categories)
      for (const entry of [...approved, ...lesserGrade]) {
        expect(entry.ground.length, entry.brand).toBeGreaterThan(10)
        expect(entry.date).toMatch(/^20\d\d-\d\d-\d\d$/)
      }
  })

  it('gives a line as many stars as it meets criteria, and says which', () => {
    expect(guide.rankings.map(({ id }) => id)).toEqual(['solar', 'hvac', 'paint', 'plumbing-fixtures'])
    for (const { criteria, entries } of guide.rankings)
      for (const { stars, meets, brand } of entries) {
        expect(meets.length, brand).toBe(stars)
        expect(stars).toBeLessThanOrEqual(criteria.length)
        expect([...meets].sort((a, b) => a - b)).toEqual(meets)
      }
  })

  it('has one page a trade, with a verdict of one or two sentences before its lines', () => {
    expect(guide.trades.map(({ id }) => id)).toEqual([...equipmentTradeIds])
    for (const { id, verdict } of guide.trades) {
      expect(verdict.match(/[.!?](?=\s|$)/g)?.length, id).toBeLessThanOrEqual(2)
      expect(tradeOf(guide, id)?.lines.length, id).toBeGreaterThan(3)
    }
    expect(tradeOf(guide, 'roofing')).toBeUndefined()
  })

  it('says of every line how long it lasts here, and its warranty', () => {
    for (const { id } of guide.trades)
      for (const { brand, lasts, warranty } of tradeOf(guide, id)?.lines ?? [])
        expect([lasts, warranty], `${id}: ${brand}`).toEqual([expect.any(String), expect.any(String)])
  })

  it('gives an approved line the stars that its brand has in the ranking of its trade, and the others none', () => {
    const stars = Object.fromEntries(
      (tradeOf(guide, 'plumbing')?.lines ?? []).map(({ brand, stars }) => [brand, stars?.meets.length]),
    )
    expect(stars).toMatchObject({ Moen: 5, Kohler: 5, Watts: undefined })
    expect(tradeOf(guide, 'hvac')?.lines.every(({ stars }) => stars?.criteria.length === 4)).toBe(true)
    expect(tradeOf(guide, 'pool')?.lines.some(({ stars }) => stars)).toBe(false)
  })

  it('costs up to $2,550 in labor for cheap equipment and $750 for professional, at $150 an hour', () => {
    const { budget, professional, dollarsPerHour } = guide.labor
    expect([dollarsPerHour, budget.hours, budget.total, professional.hours, professional.total]).toEqual([
      150, 17, 2550, 5, 750,
    ])
    expect(budget.tasks.reduce((sum, task) => sum + task.dollars, 0)).toBe(budget.total)
  })

  it('has no criterion that our own supplier list decides, and no professional example with few stars', () => {
    for (const { criteria } of guide.rankings) expect(criteria.join(' ')).not.toMatch(/our (supplier )?list/)
    const professional = guide.comparisons.flatMap(({ options }) =>
      options.filter(({ grade }) => grade === 'professional').map(({ name }) => name),
    )
    for (const { criteria, entries } of guide.rankings)
      for (const { brand, stars } of entries)
        if (professional.includes(brand)) expect(stars * 2, brand).toBeGreaterThan(criteria.length)
  })

  it('lists no supplier that we could not confirm', () => {
    expect(JSON.stringify(content.suppliers)).not.toMatch(/still serves/)
  })

  it('counts the service calls and adds up the repairs of each option', () => {
    expect(guide.comparisons.map(({ id, options }) => [id, options.map(({ grade }) => grade)])).toEqual([
      ['hvac', ['professional', 'budget']],
      ['plumbing-fixtures', ['professional', 'professional', 'professional', 'budget']],
    ])
    for (const { options } of guide.comparisons)
      for (const { repairs, serviceCalls } of options) {
        expect(serviceCalls).toBe(repairs.payments.length)
        expect(repairs.total).toBe(repairs.payments.reduce((sum, { dollars }) => sum + dollars, 0))
      }
  })

  it('works three examples out: faucet cartridges, compressor failure, electrical panel', () => {
    expect(guide.examples.map(({ id }) => id)).toEqual(['faucet-cartridges', 'compressor-failure', 'electrical-panel'])
    for (const { budget, professional, difference } of guide.examples) {
      expect(difference).toBe(budget.total - professional.total)
      expect(difference).toBeGreaterThan(0)
    }
  })

  it('lists suppliers in four groups, and none with an address or a telephone number', () => {
    expect(content.suppliers.groups.map(({ id }) => id)).toEqual([
      'major-chains',
      'arizona-local',
      'electrical-solar',
      'specialized-services',
    ])
    const words = JSON.stringify(content.suppliers)
    expect(words).not.toMatch(/\d{3}[-. ]\d{3,4}|\b\d+ (N|S|E|W|North|South|East|West)\b|\b(Ave|St|Rd|Blvd)\b/)
  })

  it('has the five points to verify, the last a red flag for "contractor special" pricing', () => {
    expect(guide.verification.map(({ redFlag }) => redFlag)).toEqual([false, false, false, false, true])
    expect(guide.verification.at(-1)?.title).toContain('contractor special')
  })

  it('disclaims: opinions only, no endorsement, no business relationship, no liability', () => {
    const words = [guide.disclaimer.title, ...guide.disclaimer.points].join(' ')
    for (const part of ['Opinions only', 'No endorsement', 'No business relationship', 'No liability'])
      expect(words).toContain(part)
  })

  it('promises no air conditioner and no water heater 20 to 30 years', () => {
    for (const { what, years } of guide.expectedLife)
      if (/air conditioner|heat pump|water heater/i.test(what)) expect(years).not.toMatch(/[23]\d? to 30|30 years/)
  })
})
