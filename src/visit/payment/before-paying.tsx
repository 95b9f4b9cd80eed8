import type { ReactNode } from 'react'
import { stopTitle } from '../../checklists/stop-work-words.ts'
import { articlePath } from '../../content/paths.ts'
import { MoneyBox } from '../../shell/money-box.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { ChoiceBar } from '../../ui/form/choice-bar.tsx'
import { Field, Select } from '../../ui/form/field.tsx'
import { Table } from '../../ui/table.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import type { Step } from '../model/steps.ts'
import { placeOfPaper } from '../paperwork/paper-place.ts'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { useFormField } from '../paperwork/use-form-field.tsx'
import { costField, noticeIn, noticeValues, paymentFields } from './payment-fields.ts'
import { ReceivedField, SumField } from './payment-form.tsx'
import {
  contractLaw,
  lockedWords,
  noticeLabels,
  noticeTitle,
  noticeWords,
  notLegalAdvice,
  poolLaw,
  poolStages,
  stageWords,
  standingOpenWords,
  sumFaultWords,
  sumWords,
  yoursToDecide,
} from './payment-words.ts'
import { type Payment, usePayment } from './use-payment.tsx'
import { WaitsFor } from './waits-for.tsx'

/** What stands open before a payment, what contract and law say of it, and what can be held back. It decides nothing. */
export function BeforePaying({ steps, items, onPick }: PaperProps) {
  const { checklist } = useVisitContext()
  const payment = usePayment(steps)
  const { open } = payment
  const locked = checklist.itemCount - items.length
  return (
    <>
      <p className="mt-2">{yoursToDecide}</p>
      <Part title="What is left to settle">
        <StagePick {...payment} />
        <p role="status" className="mt-4 font-semibold">
          {standingOpenWords(open)}
        </p>
        <Checks title="Problem" steps={open.problems} onPick={onPick} />
        <Checks title="Not answered yet" steps={open.unanswered} onPick={onPick} isLong />
        {locked > 0 && <p className="mt-3 text-quiet">{lockedWords(locked)}</p>}
      </Part>
      <Part title="What your contract says">
        <p>{contractLaw}</p>
        <WaitsFor checklistId={checklist.id} />
      </Part>
      <Part title="What the law says of this bill">
        <Notice {...payment} />
        <PoolStages />
      </Part>
      <Part title="What you hold back">
        <Sums {...payment} />
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <ButtonLink variant="primary" href={`#${placeOfPaper('letter')}`}>
            Write the letter
          </ButtonLink>
          <TextLink alone href={articlePath('payment-schedules')}>
            How payments can wait for the work
          </TextLink>
        </div>
      </Part>
      <MoneyBox className="mt-6" />
      <p className="mt-4 text-quiet">{notLegalAdvice}</p>
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-6">
    <h3 className="mb-2 text-xl">{title}</h3>
    {children}
  </section>
)

/** Which payment it is. */
function StagePick({ stages, stage }: Payment) {
  const [, write] = useFormField(paymentFields.stage)
  return (
    <Field label="Which payment is it?" className="max-w-sm">
      <Select value={stage} onChange={({ currentTarget: { value } }) => write(value === 'last' ? '' : value)}>
        {stages.map((one) => (
          <option key={one} value={one}>
            {stageWords(one)}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface ChecksProps {
  title: string
  steps: readonly Step[]
  onPick: (place: string) => void
  /** Only their number is seen until it is pressed. */
  isLong?: boolean
}

/** Checks, each a way to it. */
function Checks({ title, steps, onPick, isLong }: ChecksProps) {
  if (steps.length === 0) return null
  const list = (
    <ul className="grid gap-2">
      {steps.map(({ point, number }) => (
        <li key={point.id}>
          <button
            type="button"
            onClick={() => onPick(point.id)}
            className="flex min-h-target w-full flex-wrap items-center gap-x-3 rounded-control border-2 border-outline bg-card px-3 py-2 text-start hover:border-ink"
          >
            {number} {point.name.en}
            {title === 'Problem' && point.stopWork && <Badge tone="problem">{stopTitle}</Badge>}
          </button>
        </li>
      ))}
    </ul>
  )
  const heading = `${title} (${steps.length})`
  if (!isLong)
    return (
      <div className="mt-3">
        <h4 className="mb-2 font-semibold">{heading}</h4>
        {list}
      </div>
    )
  return (
    <details className="fold mt-3" data-screen-only="">
      <summary>
        <span className="font-semibold">{heading}</span>
      </summary>
      <div className="pb-3">{list}</div>
    </details>
  )
}

/** Whether the notice of the act stands on the bill, what follows, and until when to object. */
function Notice({ forms, days }: Payment) {
  const [, write] = useFormField(paymentFields.notice)
  const notice = noticeIn(forms)
  return (
    <>
      <p className="mb-2">Does the front page of the bill say, in clear type, “{noticeTitle}”, or nearly the same?</p>
      <ChoiceBar
        legend="Is the notice on the front page of the bill?"
        name="prompt-pay-notice"
        options={noticeValues.map((value) => ({ value, label: noticeLabels[value] }))}
        value={notice}
        onChoose={(value) => write(value ?? '')}
      />
      <p className="mt-3 mb-4">{noticeWords[notice ?? 'unsaid']}</p>
      <ReceivedField days={days} />
    </>
  )
}

/** The payments that the law allows for a new pool, where the job is one or nobody has said what it is. */
function PoolStages() {
  const { checklist, job } = useVisitContext()
  const mayBeNew = job.jobs.length === 0 || job.jobs.includes('new')
  if (checklist.id !== 'pool' || !mayBeNew) return null
  return (
    <div className="mt-5">
      <p className="mb-3">{poolLaw}</p>
      <Table
        caption="Payments for a new pool, at most"
        columns={[
          { header: 'When', cell: ({ stage }) => stage },
          { header: 'At most', cell: ({ most }) => most },
        ]}
        rows={poolStages}
        rowKey={({ stage }) => stage}
      />
    </div>
  )
}

/** The bill, the direct cost of each fault, and the sum that is held back. */
function Sums({ open: { problems }, sum }: Payment) {
  if (problems.length === 0)
    return (
      <p>
        No check before this payment is answered with Problem, so this page works out no sum. The law knows other
        reasons, such as work that is not done, damage to your home, or a claim of a subcontractor who was not paid. For
        those, write your reasons yourself within the same 14 days, or ask a lawyer.
      </p>
    )
  const fault = sumFaultWords(sum)
  const at = (...faults: (typeof sum.fault)[]) => (faults.includes(sum.fault) ? fault : undefined)
  const said = sumWords(sum)
  return (
    <div className="grid grid-cols-1 gap-4">
      <SumField name={paymentFields.sum} label="The bill asks for" error={at('bill-unclear')} />
      <p>
        What does it cost to put right each fault? Only direct costs: what another contractor would ask, or what you pay
        for parts.
      </p>
      {problems.map(({ point, number }) => (
        <SumField key={point.id} name={costField(point.id)} label={`${number} ${point.name.en}`} />
      ))}
      {at('cost-unclear') && (
        <p role="alert" className="font-semibold text-problem">
          {fault}
        </p>
      )}
      <SumField
        name={paymentFields.held}
        label="You hold back"
        error={at('held-unclear', 'above-costs', 'above-bill')}
      />
      <p role="status" className="font-semibold">
        {said}
      </p>
    </div>
  )
}
