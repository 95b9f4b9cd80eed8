import { useEffect, useState } from 'react'
import { paths } from '../../content/paths.ts'
import { isOnHomeScreen } from '../../ui/browser/home-screen.browser.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useBegunVisits } from '../device/visit-index.browser.ts'

/** On the home screen of an iPhone the app starts without the data of the browser; says how to bring visits over. */
export function ElsewhereNotice() {
  const [isApp, setApp] = useState(false)
  // In an effect: the server cannot know it.
  useEffect(() => setApp(isOnHomeScreen()), [])
  const begun = useBegunVisits()
  if (!isApp || begun.length > 0) return null
  return (
    <div className="mx-auto w-full max-w-wide px-4 pt-4 sm:px-8">
      <Notice
        title="Have you begun a visit in the browser?"
        actions={<ButtonLink href={`${paths.myVisits}#bring-over`}>Bring your visit over</ButtonLink>}
      >
        <p>This app keeps its own visits and begins empty. Your backup file brings yours over.</p>
      </Notice>
    </div>
  )
}
