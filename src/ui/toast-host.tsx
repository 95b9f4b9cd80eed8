/** Stands once in the shell and brings in the toast itself, with Radix, only when there is a first message. */
import { useEffect } from 'react'
import { useFollowed } from './followed.browser.ts'
import { lazyPart } from './lazy-part.tsx'
import { dismissToast, latestToast, type ShownToast, toastDurationMs } from './toast-store.browser.ts'

const Toaster = lazyPart(
  async () => (await import('./toast.tsx')).Toaster,
  ({ toast }) => <PlainToast key={toast.id} {...toast} />,
)

export function ToastHost() {
  const toast = useFollowed(latestToast)
  if (!toast) return null
  return <Toaster toast={toast} />
}

/** The same message without Radix, for where there is no connection to bring it over. */
function PlainToast({ id, open, title, body }: ShownToast) {
  useEffect(() => {
    const leaving = setTimeout(() => dismissToast(id), toastDurationMs)
    return () => clearTimeout(leaving)
  }, [id])
  if (!open) return null
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-60 mx-auto max-w-[420px] rounded-card border border-outline bg-card px-4 py-3 shadow-float"
    >
      <p className="font-bold">{title}</p>
      {body && <p className="text-quiet">{body}</p>}
    </div>
  )
}
