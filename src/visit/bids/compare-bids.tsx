import { useState } from 'react'
import { goodOf } from '../../checklists/cases.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ChoiceBar } from '../../ui/form/choice-bar.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import type { Step } from '../model/steps.ts'
import { MessageDraft } from '../paperwork/message-draft.tsx'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { useFormField, useForms } from '../paperwork/use-form-field.tsx'
import { type Bid, bidsIn, checksOfBids, fieldOfBid, gapsOf, saidOf } from './bid-gaps.ts'
import { BidsTable } from './bids-table.tsx'
import { pleaseAdd, saidOptions } from './bids-words.ts'

/** Two or three bids side by side: what each says of the checks before hiring, and what to ask each of them to add. */
export function CompareBids({ steps, isOpen }: PaperProps) {
  const checks = checksOfBids(steps)
  const bids = bidsIn(useForms(), checks)
  const [hasThird, setHasThird] = useState(false)
  const third: Bid = { id: 'c', name: 'Bid C', price: '', said: new Map() }
  const shown = hasThird && bids.length < 3 ? [...bids, third] : bids
  if (checks.length === 0)
    return (
      <p className="mt-2">
        None of the checks before hiring belong to this job{!isOpen && ', of the items open to you now'}.
      </p>
    )
  return (
    <>
      <p className="mt-2">
        Lay the bids beside your phone. For each check say what each bid has. Here you see what is missing; which one
        you take is yours to decide.
      </p>
      <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {shown.map(({ id }) => (
          <BidHead key={id} id={id} />
        ))}
      </div>
      {shown.length < 3 && (
        <Button className="mt-4" onClick={() => setHasThird(true)}>
          Add a third bid
        </Button>
      )}
      <ul className="mt-6 grid grid-cols-1 gap-4">
        {checks.map((step) => (
          <Card as="li" key={step.point.id}>
            <Check step={step} bids={shown} />
          </Card>
        ))}
      </ul>
      <h3 className="mt-8 text-xl">Side by side</h3>
      <BidsTable bids={shown} checks={checks} />
      <h3 className="mt-8 text-xl">Please add</h3>
      {shown.every((bid) => gapsOf(bid, checks).length === 0) && (
        <p className="mt-1">As soon as a bid lacks something or does not say it, the request to add it stands here.</p>
      )}
      {shown.map((bid) => {
        const gaps = gapsOf(bid, checks)
        if (gaps.length === 0) return null
        return (
          <section key={bid.id} className="mt-4">
            <h4 className="text-lg">For {bid.name}</h4>
            <MessageDraft
              name={fieldOfBid(bid.id, 'add')}
              of={`the request to ${bid.name}`}
              made={pleaseAdd(bid, gaps)}
            />
          </section>
        )
      })}
    </>
  )
}

function BidHead({ id }: Pick<Bid, 'id'>) {
  const [name, writeName] = useFormField(fieldOfBid(id, 'name'))
  const [price, writePrice] = useFormField(fieldOfBid(id, 'price'))
  const letter = id.toUpperCase()
  return (
    <Card>
      <Field label={`Bid ${letter}: from whom`}>
        <TextInput maxLength={80} value={name} onChange={({ currentTarget: { value } }) => writeName(value)} />
      </Field>
      <Field label={`Price of bid ${letter}`} hint="As the bid says it; empty where it names none" className="mt-3">
        <TextInput maxLength={80} value={price} onChange={({ currentTarget: { value } }) => writePrice(value)} />
      </Field>
    </Card>
  )
}

/** One check, with three small choices for each bid. */
function Check({ step: { number, point }, bids }: { step: Step; bids: readonly Bid[] }) {
  const good = goodOf(point, undefined)
  return (
    <>
      <h3 className="text-lg leading-snug">
        <span className="text-quiet">{number}</span> {point.name.en}
      </h3>
      {good ? (
        <p>{good.en}</p>
      ) : (
        <ul className="list-disc ps-5">
          {point.cases?.map(({ id, name, good }) => (
            <li key={id}>
              {name.en}: {good.en}
            </li>
          ))}
        </ul>
      )}
      {bids.map((bid) => (
        <SaidOfBid key={bid.id} bid={bid} pointId={point.id} number={number} />
      ))}
    </>
  )
}

function SaidOfBid({ bid, pointId, number }: { bid: Bid; pointId: string; number: string }) {
  const field = fieldOfBid(bid.id, pointId)
  const [value, write] = useFormField(field)
  return (
    <div className="mt-3 max-w-md">
      <p aria-hidden="true" className="mb-1 text-sm font-semibold wrap-anywhere">
        {bid.name}
      </p>
      <ChoiceBar
        legend={`${number}, ${bid.name}`}
        name={field}
        options={saidOptions}
        value={saidOf(value)}
        onChoose={(chosen) => write(chosen ?? '')}
      />
    </div>
  )
}
