import { type ReactNode, useState } from 'react'
import type { Job } from '../content/job-fit.ts'
import { AdviceBox } from '../ui/advice-box.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, Textarea } from '../ui/field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { TickBox } from '../ui/tick-box.tsx'
import type { Checklist, CheckPoint, Item } from './checklist.ts'
import {
  itemWords,
  type PointLine,
  type PointWords,
  type ReadingLine,
  sayTitle,
  type TextLine,
  withCasesLeft,
} from './checklist-words.ts'
import type { FittedItem } from './fitted-items.ts'
import { ItemPhotos } from './item-photos.tsx'
import {
  complete,
  type ItemChange,
  type ItemRecord,
  pickCase,
  tickPoint,
  writeNotes,
  writeReading,
} from './item-record.ts'
import { onlyFor } from './job-words.ts'
import { PointDrawing } from './point-drawing.tsx'
import { PointReading } from './point-reading.tsx'

interface ItemCardProps {
  checklist: Checklist
  item: Item
  number: number
  /** Those of its points that belong to the job. */
  points: CheckPoint[]
  ruledOut: FittedItem['ruledOut']
  job: Job
  record: ItemRecord
  /** What was written down at any point of the checklist. */
  readingAt: (pointId: string) => string
  onChange: (change: ItemChange) => void
}

const priorityTone = { critical: 'caution', important: 'info', recommended: 'neutral' } as const

/** One item with its check points, its tick and its notes. */
export function ItemCard(props: ItemCardProps) {
  const { checklist, item, number, points, ruledOut, job, record, readingAt, onChange } = props
  const words = itemWords({ ...item, points }, checklist, job)
  const notesAndPhotos = (
    <div className="mt-4 flex flex-wrap items-start gap-3">
      <Notes title={item.title} notes={record.notes} onSave={(seen, written) => onChange(writeNotes(seen, written))} />
      <ItemPhotos checklistId={checklist.id} item={item} />
    </div>
  )
  if (points.length === 0)
    return (
      <Card as="li" id={item.id} className="scroll-mt-24" tone="sunken">
        <RuledOut title={`Item ${number}, not for your job: ${item.title}`} points={ruledOut}>
          {notesAndPhotos}
        </RuledOut>
      </Card>
    )
  return (
    <Card as="li" id={item.id} className="scroll-mt-24 print:break-inside-auto!">
      <div className="flex flex-wrap items-center gap-2">
        <span className="form-label me-1">Item {number}</span>
        <Badge tone={priorityTone[item.priority]}>{words.priority}</Badge>
        <Badge>
          {words.when.label} {words.when.text}
        </Badge>
      </div>
      <h3 className="mt-3 text-xl">{words.title}</h3>
      <p className="mt-2 text-quiet">{words.description}</p>
      <div className="mt-3 grid gap-2">{words.lines.map(textLine)}</div>
      <ol className="mt-5 border-t border-hairline">
        {words.points.map((point) => (
          <li key={point.id} className="border-b border-hairline py-3">
            <Point
              point={point}
              ticked={record.tickedPoints.includes(point.id)}
              onTick={(ticked) => onChange(tickPoint(points, point.id, ticked))}
              reading={(line) => (
                <PointReading
                  key={line.label}
                  check={point.check}
                  line={withCasesLeft(line, job, checklist.questions)}
                  reading={record.readings[point.id] ?? ''}
                  pickedCase={record.cases?.[point.id]}
                  readingAt={readingAt}
                  onReading={(reading) => onChange(writeReading(point.id, reading))}
                  onCase={(picked) => onChange(pickCase(point.id, picked))}
                />
              )}
            />
          </li>
        ))}
      </ol>
      {ruledOut.length > 0 && <RuledOut title={`${ruledOut.length} not for your job`} points={ruledOut} />}
      <TickBox
        className="mt-4"
        label={<strong>{item.title}: done</strong>}
        checked={record.isCompleted}
        onTick={(ticked) => onChange(complete(ticked))}
      />
      {notesAndPhotos}
    </Card>
  )
}

interface PointProps {
  point: PointWords
  ticked: boolean
  onTick: (ticked: boolean) => void
  /** Where its reading is written down. */
  reading: (line: ReadingLine) => ReactNode
}

function Point({ point, ticked, onTick, reading }: PointProps) {
  return (
    <>
      <TickBox label={<span className="font-semibold">{point.check}</span>} checked={ticked} onTick={onTick} />
      <div className="grid grid-cols-1 gap-2 ps-10">
        {point.lines.map((line) => (line.kind === 'reading' ? reading(line) : pointLine(line)))}
        <details>
          <summary className="min-h-target content-center font-semibold text-link">{sayTitle}</summary>
          <blockquote className="grid grid-cols-1 gap-2 border-s-4 border-hairline ps-3">
            {point.say.map(({ label, text, lang }) => (
              <p key={label} lang={lang}>
                {text}
              </p>
            ))}
          </blockquote>
          <p className="mt-2 text-sm text-quiet">
            {point.how} · {point.basis.label}:{' '}
            {point.basis.url ? <TextLink href={point.basis.url}>{point.basis.text}</TextLink> : point.basis.text}
            {point.basis.about && `. ${point.basis.about}`}
          </p>
        </details>
      </div>
    </>
  )
}

interface RuledOutProps {
  title: string
  points: FittedItem['ruledOut']
  children?: ReactNode
}

/** What counts as not applicable stays to be read, with the reason. */
function RuledOut({ title, points, children }: RuledOutProps) {
  return (
    <details className="mt-3">
      <summary className="min-h-target content-center font-semibold text-quiet">{title}</summary>
      <ul className="grid list-disc grid-cols-1 gap-2 ps-6">
        {points.map(({ point, condition }) => (
          <li key={point.id}>
            {point.check}{' '}
            <span className="text-sm text-quiet">
              {onlyFor}: {condition}
            </span>
          </li>
        ))}
      </ul>
      {children}
    </details>
  )
}

const textLine = ({ kind, label, text }: TextLine) =>
  kind === 'safety' ? (
    <p key={label} className="border-s-4 border-caution ps-3 font-semibold">
      {label}. {text}
    </p>
  ) : (
    <p key={label}>
      <span className="form-label me-2">{label}</span>
      {text}
    </p>
  )

function pointLine(line: Exclude<PointLine, ReadingLine>) {
  switch (line.kind) {
    case 'box':
      return <AdviceBox key={line.title} box={{ ...line, source: line.basis.text }} className="my-1" />
    case 'drawing':
      return <PointDrawing key={line.kind} {...line} />
    default:
      return textLine(line)
  }
}

function Notes({
  title,
  notes,
  onSave,
}: {
  title: string
  notes: string | null
  onSave: (seen: string | null, written: string | null) => void
}) {
  const [draft, setDraft] = useState<{ seen: string | null; text: string }>()
  if (draft === undefined)
    return (
      <div className={notes ? 'w-full' : ''}>
        {notes && (
          <p dir="auto" className="mb-2 whitespace-pre-wrap wrap-anywhere">
            {notes}
          </p>
        )}
        <Button
          size="small"
          onClick={() => setDraft({ seen: notes, text: notes ?? '' })}
          aria-label={`${notes ? 'Edit notes' : 'Add notes'} for ${title}`}
        >
          {notes ? 'Edit notes' : 'Add notes'}
        </Button>
      </div>
    )
  const close = () => setDraft(undefined)
  return (
    <div className="w-full">
      <Field label={`Notes for ${title}`}>
        <Textarea
          autoFocus
          maxLength={4000}
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
        />
      </Field>
      <div className="mt-3 flex gap-3">
        <Button
          onClick={() => {
            onSave(draft.seen, draft.text.trim() || null)
            close()
          }}
        >
          Save Notes
        </Button>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  )
}
