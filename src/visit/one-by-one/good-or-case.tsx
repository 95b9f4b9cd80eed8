import { useEffect, useRef } from 'react'
import { caseThatCounts, goodOf } from '../../checklists/cases.ts'
import { goodLabel, type PointWords } from '../../checklists/checklist-words.ts'
import { caseTitle } from '../../checklists/readings/reading-words.ts'
import { useChangeAt, usePoint } from '../context/visit-context.tsx'
import { WithTerms } from '../entry/with-terms.tsx'

interface GoodOrCaseProps {
  point: PointWords
  /** Good was pressed while the case is not known: the question takes the focus. */
  isGoodAsked: boolean
}

/** What is good, in large type above the answers; as long as it depends on a case that is not known, the cases. */
export function GoodOrCase({ point, isGoodAsked }: GoodOrCaseProps) {
  const change = useChangeAt(point.id)
  const { pickedCase } = usePoint(point.id)
  const counts = caseThatCounts(pickedCase, point.cases)
  const good = goodOf(point, pickedCase)
  const place = useRef<HTMLParagraphElement>(null)
  /** A button that was pressed here is gone: its focus goes to what stands in its place. */
  const pick = (id: string) => {
    change({ pickedCase: id })
    place.current?.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (isGoodAsked) place.current?.focus({ preventScroll: true })
  }, [isGoodAsked])
  // At a check of one's own for which nothing was said.
  if (!good && point.cases.length === 0) return null
  return (
    <div className="good-or-case">
      <p ref={place} tabIndex={-1} id={goodIdOf(point.id)} className={good ? 'good-fact' : 'case-asked'}>
        {good ? (
          <>
            <span className="text-pass">{goodLabel}:</span> <WithTerms text={good.en} terms={point.terms} />
          </>
        ) : (
          caseTitle
        )}
      </p>
      <p role="status" className="sr-only">
        {isGoodAsked && !good && 'Pick your case first: what is good depends on it.'}
      </p>
      {good ? (
        counts &&
        point.cases.length > 1 && (
          <p className="case-picked">
            {counts.name.en}
            <button type="button" className="text-link" onClick={() => pick('')}>
              Change
            </button>
          </p>
        )
      ) : (
        <CaseButtons cases={point.cases} onPick={pick} />
      )}
    </div>
  )
}

const CaseButtons = ({ cases, onPick }: { cases: PointWords['cases']; onPick: (id: string) => void }) => (
  <div className={cases.length > mostInOneColumn ? 'case-buttons many' : 'case-buttons'}>
    {cases.map(({ id, name }) => (
      <button key={id} type="button" onClick={() => onPick(id)}>
        {name.en}
      </button>
    ))}
  </div>
)

/** More cases stand in two columns. */
const mostInOneColumn = 2

/** The element that says what is good at a point. */
export const goodIdOf = (pointId: string): string => `good-${pointId}`
