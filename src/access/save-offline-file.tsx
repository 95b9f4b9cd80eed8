import Smartphone from 'lucide-react/icons/smartphone'
import { Button } from '../ui/button.tsx'
import { DownloadFailed } from './download-failed.tsx'
import { useDownload } from './use-download.browser.ts'

/** The checklist as one file that works without a connection. */
export function SaveOfflineFile({ code, checklistId }: { code: string; checklistId: string }) {
  const download = useDownload(code, checklistId)
  return (
    <>
      <Button
        busy={download.isPending}
        onClick={() => download.mutate('mobile')}
        icon={<Smartphone size={20} aria-hidden="true" />}
      >
        {download.isPending ? 'Preparing…' : 'Save the offline file'}
      </Button>
      <DownloadFailed download={download} />
    </>
  )
}
