/**
 * Copies a text and says so. Where the browser refuses the clipboard (an old phone, a page without https), it shows
 * the text selected in a field, ready to be copied by hand.
 */
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { type FocusEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

export type CopyButtonProps = {
  text: string
  /** What the text is, for the button's full name: "Copy reference". */
  of: string
  /** The visible word; default "Copy". */
  label?: string
  /** Default: two sheets. */
  icon?: ReactNode
  size?: ButtonProps['size']
  /** Tried first; when it answers true, nothing is copied. */
  insteadOfCopying?: () => Promise<boolean>
  className?: string
}

/** How long the button shows that it copied, in milliseconds. */
const shownFor = 4000

export function CopyButton({
  text,
  of,
  label = 'Copy',
  icon = <Copy size={18} aria-hidden="true" />,
  size = 'small',
  insteadOfCopying,
  className,
}: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  const fieldId = useId()

  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), shownFor)
    return () => clearTimeout(timer)
  }, [state])

  const copy = async () => {
    if (await insteadOfCopying?.()) return
    try {
      // Absent, not refusing, on a page without https: calling it throws too.
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('refused')
    }
  }

  return (
    <span className={className} data-screen-only="">
      <Button
        size={size}
        onClick={copy}
        aria-label={`${label} ${of}`}
        icon={state === 'copied' ? <Check size={18} aria-hidden="true" /> : icon}
      >
        {state === 'copied' ? 'Copied' : label}
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' && 'Copied'}
        {state === 'refused' && 'Could not copy. The text is selected: copy it by hand.'}
      </span>
      {state === 'refused' && (
        <span className="mt-2 block text-sm">
          <label htmlFor={fieldId} className="block text-quiet">
            Selected: copy it by hand
          </label>
          <input
            id={fieldId}
            readOnly
            value={text}
            onFocus={selectAll}
            ref={focusOnce}
            className="min-h-target w-full rounded-control border-2 border-outline bg-card px-3 font-mono"
          />
        </span>
      )}
    </span>
  )
}

const selectAll = (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()

function focusOnce(field: HTMLInputElement | null) {
  field?.focus()
}
