import { useEffect } from 'react'
import { useObservable } from '../ui/browser/observable.browser.ts'
import { storedText } from '../ui/browser/stored-text.browser.ts'

/** The checklist last viewed on this device, suggested for the first project. */
const last = storedText('hqp.checklist')

export const rememberChecklist = (id: string): void => last.change(id)

export function useRememberedChecklist(id: string): void {
  useEffect(() => rememberChecklist(id), [id])
}

export const useLastChecklist = (): string | null => useObservable(last)
