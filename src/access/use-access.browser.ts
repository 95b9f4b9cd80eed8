import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { query } from '../api/query.ts'

/** Where this device keeps the access code. */
const storageKey = 'hqp.access-code'
const listeners = new Set<() => void>()
/** Stands in when the browser refuses storage: the code then lasts as long as the page. */
let unstored: string | null = null

/** The code saved on this device, how to save one, and how to forget it. */
export function useSavedCode() {
  const code = useSyncExternalStore(watch, readSaved, () => null)
  return { code, save: saveCode, forget: forgetCode }
}

export function saveCode(code: string): void {
  change(code, () => localStorage.setItem(storageKey, code))
}

export function forgetCode(): void {
  change(null, () => localStorage.removeItem(storageKey))
}

/** What a code holds. It is asked once; starting a project writes the new answer here. */
export const accessQuery = (accessCode: string) => query('verifyAccess', { body: { accessCode } })

/** The saved code with what it holds, once the service has said so. */
export function useAccess() {
  const { code } = useSavedCode()
  const { data } = useQuery({ ...accessQuery(code ?? ''), enabled: code !== null })
  return code !== null && data ? { code, ...data } : undefined
}

function change(code: string | null, store: () => void): void {
  unstored = code
  try {
    store()
  } catch {
    // Private browsing may refuse; the code then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

function readSaved(): string | null {
  try {
    return localStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
