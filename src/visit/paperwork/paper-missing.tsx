import { Button } from '../../ui/button.tsx'

/** In the place of a page of paperwork whose code could not be fetched. */
export const PaperMissing = ({ onRetry }: { onRetry: () => void }) => (
  <>
    <p className="mb-3">This page could not be loaded now. What you wrote is kept.</p>
    <Button onClick={onRetry}>Try again</Button>
  </>
)
