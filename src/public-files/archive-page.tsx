import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useRetry } from '../api/retry.browser.ts'
import { roundSize } from '../format/file-size.ts'
import { LegalSections, LoadedDocument } from '../legal/legal-document.tsx'
import { archiveQuery } from '../legal/legal-queries.browser.ts'
import { Head } from '../shell/head.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { Day } from '../ui/day.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Loading, SkeletonCard } from '../ui/skeleton.tsx'
import { FileDetails } from './file-card.tsx'

export default function ArchivePage() {
  return (
    <Page width="regular">
      <Head
        title="Complete platform archive"
        description="The complete platform as one archive: its true size, its date, its SHA-256, and how to run it on your own computer."
        path="/download.html"
        within={{ name: 'Legal downloads', path: '/download-legal-docs' }}
      />
      <LoadedDocument id="setup-notes" heading="Complete platform archive">
        {({ intro, sections }) => (
          <>
            <PageHeader title="Complete platform archive" intro={<RichText html={intro} />} />
            <div className="mt-8">
              <ArchiveFile />
            </div>
            <div className="max-w-reading">
              <LegalSections sections={sections} />
            </div>
          </>
        )}
      </LoadedDocument>
    </Page>
  )
}

function ArchiveFile() {
  const { data, error, isFetching } = useQuery(archiveQuery())
  const retry = useRetry()
  if (data?.archive) {
    const { name, path, bytes, sha256, madeOn } = data.archive
    return (
      <Card tone="strong">
        <CardTitle level={2}>{name}</CardTitle>
        <div className="mt-4">
          <FileDetails
            file={{ bytes, sha256 }}
            kind="Compressed archive (.tar.gz)"
            more={[{ label: 'Made on', value: <Day date={madeOn} /> }]}
          />
        </div>
        <div className="mt-6">
          <ButtonLink href={path} download={name} variant="primary" icon={<Download size={20} aria-hidden="true" />}>
            Download the archive ({roundSize(bytes)})
          </ButtonLink>
        </div>
      </Card>
    )
  }
  if (data)
    return (
      <Notice title="There is no archive here at the moment">
        <p>
          The operator makes it with <code className="font-mono text-sm">npm run archive</code> and starts the service
          again. Then its size, its date and its SHA-256 stand here.
        </p>
      </Notice>
    )
  if (error && !isFetching)
    return <LoadFailed title="The archive could not be described" error={error} onRetry={retry} />
  return (
    <Loading label="Looking for the archive">
      <SkeletonCard />
    </Loading>
  )
}
