/** Takes lists off this device, and keeps what was answered. It is fetched when a list is to go. */
import type { QueryClient } from '@tanstack/react-query'
import { cutToFree } from '../model/cut-list.ts'
import { checklistOf } from '../model/named-visits.ts'
import type { StartedList } from '../model/started-list.ts'
import { afterOperation, emptyVisit, type Visit } from '../model/visit.ts'
import { read, write } from './database.browser.ts'
import { outboxOf } from './outbox.browser.ts'
import { readVisit } from './visit-store.browser.ts'

/**
 * Removes every list from this device, down to the free items where a visit has begun with one; the answers stay, with
 * the names of what they answer. Fails when the device refuses.
 */
export const removeStartedLists = (): Promise<void> =>
  removeLists(
    () => true,
    () => true,
  )

interface Said {
  /** The lists that the code opens for good. */
  paid?: readonly string[]
  /** The code opens nothing before its payment any more: its time is over, or it was canceled. */
  isShut?: boolean
}

/**
 * Settles what this device keeps of lists that were opened before their payment: what is paid by now stays for good, and
 * what is shut goes, also from the answers that the program holds. Fails when the device refuses.
 */
export async function settleLists({ paid = [], isShut = false }: Said, client?: QueryClient): Promise<void> {
  const now = new Date().toISOString()
  const isPaid = ({ openUntil, checklistId }: StartedList) => openUntil !== undefined && paid.includes(checklistId)
  const isOver = (list: StartedList) =>
    list.openUntil !== undefined && !isPaid(list) && (isShut || list.openUntil <= now)
  const kept = await read((opened) => opened.getAll('startedLists'))
  if (kept.some(isPaid))
    await write(['startedLists'], async (writing) => {
      const lists = writing.objectStore('startedLists')
      for (const { openUntil: _, ...list } of (await lists.getAll()).filter(isPaid)) await lists.put(list)
    })
  const gone = new Set(kept.filter(isOver).map(({ checklistId }) => checklistId))
  if (gone.size === 0) return
  await removeLists(isOver, (visitId) => gone.has(checklistOf(visitId)))
  client?.removeQueries({
    predicate: ({ queryKey: [name, input] }) => name === 'listChecklistItems' && isWithCode(input, gone),
  })
}

const isWithCode = (input: unknown, lists: ReadonlySet<string>): boolean => {
  const { accessCode, params } = input as { accessCode?: string; params: { id: string } }
  return accessCode !== undefined && lists.has(params.id)
}

async function removeLists(
  isMeant: (list: StartedList) => boolean,
  isOfThem: (visitId: string) => boolean,
): Promise<void> {
  const visits = await read(async (opened) => {
    const ids = (await opened.getAllKeys('listSnapshots')).filter(isOfThem)
    return new Map(await Promise.all(ids.map(async (id) => [id, withOutbox(id, await readVisit(opened, id))] as const)))
  })
  await write(['startedLists', 'listSnapshots'], async (writing) => {
    const [lists, snapshots] = [writing.objectStore('startedLists'), writing.objectStore('listSnapshots')]
    for (const list of (await lists.getAll()).filter(isMeant)) await lists.delete(list.checklistId)
    for (const snapshot of (await snapshots.getAll()).filter(({ visitId }) => isOfThem(visitId)))
      await snapshots.put(cutToFree(snapshot, visits.get(snapshot.visitId) ?? emptyVisit))
  })
}

/** With what a page could not store before it was closed. */
const withOutbox = (id: string, stored: Visit): Visit => outboxOf(id).operations().reduce(afterOperation, stored)
