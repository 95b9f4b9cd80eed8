/** What a page of a visit has not stored in the database yet, as text for the page that comes after it. */
import { anyObject, boolean, listOf, nullable, object, readJson, recordOf, string } from '../../format/read-json.ts'
import type { Operation } from '../model/visit.ts'

/** Notes that somebody types and has not saved. */
export interface NotesDraft {
  /** What stood there when writing began. */
  seen: string | null
  text: string
}

export interface Outbox {
  /** In the order in which they were made, each as a late one. */
  operations: readonly Operation[]
  /** By item. */
  drafts: Readonly<Record<string, NotesDraft>>
}

const kinds = [
  object({ at: string, point: string, answers: anyObject }, { events: listOf(anyObject) }),
  object({ at: string, item: string, done: boolean }),
  object({ at: string, item: string, written: nullable(string), seen: nullable(string) }),
  object({ at: string, about: recordOf(string) }),
]
const operation = (value: unknown): Operation | undefined => {
  const found = kinds.map((kind) => kind(value)).find((one) => one !== undefined)
  return found && ({ ...found, isLate: true } as Operation)
}
const stored = object(
  {},
  { operations: listOf(operation), drafts: recordOf(object({ seen: nullable(string), text: string })) },
)

/** What the pages before left behind; nothing where that cannot be read. */
export function readOutbox(text: string | null): Outbox {
  const { operations = [], drafts = {} } = readJson(text, stored) ?? {}
  return { operations: operations.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0)), drafts }
}

/** Null where nothing waits. */
export const textOfOutbox = ({ operations, drafts }: Outbox): string | null =>
  operations.length + Object.keys(drafts).length === 0 ? null : JSON.stringify({ operations, drafts })

/** With these operations too; what both have stands there once. */
export const withOperations = (outbox: Outbox, more: readonly Operation[]): Outbox => ({
  ...outbox,
  operations: [...without(outbox.operations, more), ...more],
})

/** Null for no draft any more. */
export function withDraft({ operations, drafts }: Outbox, item: string, draft: NotesDraft | null): Outbox {
  const { [item]: _, ...others } = drafts
  return { operations, drafts: draft ? { ...others, [item]: draft } : others }
}

/** Those that are none of the others. */
export function without(operations: readonly Operation[], others: readonly Operation[]): Operation[] {
  const textOf = ({ isLate, ...one }: Operation) => JSON.stringify(Object.entries(one).sort())
  const known = new Set(others.map(textOf))
  return operations.filter((one) => !known.has(textOf(one)))
}
