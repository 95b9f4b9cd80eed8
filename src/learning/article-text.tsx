import { checklistPath, paths } from '../content/paths.ts'
import { Badge } from '../ui/badge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Day } from '../ui/day.tsx'
import { Fold } from '../ui/fold.tsx'
import { RichText } from '../ui/rich-text.tsx'
import type { ArticlePage } from './article-calls.ts'
import { categoryLabel } from './categories.ts'

interface ArticleTextProps {
  article: ArticlePage
  /** The article's own HTML, or the same with ids. */
  html: string
}

/** The article from its first paragraph on: text, tags, what it rests on, and where to go with it. */
export function ArticleText({ article, html }: ArticleTextProps) {
  const trade = article.category === 'general' ? undefined : article.category
  return (
    <div className="max-w-reading">
      <RichText html={html} />
      <div className="mt-10 border-t-2 border-ink pt-5">
        <ul aria-label="Tags" className="flex flex-wrap gap-2">
          {article.tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-quiet">
          Last reviewed <Day date={article.reviewed} />. We look and advise; this is no code inspection and no legal
          advice.
        </p>
        <Fold summary="What this article rests on" className="mt-2">
          <ul className="mt-1 list-disc space-y-1 ps-6 text-sm">
            {article.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </Fold>
        <div className="mt-6">
          <ButtonLink href={trade ? checklistPath(trade) : paths.checklists} variant="primary">
            {trade ? `Open the ${categoryLabel(trade)} checklist` : 'Choose your checklist'}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
