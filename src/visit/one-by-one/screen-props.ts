import type { ReactNode } from 'react'
import type { Item } from '../../checklists/checklist.ts'
import type { VisitedList } from '../device/use-visited-list.browser.ts'
import type { FittedItem } from '../model/fitted-items.ts'
import type { Counts } from '../model/progress.ts'
import type { Step } from '../model/steps.ts'
import type { UndoLastProps } from './undo-last.tsx'

export type VisitScreenProps = Omit<VisitedList, 'items'> & {
  items: Item[]
  /** The code on this device waits for its payment; `payment` says what that means for this list. */
  isUnpaid: boolean
  payment: (isBrief: boolean) => ReactNode
  /** Whether the page works without a signal. */
  offlineLine: ReactNode
}

/** What the start and the end of a visit show of it. */
export interface VisitPartProps extends VisitScreenProps {
  fitted: FittedItem[]
  counts: Counts
  steps: Step[]
}

export interface VisitEndProps extends VisitPartProps {
  onPick: (pointId: string) => void
  /** Called once the end is drawn, which may be after all else of the page. */
  onShown: () => void
}

export interface LookAgainProps extends VisitPartProps {
  onPick: (place: string) => void
  onFixed: (step: Step) => void
  undoing: UndoLastProps
}
