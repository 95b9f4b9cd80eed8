/** The visit of one checklist in a phone file: stored as text, and shared with other tabs that have the file open. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Job } from '../../content/job-fit.ts'
import { randomKey } from '../../ui/browser/random-key.browser.ts'
import type { FileVisit } from '../../visit/backup/visit-file.ts'
import { mergedFacts, mergedJob } from '../../visit/backup/visit-merge.ts'
import type { VisitStore } from '../../visit/context/visit-context.tsx'
import { outboxOf } from '../../visit/device/outbox.browser.ts'
import { merged, withSameRecords } from '../../visit/model/merge.ts'
import { operationOf } from '../../visit/model/problem/problem-change.ts'
import { afterOperation, timeOfNext } from '../../visit/model/visit.ts'
import type { Sheet } from '../pack.ts'
import { visitsFor } from './brought-visits.ts'
import { isUntouched, noVisitOf, storedVisitIn, textOfStored } from './stored-visit.ts'
import type { TextStorage } from './text-storage.browser.ts'

export function phoneStore(key: string, checklistId: string, storage: TextStorage) {
  let file = noVisitOf(checklistId)
  const listeners = new Set<() => void>()

  const show = (next: FileVisit): void => {
    file = { ...next, visit: withSameRecords(file.visit, next.visit) }
    for (const listener of listeners) listener()
  }
  const stored = (): FileVisit => storedVisitIn(storage.read(key), checklistId)
  /** The shown visit merged with what another tab has stored of it meanwhile. */
  const withStored = (): FileVisit => {
    const { id, visit } = stored()
    return id === file.id ? { ...file, visit: merged(file.visit, visit) } : file
  }
  const put = (next: FileVisit): void => {
    storage.change(key, textOfStored(next))
    show(next)
  }

  const store: VisitStore = {
    shown: () => file.visit,
    current: () => file.visit,
    /** The time is later than that of any answer before, also by a clock that was set back. */
    dispatch(change) {
      const now = withStored()
      const at = timeOfNext(now.visit, Date.now())
      put({ ...now, visit: afterOperation(now.visit, operationOf(now.visit, change, { at, newId: randomKey })) })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return {
    key,
    store,
    file: () => file,
    changeJob(change: (job: Job) => Job) {
      put({ ...withStored(), job: change(file.job) })
    },
    /** Merges a visit of a backup file; false where another visit was begun here since it was offered. */
    add(inFile: FileVisit): boolean {
      const here = withStored()
      if (visitsFor(here, [inFile]).length === 0) return false
      const { id, name } = isUntouched(here.visit) ? inFile : here
      const facts = mergedFacts(here.facts, inFile.facts)
      const job = mergedJob(here.job, inFile.job)
      put({ ...here, id, name, facts, job, visit: merged(here.visit, inFile.visit) })
      return true
    },
    clear() {
      storage.change(key, null)
      outboxOf(key).clear()
      show(noVisitOf(checklistId))
    },
    /** Shows what is stored. */
    takeUp: () => show(stored()),
  }
}

export type PhoneStore = ReturnType<typeof phoneStore>

/** A checklist of the file with its visit. */
export interface StoredSheet extends Sheet {
  stored: PhoneStore
}

export const useFile = ({ store, file }: PhoneStore): FileVisit => useSyncExternalStore(store.subscribe, file, file)

/** The visits of several checklists. */
export function useFiles(sheets: readonly StoredSheet[]): readonly FileVisit[] {
  const [files, setFiles] = useState(() => filesOf(sheets))
  useEffect(() => {
    const stops = sheets.map(({ stored }) => stored.store.subscribe(() => setFiles(filesOf(sheets))))
    return () => {
      for (const stop of stops) stop()
    }
  }, [sheets])
  return files
}

const filesOf = (sheets: readonly StoredSheet[]): FileVisit[] => sheets.map(({ stored }) => stored.file())
