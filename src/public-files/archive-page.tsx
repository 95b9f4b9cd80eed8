import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import setupNotes from '../../content/legal/setup-notes.md'
import { Loaded } from '../api/loaded.tsx'
import { query } from '../api/query.ts'
import { paths } from '../content/paths.ts'
import { LegalSections, useLegalDocument } from '../legal/legal-document.tsx'
import { Head } from '../shell/head.tsx'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { Day } from '../ui/day.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Loading, SkeletonCard } from '../ui/skeleton.tsx'
import { FileDetails } from './file-card.tsx'
import type { Archive } from './public-file-calls.ts'

export default function ArchivePage() {
  const { intro, sections } = useLegalDocument(setupNotes)
  return (
    <Page width="regular">
      <Head
        title="Complete platform archive"
        description="The complete platform as one archive: its true size, its date, its SHA-256, and how to run it on your own computer."
        path={paths.archive}
        within={{ name: 'Legal downloads', path: paths.legalDownloads }}
      />
      <PageHeader title="Complete platform archive" intro={<Lede />} />
      <div className="mt-8">
        <Loaded
          query={query('getArchive', {})}
          failed="The archive could not be described"
          loading={
            <Loading label="Looking for the archive">
              <SkeletonCard />
            </Loading>
          }
        >
          {({ archive }) => (archive ? <ArchiveFile archive={archive} /> : <NoArchive />)}
        </Loaded>
      </div>
      <div className="max-w-reading">
        <RichText html={intro} className="mt-8" />
        <LegalSections sections={sections} />
      </div>
    </Page>
  )
}

/** What the archive is, and how large the file is once that is known: its name states another size. */
function Lede() {
  const { data } = useQuery(query('getArchive', {}))
  const { roundSize } = useFormats()
  return (
    <p>
      The program, pages and public texts of this site, in one file. It is named the{' '}
      <strong>805MB complete platform archive</strong>
      {data?.archive && `; the file served here is ${roundSize(data.archive.bytes)}`}.
    </p>
  )
}

function ArchiveFile({ archive: { name, path, bytes, sha256, madeOn } }: { archive: Archive }) {
  const { roundSize } = useFormats()
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

function NoArchive() {
  return (
    <Notice title="There is no archive here at the moment">
      <p>Each build of the service makes it. This one runs without a build, as it does while it is being developed.</p>
    </Notice>
  )
}
