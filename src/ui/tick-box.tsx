/** A checkbox that a thumb can hit: the whole row is its label. */
import { type ComponentProps, type ReactNode, useId } from 'react'

export type TickBoxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
}

export function TickBox({ label, hint, className, ...input }: TickBoxProps) {
  const hintId = useId()
  return (
    <div className={className}>
      <label className="flex min-h-12 items-start gap-3 py-2.5">
        <input {...input} type="checkbox" className="tick" {...(hint && { 'aria-describedby': hintId })} />
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
