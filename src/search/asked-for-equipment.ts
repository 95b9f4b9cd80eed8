import type { SearchWords } from '../content/content-schema.ts'
import type { EquipmentContent } from '../content/equipment/equipment-content.ts'
import { queryWords, wordsOf } from './words.ts'

/** A page of the equipment guide. */
export interface EquipmentPage {
  id: string
  name: string
  /** What it comes to, in a sentence. */
  line: string
}

/** Words that ask for what to buy, whatever the trade. */
const asksForEquipment = new Set(wordsOf('equipment brand maker manufacturer model standards'))

/**
 * Tells which pages of the equipment guide a query asks for: it names a brand of the trade, or asks for brands, and each
 * of its other words is what the trade is called. `isNamed` is false where only the brand leads there.
 */
export function askedForEquipment(guide: EquipmentContent, { called }: Pick<SearchWords, 'called'>) {
  const trades = guide.trades.map(({ id, name, line, checklist, category, ranking }) => {
    // A kind of product is no brand.
    const brands = [
      ...guide.categories.filter((one) => one.id === category).flatMap(({ approved }) => approved),
      ...guide.rankings
        .filter((one) => one.id === ranking)
        .flatMap(({ entries }) => entries.filter(({ kind }) => kind !== 'product-type')),
    ].map(({ brand }) => brand)
    return {
      page: { id, name, line },
      brands: new Set(brands.flatMap(queryWords)),
      names: new Set([name, ...((checklist === id && called[checklist]?.en) || [])].flatMap(wordsOf)),
    }
  })
  return (query: string): { pages: EquipmentPage[]; isNamed: boolean } => {
    const asked = queryWords(query)
    const others = asked.filter((word) => !asksForEquipment.has(word))
    const isNamed = others.length > 0 && others.length < asked.length
    const pages = trades.flatMap(({ page, brands, names }) => {
      const isMeant = isNamed || others.some((word) => brands.has(word))
      return isMeant && others.every((word) => brands.has(word) || names.has(word)) ? [page] : []
    })
    return { pages, isNamed: isNamed && pages.length > 0 }
  }
}
