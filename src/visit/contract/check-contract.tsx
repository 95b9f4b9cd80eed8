import { useState } from 'react'
import { phoenixDay } from '../../format/phoenix-time.ts'
import { Card } from '../../ui/card.tsx'
import { ChoiceBar } from '../../ui/form/choice-bar.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { lastDay } from '../model/visit-words.ts'
import { MessageDraft } from '../paperwork/message-draft.tsx'
import { useFormField, useForms } from '../paperwork/use-form-field.tsx'
import { fieldOfLine, foundOf, lawsFor, salesIn, soldOf } from './contract-law.ts'
import {
  cancelWords,
  contractRequest,
  foundOptions,
  noSignedDay,
  saleWords,
  soldOptions,
  stormOptions,
} from './contract-words.ts'
import { lastDayToCancel, type Sale, signedDay } from './last-day-to-cancel.ts'
import type { Law } from './laws.ts'

/** A contract held against what the law asks of it, until when it may be canceled, and what to ask the contractor to add. */
export function CheckContract() {
  const { checklist, job } = useVisitContext()
  const [sold, writeSold] = useFormField('contract/sold')
  const [storm, writeStorm] = useFormField('contract/storm')
  const contract = { checklistId: checklist.id, job, sold: soldOf(sold), isStorm: storm === 'yes' }
  const sales = salesIn(contract)
  const laws = lawsFor(contract)
  const request = contractRequest(laws, useForms())
  return (
    <>
      <p className="mt-2">
        Lay the contract beside your phone, before you sign or right after. A missing line does not make the work bad,
        and it does not make the contract void (A.R.S. 32-1158(C)). It is a reason to ask. This is not legal advice.
      </p>
      <Card className="mt-4">
        <h3 className="text-xl">Where did you agree to it?</h3>
        <ChoiceBar
          legend="Where did you agree to it?"
          name="contract/sold"
          options={soldOptions}
          value={soldOf(sold)}
          onChoose={(chosen) => writeSold(chosen ?? '')}
          className="mt-2 max-w-sm"
        />
        <h3 className="mt-5 text-xl">Is it to repair storm damage?</h3>
        <ChoiceBar
          legend="Is it to repair storm damage?"
          name="contract/storm"
          options={stormOptions}
          value={stormOptions.find(({ value }) => value === storm)?.value ?? null}
          onChoose={(chosen) => writeStorm(chosen ?? '')}
          className="mt-2 max-w-sm"
        />
        {sales.length > 0 && <LastDays sales={sales} />}
      </Card>
      {laws.map((law) => (
        <LawCard key={law.id} law={law} />
      ))}
      <h3 className="mt-8 text-xl">Please add</h3>
      {request ? (
        <MessageDraft name="contract" of="the request" made={request} />
      ) : (
        <p className="mt-1">As soon as a line is missing or you are not sure, the request for it stands here.</p>
      )}
    </>
  )
}

/** Until when each of these kinds of sale may be canceled; a contract that is of two kinds has two days. */
function LastDays({ sales }: { sales: readonly Sale[] }) {
  const [typed, write] = useFormField('contract/signed')
  const [today] = useState(() => phoenixDay(new Date()))
  const signed = signedDay(typed)
  return (
    <>
      <Field label="Day on which you signed" className="mt-5 max-w-sm">
        <TextInput type="date" max={lastDay} value={typed} onChange={({ currentTarget: { value } }) => write(value)} />
      </Field>
      <div role="status" className="mt-3 grid gap-2 font-semibold">
        {signed === undefined ? (
          <p>{noSignedDay}</p>
        ) : (
          sales.map((sale) => (
            <p key={sale}>{cancelWords(sale, { signed, last: lastDayToCancel(signed, sale), today })}</p>
          ))
        )}
      </div>
      {sales.map((sale) => (
        <AboutSale key={sale} sale={sale} />
      ))}
    </>
  )
}

function AboutSale({ sale }: { sale: Sale }) {
  const { law, says, cancel, counts } = saleWords[sale]
  return (
    <div className="mt-3">
      <p>{says}</p>
      <p className="mt-2">{cancel}</p>
      <details className="fold mt-2" data-screen-only="">
        <summary>
          <span className="font-semibold">Which days count ({law.name})</span>
        </summary>
        <div className="pb-3">
          <p>{counts}</p>
          <TextLink alone href={law.url}>
            Read {law.name}
          </TextLink>
        </div>
      </details>
    </div>
  )
}

function LawCard({ law }: { law: Law }) {
  return (
    <Card as="section" className="mt-4">
      <h3 className="text-xl">{law.name}</h3>
      <p className="mt-1">{law.about}</p>
      <ul className="mt-2 divide-y divide-hairline">
        {law.lines.map((line) => (
          <li key={line.id} className="py-3">
            <LineOfLaw field={fieldOfLine(law, line)} at={line.at} text={line.what.en} />
          </li>
        ))}
      </ul>
      {law.note && <p className="mt-1">{law.note}</p>}
      <p className="mt-1">
        <TextLink alone href={law.url}>
          Read {law.name}
        </TextLink>
      </p>
    </Card>
  )
}

function LineOfLaw({ field, at, text }: { field: string; at: string; text: string }) {
  const [value, write] = useFormField(field)
  return (
    <>
      <p>
        {text} <span className="text-sm whitespace-nowrap text-quiet">{at}</span>
      </p>
      <ChoiceBar
        legend={text}
        name={field}
        options={foundOptions}
        value={foundOf(value)}
        onChoose={(chosen) => write(chosen ?? '')}
        className="mt-2 max-w-md"
      />
    </>
  )
}
