import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import { type FormEvent, type MouseEvent, type RefObject, useEffect, useId, useMemo, useRef } from 'react'
import { articlePath, paths } from '../content/paths.ts'
import { useSite } from '../shell/use-site.ts'
import { useModal, useRenderedByServer } from '../ui/browser/modal.browser.ts'
import { Button, CloseButton } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { ShareButton } from '../ui/share-button.tsx'
import { Loading, SkeletonLines } from '../ui/skeleton.tsx'
import type { ArticleSummary } from './article-calls.ts'
import { CategoryAndTime } from './article-card.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { articleQuery } from './article-queries.ts'
import { ArticleText } from './article-text.tsx'
import { type MarkedText, markHeadings } from './headings.ts'

interface ArticleDialogProps {
  id: string
  /** What the list already knows of it. */
  summary: ArticleSummary | undefined
  onClose: () => void
}

/**
 * An article over the list. An address that names it is rendered by the server with the dialog open, so it can be read,
 * and left, before any script has come.
 */
export function ArticleDialog({ id, summary, onClose }: ArticleDialogProps) {
  const { data: article, error, isFetching, refetch } = useQuery(articleQuery(id))
  const shown = article ?? summary
  const text = useMemo(() => article && markHeadings(article.html), [article])
  const titleId = useId()
  const isOpenAlready = useRenderedByServer()
  const box = useModal({ onLeave: onClose, focusFirst: (dialog) => dialog.focus() })
  useTopOfNewArticle(box, id)
  return (
    <dialog
      ref={box}
      open={isOpenAlready}
      tabIndex={-1}
      aria-labelledby={titleId}
      closedby="any"
      className="article-sheet max-w-wide outline-none"
    >
      <Ways onClose={onClose} />
      <article className="px-5 pb-8 sm:px-8">
        <div className="flex items-start justify-between gap-8">
          <div className="min-w-0 max-w-reading">
            {shown && (
              <div className="form-label mb-3 flex items-center justify-between gap-4">
                <CategoryAndTime article={shown} />
                <ArticlePicture article={shown} className="h-16 w-auto shrink-0 sm:hidden" />
              </div>
            )}
            <h1 id={titleId} className="text-2xl sm:text-3xl">
              {shown?.title ?? 'Article'}
            </h1>
            {shown && <p className="mt-4 text-lg text-quiet">{shown.summary}</p>}
            {article && <PassOn article={article} />}
          </div>
          {shown && <ArticlePicture article={shown} className="hidden h-32 w-auto shrink-0 sm:block" />}
        </div>
        {shown?.imageUrl && (
          <img src={shown.imageUrl} alt="" className="mt-6 max-h-96 w-full rounded-card object-cover" />
        )}
        <div className="mt-6 grid grid-cols-1 gap-x-16 border-t border-hairline pt-6 lg:grid-cols-[minmax(0,40rem)_1fr]">
          {article && text ? (
            <>
              <ArticleText article={article} html={text.html} />
              <ArticleContents headings={text.headings} />
            </>
          ) : error && !isFetching ? (
            <LoadFailed title="Failed to fetch article" error={error} onRetry={refetch} />
          ) : (
            <Loading label="Loading the article">
              <SkeletonLines lines={6} className="max-w-reading" />
            </Loading>
          )}
        </div>
      </article>
    </dialog>
  )
}

/** The article as an address for somebody else, and on paper. */
function PassOn({ article: { id, title } }: { article: ArticleSummary }) {
  const { publicUrl } = useSite()
  return (
    <div className="mt-4 flex flex-wrap gap-2 noscript:hidden" data-screen-only="">
      <ShareButton title={title} url={publicUrl + articlePath(id)} label="Share" />
      <Button icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  )
}

/** The ways back to the list. Without script they are a form that asks for it. */
function Ways({ onClose }: { onClose: () => void }) {
  const leave = (event: FormEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <form
      action={paths.education}
      onSubmit={leave}
      data-screen-only=""
      className="sticky top-0 z-10 mb-2 flex items-center justify-between bg-card px-5 py-2 sm:px-8"
    >
      <Button type="submit" variant="quiet" icon={<ArrowLeft size={20} aria-hidden="true" />}>
        Back to Articles
      </Button>
      <CloseButton type="submit" className="-me-2" />
    </form>
  )
}

/** When a link leads from one article to the next, reading starts at the top again. */
function useTopOfNewArticle(box: RefObject<HTMLDialogElement | null>, id: string) {
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    box.current?.scrollTo(0, 0)
    box.current?.focus()
  }, [box, id])
}

/** What an article holds, beside it where there is room. */
function ArticleContents({ headings }: { headings: MarkedText['headings'] }) {
  // The address names the article; a place in it would be one more step on the way back.
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault()
    document.getElementById(id)?.scrollIntoView()
  }
  return (
    <nav aria-label="In this article" className="sticky top-20 hidden self-start lg:block" data-screen-only="">
      <p className="form-label mb-2">In this article</p>
      <ol className="border-s border-hairline">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              onClick={(event) => go(event, id)}
              className="flex min-h-target items-center px-4 text-quiet hover:text-ink hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
