import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { failureKind, reasonOf } from '../api/call-error.ts'
import { faultOfAccessCode, readAccessCode } from '../orders/access-code.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { acceptedWords } from './accepted-words.ts'
import { saveCode } from './saved-code.browser.ts'
import { accessQuery, isRefusal, rememberAccess } from './use-access.browser.ts'

export const invalid = 'Invalid access code. Please check and try again.'

const example = 'HQP-BASIC-1234 5678 …'

interface CodeFormProps {
  typed?: string
  error?: ReactNode
  /** Called with a sentence that says what was accepted. */
  onAccepted: (words: string) => void
}

/** Asks for a code. One that is good is saved on this device. */
export function CodeForm({ typed: before = '', error: given, onAccepted }: CodeFormProps) {
  const queryClient = useQueryClient()
  const formats = useFormats()
  const [typed, setTyped] = useState(before)
  const [error, setError] = useState<ReactNode>(given)
  /** The check itself failed, so trying the same code again makes sense. */
  const [unsure, setUnsure] = useState(false)
  const [busy, setBusy] = useState(false)
  /** Before that the browser would send the form by itself, and leave the page. */
  const [isLive, setLive] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    setLive(true)
    // Typed before hydration: the text is in the field, not yet in the state.
    if (field.current?.value) setTyped(field.current.value)
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') {
      setUnsure(false)
      setError(`Enter your code, for example ${example}`)
      return field.current?.focus()
    }
    const code = readAccessCode(typed)
    // The check digit catches a typing error here, before anything is sent.
    if (code === undefined) {
      setUnsure(false)
      setError(<Refusal help={faultOfAccessCode(typed)} />)
      return field.current?.focus()
    }
    setBusy(true)
    setError(undefined)
    try {
      const access = await queryClient.fetchQuery({ ...accessQuery(code), staleTime: 0 })
      saveCode(code)
      rememberAccess(queryClient, code, access)
      onAccepted(acceptedWords(access, formats))
    } catch (failure) {
      setUnsure(!isRefusal(failure))
      setError(<Refusal help={isRefusal(failure) ? undefined : doubtOf(failure)} />)
      field.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  return (
    // POST, so that a form sent before hydration does not put the code into the address.
    <form method="post" onSubmit={submit} className="mt-8 max-w-reading" noValidate>
      <Field
        id="access-code"
        label="Access code"
        hint="Capitals, spaces and dashes do not matter."
        error={error && <span role="alert">{error}</span>}
      >
        <TextInput
          ref={field}
          mono
          // The whole code is seen on the narrowest phone too.
          className="text-[min(1rem,calc((100vw-4.5rem)/19.5))]"
          name="code"
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={example}
          maxLength={64}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" className="mt-4" busy={busy} disabled={!isLive}>
        {busy ? 'Checking…' : unsure ? 'Retry' : 'Verify code'}
      </Button>
    </form>
  )
}

/** The same sentence for every failure; below it what is wrong with the shape, or why the code may be fine all the same. */
export function Refusal({ help }: { help?: string | undefined }) {
  return (
    <>
      <span>{invalid}</span>
      {help !== undefined && <span className="block font-normal"> {help}</span>}
    </>
  )
}

/** Why a check says nothing about the code itself. */
export function doubtOf(failure: unknown): string {
  const kind = failureKind(failure)
  if (kind === 'no-connection') return 'We could not reach the service just now, so your code may be fine.'
  if (kind === 'our-side') return 'Our side failed, so your code may be fine. Please try again in a minute.'
  return kind === 'too-many' ? reasonOf(failure) : 'The check itself failed, so your code may be fine.'
}
