/** The learning centre's address: which article it opens, and what its list is filtered by. */

/** The article that an address opens, also when its name is typed in capitals; an empty name opens none. */
export const articleIn = (search: URLSearchParams): string | undefined =>
  search.get('article')?.trim().toLowerCase() || undefined

export interface ArticleFilter {
  /** Empty: every text. */
  search: string
  /** Empty: every category. */
  category: string
}

/** The longest text that the API searches for. */
export const maxSearchLength = 100
export const noFilter: ArticleFilter = { search: '', category: '' }
export const isFiltering = (filter: ArticleFilter): boolean => filter.search.trim() !== '' || filter.category !== ''

/** The filter that an address carries; a category that is not there counts as none. */
export function filterIn(search: URLSearchParams, isCategory: (category: string) => boolean): ArticleFilter {
  const category = (search.get('category') ?? '').trim().toLowerCase()
  return {
    search: (search.get('search') ?? '').slice(0, maxSearchLength),
    category: isCategory(category) ? category : '',
  }
}

/** The search part of an address, with its question mark; empty when there is nothing to say. */
export function searchFor({ search, category }: ArticleFilter, article?: string): string {
  const wanted = new URLSearchParams()
  if (search.trim()) wanted.set('search', search.trim())
  if (category) wanted.set('category', category)
  if (article) wanted.set('article', article)
  return wanted.size > 0 ? `?${wanted}` : ''
}
