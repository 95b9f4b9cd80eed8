import Check from 'lucide-react/icons/check'
import { againstCase, casesTitle, type ReadingLine, unsureOfCase } from '../checklists/checklist-words.ts'
import { caseThatCounts, readingVerdict, verdictWords } from '../checklists/reading.ts'
import { Button } from '../ui/button.tsx'
import { useEarlyInput } from '../ui/early-input.browser.ts'
import { Field, Select, TextInput } from '../ui/field.tsx'
import type { Said } from './use-visit.browser.ts'
import type { PointRecord } from './visit.ts'

interface PointReadingProps {
  check: string
  line: ReadingLine
  record: PointRecord
  /** What was written down at another point of the checklist. */
  readingAt: (pointId: string) => string
  onSay: (said: Extract<Said, { point: string }>['said']) => void
}

/** A longer unit would leave no room for the number on a narrow phone; the hint names it anyway. */
const longestSuffix = 8

/** Where a homeowner writes down what was measured, and is told at once what it means. The case is picked first. */
export function PointReading(props: PointReadingProps) {
  const { check, line, record, readingAt, onSay } = props
  const { reading, pickedCase, answer } = record
  const onReading = (reading: string) => onSay({ reading })
  const onCase = (pickedCase: string) => onSay({ pickedCase })
  const { label, unit, cases, value } = line
  const field = useEarlyInput<HTMLInputElement>((control) => onReading(control.value))
  const choice = useEarlyInput<HTMLSelectElement>((control) => onCase(control.value))
  const caseOf = caseThatCounts(pickedCase, cases)
  const other = value.near && readingAt(value.near.point)
  const verdict = readingVerdict(reading, value, { pickedCase: caseOf, other })
  const isWrong = verdict === 'outside' || verdict === 'not-a-number' || verdict === 'not-likely'
  return (
    <>
      {cases.length === 1 && (
        <p>
          <span className="form-label me-2">{casesTitle}</span>
          {cases[0]?.when}
        </p>
      )}
      {cases.length > 1 && (
        <Field label={<span className="text-sm">{casesTitle}</span>} className="max-w-sm">
          <Select
            ref={choice}
            autoComplete="off"
            aria-label={`${casesTitle} for: ${check}`}
            value={caseOf ?? ''}
            onChange={(event) => onCase(event.currentTarget.value)}
          >
            <option value="">{unsureOfCase}</option>
            {cases.map(({ id, when }) => (
              <option key={id} value={id}>
                {when}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field
        label={<span className="text-sm">{label}</span>}
        hint={
          <>
            {againstCase(line, caseOf)}
            {verdict === 'inside' && (
              <span className="ms-3 inline-flex items-center gap-1 font-semibold text-pass">
                <Check size={18} aria-hidden="true" />
                {verdictWords.inside}
              </span>
            )}
            {verdict === 'no-other' && <span className="ms-3 font-semibold">{verdictWords[verdict]}</span>}
          </>
        }
        error={isWrong ? verdictWords[verdict] : undefined}
        className="max-w-sm"
      >
        <TextInput
          ref={field}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          suffix={unit.length <= longestSuffix && unit}
          className="min-w-0 tabular-nums"
          aria-label={`${label} (${unit}) for: ${check}`}
          value={reading}
          onChange={(event) => onReading(event.currentTarget.value)}
        />
      </Field>
      {verdict === 'outside' && answer !== 'problem' && (
        <Button size="small" className="justify-self-start" onClick={() => onSay({ answer: 'problem' })}>
          Mark it as a problem
        </Button>
      )}
    </>
  )
}
