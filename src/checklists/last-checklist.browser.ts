import { useEffect } from 'react'
import { useObservable } from '../ui/browser/observable.browser.ts'
import { storedText } from '../ui/browser/stored-text.browser.ts'

/** The checklist last viewed on this device, suggested for the first project; behind it the jobs picked there. */
const last = storedText('hqp.checklist')

export const rememberChecklist = (id: string, jobs: readonly string[] = []): void =>
  last.change([id, ...jobs].join(' '))

export function useRememberedChecklist(id: string, jobs: readonly string[]): void {
  const picked = jobs.join(' ')
  useEffect(() => rememberChecklist(id, picked ? [picked] : []), [id, picked])
}

export const useLastChecklist = (): string | null => useObservable(last)?.split(' ')[0] ?? null

/** The jobs that were picked on the checklist last viewed. */
export const useLastJobs = (): readonly string[] => useObservable(last)?.split(' ').slice(1) ?? []
