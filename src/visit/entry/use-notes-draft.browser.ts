import { useEffect, useMemo, useState } from 'react'
import { outboxOf } from '../device/outbox.browser.ts'
import type { NotesDraft } from '../device/outbox.ts'

/**
 * The notes of an item that an earlier page left unsaved: `left`, until they are saved or cancelled. Each tab writes a
 * draft of its own, so the stored one is read once.
 */
export function useNotesDraft(visitId: string, itemId: string) {
  const outbox = useMemo(() => outboxOf(visitId), [visitId])
  const [left, setLeft] = useState<NotesDraft>()
  useEffect(() => setLeft(outbox.draft(itemId)), [outbox, itemId])
  return {
    left,
    store: (draft: NotesDraft) => outbox.setDraft(itemId, draft),
    forget() {
      outbox.setDraft(itemId, null)
      setLeft(undefined)
    },
  }
}
