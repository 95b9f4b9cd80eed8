import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type CallError, pageCodeMissing } from '../api/make-call.browser.ts'
import { hasFailed, useRetry } from '../api/retry.browser.ts'
import { Button } from '../ui/button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'
import { isAnswered } from '../ui/part.browser.ts'

/** Stands in for a page whose data or code did not arrive. The page before it is one press of Back away. */
export function NoAnswer({ error }: { error: CallError }) {
  const { tries, isTrying, retry } = useAnotherTry(error)
  return (
    <Page width="reading">
      <title>This page could not be loaded</title>
      <PageHeader title="This page could not be loaded" intro={reasonOf(error)}>
        <p className="mb-6">What you ticked and wrote is safe on this device.</p>
        <Button variant="primary" busy={isTrying} onClick={retry}>
          {isTrying ? 'Trying…' : 'Retry'}
        </Button>
        <p role="status" className="mt-4 min-h-7 text-quiet">
          {tries > 0 && !isTrying && 'Still no answer.'}
        </p>
      </PageHeader>
    </Page>
  )
}

const reasonOf = ({ status, message }: CallError): string =>
  status === 0 ? 'There is no connection right now.' : message

function useAnotherTry(error: CallError) {
  const queryClient = useQueryClient()
  const retryFailed = useRetry()
  const navigate = useNavigate()
  const place = useLocation()
  const [tries, setTries] = useState(0)
  const [isTrying, setTrying] = useState(false)

  const retry = async () => {
    setTrying(true)
    if (error.code === pageCodeMissing) await reloadIfReachable()
    else {
      await retryFailed()
      if (!queryClient.getQueryCache().getAll().some(hasFailed)) await navigate(place, { replace: true })
    }
    setTries((before) => before + 1)
    setTrying(false)
  }

  // A newer version of the service no longer has the old one's files: then the page itself is there, and loads anew.
  useEffect(() => {
    if (error.code === pageCodeMissing) void reloadIfReachable()
  }, [error])

  return { tries, isTrying, retry }
}

/** Without a connection a reload would leave the reader with the browser's own page. */
async function reloadIfReachable(): Promise<void> {
  if (await isAnswered(location.href)) location.reload()
}
