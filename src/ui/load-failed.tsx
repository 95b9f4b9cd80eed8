/** Stands where something did not load: what it was, why, and another try. */
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

type LoadFailedProps = { title: string; error: Error; onRetry: () => unknown; className?: string }

export function LoadFailed({ title, error, onRetry, className }: LoadFailedProps) {
  return (
    <Notice
      tone="problem"
      role="alert"
      title={title}
      actions={<Button onClick={() => onRetry()}>Retry</Button>}
      {...(className && { className })}
    >
      <p>{error.message}</p>
    </Notice>
  )
}
