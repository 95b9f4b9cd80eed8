import type { ArticleContent } from '../content/content.server.ts'
import type { Article, ArticleSummary } from './article-calls.ts'

const wordsPerMinute = 200

/** The learning centre's articles, as lists and one by one. */
export function createLibrary(articles: ArticleContent[]) {
  const byId = new Map<string, Article>(articles.map((content) => [content.id, articleOf(content)]))
  return {
    /** Filtered by category (`undefined` and `all` mean every one) and by text in title or content. */
    list: (filter: { category?: string | undefined; search?: string | undefined } = {}): Article[] => {
      const category = filter.category === 'all' ? undefined : filter.category
      const wanted = filter.search?.trim().toLowerCase()
      return [...byId.values()]
        .filter((article) => !category || article.category === category)
        .filter((article) => !wanted || `${article.title}\n${article.content}`.toLowerCase().includes(wanted))
    },
    find: (id: string): Article | undefined => byId.get(id),
  }
}
export type Library = ReturnType<typeof createLibrary>

const articleOf = (content: ArticleContent): Article => ({
  id: content.id,
  title: content.title,
  summary: content.summary,
  category: content.category,
  readTime: Math.max(1, Math.ceil(content.words / wordsPerMinute)),
  imageUrl: null,
  tags: content.tags,
  content: content.markdown,
  html: content.html,
  reviewed: content.reviewed,
  sources: content.sources,
})

/** What a card shows of the article. */
export const cardOf = ({ id, title, summary, category, readTime, imageUrl, tags }: Article): ArticleSummary => ({
  id,
  title,
  summary,
  category,
  readTime,
  imageUrl,
  tags,
})
