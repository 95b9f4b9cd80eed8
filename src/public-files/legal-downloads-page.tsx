import recorderContact from '../../content/legal/county-recorder-contact.md'
import recordingProcedure from '../../content/legal/county-recording-procedure.md'
import notarization from '../../content/legal/notarization-instructions.md'
import { Loaded } from '../api/loaded.tsx'
import { query } from '../api/query.ts'
import type { LegalDocument } from '../content/legal-content.ts'
import { paths } from '../content/paths.ts'
import { LegalSections, useLegalDocument } from '../legal/legal-document.tsx'
import { Head } from '../shell/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Page, PageHeader, Section } from '../ui/page-section.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Loading, SkeletonCard } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { FileCard } from './file-card.tsx'

export default function LegalDownloadsPage() {
  const { sections } = useLegalDocument(recordingProcedure)
  return (
    <Page>
      <Head
        title="Legal downloads"
        description="The declaration of intellectual property, the recording procedure and the public database copy, each with its size and SHA-256, and how to notarize and record."
        path={paths.legalDownloads}
      />
      <PageHeader
        title="Legal downloads"
        intro="The owner’s papers, for anyone to download. A fingerprint (SHA-256) changes if a single character of a file does."
      >
        <ul className="flex flex-wrap gap-x-6">
          {[
            ['#notarization', 'Notarization'],
            ['#recorder', 'County recorder'],
            ['#fee', 'Recording fee'],
          ].map(([to = '', label]) => (
            <li key={to}>
              <TextLink href={to} alone>
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
            <TextLink href={paths.declaration}>Open the declaration in a new window</TextLink>
            <TextLink href={paths.archive}>Complete platform archive</TextLink>
          </>
        }
      >
        <Files />
      </Section>
      <Paper id="notarization" document={notarization} />
      <Paper id="recorder" document={recorderContact} />
      <Section id="fee" title="The recording fee, explained">
        <div className="max-w-reading">
          <RichText html={sections.find(({ id }) => id === 'what-it-costs')?.html ?? ''} />
          <p className="mt-6">
            <ButtonLink href="/downloads/county-recording-procedure.md" download>
              Download all seven steps
            </ButtonLink>
          </p>
        </div>
      </Section>
    </Page>
  )
}

interface PaperProps {
  id: string
  document: LegalDocument
}

/** A whole text as one part of this page. */
function Paper({ id, document }: PaperProps) {
  const { title, summary, intro, sections } = useLegalDocument(document)
  return (
    <Section id={id} title={title} intro={summary}>
      <div className="max-w-reading">
        {intro && <RichText html={intro} />}
        <LegalSections sections={sections} level={3} prefix={`${id}-`} />
      </div>
    </Section>
  )
}

function Files() {
  return (
    <Loaded
      query={query('listLegalFiles', {})}
      failed="The list of files could not be loaded"
      loading={
        <Loading label="Loading the list of files">
          <SkeletonCard />
        </Loading>
      }
    >
      {(files) => (
        <ul className="grid grid-cols-1 gap-x-10 lg:grid-cols-2">
          {files.map((file) => (
            <FileCard key={file.name} file={file} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}
