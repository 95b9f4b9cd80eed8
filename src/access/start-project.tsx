import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { failureKind, reasonOf } from '../api/call-error.ts'
import { makeCall } from '../api/make-call.browser.ts'
import type { Formats } from '../format/formats.ts'
import { dayAndHour } from '../opening/opening-words.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { showToast } from '../ui/browser/toast-store.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { startQuestion } from './access.ts'
import type { AccessResponse } from './access-calls.ts'
import { rememberAccess } from './use-access.browser.ts'

export interface StartProjectProps {
  accessCode: string
  checklist: { id: string; title: string }
  access: AccessResponse
  onStarted?: () => void
}

/** Spends one project on a checklist, only after the homeowner said yes. */
export function StartProject({ accessCode, checklist, access, onStarted }: StartProjectProps) {
  const [asking, setConfirming] = useState(false)
  const queryClient = useQueryClient()
  const formats = useFormats()
  const start = useMutation({
    mutationFn: () => makeCall('startProject', { body: { accessCode, checklistId: checklist.id } }),
    onSuccess: (after) => {
      rememberAccess(queryClient, accessCode, after)
      showToast({
        title: `The ${checklist.title} project is started`,
        body: 'All its items are open now.',
        tone: 'pass',
      })
      onStarted?.()
    },
    onSettled: () => setConfirming(false),
  })
  return (
    <>
      <Button variant="primary" onClick={() => setConfirming(true)}>
        Start the {checklist.title} project
      </Button>
      {start.error && (
        <Notice tone="problem" role="alert" className="mt-4">
          <p>{whyNotStarted(start.error)}</p>
        </Notice>
      )}
      {asking && (
        <AlertDialog
          onClose={() => setConfirming(false)}
          title={startQuestion(access, checklist.title)}
          description={`A project is one checklist for one job. ${howLong(access, formats)} It cannot be moved to another checklist.`}
          confirmLabel={start.isPending ? 'Starting…' : 'Yes, start it'}
          cancelLabel="Not now"
          busy={start.isPending}
          onConfirm={() => start.mutate()}
        />
      )}
    </>
  )
}

/** Before the payment is confirmed, and after it. */
function howLong({ openUntil }: AccessResponse, formats: Formats): string {
  const once = 'It stays open until your code expires, as often as you like.'
  return openUntil === undefined
    ? once
    : `It is open until ${dayAndHour(openUntil, new Date(), formats)} (Phoenix time), while your payment is on its way. Once that is confirmed, it stays open until your code expires, and nothing you answered is lost in between.`
}

/** A start whose answer was lost costs nothing more the second time. */
function whyNotStarted(failure: Error): string {
  const kind = failureKind(failure)
  if (kind === 'no-connection' || kind === 'our-side')
    return `${reasonOf(failure)} The same checklist is never counted twice.`
  return reasonOf(failure)
}
