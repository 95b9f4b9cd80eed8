import Circle from 'lucide-react/icons/circle'
import MoveUpRight from 'lucide-react/icons/move-up-right'
import Type from 'lucide-react/icons/type'
import Undo from 'lucide-react/icons/undo-2'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { longestWord, type Mark, type MarkKind, markKinds, mostMarks, type Spot } from '../model/photo-marks.ts'
import { shapesOf } from './mark-shapes.ts'
import { begunAt, drawnTo, endMovedBy, lifted, movedBy, spotAt, usualAt } from './marking.ts'
import type { Size } from './small-picture.ts'

export interface MarkPhotoProps {
  marks: readonly Mark[]
  /** Of the picture. */
  url: string
  /** All marks as they are now, after each that is drawn or undone. */
  onMarks: (marks: readonly Mark[]) => void
  onDone: () => void
}

/**
 * A photo to draw on: with a finger from where the mark begins to where it ends, or by keys, which place it in the middle,
 * move it and keep it. What is drawn is kept at once, beside the picture.
 */
export function MarkPhoto({ marks, url, onMarks, onDone }: MarkPhotoProps) {
  const { stage, size, draft, kind, word, status, ...drawing } = useDrawing(marks, onMarks)
  const shown = draft ? [...marks, draft] : marks
  return (
    <>
      <div
        ref={stage}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys draw here.
        tabIndex={0}
        aria-label={stageLabel}
        className="marked-picture drawn-on"
        onPointerDown={drawing.press}
        onPointerMove={drawing.stroke}
        onPointerUp={drawing.lift}
        onPointerCancel={drawing.drop}
        onKeyDown={drawing.key}
      >
        <img src={url} alt="" draggable={false} onLoad={drawing.load} />
        {size && (
          <svg
            viewBox={`0 0 ${size.width} ${size.height}`}
            aria-hidden="true"
            // Shapes of our own; words in them are escaped.
            dangerouslySetInnerHTML={{ __html: shapesOf(shown, size).markup }}
          />
        )}
      </div>
      <div className="grid gap-2 border-t border-hairline px-3 pt-2 pb-3">
        <p role="status" className="text-sm text-quiet">
          {status}
        </p>
        {kind === 'word' && (
          <form onSubmit={drawing.placeWord}>
            <Field label="Word on the photo">
              <TextInput ref={drawing.field} value={word} maxLength={longestWord} onChange={drawing.type} />
            </Field>
          </form>
        )}
        <div className="flex flex-wrap gap-2">
          {markKinds.map((one) => (
            <Button
              key={one}
              className="min-w-0 flex-1 flex-col gap-0 px-1 py-1.5"
              variant={one === kind ? 'primary' : 'secondary'}
              aria-pressed={one === kind}
              onClick={(event) => drawing.pick(one, event)}
              icon={tools[one].icon}
            >
              {tools[one].label}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap justify-between gap-2">
          <Button
            aria-disabled={marks.length === 0}
            onClick={drawing.undo}
            icon={<Undo size={20} aria-hidden="true" />}
          >
            Undo
          </Button>
          <Button onClick={onDone}>Done</Button>
        </div>
      </div>
    </>
  )
}

/** What is drawn with which tool, what is being drawn now, and what a finger and keys do to it. */
function useDrawing(marks: readonly Mark[], onMarks: MarkPhotoProps['onMarks']) {
  const stage = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [size, setSize] = useState<Size>()
  const [kind, setKind] = useState<MarkKind>('arrow')
  const [word, setWord] = useState('')
  const [draft, setDraft] = useState<Mark | null>(null)
  const [status, setStatus] = useState<string>(tools.arrow.how)

  const mayBegin = (): boolean => {
    if (marks.length >= mostMarks) setStatus(`${mostMarks} marks fit on a photo. Undo one to draw another.`)
    else if (kind !== 'word' || word.trim() !== '') return true
    else {
      setStatus('Write the word first.')
      field.current?.focus()
    }
    return false
  }
  const keep = (mark: Mark) => {
    onMarks([...marks, mark])
    setDraft(null)
    if (mark.kind === 'word') setWord('')
    setStatus(`${tools[mark.kind].label} kept.`)
  }
  /** Puts a mark into the middle, to be moved by keys. */
  const place = (of: MarkKind) => {
    if (!size) return
    setDraft(usualAt(of, { x: 0.5, y: 0.5 }, word, size))
    setStatus(keysHow)
    stage.current?.focus()
  }
  const spotOf = ({ clientX: x, clientY: y }: PointerEvent): Spot | undefined =>
    size && stage.current ? spotAt(stage.current.getBoundingClientRect(), size, { x, y }) : undefined

  return {
    stage,
    field,
    size,
    draft,
    kind,
    word,
    status,
    load({ currentTarget: { naturalWidth: width, naturalHeight: height } }: { currentTarget: HTMLImageElement }) {
      setSize({ width, height })
    },
    pick(of: MarkKind, { detail }: MouseEvent) {
      setKind(of)
      setDraft(null)
      setStatus(tools[of].how)
      // A press of a key has no clicks to count.
      if (detail === 0 && of !== 'word' && marks.length < mostMarks) place(of)
    },
    type({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) {
      setWord(value)
    },
    placeWord(event: { preventDefault: () => void }) {
      event.preventDefault()
      if (mayBegin()) place('word')
    },
    press(event: PointerEvent) {
      const spot = spotOf(event)
      if (!event.isPrimary || event.button !== 0 || !spot || !mayBegin()) return
      event.currentTarget.setPointerCapture(event.pointerId)
      setDraft(begunAt(kind, spot, word))
    },
    stroke(event: PointerEvent) {
      const spot = spotOf(event)
      if (draft && spot && event.currentTarget.hasPointerCapture(event.pointerId)) setDraft(drawnTo(draft, spot))
    },
    lift(event: PointerEvent) {
      if (draft && size && event.currentTarget.hasPointerCapture(event.pointerId)) keep(lifted(draft, size))
    },
    drop() {
      setDraft(null)
    },
    key(event: KeyboardEvent) {
      const steps = arrowKeys[event.key]
      const isOurs = steps !== undefined || event.key === 'Enter' || (event.key === 'Escape' && draft !== null)
      if (!isOurs || !size) return
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Escape') {
        setDraft(null)
        setStatus(tools[kind].how)
      } else if (!draft) {
        if (mayBegin()) place(kind)
      } else if (!steps) keep(draft)
      else setDraft(event.shiftKey ? endMovedBy(draft, steps, size) : movedBy(draft, steps, size))
    },
    undo() {
      if (marks.length === 0) return
      onMarks(marks.slice(0, -1))
      setStatus('The last mark is taken away.')
    },
  }
}

const stageLabel = 'Photo to draw on. Enter places a mark in the middle, arrow keys move it, Enter keeps it.'
const keysHow = 'Arrow keys move it, with Shift its end. Enter keeps it, Escape drops it.'

const tools: Record<MarkKind, { label: string; how: string; icon: React.ReactNode }> = {
  arrow: {
    label: 'Arrow',
    how: 'Draw with a finger, toward what is wrong. The photo itself stays clean.',
    icon: <MoveUpRight size={22} aria-hidden="true" />,
  },
  circle: {
    label: 'Circle',
    how: 'Draw from the middle outward, around what is wrong.',
    icon: <Circle size={22} aria-hidden="true" />,
  },
  word: {
    label: 'Word',
    how: 'Write the word, then press where it belongs.',
    icon: <Type size={22} aria-hidden="true" />,
  },
}

const arrowKeys: Record<string, Spot | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
