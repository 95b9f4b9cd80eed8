/**
 * A button that opens the device's camera or its files. The label is the button, so that it works as every browser
 * expects of a file input; the input itself is only out of sight.
 *
 * <FileButton accept="image/*" capture="environment" label="Photo of the data plate" icon={<Camera …/>}
 *   onPick={(files) => …}>Photo</FileButton>
 */
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { useEarlyInput } from '../browser/early-input.browser.ts'
import { type ButtonProps, buttonLook } from '../button.tsx'
import { classes } from '../classes.ts'

type FileButtonProps = Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'icon' | 'className'> &
  Pick<ComponentProps<'input'>, 'accept' | 'capture' | 'multiple'> & {
    /** Its name for who does not see it; it begins with the words that are seen. */
    label: string
    children: ReactNode
    onPick: (files: readonly File[]) => void
    /** Before the camera or the files open, which may be the last that the page does: phones close it to make room. */
    onOpen?: () => void
    /** The reader came back without a file. Older browsers do not tell. */
    onCancel?: () => void
  }

export function FileButton(props: FileButtonProps) {
  const { variant, size, wide, icon, className, label, children, onPick, onOpen, onCancel, ...input } = props
  const id = useId()
  const take = (control: HTMLInputElement) => {
    const files = [...(control.files ?? [])]
    // The same file can be picked again.
    control.value = ''
    if (files.length > 0) onPick(files)
  }
  const control = useEarlyInput<HTMLInputElement>(take)
  const cancelled = useEffectEvent(() => onCancel?.())
  useEffect(() => {
    const element = control.current
    element?.addEventListener('cancel', cancelled)
    return () => element?.removeEventListener('cancel', cancelled)
  }, [control])
  return (
    <span className={classes('relative inline-flex', wide && 'w-full', className)} data-screen-only="">
      <input
        {...input}
        ref={control}
        id={id}
        type="file"
        aria-label={label}
        className="peer sr-only"
        onClick={onOpen}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <label
        htmlFor={id}
        className={classes(
          buttonLook({ variant, size, wide }),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-link',
        )}
      >
        {icon}
        {children}
      </label>
    </span>
  )
}
