import type { CheckPoint } from '../../checklists/checklist.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import {
  type AnswersBeside,
  answerIn,
  answerLines,
  type PointAnswer,
  type PointBeside,
} from '../model/answers-beside-list.ts'
import type { PointRecord } from '../model/visit.ts'
import { notesTitle, notForJobTitle, notOnListTitle, notOnListWhy } from '../model/visit-words.ts'

/** What a visit says at a check that the list does not count. */
export const AnswerOf = ({ record, point }: { record: PointRecord; point: CheckPoint }) => (
  <AnswerLines point={answerIn(record, point)} />
)

/** The answer, readings and notes of a check that the list does not count, a line each. */
function AnswerLines({ point }: { point: PointAnswer | undefined }) {
  const formats = useFormats()
  return (
    point &&
    answerLines(point, formats).map(({ label, text }) => (
      <span key={label} dir="auto" className="block wrap-anywhere whitespace-pre-line">
        <strong>{label}:</strong> {text}
      </span>
    ))
  )
}

/** All answers and notes at checks that the list does not count. */
export const AnswersBesideList = ({ beside: { ruledOut, notOnList, notes } }: { beside: AnswersBeside }) => (
  <>
    {ruledOut.length > 0 && (
      <section className="mt-4">
        <h3 className="text-xl">
          {notForJobTitle} ({ruledOut.length})
        </h3>
        <PointsBeside points={ruledOut} />
      </section>
    )}
    {notOnList.length + notes.length > 0 && (
      <section className="mt-4">
        <h3 className="text-xl">
          {notOnListTitle} ({notOnList.length + notes.length})
        </h3>
        <p className="mt-1 text-quiet">{notOnListWhy}</p>
        <PointsBeside points={notOnList} />
        {notes.map(({ id, title, notes }) => (
          <p key={id} dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
            <strong>
              {title}, {notesTitle.toLowerCase()}:
            </strong>{' '}
            {notes}
          </p>
        ))}
      </section>
    )}
  </>
)

const PointsBeside = ({ points }: { points: readonly PointBeside[] }) => (
  <ul className="mt-2 grid gap-3">
    {points.map((point) => (
      <li key={point.id} className="border-s-4 border-hairline ps-3">
        <p className="line-clamp-2 font-semibold">{point.title}</p>
        <AnswerLines point={point} />
      </li>
    ))}
  </ul>
)
