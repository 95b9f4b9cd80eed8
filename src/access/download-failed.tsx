import { reasonOf } from '../api/call-error.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import type { useDownload } from './use-download.browser.ts'

/** Says that no file came, and why. */
export function DownloadFailed({ download }: { download: ReturnType<typeof useDownload> }) {
  if (!download.error) return null
  return (
    <AlertDialog
      onClose={() => download.reset()}
      title="No file this time"
      description="Download failed. Please try again."
      confirmLabel="Close"
      onConfirm={() => download.reset()}
    >
      <p>{reasonOf(download.error)}</p>
    </AlertDialog>
  )
}
