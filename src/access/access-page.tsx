import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { failureKind, reasonOf } from '../api/call-error.ts'
import { Loaded } from '../api/loaded.tsx'
import { checklistsQuery } from '../checklists/checklist-queries.ts'
import { paths } from '../content/paths.ts'
import { readAccessCode } from '../purchase/access-code.ts'
import { Head } from '../shell/head.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { loadPart } from '../ui/browser/part.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { Field, TextInput } from '../ui/form/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { Loading, SkeletonLines } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ContinueVisit } from '../visit/my-visits/continue-visit.tsx'
import { acceptedWords } from './accepted-words.ts'
import { Holding } from './holding.tsx'
import { CodeRecovered, RecoverCode } from './recover-code.tsx'
import { type ListsOnDevice, RemoveCode } from './remove-code.tsx'
import { accessQuery, isRefusal, rememberAccess, saveCode, useSavedCode } from './use-access.browser.ts'

const invalid = 'Invalid access code. Please check and try again.'

/** Loaded on demand: few visitors of this page need the device's database. */
const listsOnDevice: ListsOnDevice = {
  count: async () => (await startedLists()).countStartedLists(),
  remove: async () => (await startedLists()).removeStartedLists(),
}
const startedLists = () => loadPart(() => import('../visit/device/started-lists.browser.ts'))

export default function AccessPage() {
  const { code } = useSavedCode()
  const [recovered, setRecovered] = useState<string>()
  const [accepted, setAccepted] = useState('')
  const told = useRef<HTMLDivElement>(null)
  const isRemoved = useIsRemoved(code)
  // The pressed button has left the page, so the focus moves to the message.
  useEffect(() => {
    if (accepted !== '') told.current?.focus({ preventScroll: true })
  }, [accepted])
  useEffect(() => {
    if (isRemoved) told.current?.focus()
  }, [isRemoved])
  return (
    <Page width="regular">
      <Head
        title="Use your access code"
        description="Enter your access code to open your checklists on this device and to download them."
        path={paths.access}
      />
      <PageHeader title="Your access" intro="Enter your code once. It stays on this device until you remove it." />
      <p className="mt-4 empty:hidden">
        <ContinueVisit />
      </p>
      <NeedsScript>Checking a code needs JavaScript. Please switch it on and open this page again.</NeedsScript>
      {/* It stands there empty before, so that its words are read aloud when they come. */}
      <div ref={told} role="status" tabIndex={-1} className="outline-none">
        {accepted !== '' && code !== null && code !== recovered && (
          <Notice tone="pass" className="mt-6 max-w-reading">
            <p>{accepted}</p>
          </Notice>
        )}
        {isRemoved && (
          <Notice tone="pass" className="mt-6 max-w-reading">
            <p>The code is off this device. Answers, notes and photos are still here.</p>
          </Notice>
        )}
      </div>
      {code !== null && code === recovered && <CodeRecovered code={code} />}
      {code === null ? (
        <>
          <CodeForm onAccepted={setAccepted} />
          <RecoverCode onRecovered={setRecovered} />
        </>
      ) : (
        <SavedCode key={code} code={code} onAccepted={setAccepted} onRecovered={setRecovered} />
      )}
      <p className="mt-8 text-quiet">
        <TextLink href={paths.myVisits}>Your visits on this device</TextLink>: save a backup file, or bring one over.
      </p>
      <p className="mt-3 text-quiet">
        {code === null ? 'No code yet?' : 'Another job?'} <TextLink href={paths.purchase}>Purchase Now</TextLink>
      </p>
    </Page>
  )
}

/** True once the code was removed from this device, until there is a code again. */
function useIsRemoved(code: string | null): boolean {
  const [before, setBefore] = useState(code)
  const [isRemoved, setRemoved] = useState(false)
  if (code !== before) {
    setBefore(code)
    setRemoved(code === null)
  }
  return isRemoved
}

interface CodeFormProps {
  typed?: string
  error?: string
  /** Called with a sentence that says what was accepted. */
  onAccepted: (words: string) => void
}

function CodeForm({ typed: before = '', error: given, onAccepted }: CodeFormProps) {
  const queryClient = useQueryClient()
  const formats = useFormats()
  const [typed, setTyped] = useState(before)
  const [error, setError] = useState(given)
  /** The check itself failed, so trying the same code again makes sense. */
  const [unsure, setUnsure] = useState(false)
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // Typed before hydration: the text is in the field, not yet in the state.
    if (field.current?.value) setTyped(field.current.value)
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const code = readAccessCode(typed)
    // The check digit catches a typing error here, before anything is sent.
    if (code === undefined) {
      setUnsure(false)
      return setError(invalid)
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
      setError(wordsFor(failure))
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
          placeholder="HQP-BASIC-1234 5678 …"
          maxLength={64}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" className="mt-4" busy={busy} disabled={typed.trim() === ''}>
        {busy ? 'Checking…' : unsure ? 'Retry' : 'Verify code'}
      </Button>
    </form>
  )
}

interface SavedCodeProps {
  code: string
  onAccepted: (words: string) => void
  onRecovered: (accessCode: string) => void
}

/** Checks the saved code when the page opens. */
function SavedCode({ code, onAccepted, onRecovered }: SavedCodeProps) {
  const { data, error, isFetching, refetch } = useQuery(accessQuery(code))
  if (error && isRefusal(error) && !isFetching)
    return (
      <>
        <CodeForm typed={code} error={invalid} onAccepted={onAccepted} />
        <Notice className="mt-6 max-w-reading" title="This code is saved on this device">
          <p>
            It opens nothing any more: its order was canceled or ran out, or you have a new code. Enter the new one
            above, or remove this one, so that it is not checked at every visit.
          </p>
          <RemoveCode code={code} lists={listsOnDevice} />
        </Notice>
        <RecoverCode onRecovered={onRecovered} />
      </>
    )
  if (data)
    return (
      <Loaded query={checklistsQuery} failed="Failed to fetch checklists" loading={<Checking />} className="mt-8">
        {(checklists) => (
          <Holding
            code={code}
            access={data}
            checklists={checklists}
            lists={listsOnDevice}
            recheck={{ run: refetch, busy: isFetching, failure: error ? doubtOf(error) : undefined }}
          />
        )}
      </Loaded>
    )
  if (error && !isFetching)
    return (
      <Notice
        tone="problem"
        role="alert"
        className="mt-8"
        title={invalid}
        actions={
          <>
            <Button onClick={() => refetch()}>Retry</Button>
            <RemoveCode code={code} lists={listsOnDevice} />
          </>
        }
      >
        <p>{doubtOf(error)}</p>
      </Notice>
    )
  return <Checking />
}

function Checking() {
  return (
    <Loading label="Checking your saved code" className="mt-8">
      <SkeletonLines lines={5} />
    </Loading>
  )
}

/** The same sentence for every failure; the reason follows when the code may be fine. */
const wordsFor = (failure: unknown): string => (isRefusal(failure) ? invalid : `${invalid} ${doubtOf(failure)}`)

function doubtOf(failure: unknown): string {
  const kind = failureKind(failure)
  if (kind === 'no-connection') return 'We could not reach the service just now, so your code may be fine.'
  if (kind === 'our-side') return 'Our side failed, so your code may be fine. Please try again in a minute.'
  return kind === 'too-many' ? reasonOf(failure) : 'The check itself failed, so your code may be fine.'
}
