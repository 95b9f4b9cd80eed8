import { useEffect, useMemo, useState } from 'react'
import { storedText } from '../../ui/browser/stored-text.browser.ts'

/** Notes that are typed and not saved yet. */
export interface NotesDraft {
  /** The saved notes when writing began. */
  seen: string | null
  text: string
}

/**
 * The notes of an item that an earlier page left unsaved: `left`, until they are saved or cancelled. Each tab writes a
 * draft of its own, so the stored one is read once.
 */
export function useNotesDraft(visitId: string, itemId: string) {
  const stored = useMemo(() => storedText(`hqp.draft/${visitId}/${itemId}`), [visitId, itemId])
  const [left, setLeft] = useState<NotesDraft>()
  useEffect(() => setLeft(readNotesDraft(stored.read()) ?? undefined), [stored])
  return {
    left,
    store: (draft: NotesDraft) => stored.change(JSON.stringify(draft)),
    forget() {
      stored.change(null)
      setLeft(undefined)
    },
  }
}

/** Returns null when there is no draft, or the text is none. */
export function readNotesDraft(text: string | null): NotesDraft | null {
  try {
    const { seen, text: typed } = JSON.parse(text ?? 'null') ?? {}
    const isDraft = typeof typed === 'string' && (seen === null || typeof seen === 'string')
    return isDraft ? { seen, text: typed } : null
  } catch {
    return null
  }
}
