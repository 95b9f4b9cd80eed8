import { problem } from '../api/problems.ts'
import type { Handlers } from '../api/serve-call.server.ts'
import type { articleCalls } from './article-calls.ts'
import { cardOf, type Library } from './articles.server.ts'

export const articleHandlers = (library: Library): Handlers<keyof typeof articleCalls> => ({
  listArticles({ query: { fields, ...filter } }) {
    const articles = library.list(filter)
    return fields === 'card' ? articles.map(cardOf) : articles
  },
  getArticle({ params, query }) {
    const article = library.find(params.id)
    if (!article) return problem('article-not-found')
    if (query.fields !== 'page') return article
    const { content: _, ...shown } = article
    return shown
  },
})
