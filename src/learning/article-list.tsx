import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { paths } from '../content/paths.ts'
import { Button } from '../ui/button.tsx'
import { Loading, SkeletonCard } from '../ui/skeleton.tsx'
import { type ArticleFilter, isFiltering, searchFor } from './article-address.ts'
import { ArticleCard } from './article-card.tsx'
import { articlesQuery } from './article-queries.ts'
import { categoryLabel } from './categories.ts'
import { FallbackArticles } from './fallback-articles.tsx'

interface ArticleListProps {
  filter: ArticleFilter
  onClear: () => void
}

/** The articles as cards, with the words for while they load, when they fail and when none fits. */
export function ArticleList({ filter, onClear }: ArticleListProps) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...articlesQuery(filter),
    placeholderData: keepPreviousData,
  })
  const isMissing = data?.length === 0 && !isFiltering(filter)
  if (!isFetching && (error || isMissing)) return <FallbackArticles error={error} onRetry={() => refetch()} />
  if (!data || isMissing)
    return (
      <Loading label="Loading articles...">
        <ArticleListBlank />
      </Loading>
    )
  return (
    <div aria-busy={isPlaceholderData}>
      <p role="status" className="mb-4 text-quiet">
        {isPlaceholderData ? 'Looking for articles…' : countInWords(data.length, filter)}
      </p>
      {data.length === 0 && <Button onClick={onClear}>Show all articles</Button>}
      <ul className={grid}>
        {data.map((article) => (
          <ArticleCard key={article.id} article={article} href={paths.education + searchFor(filter, article.id)} />
        ))}
      </ul>
    </div>
  )
}

export function ArticleListBlank() {
  return (
    <div className={grid}>
      {skeletons.map((key) => (
        <SkeletonCard key={key} lines={4} />
      ))}
    </div>
  )
}

const grid = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'
const skeletons = ['a', 'b', 'c', 'd', 'e', 'f']

function countInWords(count: number, { search, category }: ArticleFilter): string {
  const articles = count === 1 ? '1 article' : `${count === 0 ? 'No' : count} articles`
  const where = category && ` in ${categoryLabel(category)}`
  return search.trim() ? `${articles}${where} with “${search.trim()}”` : articles + where
}
