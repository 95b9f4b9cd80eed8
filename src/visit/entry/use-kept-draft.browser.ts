import { useEffect, useMemo, useState } from 'react'
import { storedText } from '../../ui/browser/stored-text.browser.ts'
import { type NotesDraft, readNotesDraft } from './notes-draft.ts'

/**
 * What was being typed into the notes of an item when an earlier page went away: `left`, as long as nobody saved or
 * cancelled it. Each tab has notes of its own under way, so it is asked for once.
 */
export function useKeptDraft(visitId: string, itemId: string) {
  const stored = useMemo(() => storedText(`hqp.draft/${visitId}/${itemId}`), [visitId, itemId])
  const [left, setLeft] = useState<NotesDraft>()
  useEffect(() => setLeft(readNotesDraft(stored.read()) ?? undefined), [stored])
  return {
    left,
    keep: (draft: NotesDraft) => stored.change(JSON.stringify(draft)),
    forget() {
      stored.change(null)
      setLeft(undefined)
    },
  }
}
