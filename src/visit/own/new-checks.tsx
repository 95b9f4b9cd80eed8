import { useState } from 'react'
import { randomKey } from '../../ui/browser/random-key.browser.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select, Textarea, TextInput } from '../../ui/form/field.tsx'
import { useVisitContext } from '../context/visit-context.tsx'
import { addedChecks, linesOf, longestOwnGood } from '../model/own-checks.ts'
import { addAll, addedOwn, notAddedOwn, ownLimits } from './own-checks-words.ts'

export type Choices = readonly { id: string; title: string }[]

interface NewChecksProps {
  /** The item that they belong to; where it is not said, one of `choices` is picked. */
  itemId?: string
  choices?: Choices
  /** The first field takes the focus. */
  autoFocus?: boolean
}

/** One check, or one of each line where several are pasted. */
export function NewChecks({ itemId, choices = [], autoFocus = false }: NewChecksProps) {
  const { dispatch, current } = useVisitContext()
  const [text, setText] = useState('')
  const [good, setGood] = useState('')
  const [chosen, choose] = useState('')
  const item = itemId ?? chosen
  const [told, setTold] = useState<{ words: string; isFault: boolean }>()
  const lines = linesOf(text)
  const add = (names: readonly string[]) => {
    if (names.length === 0) return setTold({ words: 'Write first what to check.', isFault: true })
    const changes = addedChecks(current(), { names, good, item }, { at: Date.now(), newId: randomKey })
    if (!Array.isArray(changes)) return setTold({ words: notAddedOwn(changes), isFault: true })
    for (const change of changes) dispatch(change)
    setText('')
    setGood('')
    setTold({ words: addedOwn(names.length), isFault: false })
  }
  return (
    <form
      className="mt-4 grid max-w-lg grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        add(lines)
      }}
    >
      <Field
        label="What to check"
        hint="One line is one check. Paste several lines of the bid to make several."
        error={told?.isFault ? told.words : undefined}
      >
        <Textarea
          dir="auto"
          autoFocus={autoFocus}
          rows={3}
          value={text}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
      </Field>
      <GoodField value={good} onType={setGood} />
      {itemId === undefined && <ItemChoice choices={choices} value={chosen} onChoose={choose} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary">
          {addAll(lines.length)}
        </Button>
        {lines.length > 1 && <Button onClick={() => add([lines.join(' ')])}>Add as one check</Button>}
      </div>
      <p role="status" className="text-sm text-quiet">
        {told && !told.isFault ? told.words : ownLimits}
      </p>
    </form>
  )
}

interface GoodFieldProps {
  value: string
  onType: (good: string) => void
}

export const GoodField = ({ value, onType }: GoodFieldProps) => (
  <Field label="What good is" optional>
    <TextInput
      dir="auto"
      maxLength={longestOwnGood}
      value={value}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
    />
  </Field>
)

interface ItemChoiceProps {
  choices: Choices
  value: string
  onChoose: (id: string) => void
}

export const ItemChoice = ({ choices, value, onChoose }: ItemChoiceProps) => (
  <Field label="Belongs to">
    <Select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
      <option value="">No item: it stands by itself, at the end</option>
      {choices.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Select>
  </Field>
)
