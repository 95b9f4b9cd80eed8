import type { ReactNode } from 'react'

/** A small label in the line that it labels. The eye parts the two by their look; read aloud they need the colon. */
export const FormLabel = ({ children }: { children: ReactNode }) => (
  <>
    <span className="form-label me-1">{children}</span>
    <span className="sr-only">:</span>{' '}
  </>
)
