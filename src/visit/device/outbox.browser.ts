import { storedKeys } from '../../ui/browser/forget-stored.browser.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'
import type { Operation } from '../model/visit.ts'
import type { optimisticVisit } from './optimistic-visit.ts'
import { type NotesDraft, type Outbox, readOutbox, textOfOutbox, withDraft, withOperations, without } from './outbox.ts'

/** Before the id of the visit. */
const keys = 'hqp.outbox/'

/** Of a visit, in the one store that answers at once. */
export function outboxOf(visitId: string) {
  const stored = storedText(keys + visitId)
  const read = () => readOutbox(stored.read())
  const change = (to: (outbox: Outbox) => Outbox) => stored.change(textOfOutbox(to(read())))
  return {
    operations: () => read().operations,
    add: (operations: readonly Operation[]) => change((outbox) => withOperations(outbox, operations)),
    remove: (operations: readonly Operation[]) =>
      change((outbox) => ({ ...outbox, operations: without(outbox.operations, operations) })),
    draft: (item: string): NotesDraft | undefined => read().drafts[item],
    setDraft(item: string, draft: NotesDraft | null) {
      if (!discarded.has(visitId)) change((outbox) => withDraft(outbox, item, draft))
    },
    clear: () => stored.change(null),
  }
}

/** The visits of which operations are not stored yet. */
export const visitsWithOutbox = (): string[] =>
  storedKeys()
    .flatMap((key) => (key.startsWith(keys) ? [key.slice(keys.length)] : []))
    .filter((id) => outboxOf(id).operations().length > 0)

/**
 * Takes over what the page before could not store, and leaves what this one cannot for the next: a page may be closed in
 * the moment between a press and its place in the database. Returns how to stop.
 */
export function followOutbox(visitId: string, optimistic: ReturnType<typeof optimisticVisit>): () => void {
  const outbox = outboxOf(visitId)
  /** What lies there, and is on this page too. */
  let lying = outbox.operations()
  const leave = (operations: readonly Operation[]) => {
    if (operations.length === 0) return
    lying = [...without(lying, operations), ...operations]
    outbox.add(operations)
  }
  const follow = () => {
    const open = optimistic.unstored()
    // Nobody types notes again where the page ends before it has heard that they are stored.
    leave(open.filter((one) => 'written' in one && !lying.includes(one)))
    const isStored = lying.length > 0 ? without(lying, open) : []
    if (isStored.length === 0) return
    lying = without(lying, isStored)
    outbox.remove(isStored)
  }
  for (const operation of lying) optimistic.add(operation)
  onPage.set(visitId, optimistic)
  discarded.delete(visitId)
  // Now that all of them are open: what lies there and is not counts as stored.
  const stopListening = optimistic.subscribe(follow)
  const leaveAll = () => leave(optimistic.unstored())
  // A phone may end a page that it has hidden without another word.
  const hidden = () => document.visibilityState === 'hidden' && leaveAll()
  addEventListener('pagehide', leaveAll)
  document.addEventListener('visibilitychange', hidden)
  return () => {
    removeEventListener('pagehide', leaveAll)
    document.removeEventListener('visibilitychange', hidden)
    leaveAll()
    stopListening()
    if (onPage.get(visitId) === optimistic) onPage.delete(visitId)
  }
}

/** The visits that this page shows: only it has their operations until it is left. */
const onPage = new Map<string, ReturnType<typeof optimisticVisit>>()

/**
 * The visits that were deleted while this page showed them, until it shows one of that id again: the field that is
 * removed with its visit would store what was typed in it just before.
 */
const discarded = new Set<string>()

/** For a visit that was deleted: what was not stored of it goes too, here and on the page that shows it. */
export function discardOutbox(visitId: string): void {
  if (onPage.has(visitId)) discarded.add(visitId)
  onPage.get(visitId)?.discard()
  outboxOf(visitId).clear()
}
