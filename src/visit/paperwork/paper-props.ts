import type { VisitPartProps } from '../one-by-one/screen-props.ts'

/** What a page of paperwork is given of the visit; it reads and writes its fields by `useFormField`. */
export interface PaperProps extends VisitPartProps {
  /** Goes to a check, another page of paperwork, the start (empty) or the end of the visit. */
  onPick: (place: string) => void
}
