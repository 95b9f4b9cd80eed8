import type { ArticleContent } from '../content/content.server.ts'
import type { Day } from '../format/phoenix-time.ts'
import type { Article, ArticleSummary } from './article-calls.ts'

const wordsPerMinute = 200

/** The learning centre's articles, as lists and one by one, as they are true on the day when they are asked for. */
export function createLibrary(articles: ArticleContent[], today: () => Day) {
  const library = followingDays(articles, today)
  return {
    /** Filtered by category (`undefined` and `all` mean every one) and by text, those with it in the title first. */
    list: (filter: { category?: string | undefined; search?: string | undefined } = {}): Article[] => {
      const category = filter.category === 'all' ? undefined : filter.category
      const wanted = filter.search?.trim().toLowerCase()
      const has = (text: string) => !wanted || text.toLowerCase().includes(wanted)
      const shown = [...library().values()].filter((article) => !category || article.category === category)
      const inTitle = shown.filter(({ title }) => has(title))
      return [...inTitle, ...shown.filter((article) => !inTitle.includes(article) && has(article.content))]
    },
    find: (id: string): Article | undefined => library().get(id),
  }
}
export type Library = ReturnType<typeof createLibrary>

/** Rebuilt after each day until which a line of an article was true. */
function followingDays(articles: ArticleContent[], today: () => Day): () => ReadonlyMap<string, Article> {
  const made = new Map<number, ReadonlyMap<string, Article>>()
  return () => {
    const day = today()
    const past = pastDays(articles, day).length
    const library = made.get(past) ?? new Map(articles.map((content) => [content.id, articleOf(asOf(content, day))]))
    made.set(past, library)
    return library
  }
}

/** Which articles say less since which day. */
export const pastDays = (articles: readonly ArticleContent[], today: Day): { id: string; after: Day }[] =>
  articles.flatMap(({ id, later }) => later.filter(({ after }) => after < today).map(({ after }) => ({ id, after })))

const asOf = (content: ArticleContent, today: Day): ArticleContent => ({
  ...content,
  ...content.later.findLast(({ after }) => after < today),
})

const articleOf = (content: ArticleContent): Article => ({
  id: content.id,
  title: content.title,
  summary: content.summary,
  category: content.category,
  readTime: Math.max(1, Math.ceil(content.words / wordsPerMinute)),
  imageUrl: content.imageUrl ?? null,
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
