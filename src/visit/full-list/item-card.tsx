import { memo, type ReactNode, useMemo } from 'react'
import type { CheckPoint } from '../../checklists/checklist.ts'
import { itemWords, type TextLine } from '../../checklists/checklist-words.ts'
import { onlyFor } from '../../checklists/job-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TickBox } from '../../ui/form/tick-box.tsx'
import { useItem, useVisitContext, useVisitValue } from '../context/visit-context.tsx'
import { ItemNotes } from '../entry/item-notes.tsx'
import { OwnCheckHere } from '../entry/own-check-here.tsx'
import { textLine } from '../entry/point-lines.tsx'
import type { FittedItem } from '../model/fitted-items.ts'
import { isDone } from '../model/progress.ts'
import { numberOf } from '../model/steps.ts'
import type { PointRecord } from '../model/visit.ts'
import { PointCard } from './point-card.tsx'

interface ItemCardProps {
  fitted: FittedItem
}

const priorityTone = { critical: 'caution', important: 'info', recommended: 'neutral' } as const

/** One item: its title, which opens what it is about, its checks a row each, its own box and its notes. */
export const ItemCard = memo(function ItemCard({ fitted }: ItemCardProps) {
  const { item, number, points, ruledOut } = fitted
  const { checklist, job } = useVisitContext()
  const words = useMemo(() => itemWords({ ...item, points }, checklist, job), [item, points, checklist, job])
  if (points.length === 0)
    return (
      <Card as="li" id={item.id} className="item-card scroll-mt-24" tone="sunken">
        <RuledOut title={`Item ${number}, not for your job: ${item.title}`} points={ruledOut}>
          <NotesAndPhotos item={item} />
        </RuledOut>
      </Card>
    )
  const isShownAtOnce = ({ kind }: TextLine) => kind !== 'words'
  return (
    <Card as="li" id={item.id} className="item-card scroll-mt-24 print:break-inside-auto!">
      <details className="about-item">
        <summary>
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="form-label">Item {number}</span>
            <Badge tone={priorityTone[item.priority]} className="py-0!">
              {words.priority}
            </Badge>
            <span className="form-label">
              {words.when.label} {words.when.text}
            </span>
          </span>
          <h3 className="text-lg leading-snug">{words.title}</h3>
        </summary>
        <div className="grid gap-2 pb-2">
          <p className="text-quiet">{words.description}</p>
          {words.lines.filter((line) => !isShownAtOnce(line)).map((line) => textLine(line))}
        </div>
      </details>
      <div className="safety-first">{words.lines.filter(isShownAtOnce).map((line) => textLine(line))}</div>
      <ol aria-label={`Checks of item ${number}`} className="border-t border-hairline">
        {words.points.map((point) => (
          <li key={point.id} id={point.id} className="check scroll-mt-24">
            <PointCard point={point} number={numberOf(item, number, point.id)} />
          </li>
        ))}
      </ol>
      {ruledOut.length > 0 && <RuledOut title={`${ruledOut.length} not for your job`} points={ruledOut} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ItemDone fitted={fitted} />
        <NotesAndPhotos item={item} />
        <OwnCheckHere item={item} />
      </div>
    </Card>
  )
})

/** Ticked by hand, or once all its points are answered. */
function ItemDone({ fitted: { item, points } }: Pick<ItemCardProps, 'fitted'>) {
  const { dispatch } = useVisitContext()
  const isDoneNow = useVisitValue((visit) => isDone(visit, item.id, points))
  return (
    <TickBox
      label={
        <>
          <span className="sr-only">{item.title}: </span>
          <strong className="inline-block first-letter:uppercase">done</strong>
        </>
      }
      checked={isDoneNow}
      onTick={(done) => dispatch({ item: item.id, done })}
    />
  )
}

function NotesAndPhotos({ item }: Pick<FittedItem, 'item'>) {
  const { photos } = useVisitContext()
  const { notes } = useItem(item.id)
  return (
    <>
      <ItemNotes item={item} notes={notes} />
      {photos && <photos.ItemPhotos item={item} />}
    </>
  )
}

interface RuledOutProps {
  title: string
  points: FittedItem['ruledOut']
  children?: ReactNode
}

/** The points that count as not applicable, with the reason and any answer they have. */
function RuledOut({ title, points, children }: RuledOutProps) {
  return (
    <details>
      <summary className="min-h-target content-center font-semibold text-quiet">{title}</summary>
      <ul className="grid list-disc grid-cols-1 gap-2 ps-6">
        {points.map(({ point, condition }) => (
          <li key={point.id}>
            {point.name.en}{' '}
            <span className="text-sm text-quiet">
              {onlyFor}: {condition}
            </span>
            <AnswerToRuledOut point={point} />
          </li>
        ))}
      </ul>
      {children}
    </details>
  )
}

function AnswerToRuledOut({ point }: { point: CheckPoint }) {
  const record = useVisitValue(({ points }) => points.get(point.id))
  return record && <AnswerOf record={record} point={point} />
}

const AnswerOf = lazyPart(
  () => import('../entry/answers-beside-list.tsx').then((part) => part.AnswerOf),
  (_: { record: PointRecord; point: CheckPoint }, retry) => (
    <Button size="small" onClick={retry}>
      Show your answer
    </Button>
  ),
)
