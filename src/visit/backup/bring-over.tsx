import FolderOpen from 'lucide-react/icons/folder-open'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ChecklistCard } from '../../checklists/checklist-calls.ts'
import { rememberChecklist } from '../../checklists/last-checklist.browser.ts'
import { paths } from '../../content/paths.ts'
import { loadPart } from '../../ui/browser/part.browser.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FileButton } from '../../ui/form/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type NamedVisit, visitTitle } from '../model/named-visits.ts'
import type { NotKept } from '../model/photo.ts'
import type { FoundBackup, FoundVisit } from './backup-file.browser.ts'
import { BackupPreview } from './backup-preview.tsx'
import { useAnswersLink } from './use-answers-link.browser.ts'
import { addedVisitsWords, fileFaultWords, linkFaultWords } from './visit-file-words.ts'

type State =
  | { step: 'waiting'; said?: { text: string; tone: 'pass' | 'problem' | 'info'; isAnyAdded?: boolean } }
  | { step: 'reading' }
  /** `looking`: how many visits are held against the one here that was just picked for them. */
  | { step: 'asking'; found: FoundBackup; isAdding: boolean; looking: number }

type Asking = Extract<State, { step: 'asking' }>

const unchanged = 'What is on this device is as it was.'

interface BringOverProps {
  checklists: ChecklistCard[]
  /** Of a plan, on this device. */
  hasCode: boolean
  /** Hears whether the question stands open. */
  onAsking: (isAsking: boolean) => void
}

/** Adds the visits of a backup file to those that are here, after it has shown what would change. */
export function BringOver({ checklists, hasCode, onAsking }: BringOverProps) {
  const [state, setState] = useState<State>({ step: 'waiting' })
  const box = useRef<HTMLDivElement>(null)
  /** The button that was pressed is gone by then; what came in its place is read aloud. */
  const show = (next: State) => {
    flushSync(() => {
      setState(next)
      onAsking(next.step === 'asking')
    })
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }
  /** Returns false where what opens it could not be fetched. */
  const open = async (from: File | { hash: string }): Promise<boolean> => {
    const isLink = 'hash' in from
    setState({ step: 'reading' })
    const part = await loadPart(() => import('./backup-file.browser.ts')).catch(() => null)
    if (!part) {
      const text = `There is no connection to fetch what opens the ${isLink ? 'link' : 'file'}. ${unchanged}`
      show({ step: 'waiting', said: { tone: 'problem', text } })
      return false
    }
    const found = await (isLink ? part.foundInLink(from.hash) : part.foundBackup(from)).catch(() => null)
    const words = isLink ? linkFaultWords : fileFaultWords
    if (found && !('fault' in found)) {
      show({ step: 'asking', found, isAdding: false, looking: 0 })
      return true
    }
    const why = found ? words[found.fault] : 'This browser did not let us look at what is here.'
    show({ step: 'waiting', said: { tone: 'problem', text: `${why} ${unchanged}` } })
    return true
  }
  useAnswersLink((hash) => open({ hash }))
  /** Where the device refuses, it stays where it was to go. */
  const into = async (before: FoundVisit, other: NamedVisit) => {
    const isAsked = (now: State): now is Asking =>
      now.step === 'asking' && now.found.visits.some(({ visit }) => visit === before.visit)
    setState((now) => (isAsked(now) ? { ...now, looking: now.looking + 1 } : now))
    const after = await before.into(other).catch(() => before)
    setState((now) => {
      if (!isAsked(now)) return now
      const visits = now.found.visits.map((one) => (one.visit === before.visit ? after : one))
      return { ...now, looking: now.looking - 1, found: { ...now.found, visits } }
    })
  }
  const addAll = async (found: FoundBackup) => {
    setState({ step: 'asking', found, isAdding: true, looking: 0 })
    const results: { title: string; refusal: NotKept | null }[] = []
    for (const { visit, goesInto, add } of found.visits) {
      const title = checklists.find(({ id }) => id === visit.checklistId)?.title ?? visit.checklistId
      const refusal = await add(title)
      results.push({ title: visitTitle(title, goesInto), refusal })
      if (refusal === null) rememberChecklist(visit.checklistId)
    }
    const isWhole = results.every(({ refusal }) => refusal === null)
    const isAnyAdded = results.some(({ refusal }) => refusal === null)
    show({ step: 'waiting', said: { tone: isWhole ? 'pass' : 'problem', text: addedVisitsWords(results), isAnyAdded } })
  }
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {state.step === 'asking' ? (
        <BackupPreview
          found={state.found}
          checklists={checklists}
          isAdding={state.isAdding}
          isLooking={state.looking > 0}
          onInto={into}
          onAdd={() => addAll(state.found)}
          onCancel={() => show({ step: 'waiting', said: { tone: 'info', text: `Nothing was added. ${unchanged}` } })}
        />
      ) : (
        <>
          <FileButton
            accept=".zip,.json,application/zip,application/json"
            label="Choose a backup file"
            size="large"
            icon={<FolderOpen size={22} aria-hidden="true" />}
            onPick={([file]) => file && void open(file)}
          >
            Choose a backup file
          </FileButton>
          <p role="status" className="mt-3 text-quiet">
            {state.step === 'reading'
              ? 'Opening it…'
              : 'You see what is in it before anything is added. It does not leave this device.'}
          </p>
          {state.step === 'waiting' && state.said && (
            <Notice tone={state.said.tone} role={state.said.tone === 'problem' ? 'alert' : 'status'} className="mt-4">
              <p>{state.said.text}</p>
              {state.said.isAnyAdded && !hasCode && (
                <>
                  <p className="mt-2">
                    A backup file holds no access code. If you have one, enter it here too: it opens the full checklist.
                  </p>
                  <ButtonLink href={paths.access} className="mt-3">
                    Enter your access code
                  </ButtonLink>
                </>
              )}
            </Notice>
          )}
        </>
      )}
    </div>
  )
}
