/** Stands where something did not load: what it was, why, what to do about it, and another try. */
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailedProps = { title: string; error: Error & { told?: string }; onRetry: () => unknown; className?: string }

export function LoadFailed({ title, error, onRetry, className }: LoadFailedProps) {
  return (
    <Notice
      tone="problem"
      role="alert"
      title={title}
      actions={<Button onClick={() => onRetry()}>Retry</Button>}
      {...(className && { className })}
    >
      <p>{error.told ?? error.message}</p>
    </Notice>
  )
}
