import { useQuery } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { lazyPart } from '../ui/lazy-part.tsx'
import { NoConnection } from '../ui/no-connection.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { articleIn, educationPath, filterIn, noFilter, searchFor } from './article-address.ts'
import { ArticleFilterForm } from './article-filter.tsx'
import { LearningHead, learningTitle } from './article-head.tsx'
import { ArticleList } from './article-list.tsx'
import { articleQuery, articlesQuery } from './article-queries.tsx'
import { ArticleSheet } from './article-sheet.tsx'
import { categoriesOf } from './categories.ts'

const ArticleDialog = lazyPart(
  async () => (await import('./article-dialog.tsx')).ArticleDialog,
  ({ onClose }, retry) => <NoConnection title="The article could not be loaded" onRetry={retry} onClose={onClose} />,
)

/**
 * The learning centre. An article opened from the list lies over it as a dialog; one that the address brought along,
 * on the first load or from another page, is the page itself, so that nothing has to load before it can be read.
 */
export default function EducationPage() {
  const [params] = useSearchParams()
  const article = articleIn(params)
  const [isListShown, setListShown] = useState(article === undefined)
  if (article === undefined && !isListShown) setListShown(true)
  return isListShown ? <ListWithDialog article={article} /> : <ArticleSheet id={article ?? ''} />
}

function ListWithDialog({ article }: { article: string | undefined }) {
  const navigate = useNavigate()
  const steps = stepsFromList(useLocation().state)
  const filter = useFilter()
  const { data: articles = [] } = useQuery(articlesQuery())
  const { data: opened } = useQuery({ ...articleQuery(article ?? ''), enabled: article !== undefined })
  const show = (search: string, options: object) => void navigate({ search }, { preventScrollReset: true, ...options })
  const narrow = (next: typeof filter) => show(searchFor(next, article), { replace: true })
  const close = () => {
    if (steps > 0) void navigate(-steps)
    else show(searchFor(filter), { replace: true })
  }
  const follow = (to: string) => {
    const { pathname, searchParams } = new URL(to, location.origin)
    const next = pathname === educationPath ? articleIn(searchParams) : undefined
    if (next === undefined) void navigate(to)
    else show(searchFor(filter, next), { state: { steps: steps > 0 ? steps + 1 : 0 } })
  }
  return (
    <Page>
      {opened === undefined && <LearningHead />}
      <PageHeader
        title={learningTitle}
        intro={
          <p>
            Short articles for this valley: what good work is, what to ask, and which paper to hold before you pay. Each
            one ends with the checklist items it prepares you for.
          </p>
        }
      />
      <ArticleFilterForm filter={filter} onChange={narrow} />
      <div className="mt-8">
        <ArticleList filter={filter} onClear={() => narrow(noFilter)} />
      </div>
      {article !== undefined && (
        <ArticleDialog
          id={article}
          summary={articles.find(({ id }) => id === article)}
          onClose={close}
          onFollow={follow}
        />
      )}
    </Page>
  )
}

/** How many steps of history lie between the list and what is shown; 0 when the list did not lead here. */
function stepsFromList(state: unknown): number {
  const steps = typeof state === 'object' && state !== null && 'steps' in state ? state.steps : 0
  return typeof steps === 'number' ? steps : 0
}

/** What the address filters by. The server draws the whole list for everybody, and so does the first draw here. */
function useFilter() {
  const [params] = useSearchParams()
  const { data: articles = [] } = useQuery(articlesQuery())
  const isBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const categories = categoriesOf(articles)
  return isBrowser ? filterIn(params, (category) => categories.includes(category)) : noFilter
}
