import { itemWords } from '../../checklists/checklist-words.ts'
import type { ReadingLine } from '../../checklists/readings/reading-words.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { useVisitContext } from '../context/visit-context.tsx'
import { faultWords } from '../model/crew-words.ts'
import { measuredIn, repliedBoth } from '../model/problem/problem-words.ts'
import type { Step } from '../model/steps.ts'
import { pointIn, type Visit } from '../model/visit.ts'
import { replyTitle } from '../model/visit-words.ts'

/** What is wrong, what was read and what was promised, a line each. */
export function Findings({ step: { item, point }, visit }: { step: Step; visit: Visit }) {
  const formats = useFormats()
  const { checklist, job } = useVisitContext()
  const record = pointIn(visit, point.id)
  const { fault, saw } = record
  const said = repliedBoth(record, formats)
  const [words] = itemWords({ ...item, points: [point] }, checklist, job).points
  const line = words?.lines.find((one): one is ReadingLine => one.kind === 'reading')
  const measured = line && measuredIn(record, line)
  const lines = [
    [fault && faultWords[fault].en, saw.trim()].filter(Boolean).join(': '),
    measured && `Reading: ${measured.en}`,
    said && `${replyTitle}: ${said.en}`,
  ].filter((one) => one !== undefined && one !== '')
  if (lines.length === 0) return <span>Nothing is noted yet. Open it to say what is wrong.</span>
  return lines.map((line) => (
    <span key={line} dir="auto" className="wrap-anywhere whitespace-pre-line">
      {line}
    </span>
  ))
}
