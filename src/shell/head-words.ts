/** Longer ones are cut off in lists of results. */
export const longestTitle = 65
export const longestDescription = 160

/** The title of a page with the name of the site; of a long title the name is left out. */
export function titleWith(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`
  return full.length <= longestTitle ? full : title
}

/** As many whole sentences as fit; where not even the first does, its words up to a mark that says that it goes on. */
export function briefly(description: string): string {
  const sentences = description.match(/.+?(?:[.!?](?=\s|$)|$)\s*/gs) ?? []
  let brief = ''
  for (const sentence of sentences) {
    if ((brief + sentence).trimEnd().length > longestDescription) break
    brief += sentence
  }
  if (brief !== '') return brief.trimEnd()
  const cut = description.slice(0, longestDescription - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`
}
