/**
 * A question of a form: label, hint, the control, and what is wrong with the answer.
 * The control inside takes its id, description and invalid state from the field around it.
 *
 * <Field label="Home age" hint="In years" error={errors.age}>
 *   <TextInput name="age" inputMode="numeric" suffix="years" required />
 * </Field>
 */
import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { classes } from '../classes.ts'
import { ToneIcon } from '../tone.tsx'

type Wiring = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }
const FieldContext = createContext<Partial<Wiring>>({})

export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Under the control instead of over it: what is said of the answer, or where the control is to be seen first. */
  isHintBelow?: boolean
  /** One sentence that says what to change; absent or empty means the answer is fine. */
  error?: ReactNode
  /** Adds "(optional)" to the label. */
  optional?: boolean
  /** Makes the control findable from elsewhere, say from a list of errors. */
  id?: string
  className?: string
  children: ReactNode
}

export function Field({ label, hint, isHintBelow, error, optional, id: given, className, children }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const wiring: Wiring = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
  }
  const hintLine = hint && (
    <div id={`${id}-hint`} className="text-sm text-quiet">
      {hint}
    </div>
  )
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {optional && <span className="font-normal text-quiet"> (optional)</span>}
      </label>
      {!isHintBelow && hintLine}
      <div className={isHintBelow ? 'mt-1 mb-1' : 'mt-2'}>
        <FieldContext value={wiring}>{children}</FieldContext>
      </div>
      {isHintBelow && hintLine}
      {error && (
        <p id={`${id}-error`} className="mt-2 flex gap-2 font-semibold text-problem">
          <span className="mt-0.5">
            <ToneIcon tone="problem" />
          </span>
          <span>
            <span className="sr-only">Problem: </span>
            {error}
          </span>
        </p>
      )}
    </div>
  )
}

export type TextInputProps = Omit<ComponentProps<'input'>, 'prefix'> & {
  /** Codes, references, readings. */
  mono?: boolean | undefined
  /** What stands before the answer: "$". */
  prefix?: ReactNode
  /** What stands after it, mostly its unit: "°F". */
  suffix?: ReactNode
}

export function TextInput({ mono, prefix, suffix, className, ...input }: TextInputProps) {
  const wiring = useContext(FieldContext)
  const field = (
    <input
      type="text"
      {...wiring}
      {...input}
      className={classes('input-box', mono && 'font-mono tracking-wide', className)}
    />
  )
  if (!prefix && !suffix) return field
  return (
    <span className="flex items-center gap-2">
      {prefix && <Affix>{prefix}</Affix>}
      {field}
      {suffix && <Affix>{suffix}</Affix>}
    </span>
  )
}

function Affix({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden="true" className="whitespace-nowrap text-quiet">
      {children}
    </span>
  )
}

/** What is written right to left, such as Arabic or Hebrew, stands at the right. */
export function Textarea({ className, rows = 4, ...textarea }: ComponentProps<'textarea'>) {
  const wiring = useContext(FieldContext)
  return <textarea rows={rows} dir="auto" {...wiring} {...textarea} className={classes('input-box block', className)} />
}

/**
 * A select whose chosen words, `shown`, wrap: the browser cuts them where they are longer than the field. What is pressed
 * and read out is the native one, over the words.
 */
export function WrappingSelect({ shown, children, ...select }: ComponentProps<'select'> & { shown: ReactNode }) {
  const wiring = useContext(FieldContext)
  return (
    <span className="wrapping-select">
      <select {...wiring} {...select}>
        {children}
      </select>
      <span aria-hidden="true" className="input-box block content-center pe-11 leading-tight">
        {shown}
      </span>
      <ChevronDown
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-quiet"
      />
    </span>
  )
}

export function Select({ className, children, ...select }: ComponentProps<'select'>) {
  const wiring = useContext(FieldContext)
  return (
    <span className={classes('relative block', className)}>
      <select {...wiring} {...select} className="input-box appearance-none pe-11">
        {children}
      </select>
      <ChevronDown
        size={20}
        aria-hidden="true"
        className="pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-quiet"
      />
    </span>
  )
}
