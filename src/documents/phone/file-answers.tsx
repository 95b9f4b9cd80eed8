/** What is done with all answers of a phone file: they are saved, brought over, copied and cleared. */
import { useState } from 'react'
import { paths } from '../../content/paths.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { saveFile } from '../../ui/browser/save-file.browser.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, Textarea } from '../../ui/form/field.tsx'
import { FileButton } from '../../ui/form/file-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { digestOfText, openVisitFile } from '../../visit/backup/open-visit-file.browser.ts'
import { backupName, textOfVisits } from '../../visit/backup/visit-file.ts'
import { leftOutWords, madeWords } from '../../visit/backup/visit-file-words.ts'
import { BringAnswers, type Offer, offersOf } from './bring-answers.tsx'
import { broughtFaultWords, withoutPlace } from './brought-visits.ts'
import type { StoredSheet } from './phone-store.browser.ts'
import { resultsText } from './results.ts'
import { isUntouched } from './stored-visit.ts'

const unchanged = 'The answers in this file are as they were.'
const begunMeanwhile =
  'Another job was begun in this file meanwhile, and its answers stay by themselves. Clear all answers first to bring others.'

interface FileAnswersProps {
  publicUrl: string
  isKeeping: boolean
  sheets: readonly StoredSheet[]
}

export function FileAnswers({ publicUrl, isKeeping, sheets }: FileAnswersProps) {
  const [done, setDone] = useState('')
  const [chosen, setChosen] = useState<{ offers: Offer[]; left: string }>()
  const [isClearing, setClearing] = useState(false)
  const language = useFormats()
  const [results, setResults] = useState('')
  const copy = async () => {
    const stored = sheets.map((sheet) => ({ ...sheet, file: sheet.stored.file() }))
    const text = resultsText(phoenixDay(new Date()), stored, language)
    try {
      // Absent, not refusing, in some browsers: calling it throws too.
      await navigator.clipboard.writeText(text)
      setDone('Copied. Paste it into a message or a note.')
    } catch {
      setResults(text)
    }
  }
  const save = async () => {
    const visits = sheets.map(({ stored }) => stored.file()).filter(({ visit }) => !isUntouched(visit))
    if (visits.length === 0) return setDone('There is nothing to save yet.')
    const now = new Date()
    const text = await textOfVisits(visits, { madeAt: now.toISOString(), digest: digestOfText })
    const file = new File([text], backupName(phoenixDay(now), 'json'), { type: 'application/json' })
    saveFile(file)
    setDone(madeWords(file))
  }
  const open = async ([file]: readonly File[]) => {
    if (!file) return
    setDone('Opening the file…')
    const opened = await openVisitFile(file)
    if ('fault' in opened) return setDone(`${broughtFaultWords(opened.fault)} ${unchanged}`)
    const offers = offersOf(sheets.map(offered), opened.visits)
    const here = sheets.map(({ stored }) => stored.file())
    const left = [leftOutWords(opened), withoutPlace(here, opened.visits)].filter(Boolean).join(' ')
    setDone(offers.length > 0 ? '' : `${left || 'There is nothing in it for this file.'} ${unchanged}`)
    setChosen(offers.length > 0 ? { offers, left } : undefined)
  }
  return (
    <Card as="section" aria-label="Your answers" className="noscript:hidden" data-screen-only="">
      <h2 className="text-xl">Your answers</h2>
      {isKeeping && (
        <p className="mt-2">
          They stay on this phone. Clearing the browser's data, or a private window, loses them: save them into a file.
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" onClick={save}>
          Save my answers
        </Button>
        <FileButton label="Bring answers over" accept=".json,.zip,application/json,application/zip" onPick={open}>
          Bring answers over
        </FileButton>
        <Button onClick={copy}>Copy my results as text</Button>
        <Button onClick={() => setClearing(true)}>Clear all answers</Button>
      </div>
      {results && (
        <Field label="Select all of this text and copy it." className="mt-3">
          <Textarea
            readOnly
            autoFocus
            rows={14}
            value={results}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </Field>
      )}
      <p role="status" className="mt-3 font-semibold">
        {done}
      </p>
      <p className="mt-3">
        On the site, “Your visits” takes this file, and makes one that you can bring here:{' '}
        <TextLink href={`${publicUrl}${paths.myVisits}`}>{`${publicUrl}${paths.myVisits}`}</TextLink>
      </p>
      {chosen && (
        <BringAnswers
          {...chosen}
          onClose={() => setChosen(undefined)}
          onAdd={(picked) => {
            const isAll = picked.map(({ store, visit }) => store.add(visit)).every(Boolean)
            setDone(isAll ? 'The answers are in this file now.' : begunMeanwhile)
            setChosen(undefined)
          }}
        />
      )}
      {isClearing && (
        <AlertDialog
          title="Clear all answers?"
          description="Every answer, reading and note in this file."
          confirmLabel="Clear"
          cancelLabel="Keep"
          isTakingAway
          onClose={() => setClearing(false)}
          onConfirm={() => {
            for (const { stored } of sheets) stored.clear()
            setClearing(false)
          }}
        />
      )}
    </Card>
  )
}

const offered = ({ checklist, items, stored }: StoredSheet): Omit<Offer, 'visits'> => ({
  title: checklist.title,
  store: stored,
  places: new Set(items.flatMap(({ id, points }) => [id, ...points.map(({ id }) => id)])),
})
