import articles from '../../content/fallback-articles.yml'
import { checklistPath } from '../content/paths.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardLabel, CardTitle } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { CategoryAndTime } from './article-card.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { categoryLabel } from './categories.ts'

/** Six short cards that stand in when the articles cannot be fetched, or when there are none. */
export function FallbackArticles({
  error,
  onRetry,
}: {
  error: (Error & { told?: string }) | null
  onRetry: () => void
}) {
  return (
    <>
      {error ? (
        <Notice
          tone="problem"
          role="alert"
          title="Failed to fetch articles"
          actions={<Button onClick={onRetry}>Retry</Button>}
        >
          <p>These six short cards stand in for them. {error.told ?? error.message}</p>
        </Notice>
      ) : (
        <Notice role="status" title="There are no articles yet">
          <p>Until there are, these six short cards say what to look at.</p>
        </Notice>
      )}
      <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {articles.map((article) => (
          <Card as="li" key={article.category} tone="sunken">
            <div className="mb-4 h-24">
              <ArticlePicture article={article} />
            </div>
            <CardLabel>
              <CategoryAndTime article={article} />
            </CardLabel>
            <CardTitle level={2}>{article.title}</CardTitle>
            <p className="mt-2 text-quiet">{article.summary}</p>
            <p className="mt-2">
              <TextLink href={checklistPath(article.category)} alone>
                {categoryLabel(article.category)} checklist
              </TextLink>
            </p>
          </Card>
        ))}
      </ul>
    </>
  )
}
