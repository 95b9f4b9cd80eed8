import ExternalLink from 'lucide-react/icons/external-link'
import Share2 from 'lucide-react/icons/share-2'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { MadeReport } from './make-report.browser.ts'

/** What became of the report, as far as a page is told, and what can be done with it now. */
export function ReportMade({ report: { file, lacksPhotos, open } }: { report: MadeReport }) {
  const [isRefused, setRefused] = useState(false)
  const saved = useRef<HTMLDivElement>(null)
  // What can be done with it stands below what was pressed, where the screen often ends.
  useEffect(() => {
    saved.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const share = async () => {
    try {
      await navigator.share({ files: [file], title: file.name })
      setRefused(false)
    } catch (error) {
      // Who thinks better of it has not been refused.
      setRefused(!(error instanceof DOMException && error.name === 'AbortError'))
    }
  }
  return (
    <div ref={saved}>
      <Notice
        tone="pass"
        title="Report made"
        actions={
          <>
            <Button
              onClick={() => setRefused(!open())}
              aria-label="Open the report"
              icon={<ExternalLink size={20} aria-hidden="true" />}
            >
              Open
            </Button>
            {canShare(file) && (
              <Button onClick={share} aria-label="Share the report" icon={<Share2 size={20} aria-hidden="true" />}>
                Share
              </Button>
            )}
          </>
        }
      >
        <p className="wrap-anywhere">{file.name}</p>
        <p className="text-quiet">
          Look for it where this device puts downloads; a browser does not tell us whether it kept the file. If it is
          not there, press Open, and print it or save it from there. Nothing was sent anywhere.
        </p>
        {lacksPhotos && <p>This device did not let us read the photos, so the report has none. Make it once more.</p>}
        {isRefused && <p>This browser did not do it. Look for the file where this device puts downloads.</p>}
      </Notice>
    </div>
  )
}

const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false
