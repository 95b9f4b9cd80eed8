import Printer from 'lucide-react/icons/printer'
import Share2 from 'lucide-react/icons/share-2'
import { useMemo, useState } from 'react'
import { paths } from '../../content/paths.ts'
import { phoenixDay } from '../../format/phoenix-time.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { share } from '../../ui/share-button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useVisitContext, useVisitValue } from '../context/visit-context.tsx'
import { filtered } from '../model/steps.ts'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { useFormField } from '../paperwork/use-form-field.tsx'
import { type CallSheet, callSheetIn, callSheetText, questionField, worstOpen } from './call-sheet.ts'
import { callSheetWords } from './call-sheet-words.ts'

/** One page for the call with an expert: the worst open problems, each with a question. */
export function CallSheetPaper({ steps }: PaperProps) {
  const { checklist, job } = useVisitContext()
  const visit = useVisitValue((shown) => shown)
  const [today] = useState(() => phoenixDay(new Date()))
  const worst = useMemo(() => worstOpen(steps, visit), [steps, visit])
  if (worst.length === 0)
    return (
      <p className="mt-2">
        It holds the worst open problems, and no problem of this visit is open. Answer a check with Problem first.
      </p>
    )
  const open = filtered(steps, visit, 'problem').length
  const sheet = callSheetIn({ checklist, job, visit, worst, open, today })
  const text = callSheetText(sheet)
  return (
    <>
      <p className="mt-2">
        For the call with a person that comes with one of our plans: have it in your hand, and read from it. You can
        make it with any plan, and without one. <TextLink href={paths.pricing}>What the plans hold</TextLink>
      </p>
      <div className="mt-4 grid grid-cols-1 gap-4" data-screen-only="">
        {sheet.problems.map(({ id, title, question }) => (
          <Question key={id} id={id} title={title} ready={question} />
        ))}
      </div>
      <div className="mt-6 flex flex-wrap gap-3" data-screen-only="">
        <Button variant="primary" icon={<Printer size={20} aria-hidden="true" />} onClick={() => window.print()}>
          Print the sheet
        </Button>
        <CopyButton size="regular" text={text} of="the sheet" />
        <CopyButton
          size="regular"
          text={text}
          of="the sheet"
          label="Share"
          icon={<Share2 size={20} aria-hidden="true" />}
          insteadOfCopying={() => share({ title: sheet.title, text })}
        />
      </div>
      <p className="mt-2 text-sm text-quiet" data-screen-only="">
        Nothing is sent until you send it yourself.
      </p>
      <Sheet {...sheet} />
    </>
  )
}

/** One question for a problem; the ready one stands in the sheet while the field is empty. */
function Question({ id, title, ready }: { id: string; title: string; ready: string }) {
  const [value, write] = useFormField(questionField(id))
  return (
    <Field label={`Your question about ${title}`} hint={value === '' ? `While it is empty: “${ready}”` : undefined}>
      <TextInput
        autoComplete="off"
        maxLength={200}
        value={value}
        onChange={(event) => write(event.currentTarget.value)}
      />
    </Field>
  )
}

const Sheet = ({ title, head, problems }: CallSheet) => (
  <Card as="article" className="printed-alone mt-6 print:mt-0 print:border-0 print:p-0 print:text-[10.5pt]">
    <h3 className="text-xl">{title}</h3>
    {head.map((line) => (
      <p key={line}>{line}</p>
    ))}
    <ol className="mt-3 grid list-decimal gap-4 ps-6">
      {problems.map((problem) => (
        <li key={problem.id} className="break-inside-avoid">
          <b>{problem.title}</b> {problem.isStop && <Badge tone="problem">{callSheetWords.stop}</Badge>}
          <dl>
            {problem.lines.map(({ label, text }) => (
              <div key={label} className="wrap-anywhere">
                <dt className="inline font-semibold">{label}:</dt>{' '}
                <dd className="inline">
                  <bdi>{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-1 border-s-4 border-copper ps-3 wrap-anywhere">
            <b>{callSheetWords.titles.question}:</b> <bdi>{problem.question}</bdi>
          </p>
        </li>
      ))}
    </ol>
  </Card>
)
