import { queryOptions } from '@tanstack/react-query'
import type { Article } from '../api/contract.ts'
import { call } from '../api/make-call.browser.ts'
import { type ArticleFilter, noFilter } from './article-address.ts'

/** Articles by category and text; without a filter, all of them, the featured ones first. */
export const articlesQuery = ({ category, search }: ArticleFilter = noFilter) =>
  queryOptions({
    queryKey: ['articles', category, search.trim()],
    queryFn: () =>
      call('listArticles', { query: { category: category || undefined, search: search.trim() || undefined } }),
  })

/** An article as it is shown: the text as it was written would only travel with the page a second time. */
export type ShownArticle = Omit<Article, 'content'>

export const articleQuery = (id: string) =>
  queryOptions({
    queryKey: ['article', id],
    queryFn: async (): Promise<ShownArticle> => {
      const { content: _, ...shown } = await call('getArticle', { params: { id } })
      return shown
    },
  })
