import { useEffect } from 'react'
import { useFollowed } from '../ui/followed.browser.ts'
import { kept } from '../ui/kept.browser.ts'

/** The checklist that was looked at last on this device: who then buys a plan mostly wants it for this one. */
const last = kept('hqp.checklist')

export function useRememberedChecklist(id: string): void {
  useEffect(() => last.change(id), [id])
}

export const useLastChecklist = (): string | null => useFollowed(last)
