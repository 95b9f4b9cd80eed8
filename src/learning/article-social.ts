import type { ArticleSummary } from './article-calls.ts'
import { categoryLabel } from './categories.ts'

/** What an article shows when somebody shares it: the words on its picture, where that lies, and what it says aloud. */
export function articleSocial({
  id,
  title,
  category,
  readTime,
}: Pick<ArticleSummary, 'id' | 'title' | 'category' | 'readTime'>) {
  const line = `${categoryLabel(category)} · ${readTime} min read`
  return {
    path: `/og/article-${id}.jpg`,
    title,
    line,
    alt: `${title}. ${line}. A clipboard in front of desert ridges`,
  }
}
