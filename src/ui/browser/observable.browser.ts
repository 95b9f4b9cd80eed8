import { useSyncExternalStore } from 'react'

/** A value of the whole page: any part may read it, change it and follow it. */
export interface Observable<T> {
  read: () => T
  change: (to: T) => void
  /** Calls back on every change; returns the way to stop. */
  watch: (listener: () => void) => () => void
}

/** Begins as `value` with every page. */
export function observable<T>(value: T): Observable<T> {
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    change(to) {
      value = to
      for (const listener of listeners) listener()
    },
    watch(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value as it is now; null on the server and in the first render in the browser, which must be the same. */
export function useObservable<T>({ read, watch }: Omit<Observable<T>, 'change'>): T | null {
  return useSyncExternalStore<T | null>(watch, read, () => null)
}
