import { useEffect } from 'react'
import { useObservable } from '../ui/browser/observable.browser.ts'
import { storedText } from '../ui/browser/stored-text.browser.ts'

/** The checklist that was looked at last on this device: who then buys a plan mostly wants it for this one. */
const last = storedText('hqp.checklist')

export const rememberChecklist = (id: string): void => last.change(id)

export function useRememberedChecklist(id: string): void {
  useEffect(() => rememberChecklist(id), [id])
}

export const useLastChecklist = (): string | null => useObservable(last)
