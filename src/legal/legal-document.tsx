import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRetry } from '../api/retry.browser.ts'
import type { LegalDocumentId } from '../content/legal-document-ids.ts'
import type { LegalDocument } from '../public-files/legal-answers.ts'
import { Card } from '../ui/card.tsx'
import { Day } from '../ui/day.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Loading, SkeletonLines } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { legalDocumentQuery } from './legal-queries.browser.ts'

/** A legal text as a page: what it is, since when, its contents, its parts, and how it came to be. */
export function LegalDocumentPage({ id, title, head }: { id: LegalDocumentId; title: string; head: ReactNode }) {
  return (
    <Page>
      {head}
      <LoadedDocument id={id} heading={title}>
        {(document) => <LegalSheet document={document} />}
      </LoadedDocument>
    </Page>
  )
}

interface LoadedDocumentProps {
  id: LegalDocumentId
  /** Of the page, for as long as the text that brings its own is not there. */
  heading?: string
  children: (document: LegalDocument) => ReactNode
}

/** Draws what `children` makes of the text, or says that it is on its way or did not come. */
export function LoadedDocument({ id, heading, children }: LoadedDocumentProps) {
  const { data: document, error, isFetching } = useQuery(legalDocumentQuery(id))
  const retry = useRetry()
  if (document) return children(document)
  return (
    <>
      {heading && <PageHeader title={heading} className="mb-8" />}
      {error && !isFetching ? (
        <LoadFailed title="This text could not be loaded" error={error} onRetry={retry} />
      ) : (
        <Loading label="Loading the text">
          <SkeletonLines lines={6} />
        </Loading>
      )}
    </>
  )
}

function LegalSheet({ document }: { document: LegalDocument }) {
  const contents = [...document.sections, { id: 'history', title: 'Version history' }]
  return (
    <>
      <PageHeader title={document.title} intro={document.summary}>
        <p className="text-sm text-quiet">
          Last updated <Day date={document.lastUpdated} />. Version {document.version}.
        </p>
      </PageHeader>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-16 lg:grid-cols-[minmax(0,40rem)_1fr]">
        <Card as="aside" tone="sunken" className="lg:sticky lg:top-8 lg:order-2" data-screen-only="">
          <nav aria-label="Contents">
            <h2 className="form-label">Contents</h2>
            <ol className="mt-1">
              {contents.map(({ id, title }) => (
                <li key={id}>
                  <TextLink to={`#${id}`} className="flex min-h-target items-center">
                    {title}
                  </TextLink>
                </li>
              ))}
            </ol>
          </nav>
        </Card>
        <div className="max-w-reading lg:[&>section:first-child]:mt-0">
          {document.intro && <RichText html={document.intro} className="mt-8 lg:mt-0" />}
          <LegalSections sections={document.sections} />
          <History document={document} />
        </div>
      </div>
    </>
  )
}

interface LegalSectionsProps {
  sections: LegalDocument['sections']
  /** Of their headings. */
  level?: 2 | 3
  /** Keeps the anchors of two texts on one page apart. */
  prefix?: string
}

export function LegalSections({ sections, level = 2, prefix = '' }: LegalSectionsProps) {
  const Heading = `h${level}` as const
  return sections.map(({ id, title, html }) => (
    <section
      key={id}
      id={prefix + id}
      aria-labelledby={`${prefix}${id}-title`}
      className={level === 2 ? 'mt-10' : 'mt-8'}
    >
      <Heading id={`${prefix}${id}-title`} className={level === 2 ? 'text-2xl' : 'text-xl'}>
        {title}
      </Heading>
      <RichText html={html} className="mt-3" />
    </section>
  ))
}

function History({ document }: { document: LegalDocument }) {
  return (
    <section id="history" aria-labelledby="history-title" className="mt-12 border-t-2 border-ink pt-5">
      <h2 id="history-title" className="text-2xl">
        Version history
      </h2>
      <ol className="mt-3 grid grid-cols-1 gap-3">
        {document.history.map(({ date, change }) => (
          <li key={date + change}>
            <span className="font-semibold">
              <Day date={date} />
            </span>
            <span className="block">{change}</span>
          </li>
        ))}
      </ol>
      <h3 className="mt-8 text-lg">What this text rests on</h3>
      <ul className="mt-2 list-disc space-y-1 ps-6 text-sm">
        {document.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  )
}
