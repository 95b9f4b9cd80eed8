import { useState } from 'react'
import { lastFour } from '../purchase/access-code.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { forgetCode } from './use-access.browser.ts'

/** Takes the code off this device, after a question: no account brings it back. */
export function RemoveCode({ code }: { code: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Remove the code from this device
      </Button>
      {asking && (
        <AlertDialog
          onClose={() => setAsking(false)}
          title="Remove the code from this device?"
          description={`The code ends ${lastFour(code)}. We cannot tell you a code again, so keep it somewhere else if you still need it. Ticks, notes, readings and photos stay on this device.`}
          confirmLabel="Remove the code"
          cancelLabel="Keep it"
          onConfirm={forgetCode}
        />
      )}
    </>
  )
}
