import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useSite } from '../../shell/use-site.ts'
import { loadPart } from '../../ui/browser/part.browser.ts'
import { saveFile } from '../../ui/browser/save-file.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { JobFormContent } from './job-form.ts'

/** Prints a form of the checks of the job. It is made here, so the job stays on the device. */
export function JobFormButton(content: Omit<JobFormContent, 'siteName'>) {
  const { name: siteName } = useSite()
  const [isFailed, setFailed] = useState(false)
  const print = async () => {
    const part = await loadPart(() => import('./make-report.browser.ts')).catch(() => null)
    setFailed(part === null)
    const file = part?.printJobForm({ ...content, siteName })
    if (file) saveFile(file)
  }
  return (
    <div className="mt-6 noscript:hidden" data-screen-only="">
      <Button onClick={print} icon={<Printer size={20} aria-hidden="true" />}>
        Print a form for this job
      </Button>
      {isFailed && (
        <Notice tone="problem" role="alert">
          <p>The form could not be made: there is no connection. Please try again when it is back.</p>
        </Notice>
      )}
    </div>
  )
}
