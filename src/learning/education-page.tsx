import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isNotFound } from '../api/call-error.ts'
import { paths } from '../content/paths.ts'
import { NotFound } from '../shell/not-found.tsx'
import { clickedLink } from '../ui/browser/clicked-link.browser.ts'
import { useIsHydrating } from '../ui/browser/hydrating.browser.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { articleIn, filterIn, noFilter, searchFor } from './article-address.ts'
import type { ArticleSummary } from './article-calls.ts'
import { ArticleDialog } from './article-dialog.tsx'
import { ArticleFilterForm } from './article-filter.tsx'
import { ArticleHead, LearningHead, learningTitle } from './article-head.tsx'
import { ArticleList, ArticleListBlank } from './article-list.tsx'
import { articleQuery, articlesQuery } from './article-queries.ts'
import { categoriesOf } from './categories.ts'

/**
 * The learning centre: the list, and over it the article that the address names. Where the page came with the article,
 * the list behind it is not fetched before somebody goes there.
 */
export default function EducationPage() {
  const [params] = useSearchParams()
  const article = articleIn(params)
  const navigate = useNavigate()
  const steps = stepsFromList(useLocation().state)
  const [isListShown, setListShown] = useState(article === undefined)
  if (article === undefined && !isListShown) setListShown(true)
  const { data: articles = [] } = useQuery({ ...articlesQuery(), enabled: isListShown })
  const filter = useFilter(articles)
  const { data: opened, error } = useQuery({ ...articleQuery(article ?? ''), enabled: article !== undefined })
  const show = (search: string, options: object) => void navigate({ search }, options)
  const narrow = (next: typeof filter) => {
    // Do not navigate back when the typing pause ends while another page is loading.
    if (location.pathname === paths.education) show(searchFor(next, article), { replace: true })
  }
  const close = () => {
    if (steps > 0) void navigate(-steps)
    else show(searchFor(filter), { replace: true })
  }
  // From the list or from another article: its filter stays, and closing leads back to it.
  const follow = (event: MouseEvent) => {
    const link = clickedLink(event.nativeEvent)
    const next = link?.pathname === paths.education ? articleIn(new URLSearchParams(link.search)) : undefined
    if (next === undefined) return
    event.preventDefault()
    show(searchFor(filter, next), { state: { steps: article === undefined ? 1 : steps > 0 ? steps + 1 : 0 } })
  }
  if (article !== undefined && isNotFound(error)) return <ArticleNotFound />
  return (
    // biome-ignore lint/a11y: the press is a link's own, from mouse or keyboard, and only passes by here
    <div onClick={follow}>
      {opened ? <ArticleHead article={opened} /> : <LearningHead />}
      <Page>
        {isListShown ? (
          <>
            <PageHeader
              title={learningTitle}
              intro={<p>What good work is, what to ask, and which paper to hold before you pay.</p>}
            />
            <ArticleFilterForm filter={filter} onChange={narrow} />
            <div className="mt-8">
              <ArticleList filter={filter} onClear={() => narrow(noFilter)} />
            </div>
          </>
        ) : (
          <ArticleListBlank />
        )}
      </Page>
      {article !== undefined && (
        <ArticleDialog id={article} summary={articles.find(({ id }) => id === article)} onClose={close} />
      )}
    </div>
  )
}

/** How many steps of history lie between the list and what is shown; 0 when the list did not lead here. */
function stepsFromList(state: unknown): number {
  const steps = typeof state === 'object' && state !== null && 'steps' in state ? state.steps : 0
  return typeof steps === 'number' ? steps : 0
}

/** What the address filters by. The server renders the whole list for everybody, and so does the first render here. */
function useFilter(articles: ArticleSummary[]) {
  const [params] = useSearchParams()
  const isHydrating = useIsHydrating()
  const categories = categoriesOf(articles)
  return isHydrating ? noFilter : filterIn(params, (category) => categories.includes(category))
}

function ArticleNotFound() {
  return (
    <NotFound
      title="Article Not Found"
      description="There is no article at this address. See all articles for homeowners in Greater Phoenix, or search for one."
      intro="We have no article at this address. It may have moved, or the link may have a typing error."
    >
      <ButtonLink href={paths.education} variant="primary">
        Back to Articles
      </ButtonLink>
      <ButtonLink href={paths.home}>Return Home</ButtonLink>
    </NotFound>
  )
}
