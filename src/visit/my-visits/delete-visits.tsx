import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { TickBox } from '../../ui/form/tick-box.tsx'
import { deleteVisits } from '../device/visits-here.browser.ts'

interface DeleteVisitsProps {
  /** How to forget the access code; undefined where this device keeps none. */
  forgetCode: (() => void) | undefined
}

/** Deletes every visit from this device, after a question. */
export function DeleteVisits({ forgetCode }: DeleteVisitsProps) {
  const [asking, setAsking] = useState(false)
  const [isGone, setGone] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const [withCode, setWithCode] = useState(false)
  const [busy, setBusy] = useState(false)
  const ask = () => {
    setGone(false)
    setRefused(false)
    setWithCode(false)
    setAsking(true)
  }
  const remove = async () => {
    setBusy(true)
    const isDeleted = await deleteVisits()
    setBusy(false)
    setRefused(!isDeleted)
    if (!isDeleted) return
    if (withCode) forgetCode?.()
    setAsking(false)
    setGone(true)
  }
  return (
    <>
      <Button onClick={ask} icon={<Trash2 size={20} aria-hidden="true" />}>
        Delete everything on this device
      </Button>
      <p role="status" className="mt-3 font-semibold">
        {isGone && 'Everything is deleted from this device.'}
      </p>
      {asking && (
        <AlertDialog
          onClose={() => setAsking(false)}
          title="Delete everything on this device?"
          description="All visits go for good: answers, readings, notes, photos, and the full checklists that are kept here. We hold no copy. Only a backup file brings them back."
          confirmLabel={busy ? 'Deleting…' : 'Delete everything'}
          cancelLabel="Keep it"
          busy={busy}
          onConfirm={remove}
        >
          {isRefused && (
            <p role="alert" className="mb-3 font-semibold text-problem">
              This device did not let us delete. Nothing is gone. Please try again, or clear the data of this site in
              the browser’s settings.
            </p>
          )}
          {forgetCode && (
            <TickBox
              label="Remove my access code too"
              hint="We cannot tell you a code again. Without this tick it stays on this device."
              checked={withCode}
              onTick={setWithCode}
            />
          )}
        </AlertDialog>
      )}
    </>
  )
}
