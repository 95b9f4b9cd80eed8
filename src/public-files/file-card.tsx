import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { ButtonLink } from '../ui/button.tsx'
import { CardTitle } from '../ui/card.tsx'
import { DetailList } from '../ui/detail-list.tsx'
import { Fold } from '../ui/fold.tsx'
import type { LegalFile } from './public-file-calls.ts'

/** One file: what it is for, what it is, and how to make sure that it arrived whole. */
export function FileCard({ file }: { file: LegalFile }) {
  const { fileSize } = useFormats()
  return (
    <li className="border-t border-hairline py-4">
      <CardTitle>{file.name}</CardTitle>
      <p className="mt-1 max-w-reading">{file.purpose}</p>
      <p className="mt-1 text-sm text-quiet">
        {file.kind}, {fileSize(file.bytes)}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-6">
        <ButtonLink href={file.path} download={file.name} size="small" icon={<Download size={20} aria-hidden="true" />}>
          Download {file.name}
        </ButtonLink>
        <Fingerprint sha256={file.sha256} />
      </div>
    </li>
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
      <Fingerprint sha256={file.sha256} className="mt-1" />
    </>
  )
}

function Fingerprint({ sha256, className }: { sha256: string; className?: string }) {
  return (
    <Fold summary="Fingerprint, to check the file (SHA-256)" {...(className && { className })}>
      <DetailList
        items={[
          {
            label: 'SHA-256',
            value: <span className="text-sm font-normal">{sha256}</span>,
            copy: sha256,
            mono: true,
          },
        ]}
      />
    </Fold>
  )
}
