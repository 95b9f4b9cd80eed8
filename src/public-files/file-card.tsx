import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { DetailList } from '../ui/detail-list.tsx'
import { Fold } from '../ui/fold.tsx'
import type { LegalFile } from './public-file-calls.ts'

/** One file: what it is for, what it is, and how to make sure that it arrived whole. */
export function FileCard({ file }: { file: LegalFile }) {
  return (
    <Card as="li" className="flex flex-col">
      <CardTitle>{file.name}</CardTitle>
      <p className="mt-2 mb-4 max-w-reading">{file.purpose}</p>
      <FileDetails file={file} kind={file.kind} />
      <div className="mt-5">
        <ButtonLink href={file.path} download={file.name} icon={<Download size={20} aria-hidden="true" />}>
          Download {file.name}
        </ButtonLink>
      </div>
    </Card>
  )
}

interface FileDetailsProps {
  file: { bytes: number; sha256: string }
  kind: string
  more?: { label: string; value: ReactNode }[]
}

export function FileDetails({ file, kind, more = [] }: FileDetailsProps) {
  const { fileSize } = useFormats()
  return (
    <>
      <DetailList items={[{ label: 'Type', value: kind }, { label: 'Size', value: fileSize(file.bytes) }, ...more]} />
      <Fold summary="Fingerprint, to check the file (SHA-256)" className="mt-1">
        <DetailList
          items={[
            {
              label: 'SHA-256',
              value: <span className="text-sm font-normal">{file.sha256}</span>,
              copy: file.sha256,
              mono: true,
            },
          ]}
        />
      </Fold>
    </>
  )
}
