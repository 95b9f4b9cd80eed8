import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import type { ChecklistItem, CheckPoint } from '../api/contract.ts'
import { AdviceBox } from '../ui/advice-box.tsx'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { useEarlyInput } from '../ui/early-input.browser.ts'
import { Field, Textarea, TextInput } from '../ui/field.tsx'
import { TickBox } from '../ui/tick-box.tsx'
import { ItemPhotos } from './item-photos.tsx'
import { complete, type ItemChange, type ItemRecord, tickPoint, writeNotes, writeReading } from './item-record.ts'
import { howLabels, phaseLabels, priorityLabels } from './labels.ts'
import { bandOf, readingVerdict } from './reading.ts'

interface ItemCardProps {
  checklistId: string
  item: ChecklistItem
  number: number
  record: ItemRecord
  onChange: (change: ItemChange) => void
}

const priorityTone = { critical: 'caution', important: 'info', recommended: 'neutral' } as const

/** One item with its check points, its tick and its notes. */
export function ItemCard({ checklistId, item, number, record, onChange }: ItemCardProps) {
  return (
    <Card as="li" id={item.id} className="scroll-mt-24 print:break-inside-auto!">
      <div className="flex flex-wrap items-center gap-2">
        <span className="form-label me-1">Item {number}</span>
        <Badge tone={priorityTone[item.category]}>{priorityLabels[item.category]}</Badge>
        <Badge>{phaseLabels[item.phase]}</Badge>
      </div>
      <h3 className="mt-3 text-xl">{item.title}</h3>
      <p className="mt-2 text-quiet">{item.description}</p>
      <p className="mt-3 border-s-4 border-caution ps-3 font-semibold">{item.safety}</p>
      <ol className="mt-5 border-t border-hairline">
        {item.points.map((point) => (
          <li key={point.id} className="border-b border-hairline py-3">
            <Point
              point={point}
              ticked={record.tickedPoints.includes(point.id)}
              onTick={(ticked) => onChange(tickPoint(item.points, point.id, ticked))}
              reading={record.readings[point.id] ?? ''}
              onReading={(reading) => onChange(writeReading(point.id, reading))}
            />
          </li>
        ))}
      </ol>
      <TickBox
        className="mt-4"
        label={<strong>{item.title}: done</strong>}
        checked={record.isCompleted}
        onTick={(ticked) => onChange(complete(ticked))}
      />
      <div className="mt-4 flex flex-wrap items-start gap-3">
        <Notes
          title={item.title}
          notes={record.notes}
          onSave={(seen, written) => onChange(writeNotes(seen, written))}
        />
        <ItemPhotos checklistId={checklistId} item={item} />
      </div>
    </Card>
  )
}

interface PointProps {
  point: CheckPoint
  ticked: boolean
  onTick: (ticked: boolean) => void
  reading: string
  onReading: (reading: string) => void
}

function Point({ point, ticked, onTick, reading, onReading }: PointProps) {
  return (
    <>
      <TickBox label={<span className="font-semibold">{point.check}</span>} checked={ticked} onTick={onTick} />
      <div className="grid grid-cols-1 gap-2 ps-10">
        <p>
          <span className="form-label me-2">Good</span>
          {point.pass}
        </p>
        {point.value && <Reading point={point} value={point.value} reading={reading} onReading={onReading} />}
        {point.box && <AdviceBox box={point.box} className="my-1" />}
        <details>
          <summary className="min-h-target content-center font-semibold text-link">What to say</summary>
          <blockquote className="border-s-4 border-hairline ps-3">
            <p>“{point.say}”</p>
            <p lang="es" className="mt-2">
              “{point.es}”
            </p>
          </blockquote>
          <p className="mt-2 text-sm text-quiet">
            {howLabels[point.how]} · Rests on: {point.source}
          </p>
        </details>
      </div>
    </>
  )
}

interface ReadingProps {
  point: CheckPoint
  value: NonNullable<CheckPoint['value']>
  reading: string
  onReading: (reading: string) => void
}

/** A longer unit would leave no room for the number on a narrow phone; the hint names it anyway. */
const longestSuffix = 8

function Reading({ point, value, reading, onReading }: ReadingProps) {
  const field = useEarlyInput((control) => onReading(control.value))
  const verdict = readingVerdict(reading, value)
  const words = {
    inside: 'Inside the band.',
    outside: 'Outside the band: ask why, and note the answer.',
    'not-a-number': 'Write a number.',
    none: '',
  }
  return (
    <Field
      label={<span className="text-sm">Your reading</span>}
      hint={
        <>
          {bandOf(value)}
          {verdict === 'inside' && (
            <span className="ms-3 inline-flex items-center gap-1 font-semibold text-pass">
              <Check size={18} aria-hidden="true" />
              {words.inside}
            </span>
          )}
        </>
      }
      error={verdict === 'outside' || verdict === 'not-a-number' ? words[verdict] : undefined}
      className="max-w-sm"
    >
      <TextInput
        ref={field}
        mono
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        suffix={value.unit.length <= longestSuffix && value.unit}
        className="min-w-0"
        aria-label={`Your reading in ${value.unit} for: ${point.check}`}
        value={reading}
        onChange={(event) => onReading(event.currentTarget.value)}
      />
    </Field>
  )
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
