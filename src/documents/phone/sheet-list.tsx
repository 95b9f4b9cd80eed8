/** One checklist of a phone file: what should stop the work, the job, and its items, each folded to its title. */
import { useEffect, useState } from 'react'
import { unbroken } from '../../ui/unbroken.tsx'
import { JobCard } from '../../visit/context/job-card.tsx'
import { StopWork } from '../../visit/context/stop-work.tsx'
import { useFitted } from '../../visit/context/use-fitted.browser.ts'
import { useVisitValue, VisitProvider } from '../../visit/context/visit-context.tsx'
import { ItemCard } from '../../visit/full-list/item-card.tsx'
import type { FittedItem, Phase } from '../../visit/model/fitted-items.ts'
import { countsOf } from '../../visit/model/progress.ts'
import { pointIn } from '../../visit/model/visit.ts'
import { lockedLine, sheetFacts } from '../words.ts'
import { type PhoneStore, type StoredSheet, useFile } from './phone-store.browser.ts'
import { openedIn } from './stored-visit.ts'
import type { TextStorage } from './text-storage.browser.ts'

/** Which points are shown: all, those of a phase, those without an answer, or the problems. */
export type Filter = '' | 'open' | 'problem' | Phase

interface SheetListProps extends StoredSheet {
  storage: TextStorage
  /** It is the only checklist of the file. */
  isAlone: boolean
  isFirst: boolean
  filter: Filter
}

export function SheetList({ checklist, items, stored, storage, isAlone, isFirst, filter }: SheetListProps) {
  const { id } = checklist
  const { name, job, visit } = useFile(stored)
  const fitted = useFitted({ items, checklist, job, visit })
  const locked = lockedLine({ checklist, items })
  const opened = useOpened(`${stored.key}/open`, isFirst ? items.slice(0, 1).map(({ id }) => id) : [], storage)
  const isShown = useShown(filter, fitted, stored)
  return (
    <VisitProvider visitId={stored.key} checklist={checklist} job={job} store={stored.store}>
      <section id={id} className="own-list mt-8 scroll-mt-4">
        {!isAlone && <h2 className="text-2xl">{checklist.title}</h2>}
        {name && <p dir="auto">Visit: {name}</p>}
        <p>{unbroken(checklist.description)}</p>
        <p className="mt-1 text-sm text-quiet">{sheetFacts({ checklist, items }).join(' · ')}</p>
        {locked && <p className="mt-2 font-semibold">{locked}</p>}
        <StopWork checklist={checklist} items={[]} job={job} hrefOf={({ id }) => `#${id}`} />
        <JobCard checklist={checklist} job={job} onChange={stored.changeJob} />
        <div className="mt-8 grid grid-cols-1 gap-3">
          {fitted.map((one) => (
            <FoldedItem
              key={one.item.id}
              fitted={one}
              isOpen={filter === '' ? opened.has(one.item.id) : true}
              isHidden={!isShown(one)}
              onOpen={filter === '' ? (isOpen) => opened.change(one.item.id, isOpen) : undefined}
            />
          ))}
        </div>
      </section>
    </VisitProvider>
  )
}

interface FoldedItemProps {
  fitted: FittedItem
  isOpen: boolean
  isHidden: boolean
  onOpen: ((isOpen: boolean) => void) | undefined
}

function FoldedItem({ fitted, isOpen, isHidden, onOpen }: FoldedItemProps) {
  const { item, number, points } = fitted
  const answered = useVisitValue((visit) => countsOf([fitted], visit).answered)
  const problems = useVisitValue((visit) => countsOf([fitted], visit).problems)
  const count =
    points.length === 0
      ? 'not for your job'
      : `${answered} of ${points.length} checked${problems > 0 ? `, ${problems} to fix` : ''}`
  return (
    <details
      className="phone-item"
      open={isOpen}
      hidden={isHidden}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onOpen?.(currentTarget.open)}
    >
      <summary className="rounded-card border border-hairline bg-card px-5 py-3">
        <h3 className="inline text-lg">
          {number}. {item.title}
        </h3>
        <span className="block text-sm text-quiet">{count}</span>
      </summary>
      <ol className="mt-2">
        <ItemCard fitted={fitted} />
      </ol>
    </details>
  )
}

/** Which items are unfolded. Without script all of them are. */
function useOpened(key: string, atFirst: readonly string[], storage: TextStorage) {
  const [opened, setOpened] = useState<readonly unknown[] | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once.
  useEffect(() => setOpened(openedIn(storage.read(key)) ?? atFirst), [])
  return {
    has: (id: string): boolean => opened?.includes(id) ?? true,
    change(id: string, isOpen: boolean) {
      if (!opened) return
      const next = [...opened.filter((one) => one !== id), ...(isOpen ? [id] : [])]
      setOpened(next)
      storage.change(key, JSON.stringify(next))
    },
  }
}

/** Whether an item has anything that the filter shows. What is answered while it is shown stays in sight. */
function useShown(filter: Filter, fitted: readonly FittedItem[], { file }: PhoneStore): (of: FittedItem) => boolean {
  const isShownNow = (id: string): boolean => {
    const { answer } = pointIn(file().visit, id)
    return filter === 'open' ? answer === null : filter !== 'problem' || answer === 'problem'
  }
  const [shown, setShown] = useState<ReadonlySet<string>>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers count as they were when it was chosen.
  useEffect(() => {
    const points = fitted.flatMap(({ points }) => points)
    const ids = new Set(points.map(({ id }) => id).filter(isShownNow))
    for (const { id } of points) document.getElementById(id)?.toggleAttribute('hidden', !ids.has(id))
    setShown(ids)
  }, [filter, fitted])
  return ({ item, points }) => {
    if (filter === '') return true
    if (filter === 'open' || filter === 'problem') return points.some(({ id }) => shown?.has(id))
    return item.phase === filter
  }
}
