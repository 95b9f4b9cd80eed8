/** Notes that somebody types and has not saved. */
export interface NotesDraft {
  /** What stood there when writing began. */
  seen: string | null
  text: string
}

/** Reads what a device kept; null when there is none, or it is no draft. */
export function readNotesDraft(text: string | null): NotesDraft | null {
  try {
    const { seen, text: typed } = JSON.parse(text ?? 'null') ?? {}
    const isDraft = typeof typed === 'string' && (seen === null || typeof seen === 'string')
    return isDraft ? { seen, text: typed } : null
  } catch {
    return null
  }
}
