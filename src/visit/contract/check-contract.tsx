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
import { fieldOfLine, foundOf, isSolarAgreement, lawsFor, soldOf } from './contract-law.ts'
import {
  cancelHow,
  cancelWords,
  contractRequest,
  countNote,
  foundOptions,
  homeCancel,
  solarCancel,
  soldOptions,
} from './contract-words.ts'
import type { Law } from './laws.ts'

/** A contract held against what the law asks of it, until when it may be canceled, and what to ask the contractor to add. */
export function CheckContract() {
  const { checklist, job } = useVisitContext()
  const [sold, writeSold] = useFormField('contract/sold')
  const isSolar = isSolarAgreement({ checklistId: checklist.id, job })
  const isHome = soldOf(sold) === 'home'
  const laws = lawsFor({ checklistId: checklist.id, job, sold: soldOf(sold) })
  const request = contractRequest(laws, useForms())
  return (
    <>
      <p className="mt-2">
        Lay the contract beside your phone, before you sign or right after. A missing line does not make the work bad;
        it is a reason to ask. This is not legal advice.
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
        {(isHome || isSolar) && <LastDay isHome={isHome} isSolar={isSolar} />}
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

function LastDay({ isHome, isSolar }: { isHome: boolean; isSolar: boolean }) {
  const [signed, write] = useFormField('contract/signed')
  const [today] = useState(() => phoenixDay(new Date()))
  return (
    <>
      <Field label="Day on which you signed" className="mt-4 max-w-sm">
        <TextInput type="date" max={lastDay} value={signed} onChange={({ currentTarget: { value } }) => write(value)} />
      </Field>
      <p role="status" className="mt-3 font-semibold">
        {cancelWords(signed, today)}
      </p>
      {isSolar && <p className="mt-3">{solarCancel}</p>}
      {isHome && <p className="mt-3">{homeCancel}</p>}
      <p className="mt-3">{countNote}</p>
      <p className="mt-3">{cancelHow}</p>
      <p className="mt-1">
        <TextLink alone href="https://www.azleg.gov/ars/44/05002.htm">
          A.R.S. 44-5002
        </TextLink>
      </p>
    </>
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
      {law.rest && <p className="mt-1">{law.rest}</p>}
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
