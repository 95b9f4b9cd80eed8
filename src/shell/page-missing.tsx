import { useEffect, useState } from 'react'
import { isReachable } from '../ui/browser/part.browser.ts'
import { Button } from '../ui/button.tsx'
import { Page, PageHeader } from '../ui/page-section.tsx'

/**
 * Stands in for a page whose code did not come: there is no connection, or a newer version of the service has replaced
 * it. The page before it is one press of Back away.
 */
export function PageMissing() {
  const [tries, setTries] = useState(0)
  const [isTrying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    await reloadIfReachable()
    setTries((before) => before + 1)
    setTrying(false)
  }
  // A newer version no longer has the files of the one before: then the page itself is there, and loads anew.
  useEffect(() => {
    void reloadIfReachable()
  }, [])
  return (
    <Page width="reading">
      <title>This page could not be loaded</title>
      <PageHeader title="This page could not be loaded" intro="There is no connection right now.">
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

/** Without a connection a reload would leave the reader with the browser's own page. */
async function reloadIfReachable(): Promise<void> {
  const { href } = location
  // Do not reload after the visitor has moved to another page.
  if ((await isReachable(href)) && location.href === href) location.reload()
}
