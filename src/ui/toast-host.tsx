/** Stands once in the shell and brings in the toast itself, with Radix, only when there is a first message. */
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { latestToast, watchToasts } from './toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('./toast.tsx')).Toaster }))

export function ToastHost() {
  const toast = useSyncExternalStore(watchToasts, latestToast, () => null)
  if (!toast) return null
  return (
    <Suspense fallback={null}>
      <Toaster toast={toast} />
    </Suspense>
  )
}
