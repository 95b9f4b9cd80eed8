import { memo, type ReactNode, useMemo } from 'react'
import type { CheckPoint } from '../../checklists/checklist.ts'
import { itemWords, type PointWords } from '../../checklists/checklist-words.ts'
import { onlyFor } from '../../checklists/job-words.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classes } from '../../ui/classes.ts'
import { TickBox } from '../../ui/form/tick-box.tsx'
import { useItem, useVisitContext, useVisitValue } from '../context/visit-context.tsx'
import { AnswerLines } from '../entry/answers-beside-list.tsx'
import { ItemNotes } from '../entry/item-notes.tsx'
import { textLine } from '../entry/point-lines.tsx'
import { answerIn } from '../model/answers-beside-list.ts'
import type { FittedItem } from '../model/fitted-items.ts'
import { isDone } from '../model/progress.ts'
import { numberOf } from '../model/steps.ts'
import { PointCard } from './point-card.tsx'

interface ItemCardProps {
  fitted: FittedItem
  /** Nothing but the checks themselves takes room. */
  isDense: boolean
}

const priorityTone = { critical: 'caution', important: 'info', recommended: 'neutral' } as const

/** One item with its check points, its own box and its notes. */
export const ItemCard = memo(function ItemCard({ fitted, isDense }: ItemCardProps) {
  const { item, number, points, ruledOut } = fitted
  const { checklist, job } = useVisitContext()
  const words = useMemo(() => itemWords({ ...item, points }, checklist, job), [item, points, checklist, job])
  if (points.length === 0)
    return (
      <Card as="li" id={item.id} className="scroll-mt-24" tone="sunken">
        <RuledOut title={`Item ${number}, not for your job: ${item.title}`} points={ruledOut}>
          <NotesAndPhotos item={item} />
        </RuledOut>
      </Card>
    )
  return (
    <Card as="li" id={item.id} className="item-card scroll-mt-24 print:break-inside-auto!">
      <div className="flex flex-wrap items-center gap-2">
        <span className="form-label me-1">Item {number}</span>
        <Badge tone={priorityTone[item.priority]}>{words.priority}</Badge>
        <Badge>
          {words.when.label} {words.when.text}
        </Badge>
      </div>
      <h3 className={isDense ? 'mt-2 text-lg' : 'mt-3 text-xl'}>{words.title}</h3>
      {!isDense && <p className="mt-2 text-quiet">{words.description}</p>}
      <div className="mt-3 grid gap-2">{words.lines.map(textLine)}</div>
      <Points fitted={fitted} points={words.points} isDense={isDense} />
      {isDense && (
        <details className="mt-3">
          <summary className="min-h-target content-center font-semibold text-quiet">About this item</summary>
          <p className="text-quiet">{words.description}</p>
        </details>
      )}
      {ruledOut.length > 0 && <RuledOut title={`${ruledOut.length} not for your job`} points={ruledOut} />}
      <ItemDone fitted={fitted} />
      <NotesAndPhotos item={item} />
    </Card>
  )
})

type PointsProps = ItemCardProps & { points: PointWords[] }

const Points = ({ fitted: { item, number }, points, isDense }: PointsProps) => (
  <ol
    aria-label={`Check points of item ${number}`}
    className={classes('border-t border-hairline', isDense ? 'mt-4' : 'mt-5')}
  >
    {points.map((point) => (
      // In a layer of its own: an answer at one point paints none of the others again.
      <li key={point.id} id={point.id} className="isolate scroll-mt-24 border-b border-hairline py-4">
        <PointCard point={point} number={numberOf(item, number, point.id)} />
      </li>
    ))}
  </ol>
)

/** Ticked by hand, or once all its points are answered. */
function ItemDone({ fitted: { item, points } }: Pick<ItemCardProps, 'fitted'>) {
  const { dispatch } = useVisitContext()
  const isDoneNow = useVisitValue((visit) => isDone(visit, item.id, points))
  return (
    <TickBox
      className="mt-4"
      label={<strong>{item.title}: done</strong>}
      checked={isDoneNow}
      onTick={(done) => dispatch({ item: item.id, done })}
    />
  )
}

function NotesAndPhotos({ item }: Pick<FittedItem, 'item'>) {
  const { photos } = useVisitContext()
  const { notes } = useItem(item.id)
  return (
    <div className="mt-4 flex flex-wrap items-start gap-3">
      <ItemNotes item={item} notes={notes} />
      {photos && <photos.ItemPhotos item={item} />}
    </div>
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
    <details className="mt-3">
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
  return <AnswerLines point={answerIn(record, point)} />
}
