import FileText from 'lucide-react/icons/file-text'
import Printer from 'lucide-react/icons/printer'
import Smartphone from 'lucide-react/icons/smartphone'
import { type ReactNode, useState } from 'react'
import type { ChecklistCard } from '../checklists/checklist-calls.ts'
import type { DownloadFormat } from '../documents/download-calls.ts'
import { Button } from '../ui/button.tsx'
import { Field, Select } from '../ui/form/field.tsx'
import { Section } from '../ui/page-section.tsx'
import { DownloadFailed } from './download-failed.tsx'
import { useDownload } from './use-download.browser.ts'

const formats: { format: DownloadFormat; title: string; text: string; icon: ReactNode }[] = [
  {
    format: 'pdf',
    title: 'PDF',
    text: 'A page for each item, with room to write.',
    icon: <FileText aria-hidden="true" />,
  },
  {
    format: 'mobile',
    title: 'Mobile',
    text: 'One file that works without a signal and keeps your answers.',
    icon: <Smartphone aria-hidden="true" />,
  },
  {
    format: 'print',
    title: 'Print',
    text: 'The short form for a clipboard, black and white.',
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
          : 'The whole of every checklist you started.'
      }
      className="mt-10! sm:mt-12!"
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
      <ul className="border-b border-hairline">
        {formats.map(({ format, title, text, icon }) => {
          const busy = download.isPending && download.variables === format
          return (
            <li key={format} className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline py-3">
              <span className="max-sm:hidden">{icon}</span>
              <div className="min-w-36 flex-1">
                <h3 className="text-base">{title}</h3>
                <p className="text-sm text-quiet">{text}</p>
              </div>
              <Button size="small" className="min-w-44" busy={busy} onClick={() => download.mutate(format)}>
                {busy ? 'Preparing…' : `Download ${title}`}
              </Button>
            </li>
          )
        })}
      </ul>
      <DownloadFailed download={download} />
    </Section>
  )
}
