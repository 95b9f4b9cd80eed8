/** A checkbox that a thumb can hit: the whole row is its label. */
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useEarlyInput } from '../browser/early-input.browser.ts'

export type TickBoxProps = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange'> & {
  label: ReactNode
  hint?: ReactNode
  /** Hears every press, also one from before the program ran. */
  onTick?: (ticked: boolean) => void
}

export function TickBox({ label, hint, className, onTick, ...input }: TickBoxProps) {
  const hintId = useId()
  const box = useEarlyInput<HTMLInputElement>(({ checked }) => onTick?.(checked))
  return (
    <div className={className}>
      <label className="flex min-h-12 items-start gap-3 py-2.5">
        <input
          {...input}
          ref={box}
          type="checkbox"
          className="tick"
          onChange={(event) => onTick?.(event.currentTarget.checked)}
          {...(hint && { 'aria-describedby': hintId })}
        />
        <span className="min-w-0 flex-1 pt-[0.13rem] leading-snug">{label}</span>
      </label>
      {hint && (
        <div id={hintId} className="-mt-1.5 ps-[calc(1.65rem+12px)] pb-2 text-sm text-quiet">
          {hint}
        </div>
      )}
    </div>
  )
}
