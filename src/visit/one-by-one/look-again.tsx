import { useEffect, useRef, useState } from 'react'
import { caseThatCounts, isCaseOpen } from '../../checklists/cases.ts'
import { itemWords, type PointWords } from '../../checklists/checklist-words.ts'
import { Button } from '../../ui/button.tsx'
import { useChangeAt, usePoint, useVisitContext } from '../context/visit-context.tsx'
import { CaseChoice } from '../entry/case-choice.tsx'
import { GoodLine } from '../entry/point-lines.tsx'
import { PointReading } from '../entry/point-reading.tsx'
import { StillWrongForm } from '../entry/still-wrong.tsx'
import { StopMark } from '../entry/stop-here.tsx'
import { stopFirst } from '../model/fitted-items.ts'
import { undecided } from '../model/objection.ts'
import { filtered, type Step } from '../model/steps.ts'
import { Findings } from './findings.tsx'
import type { LookAgainProps } from './screen-props.ts'
import { UndoLast } from './undo-last.tsx'
import { placeOfEnd } from './use-place.browser.ts'

/** The open problems alone, one by one: whether each is fixed by now, or still wrong. */
export function LookAgain(props: LookAgainProps) {
  const { steps, visiting, undoing } = props
  const [seen, setSeen] = useState<readonly string[]>([])
  /** Where Good was given and something speaks against it, until a person has decided. */
  const [staysAt, stayAt] = useState<string>()
  if (!visiting.isRead) return null
  const open = stopFirst(filtered(steps, visiting.visit, 'problem'))
  const left = open.filter(({ point }) => !seen.includes(point.id))
  const step = steps.find(({ point }) => point.id === staysAt) ?? left[0]
  const undo = {
    ...undoing,
    onUndo() {
      setSeen(seen.filter((id) => id !== undoing.last?.id))
      stayAt(undefined)
      undoing.onUndo()
    },
  }
  if (!step) return <Over {...props} undo={undo} open={open.length} onAgain={() => setSeen([])} />
  const { id } = step.point
  return (
    <Problem
      key={id}
      {...props}
      step={step}
      undo={undo}
      place={`${seen.length + 1} of ${seen.length + Math.max(left.length, 1)}`}
      onStay={() => stayAt(id)}
      onNext={() => {
        setSeen([...seen, id])
        stayAt(undefined)
      }}
    />
  )
}

type Undo = LookAgainProps['undoing']

interface ProblemProps extends LookAgainProps {
  step: Step
  undo: Undo
  /** "1 of 2". */
  place: string
  /** It is not left yet, since a person has to decide. */
  onStay: () => void
  onNext: () => void
}

/** One problem: what was found and promised, with its first photo, what good is, and the two answers. */
function Problem(props: ProblemProps) {
  const { step, visiting, place, onStay, onNext, onPick, onFixed, undo } = props
  const { item, point, number } = step
  const { checklist, job, photos, current } = useVisitContext()
  const [words] = itemWords({ ...item, points: [point] }, checklist, job).points
  const record = usePoint(point.id)
  const change = useChangeAt(point.id)
  const [isCaseAsked, setCaseAsked] = useState(false)
  const [isWriting, setWriting] = useState(false)
  const [isPhotoAsked, askPhoto] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const isOpen = record.answer === 'problem'
  const fixed = () => {
    const objection = undecided(point, 'good', current())
    setCaseAsked(objection?.kind === 'no-case')
    if (objection?.kind === 'no-case') return
    if (objection) onStay()
    else onNext()
    onFixed(step)
  }
  const stillWrong = () => {
    setWriting(false)
    if (photos) askPhoto(true)
    else onNext()
  }
  return (
    <article aria-labelledby={`again-${point.id}`}>
      <p className="form-label">Look again · {place}</p>
      <h2 ref={heading} id={`again-${point.id}`} tabIndex={-1} className="check-asked">
        {number} {point.name.en}
      </h2>
      {words && <StopMark stopWork={words.stopWork} isProblem={isOpen} />}
      {photos && <photos.FoundPhoto pointId={point.id} />}
      <p className="mt-3 grid gap-1">
        <Findings step={step} visit={visiting.visit} />
      </p>
      {words && (
        <div className="mt-3 grid gap-2 border-t border-hairline pt-3">
          <GoodLine point={words} record={record} />
          <CaseChoice
            name={words.name.en}
            cases={words.cases}
            picked={caseThatCounts(record.pickedCase, words.cases)?.id}
            onPick={(pickedCase) => change({ pickedCase })}
          />
          <p role="status" className="font-semibold text-problem">
            {isCaseAsked && isCaseOpen(words, record.pickedCase) && 'Pick your case first: what is good depends on it.'}
          </p>
          <Readings point={words} number={number} onDecided={onNext} />
        </div>
      )}
      <div data-bottom-bar="" className="sticky bottom-0 z-10 -mx-4 mt-4 border-t border-hairline bg-page px-4 py-3">
        {isWriting ? (
          <StillWrongForm pointId={point.id} number={number} onKept={stillWrong} onCancel={() => setWriting(false)} />
        ) : (
          <>
            {isOpen && (
              <div className="grid grid-cols-2 gap-3">
                <Button size="large" variant="primary" onClick={fixed}>
                  Fixed
                </Button>
                <Button size="large" onClick={() => setWriting(true)}>
                  Still wrong
                </Button>
              </div>
            )}
            <div className="mt-2 flex items-center justify-between gap-2">
              <Button variant="quiet" onClick={() => onPick(point.id)}>
                Open the check
              </Button>
              <UndoLast {...undo} />
              <Button variant="quiet" onClick={onNext}>
                {isOpen ? 'Skip' : 'Next'}
              </Button>
            </div>
          </>
        )}
      </div>
      {isPhotoAsked && photos && (
        <photos.StepPhotoSheet pointId={point.id} number={number} of="still-wrong" onClose={onNext} />
      )}
    </article>
  )
}

interface ReadingsProps {
  point: PointWords
  number: string
  onDecided: () => void
}

/** What is measured there, to be measured again. */
function Readings({ point, number, onDecided }: ReadingsProps) {
  const record = usePoint(point.id)
  return point.lines.flatMap((line) =>
    line.kind === 'reading'
      ? [
          <PointReading
            key={line.label}
            pointId={point.id}
            number={number}
            check={point.name.en}
            line={line}
            record={record}
            onDecided={onDecided}
          />,
        ]
      : [],
  )
}

interface OverProps extends LookAgainProps {
  open: number
  undo: Undo
  onAgain: () => void
}

/** Once all were looked at: what still stands open, and where to go. */
function Over({ open, undo, onAgain, onPick }: OverProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="w-fit text-2xl outline-none">
        {open === 0 ? 'Nothing is left to fix' : `${open} still to fix`}
      </h2>
      <p className="mt-2">
        {open === 0
          ? 'Every problem of this visit is fixed. The report has what was fixed, with its photos.'
          : 'Ask for a day for each, and look again then.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="primary" size="large" onClick={() => onPick(placeOfEnd)}>
          Report and what comes next
        </Button>
        {open > 0 && (
          <Button size="large" onClick={onAgain}>
            Look at them again
          </Button>
        )}
        <UndoLast {...undo} />
      </div>
    </>
  )
}
