/** An article over the list it was opened from. It brings Radix: load this file lazily. */
import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useRef } from 'react'
import type { ArticleSummary } from '../contract.ts'
import { CallError } from '../http/call.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Loading, SkeletonLines } from '../ui/skeleton.tsx'
import { CategoryAndTime } from './article-card.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticlePicture } from './article-picture.tsx'
import { articleQuery } from './article-queries.tsx'
import { ArticleFailed } from './article-sheet.tsx'
import { ArticleText } from './article-text.tsx'

interface ArticleDialogProps {
  id: string
  /** What the list already knows of it. */
  summary: ArticleSummary | undefined
  onClose: () => void
  /** A link in the text was pressed; `to` begins with a slash. */
  onFollow: (to: string) => void
}

export function ArticleDialog({ id, summary, onClose, onFollow }: ArticleDialogProps) {
  const { data: article, error, isFetching, refetch } = useQuery(articleQuery(id))
  const shown = article ?? summary
  const isUnknown = error instanceof CallError && error.status === 404
  const title = shown?.title ?? (isUnknown ? 'Article Not Found' : 'Article')
  const top = useTopOfNewArticle(id)
  return (
    <Dialog open onOpenChange={onClose} title={title} hideTitle size="wide">
      {article && <ArticleHead article={article} />}
      {/* Beside the dialog's own close button, in the same row. */}
      <div ref={top} className="-mt-target mb-4 w-fit scroll-mt-24">
        <Button variant="quiet" onClick={onClose} icon={<ArrowLeft size={20} aria-hidden="true" />}>
          Back to Articles
        </Button>
      </div>
      <div className="flex items-start justify-between gap-8">
        <div className="min-w-0 max-w-reading">
          {shown && (
            <p className="form-label mb-3">
              <CategoryAndTime article={shown} />
            </p>
          )}
          {/* The dialog's hidden title is the heading that assistive technology reads. */}
          <p aria-hidden="true" className="text-2xl font-bold text-balance sm:text-3xl">
            {title}
          </p>
          {shown && <p className="mt-4 text-lg text-quiet">{shown.summary}</p>}
        </div>
        {shown && <ArticlePicture article={shown} className="hidden h-32 w-auto shrink-0 sm:block" />}
      </div>
      <div className="mt-6 border-t border-hairline pt-6">
        {article ? (
          <ArticleText article={article} html={article.html} onFollow={onFollow} />
        ) : isUnknown ? (
          <p>We have no article at this address.</p>
        ) : error && !isFetching ? (
          <ArticleFailed reason={error.message} onRetry={() => refetch()} />
        ) : (
          <Loading label="Loading the article">
            <SkeletonLines lines={6} className="max-w-reading" />
          </Loading>
        )}
      </div>
    </Dialog>
  )
}

/** When a link leads from one article to the next, reading starts at the top again. */
function useTopOfNewArticle(id: string) {
  const top = useRef<HTMLDivElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    top.current?.scrollIntoView()
    top.current?.querySelector('button')?.focus()
  }, [id])
  return top
}
