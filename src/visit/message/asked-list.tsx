import { ChoiceBar } from '../../ui/form/choice-bar.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useVisitContext, useVisitValue } from '../context/visit-context.tsx'
import { aboutIn } from '../model/visit.ts'
import { useFormField } from '../paperwork/use-form-field.tsx'
import { usePhotosOf } from '../photos/use-photos.browser.ts'
import type { AskedLine } from './asked-lines.ts'
import { answerOfLine, cameOptions, cameWords, fieldOfLine, lineWords } from './message-words.ts'

/** What was asked for, each line with whether it came; a line is waited for until one of both is said. */
export function AskedList({ lines }: { lines: readonly AskedLine[] }) {
  const said = useVisitValue((visit) =>
    lines.map(({ point }) => aboutIn(visit)[`form ${fieldOfLine(point.id)}`] ?? '').join(' '),
  )
  const answers = said.split(' ').map(answerOfLine)
  return (
    <>
      <p role="status" className="mt-1">
        {cameWords(answers)}
      </p>
      <ul className="mt-2 divide-y divide-hairline">
        {lines.map((line) => (
          <li key={line.point.id} className="py-3">
            <Asked line={line} />
          </li>
        ))}
      </ul>
    </>
  )
}

function Asked({ line }: { line: AskedLine }) {
  const { id } = line.point
  const [value, write] = useFormField(fieldOfLine(id))
  const pictures = usePhotosOf(useVisitContext().visitId, id).length
  return (
    <>
      <p>{lineWords(line).en}</p>
      <TextLink alone href={`#${id}`}>
        Open the check<span className="sr-only"> {line.number}</span>
      </TextLink>
      {pictures > 0 && (
        <p className="text-sm text-quiet">{pictures === 1 ? '1 picture' : `${pictures} pictures`} here</p>
      )}
      <ChoiceBar
        legend={`${line.number}: did it come?`}
        name={fieldOfLine(id)}
        options={cameOptions}
        value={answerOfLine(value)}
        onChoose={(chosen) => write(chosen ?? '')}
        className="mt-2 max-w-sm"
      />
    </>
  )
}
