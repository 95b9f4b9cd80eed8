import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import Smartphone from 'lucide-react/icons/smartphone'
import { type ReactNode, useState } from 'react'
import type { ChecklistCard } from '../checklists/checklist-calls.ts'
import type { DownloadFormat } from '../documents/download-calls.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { Field, Select } from '../ui/form/field.tsx'
import { Section } from '../ui/page-section.tsx'
import { DownloadFailed } from './download-failed.tsx'
import { useDownload } from './use-download.browser.ts'

const formats: { format: DownloadFormat; title: string; text: string; icon: ReactNode }[] = [
  {
    format: 'pdf',
    title: 'PDF',
    text: 'A page for each item, with room to write. For reading anywhere and for your files.',
    icon: <FileText aria-hidden="true" />,
  },
  {
    format: 'mobile',
    title: 'Mobile',
    text: 'One file that works without a connection and keeps your answers.',
    icon: <Smartphone aria-hidden="true" />,
  },
  {
    format: 'print',
    title: 'Print',
    text: 'The short form for a clipboard: black and white, on fewer pages.',
    icon: <Printer aria-hidden="true" />,
  },
]

/** The three downloads of everything that is started, or of one checklist. */
export function DownloadPanel({ code, started }: { code: string; started: ChecklistCard[] }) {
  const [checklistId, setChecklistId] = useState('')
  const download = useDownload(code, checklistId)
  return (
    <Section
      title="Download"
      intro={
        started.length === 0
          ? 'No project is started yet. The file you get now holds the free items of every checklist and shows how to start.'
          : 'Your started checklists, complete.'
      }
    >
      {started.length > 1 && (
        <Field label="What to download" className="mb-6 max-w-sm">
          <Select value={checklistId} onChange={(event) => setChecklistId(event.currentTarget.value)}>
            <option value="">All my checklists in one file</option>
            {started.map((checklist) => (
              <option key={checklist.id} value={checklist.id}>
                Only {checklist.title}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {formats.map(({ format, title, text, icon }) => {
          const busy = download.isPending && download.variables === format
          return (
            <Card as="li" key={format} className="flex flex-col">
              {icon}
              <CardTitle className="mt-3">{title}</CardTitle>
              <p className="mt-1 mb-4 text-quiet">{text}</p>
              <Button wide className="mt-auto" busy={busy} onClick={() => download.mutate(format)}>
                {busy ? 'Preparing…' : `Download ${title}`}
              </Button>
            </Card>
          )
        })}
      </ul>
      <DownloadFailed download={download} />
    </Section>
  )
}
