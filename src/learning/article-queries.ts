import { query } from '../api/query.ts'
import { type ArticleFilter, noFilter } from './article-address.ts'

/** Articles by category and text, as cards; without a filter, all of them, the featured ones first. */
export const articlesQuery = ({ category, search }: ArticleFilter = noFilter) =>
  query('listArticles', {
    query: { category: category || undefined, search: search.trim() || undefined, fields: 'card' },
  })

/** An article as HTML, without the Markdown, which would be sent with the page a second time. */
export const articleQuery = (id: string) => query('getArticle', { params: { id }, query: { fields: 'page' } })
