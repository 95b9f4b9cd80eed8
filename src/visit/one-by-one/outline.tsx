import { useEffect, useId, useRef, useState } from 'react'
import { phaseLabels } from '../../checklists/checklist-words.ts'
import { ChoiceBar } from '../../ui/form/choice-bar.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { phases } from '../model/fitted-items.ts'
import { type Filter, filtered, type Step } from '../model/steps.ts'
import { type Answer, pointIn, type Visit } from '../model/visit.ts'
import { answerWords } from '../model/visit-words.ts'
import { placeOfPaper } from '../paperwork/paper-place.ts'
import { AnswerIcon } from './answer-bar.tsx'

interface OutlineProps {
  steps: Step[]
  visit: Visit
  /** The point that is shown beside the list, or was shown before it. */
  current: string | undefined
  onPick: (pointId: string) => void
}

/** All points of the visit by phase, each with its answer; a press goes to the point. */
export function Outline({ steps, visit, current, onPick }: OutlineProps) {
  const { checklist } = useVisitContext()
  const [filter, setFilter] = useState<Filter>('all')
  const shown = filtered(steps, visit, filter)
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    if (current !== undefined && nav.current) showRow(nav.current)
  }, [current])
  return (
    <nav ref={nav} aria-label={`All checks: ${checklist.title}`}>
      <ChoiceBar
        legend="Show"
        name={`show-${useId()}`}
        options={filters.map(({ value, label }) => ({
          value,
          label: `${label} ${filtered(steps, visit, value).length}`,
        }))}
        value={filter}
        onChoose={(chosen) => chosen && setFilter(chosen)}
        isRequired
        // The list may open far down; the filter stays in sight.
        className="outline-filter sticky z-10 mb-3 bg-page py-2 max-lg:top-13 lg:top-0"
      />
      {shown.length === 0 && <p>{nothingIn[filter]}</p>}
      {phases.map((phase) => {
        const ofPhase = shown.filter(({ item }) => item.phase === phase)
        if (ofPhase.length === 0) return null
        return (
          <section key={phase}>
            <h2 className="form-label mt-4 mb-1">{phaseLabels[phase]}</h2>
            <ol>
              {ofPhase.map(({ point, number }) => (
                <li key={point.id}>
                  <button
                    type="button"
                    aria-current={point.id === current ? 'step' : undefined}
                    onClick={() => onPick(point.id)}
                    className="grid w-full grid-cols-[1.6rem_2.2rem_1fr] items-baseline gap-1 scroll-mt-36 rounded-control px-1 py-2.5 text-start aria-[current]:bg-sunken aria-[current]:font-semibold hover:bg-sunken"
                  >
                    <AnswerMark answer={pointIn(visit, point.id).answer} />
                    <span className="text-quiet tabular-nums">{number}</span>
                    <span className="leading-snug">{point.name.en}</span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        )
      })}
      <TextLink alone href={`#${placeOfPaper('own-checks')}`}>
        Add a check of your own
      </TextLink>
    </nav>
  )
}

/**
 * Scrolls the row of the current point into view below the filter: of the page, or of the column that scrolls on its
 * own.
 */
function showRow(nav: HTMLElement): void {
  const row = nav.querySelector('[aria-current]')
  if (!row) return
  const column = nav.closest('aside')
  const { top, bottom } = row.getBoundingClientRect()
  const over = nav.querySelector('fieldset')?.getBoundingClientRect().bottom ?? 0
  const seen = column?.getBoundingClientRect() ?? { top: 0, bottom: window.innerHeight }
  if (top >= over && bottom <= Math.min(seen.bottom, window.innerHeight)) return
  if (column) column.scrollTop += top - seen.top - column.clientHeight / 2
  else row.scrollIntoView({ block: 'center' })
}

const filters = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Open' },
  { value: 'problem', label: 'To fix' },
  { value: 'crew', label: 'Crew' },
] as const

const nothingIn: Record<Filter, string> = {
  all: 'No check is for this job.',
  open: 'Every check is answered.',
  problem: 'No problem so far.',
  crew: 'No check here needs the crew.',
}

function AnswerMark({ answer }: { answer: Answer | null }) {
  return (
    <span className="self-start pt-0.5">
      <span className="sr-only">{answerWords(answer)}. </span>
      <span aria-hidden="true">
        {answer === null ? (
          <span className="block size-5 rounded-full border-2 border-outline" />
        ) : (
          <AnswerIcon answer={answer} />
        )}
      </span>
    </span>
  )
}
