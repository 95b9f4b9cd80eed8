import { Notice } from '../ui/notice.tsx'

/** Says, only where no script runs, what the page cannot do there. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <Notice tone="caution" className="mt-6">
        <p>{children}</p>
      </Notice>
    </noscript>
  )
}
