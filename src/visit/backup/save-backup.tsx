import Download from 'lucide-react/icons/download'
import { useEffect, useRef, useState } from 'react'
import { loadPart } from '../../ui/browser/part.browser.ts'
import { saveFile } from '../../ui/browser/save-file.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { lastBackup } from './last-backup.browser.ts'
import { backupWords } from './visit-file-words.ts'

interface Outcome {
  text: string
  tone: 'pass' | 'caution' | 'problem'
}

/** Puts every visit on this device into one file. */
export function SaveBackup() {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (outcome) said.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  const save = async () => {
    setBusy(true)
    setOutcome(undefined)
    setOutcome(await savedBackup())
    setBusy(false)
  }
  return (
    <>
      <Button size="large" busy={busy} onClick={save} icon={<Download size={22} aria-hidden="true" />}>
        {busy ? 'Packing…' : 'Save a backup file'}
      </Button>
      <p className="mt-3 max-w-reading text-quiet">
        In it: your answers, readings, notes and photos, what you said of the job, the address, contractor and license
        number, and what you wrote in your papers, with your name and address where you typed them. Not in it: your
        access code and the text of the checklists. Keep the code somewhere else.
      </p>
      <div ref={said}>
        {outcome && (
          <Notice tone={outcome.tone} role={outcome.tone === 'problem' ? 'alert' : 'status'} className="mt-4">
            <p className="wrap-anywhere">{outcome.text}</p>
          </Notice>
        )}
      </div>
    </>
  )
}

async function savedBackup(): Promise<Outcome> {
  const part = await loadPart(() => import('./backup-file.browser.ts')).catch(() => null)
  if (!part)
    return {
      tone: 'problem',
      text: 'There is no connection to fetch what packs the file. Please try again when it is back.',
    }
  const made = await part.makeBackup().catch(() => null)
  if (!made)
    return { tone: 'problem', text: 'This device did not let us pack the file. Nothing was lost. Please try again.' }
  for (const file of made.files) saveFile(file)
  lastBackup.change(new Date().toISOString())
  const tone = made.tooLarge > 0 ? 'problem' : made.lostPhotos > 0 ? 'caution' : 'pass'
  return { tone, text: backupWords(made) }
}
