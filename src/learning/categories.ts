/** Categories that are read letter by letter. */
const abbreviations = new Set(['hvac'])

/** A category as people read it: "smart-home" is "Smart home", "hvac" is "HVAC". */
export function categoryLabel(category: string): string {
  if (abbreviations.has(category)) return category.toUpperCase()
  const words = category.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The categories that have articles, by their label. */
export const categoriesOf = (articles: readonly { category: string }[]): string[] =>
  [...new Set(articles.map(({ category }) => category))].sort((a, b) =>
    categoryLabel(a).localeCompare(categoryLabel(b), 'en'),
  )
