import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field, TextInput } from '../../ui/form/field.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { longestOwnName, type OwnCheck, ownChecksIn, ownItemId } from '../model/own-checks.ts'
import { pointIn } from '../model/visit.ts'
import { answerWords } from '../model/visit-words.ts'
import type { PaperProps } from '../paperwork/paper-props.ts'
import { type Choices, GoodField, ItemChoice, NewChecks } from './new-checks.tsx'
import { ownIntro } from './own-checks-words.ts'

/** Adds checks to the visit that its list does not have, changes them and takes them off again. */
export function OwnChecksPaper({ steps, fitted, visiting, onPick }: PaperProps) {
  const own = ownChecksIn(visiting.visit)
  const [removed, setRemoved] = useState<OwnCheck>()
  const { dispatch } = useVisitContext()
  const items = fitted.filter(({ item }) => item.id !== ownItemId)
  const choices = items.map(({ item, number }) => ({ id: item.id, title: `${number}. ${item.title}` }))
  const numberOf = (id: string) => steps.find(({ point }) => point.id === id)?.number
  const remove = (one: OwnCheck) => {
    dispatch({ point: one.id, answers: { ownRemoved: true } })
    setRemoved(one)
  }
  return (
    <>
      <p className="mt-2">{ownIntro}</p>
      <NewChecks choices={choices} />
      {removed && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-x-4">
          <span className="wrap-anywhere">“{removed.name}” is off the list.</span>
          <Button
            size="small"
            autoFocus
            onClick={() => {
              dispatch({ point: removed.id, answers: { ownRemoved: false } })
              setRemoved(undefined)
            }}
          >
            Undo
          </Button>
        </p>
      )}
      <ul aria-label="Your own checks" className="mt-4 grid grid-cols-1 gap-3">
        {own.map((one) => (
          <Card as="li" key={one.id}>
            <h3 dir="auto" className="text-lg wrap-anywhere">
              {numberOf(one.id)} {one.name}
            </h3>
            <p className="text-quiet">{answerWords(pointIn(visiting.visit, one.id).answer)}</p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button onClick={() => onPick(one.id)} aria-label={`Open ${one.name}`}>
                Open
              </Button>
              <Button onClick={() => remove(one)} aria-label={`Remove ${one.name}`}>
                Remove
              </Button>
            </div>
            <details className="mt-1">
              <summary className="min-h-target content-center font-semibold text-link">
                Change<span className="sr-only"> {one.name}</span>
              </summary>
              <ChangeCheck check={one} choices={choices} />
            </details>
          </Card>
        ))}
      </ul>
    </>
  )
}

/** Stored as it is typed; a name that is emptied stays as it was. */
function ChangeCheck({ check: { id, name, good, item }, choices }: { check: OwnCheck; choices: Choices }) {
  const { dispatch } = useVisitContext()
  const [typed, setTyped] = useState(name)
  return (
    <div className="grid max-w-lg grid-cols-1 gap-3 pb-2">
      <Field label="What to check" error={typed.trim() === '' ? `Without a name it stays “${name}”.` : undefined}>
        <TextInput
          dir="auto"
          maxLength={longestOwnName}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            if (value.trim() !== '') dispatch({ point: id, answers: { ownName: value.trim() } })
          }}
        />
      </Field>
      <GoodField value={good} onType={(ownGood) => dispatch({ point: id, answers: { ownGood } })} />
      <ItemChoice
        choices={choices}
        value={choices.some((one) => one.id === item) ? item : ''}
        onChoose={(ownItem) => dispatch({ point: id, answers: { ownItem } })}
      />
    </div>
  )
}
