import type { ReactNode } from 'react'
import type { LegalDocument } from '../content/legal-content.ts'
import { useSite } from '../shell/use-site.ts'
import { Card } from '../ui/card.tsx'
import { Day } from '../ui/day.tsx'
import { Fold } from '../ui/fold.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { filledDocument, legalWords } from './legal-words.ts'

/** A legal text with its tokens filled from the configuration. */
export function useLegalDocument(document: LegalDocument): LegalDocument {
  return filledDocument(document, legalWords(useSite()))
}

/** A legal text as a page: what it is, since when, its contents, its parts, and how it came to be. */
export function LegalDocumentPage({ document, head }: { document: LegalDocument; head: ReactNode }) {
  return (
    <Page>
      {head}
      <LegalSheet document={useLegalDocument(document)} />
    </Page>
  )
}

function LegalSheet({ document }: { document: LegalDocument }) {
  const contents = [...document.sections, { id: 'history', title: 'Version history' }]
  return (
    <>
      <PageHeader title={document.title} intro={document.summary}>
        <Edition document={document} />
      </PageHeader>
      <div className="mt-8 grid grid-cols-1 items-start gap-x-16 lg:grid-cols-[minmax(0,40rem)_1fr]">
        <div className="lg:hidden" data-screen-only="">
          <Fold summary={`Contents (${contents.length})`}>
            <Contents label="Contents" parts={contents} />
          </Fold>
        </div>
        <Card as="aside" tone="sunken" className="max-lg:hidden lg:sticky lg:top-8 lg:order-2" data-screen-only="">
          <p className="form-label">Contents</p>
          <Contents label="Contents, beside the text" parts={contents} />
        </Card>
        <div className="max-w-reading lg:[&>section:first-child]:mt-0">
          {document.intro && <RichText html={document.intro} className="mt-4 lg:mt-0" />}
          <LegalSections sections={document.sections} />
          <History document={document} />
        </div>
      </div>
    </>
  )
}

/** On a phone they are folded above the text, on a wide screen they stand beside it. */
const Contents = ({ label, parts }: { label: string; parts: { id: string; title: string }[] }) => (
  <nav aria-label={label}>
    <ol className="mt-1">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <TextLink href={`#${id}`} className="flex min-h-target items-center">
            {title}
          </TextLink>
        </li>
      ))}
    </ol>
  </nav>
)

/** A text whose promise is older than its last clarification gives both dates, each with its name. */
function Edition({ document: { lastUpdated, history, version } }: { document: LegalDocument }) {
  const clarified = history.map(({ date }) => date).reduce((one, other) => (one > other ? one : other), lastUpdated)
  const isFirstEdition = clarified !== lastUpdated
  return (
    <p className="text-sm text-quiet">
      Last updated <Day date={lastUpdated} />.{' '}
      {isFirstEdition && (
        <>
          Wording clarified <Day date={clarified} />.{' '}
        </>
      )}
      Version {version}.
    </p>
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
