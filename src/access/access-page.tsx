import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Loaded } from '../api/loaded.tsx'
import { CarriedLine } from '../checklists/carried-line.tsx'
import { useCarriedList } from '../checklists/carried-list.browser.ts'
import { checklistsQuery } from '../checklists/checklist-queries.ts'
import { paths } from '../content/paths.ts'
import { Head } from '../shell/head.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { useOpening } from '../ui/browser/opening.browser.ts'
import { loadPart } from '../ui/browser/part.browser.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { Loading, SkeletonLines } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ContinueVisit } from '../visit/my-visits/continue-visit.tsx'
import { CodeForm, doubtOf, invalid, Refusal } from './code-form.tsx'
import { Holding } from './holding.tsx'
import { CodeRecovered, RecoverCode } from './recover-code.tsx'
import { type ListsOnDevice, RemoveCode } from './remove-code.tsx'
import { useSavedCode } from './saved-code.browser.ts'
import { accessQuery, isRefusal, useIsAccessKnown } from './use-access.browser.ts'

/** Loaded on demand: few visitors of this page need the device's database. */
const listsOnDevice: ListsOnDevice = {
  count: async () => (await loadPart(() => import('../visit/device/started-lists.browser.ts'))).countStartedLists(),
  remove: async () => (await removal()).removeStartedLists(),
  removeUnpaid: async () => (await removal()).settleLists({ isShut: true }),
}
const removal = () => loadPart(() => import('../visit/device/shut-lists.browser.ts'))

export default function AccessPage() {
  const { code } = useSavedCode()
  const carried = useCarriedList()
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
  useOpening(useIsAccessKnown())
  return (
    <Page width="regular" className="own-page">
      <p className="opening-line">Looking for your code…</p>
      <Head
        title="Use your access code"
        description="Enter your access code to open your checklists on this device and to download them."
        path={paths.access}
      />
      <PageHeader
        title="Your access"
        intro={
          code === null
            ? 'Enter your code once. It stays on this device until you remove it.'
            : 'Your code is saved on this device.'
        }
      />
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
          {carried && <CarriedLine list={carried} />}
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
        <CodeForm typed={code} error={<Refusal />} onAccepted={onAccepted} />
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
