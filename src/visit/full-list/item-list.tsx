import type { ReactNode } from 'react'
import type { Item } from '../../checklists/checklist.ts'
import { NeedsScript } from '../../shell/needs-script.tsx'
import { useObservable } from '../../ui/browser/observable.browser.ts'
import { Notice } from '../../ui/notice.tsx'
import { CodeWanted } from '../context/code-wanted.tsx'
import { RunningReadings } from '../context/running-readings.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { closedBy } from '../device/database.browser.ts'
import type { useVisit } from '../device/use-visit.browser.ts'
import { useBegunVisit } from '../device/visit-index.browser.ts'
import type { FittedItem } from '../model/fitted-items.ts'
import { begunVisit, countsOf, needsCode, progressOf } from '../model/progress.ts'
import { closedWords } from '../model/visit-words.ts'
import { ItemCard } from './item-card.tsx'
import { ListProgress, ListSummary } from './list-progress.tsx'
import { Unlock } from './unlock.tsx'

interface ItemListProps {
  items: Item[]
  /** The same as they fit the job. */
  fitted: FittedItem[]
  /** True when these are all the items, not only the free ones. */
  open: boolean
  /** They were all open to this visit at some time. */
  hadFullAccess: boolean
  /** True when the code on this device has a project left for it, or waits for its payment: then no plan is offered. */
  canStart?: boolean
  visiting: ReturnType<typeof useVisit>
  /** When a code that is ordered now opens, in a sentence. */
  opens: ReactNode
}

/** The items with their answers and notes, how far the homeowner has come, and what is still locked. */
export function ItemList(props: ItemListProps) {
  const { items, fitted, open, hadFullAccess, canStart = false, visiting, opens } = props
  const { checklist } = useVisitContext()
  const { id, visit, isKept } = visiting
  const progress = progressOf(fitted, visit, checklist.itemCount)
  const counts = countsOf(fitted, visit)
  const list = { isOpen: open, hadFullAccess }
  const closed = useObservable(closedBy)
  useBegunVisit(visiting, begunVisit({ id, title: checklist.title }, { counts, list, visit }))
  const locked = checklist.itemCount - items.length
  const isWanting = needsCode(counts, list)
  return (
    <>
      {isWanting && !canStart && <CodeWanted canStart={false} className="mb-6" />}
      <ListProgress fitted={fitted} progress={progress} counts={counts} isOpen={open} hadFullAccess={hadFullAccess}>
        {!isKept && (
          <Notice tone="caution" role="status" className="mt-4">
            <p>
              {closed
                ? closedWords[closed]
                : 'This browser does not let us keep answers and notes. They last only while this page is open.'}
            </p>
          </Notice>
        )}
      </ListProgress>
      {checklist.itemCount === 0 && <p>Loading checklist items</p>}
      <NeedsScript>Answers and notes need JavaScript. Everything else can be read without it.</NeedsScript>
      <RunningReadings points={fitted.flatMap(({ points }) => points)} visit={visit} className="mb-6" />
      <ol aria-label="Items" className="grid grid-cols-1 gap-2 sm:gap-4">
        {fitted.map((one) => (
          <ItemCard key={one.item.id} fitted={one} />
        ))}
      </ol>
      {locked > 0 && !canStart && !isWanting && <Unlock shown={items.length} opens={opens} />}
      {!isWanting && <ListSummary progress={progress} counts={counts} />}
    </>
  )
}
