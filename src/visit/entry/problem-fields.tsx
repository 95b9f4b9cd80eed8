import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import type { ProblemFieldsProps } from './problem-form.tsx'

/** What is wrong, in words. Fetched with the first problem. */
export const ProblemFields = lazyPart(
  () => import('./problem-form.tsx').then((part) => part.ProblemForm),
  (_: ProblemFieldsProps, retry) => (
    <div>
      <p>The problem is noted. There is no connection to load the fields for what is wrong.</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  ),
)
