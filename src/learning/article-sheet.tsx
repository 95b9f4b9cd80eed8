import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { CallError } from '../http/call.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { Loading, SkeletonLines } from '../ui/skeleton.tsx'
import { articlePath, educationPath } from './article-address.ts'
import { ArticleHead } from './article-head.tsx'
import { ArticleNotFound } from './article-not-found.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { articleQuery, type ShownArticle } from './article-queries.tsx'
import { ArticleText } from './article-text.tsx'
import { categoryLabel } from './categories.ts'
import { type MarkedText, markHeadings } from './headings.ts'

/** An article as a page of its own: what the server draws, and what a link from elsewhere opens. */
export function ArticleSheet({ id }: { id: string }) {
  const { data: article, error, isFetching, refetch } = useQuery(articleQuery(id))
  if (article) return <Sheet article={article} />
  if (error instanceof CallError && error.status === 404) return <ArticleNotFound />
  return (
    <Page>
      <title>Article</title>
      <BackToArticles />
      <PageHeader title="Article" className="mt-4" />
      <div className="mt-6">
        {error && !isFetching ? (
          <ArticleFailed reason={error.message} onRetry={() => refetch()} />
        ) : (
          <Loading label="Loading the article">
            <SkeletonLines lines={6} className="max-w-reading" />
          </Loading>
        )}
      </div>
    </Page>
  )
}

export function ArticleFailed({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  return (
    <Notice
      tone="problem"
      role="alert"
      title="Failed to fetch article"
      actions={<Button onClick={onRetry}>Retry</Button>}
    >
      <p>{reason}</p>
    </Notice>
  )
}

function Sheet({ article }: { article: ShownArticle }) {
  const { html, headings } = useMemo(() => markHeadings(article.html), [article.html])
  return (
    <Page>
      <ArticleHead article={article} />
      <BackToArticles />
      <div className="mt-4 grid gap-x-16 lg:grid-cols-[minmax(0,40rem)_1fr]">
        <article>
          <PageHeader title={article.title} intro={<p>{article.summary}</p>}>
            <div className="flex flex-wrap gap-2">
              <Badge>{categoryLabel(article.category)}</Badge>
              <Badge>{article.readTime} min read</Badge>
            </div>
          </PageHeader>
          <div className="mt-8 border-t border-hairline pt-8">
            <ArticleText article={article} html={html} />
          </div>
        </article>
        <aside className="hidden lg:block" data-screen-only="">
          <ArticlePicture article={article} className="h-36 w-auto" />
          <Contents id={article.id} headings={headings} />
        </aside>
      </div>
    </Page>
  )
}

function Contents({ id, headings }: { id: string; headings: MarkedText['headings'] }) {
  return (
    <nav aria-label="In this article" className="sticky top-8 mt-8">
      <p className="form-label mb-2">In this article</p>
      <ol className="border-s border-hairline">
        {headings.map((heading) => (
          <li key={heading.id}>
            <Link
              to={`${articlePath(id)}#${heading.id}`}
              className="flex min-h-target items-center px-4 text-quiet hover:text-ink hover:underline"
            >
              {heading.text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function BackToArticles() {
  return (
    <ButtonLink to={educationPath} variant="quiet" icon={<ArrowLeft size={20} aria-hidden="true" />}>
      Back to Articles
    </ButtonLink>
  )
}
