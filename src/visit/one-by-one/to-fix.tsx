import type { ReactNode } from 'react'
import { stopTitle } from '../../checklists/stop-work-words.ts'
import { articlePath } from '../../content/paths.ts'
import { FoldedAdvice } from '../../ui/advice-box.tsx'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { stopFirst } from '../model/fitted-items.ts'
import { undecided } from '../model/objection.ts'
import { objectionQuestion } from '../model/objection-words.ts'
import type { Step } from '../model/steps.ts'
import { pointIn, type Visit } from '../model/visit.ts'
import { placeOfPaper } from '../paperwork/paper-place.ts'
import { paperAt } from '../paperwork/paperwork.ts'
import { Findings } from './findings.tsx'

interface StepsProps {
  steps: Step[]
  visit: Visit
  onPick: (pointId: string) => void
}

/** The problems, each with what was found; what should stop the work or the payment comes first. */
export const ProblemList = ({ steps: problems, visit, onPick }: StepsProps) => (
  <section className="mt-4">
    <h3 className="text-xl">To fix ({problems.length})</h3>
    <ol className="mt-2 grid gap-2">
      {stopFirst(problems).map((step) => (
        <li key={step.point.id}>
          <ToPoint step={step} onPick={onPick}>
            {step.point.stopWork && (
              <span>
                <Badge tone="problem">{stopTitle}</Badge>
              </span>
            )}
            <Findings step={step} visit={visit} />
          </ToPoint>
        </li>
      ))}
    </ol>
  </section>
)

/** The answers that something speaks against, as long as nobody has decided. */
export function ToDecide({ steps, visit, onPick }: StepsProps) {
  const questions = steps.flatMap((step) => {
    const { point } = step
    const record = pointIn(visit, point.id)
    if (record.answer === null) return []
    const objection = undecided(point, record.answer, visit)
    return objection ? [{ step, question: objectionQuestion(objection, record) }] : []
  })
  if (questions.length === 0) return null
  return (
    <section className="mt-4">
      <h3 className="text-xl">Still to decide ({questions.length})</h3>
      <ol className="mt-2 grid gap-2">
        {questions.map(({ step, question }) => (
          <li key={step.point.id}>
            <ToPoint step={step} onPick={onPick}>
              <span>{question}</span>
            </ToPoint>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface ToPointProps {
  step: Step
  onPick: (pointId: string) => void
  children: ReactNode
}

/** Goes to a check. */
const ToPoint = ({ step, onPick, children }: ToPointProps) => (
  <button
    type="button"
    onClick={() => onPick(step.point.id)}
    className="grid min-h-target w-full gap-1 rounded-control border-2 border-outline bg-card px-3 py-2 text-start hover:border-ink"
  >
    <span className="font-semibold">
      {step.number} {step.point.name.en}
    </span>
    {children}
  </button>
)

/** What to do about the problems now, before money is paid, with the advice of the checklist. */
export function BeforePaying({ problems, steps }: { problems: Step[]; steps: Step[] }) {
  const stops = problems.filter(({ point }) => point.stopWork !== undefined).length
  const box = steps.find(({ point }) => point.box?.id === 'written-objection')?.point.box
  return (
    <section className="mt-6">
      <h3 className="text-xl">What to do now</h3>
      {stops > 0 && (
        <p className="mt-2 font-semibold">
          {stops === 1
            ? 'One of these should stop the work, or the payment, until it is right.'
            : `${stops} of these should stop the work, or the payment, until they are right.`}
        </p>
      )}
      <p className="mt-2">Send the report, and ask in writing for a date for each problem.</p>
      <ul className="mt-2">
        {['before-paying', 'letter'].map((id) => {
          const place = placeOfPaper(id)
          return (
            <li key={id}>
              <TextLink alone href={`#${place}`}>
                {paperAt(place)?.title}
              </TextLink>
            </li>
          )
        })}
        <li>
          <TextLink alone href={articlePath('payment-schedules')}>
            How payments can wait for the work
          </TextLink>
        </li>
      </ul>
      {box && <FoldedAdvice box={box} />}
    </section>
  )
}
