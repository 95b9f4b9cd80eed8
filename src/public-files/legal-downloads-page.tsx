import { useQuery } from '@tanstack/react-query'
import { useRetry } from '../api/retry.browser.ts'
import { LegalSections, LoadedDocument } from '../legal/legal-document.tsx'
import { legalFilesQuery } from '../legal/legal-queries.browser.ts'
import { Head } from '../shell/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Page, PageHeader, Section } from '../ui/page-section.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Loading, SkeletonCard } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { FileCard } from './file-card.tsx'

export default function LegalDownloadsPage() {
  return (
    <Page>
      <Head
        title="Legal downloads"
        description="The declaration of intellectual property, the recording procedure and the public database copy, each with its size and SHA-256, and how to notarize and record."
        path="/download-legal-docs"
      />
      <PageHeader
        title="Legal downloads"
        intro="Papers of the owner, open to everybody. Each file says what it is for, how large it is, and its SHA-256: a fingerprint that changes if a single character does."
      >
        <ul className="flex flex-wrap gap-x-6">
          {[
            ['#files', 'Files'],
            ['#notarization', 'Notarization'],
            ['#recorder', 'County recorder'],
            ['#fee', 'Recording fee'],
          ].map(([to = '', label]) => (
            <li key={to}>
              <TextLink to={to} alone>
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </PageHeader>
      <Section
        id="files"
        title="Files"
        actions={
          <>
            <TextLink to="/download-ip-declaration">Open the declaration in a new window</TextLink>
            <TextLink to="/download.html">Complete platform archive</TextLink>
          </>
        }
      >
        <Files />
      </Section>
      <Paper id="notarization" document="notarization-instructions" />
      <Paper id="recorder" document="county-recorder-contact" />
      <Section id="fee" title="The recording fee, explained">
        <LoadedDocument id="county-recording-procedure">
          {({ sections }) => (
            <div className="max-w-reading">
              <RichText html={sections.find(({ id }) => id === 'what-it-costs')?.html ?? ''} />
              <p className="mt-6">
                <ButtonLink href="/downloads/county-recording-procedure.md" download>
                  Download all seven steps
                </ButtonLink>
              </p>
            </div>
          )}
        </LoadedDocument>
      </Section>
    </Page>
  )
}

interface PaperProps {
  id: string
  document: 'notarization-instructions' | 'county-recorder-contact'
}

/** A whole text as one part of this page. */
function Paper({ id, document }: PaperProps) {
  return (
    <LoadedDocument id={document}>
      {({ title, summary, intro, sections }) => (
        <Section id={id} title={title} intro={summary}>
          <div className="max-w-reading">
            {intro && <RichText html={intro} />}
            <LegalSections sections={sections} level={3} prefix={`${id}-`} />
          </div>
        </Section>
      )}
    </LoadedDocument>
  )
}

function Files() {
  const { data: files, error, isFetching } = useQuery(legalFilesQuery())
  const retry = useRetry()
  if (files)
    return (
      <ul className="grid grid-cols-1 gap-5 lg:grid-cols-2">
        {files.map((file) => (
          <FileCard key={file.name} file={file} />
        ))}
      </ul>
    )
  if (error && !isFetching)
    return <LoadFailed title="The list of files could not be loaded" error={error} onRetry={retry} />
  return (
    <Loading label="Loading the list of files">
      <SkeletonCard />
    </Loading>
  )
}
