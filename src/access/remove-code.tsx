import { useEffect, useState } from 'react'
import { lastFour } from '../orders/access-code.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { TickBox } from '../ui/form/tick-box.tsx'
import { forgetCode } from './use-access.browser.ts'

/** The full checklists stored on this device for offline use. All reject when the browser denies storage. */
export interface ListsOnDevice {
  count(): Promise<number>
  remove(): Promise<void>
  /** Removes those that were opened before their payment: without the code nobody would shut them. */
  removeUnpaid(): Promise<void>
}

/** Removes the code from this device after a confirmation, for no account could restore it. */
export function RemoveCode({ code, lists }: { code: string; lists: ListsOnDevice }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        Remove the code from this device
      </Button>
      {asking && <RemovalQuestion code={code} lists={lists} onClose={() => setAsking(false)} />}
    </>
  )
}

function RemovalQuestion({ code, lists, onClose }: { code: string; lists: ListsOnDevice; onClose: () => void }) {
  const [count, setCount] = useState(0)
  const [withLists, setWithLists] = useState(true)
  useEffect(() => {
    lists.count().then(setCount, () => {})
  }, [lists])
  const [isRefused, setRefused] = useState(false)
  const remove = async () => {
    const removal = withLists ? lists.remove() : lists.removeUnpaid()
    const isDone = await removal.then(
      () => true,
      () => false,
    )
    // After this message, a second press removes the code alone.
    if (isDone || isRefused) forgetCode()
    else setRefused(true)
  }
  return (
    <AlertDialog
      onClose={onClose}
      title="Remove the code from this device?"
      description={`The code ends ${lastFour(code)}. We cannot tell you a code again, so keep it somewhere else if you still need it. Answers, notes, readings and photos stay on this device.`}
      confirmLabel="Remove the code"
      cancelLabel="Keep it"
      isTakingAway
      onConfirm={remove}
    >
      {isRefused && (
        <p role="alert" className="mb-3 font-semibold text-problem">
          This device did not let us remove the full checklist. Clear the data of this site in the browser’s settings,
          or press again to remove the code alone.
        </p>
      )}
      {count > 0 && (
        <TickBox
          label={`Remove the full ${count === 1 ? 'checklist' : `checklists (${count})`} from this device too`}
          hint={`${count === 1 ? 'It is' : 'They are'} kept here to work without a signal. With the code ${count === 1 ? 'it comes' : 'they come'} back.`}
          checked={withLists}
          onTick={setWithLists}
        />
      )}
    </AlertDialog>
  )
}
