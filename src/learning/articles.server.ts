import type { Article, ArticleSummary } from '../api/contract.ts'
import type { ArticleContent } from '../content/content.server.ts'

const wordsPerMinute = 200

/** The learning centre's articles, as lists and one by one. */
export function createLibrary(articles: ArticleContent[]) {
  const byId = new Map<string, Article>(articles.map((content) => [content.id, articleOf(content)]))
  return {
    /** Filtered by category (`undefined` and `all` mean every one) and by text in title or content. */
    list: (filter: { category?: string | undefined; search?: string | undefined } = {}): ArticleSummary[] => {
      const category = filter.category === 'all' ? undefined : filter.category
      const wanted = filter.search?.trim().toLowerCase()
      return [...byId.values()]
        .filter((article) => !category || article.category === category)
        .filter((article) => !wanted || `${article.title}\n${article.content}`.toLowerCase().includes(wanted))
        .map(summaryOf)
    },
    find: (id: string): Article | undefined => byId.get(id),
    all: (): Article[] => [...byId.values()],
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

const summaryOf = ({ id, title, summary, category, readTime, imageUrl, tags }: Article): ArticleSummary => ({
  id,
  title,
  summary,
  category,
  readTime,
  imageUrl,
  tags,
})
