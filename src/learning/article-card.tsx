import { articlePath } from '../content/paths.ts'
import { Badge } from '../ui/badge.tsx'
import { LinkCard, type LinkCardProps } from '../ui/card.tsx'
import type { ArticleSummary } from './article-calls.ts'
import { ArticlePicture } from './article-picture.tsx'
import { categoryLabel } from './categories.ts'

type ArticleCardProps = { article: ArticleSummary; level?: 2 | 3 } & Partial<Pick<LinkCardProps, 'href'>>

/** One article as a way in. */
export function ArticleCard({ article, level = 2, href }: ArticleCardProps) {
  return (
    <LinkCard
      as="li"
      href={href ?? articlePath(article.id)}
      title={article.title}
      label={<CategoryAndTime article={article} />}
      picture={<ArticlePicture article={article} />}
      action="Read the article"
      level={level}
    >
      <p>{article.summary}</p>
    </LinkCard>
  )
}

export function CategoryAndTime({ article }: { article: { category: string; readTime: number } }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge>{categoryLabel(article.category)}</Badge>
      <span>{article.readTime} min read</span>
    </span>
  )
}
