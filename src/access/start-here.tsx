import { lazyPart } from '../ui/browser/lazy-part.tsx'
import { Button } from '../ui/button.tsx'
import type { StartProjectProps } from './start-project.tsx'

/** The button that starts a project, on the page of its checklist. Fetched where a code has a project left for it. */
export const StartHere = lazyPart(
  () => import('./start-project.tsx').then((part) => part.StartProject),
  (_: StartProjectProps, retry) => (
    <>
      <p>Starting it needs a connection, and there is none now.</p>
      <Button onClick={retry}>Try again</Button>
    </>
  ),
)
