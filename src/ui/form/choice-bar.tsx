/**
 * One answer out of a few, side by side, each as large as a thumb. Native radios: arrow keys and screen readers work as
 * they always do. A second press on the same answer offers to clear it (`answer-press.ts`). The browser itself marks what
 * is pressed, in its next frame; `value` is marked when it becomes another one.
 *
 * <ChoiceBar legend="Is the drip leg there?" name="drip" value={…} onChoose={…}
 *   options={[{ value: 'good', label: 'Good', tone: 'pass' }, …]} />
 */
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useEarlyInput } from '../browser/early-input.browser.ts'
import { Button } from '../button.tsx'
import { type AnswerPress, meaningOf } from './answer-press.ts'

interface Option<V extends string> {
  value: V
  label: ReactNode
  /** Its colour when chosen and its icon, both in the stylesheet; without one it is neither good nor bad. */
  tone?: 'pass' | 'problem' | undefined
}

export interface ChoiceBarProps<V extends string> {
  legend: ReactNode
  /** One for all its radios, and no other's on the page. */
  name: string
  options: readonly Option<V>[]
  value: V | null
  /** What holds by now, where `value` may come late and tell a press that was corrected since. */
  latest?: () => V | null
  /** Null takes the answer back. */
  onChoose: (value: V | null) => void
  /**
   * False where something is to be said before this can be chosen: what held before stays marked. Of null, where taking the
   * answer back is asked elsewhere.
   */
  mayChoose?: (value: V | null) => boolean
  /** One of them always holds. */
  isRequired?: boolean
  className?: string
}

export function ChoiceBar<V extends string>(props: ChoiceBarProps<V>) {
  const { legend, name, options, value, latest, onChoose, mayChoose, isRequired, className } = props
  const [asksFor, askFor] = useState<V | null>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  const marked = useRef(value)
  const lastChoice = useRef<AnswerPress>(undefined)
  const mark = (choice: V | null) => {
    marked.current = choice
    for (const radio of radiosIn(box.current)) radio.checked = radio.value === choice
  }
  const markLatest = useEffectEvent(() => mark(latest ? latest() : value))
  const told = useRef(value)
  useLayoutEffect(() => {
    // Nothing was told yet where it is only drawn: what was pressed before that holds.
    if (told.current !== value) markLatest()
    told.current = value
  }, [value])
  const choose = (choice: V | null) => {
    askFor(null)
    if (choice !== null && mayChoose && !mayChoose(choice)) {
      mark(latest ? latest() : value)
      return
    }
    mark(choice)
    onChoose(choice)
  }
  const close = () => {
    askFor(null)
    box.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }
  const clear = () => {
    choose(null)
    box.current?.querySelector('input')?.focus()
  }
  return (
    <fieldset ref={box} className={className}>
      <legend className="sr-only">{legend}</legend>
      <div className="choice-bar">
        {options.map((option) => (
          <Choice
            key={option.value}
            name={name}
            option={option}
            isChosen={option.value === value}
            onChoose={(at) => {
              lastChoice.current = { question: name, answer: option.value, at }
              choose(option.value)
            }}
            onPress={(at) => {
              const press = { question: name, answer: option.value, at }
              const isAgain = meaningOf(press, lastChoice.current, marked.current) === 'again'
              if (isAgain && !isRequired && (!mayChoose || mayChoose(null))) askFor(option.value)
            }}
          />
        ))}
      </div>
      {asksFor !== null && asksFor === value && <AskToClear onClear={clear} onKeep={close} />}
    </fieldset>
  )
}

const radiosIn = (box: Element | null) => box?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []

interface AskToClearProps {
  onClear: () => void
  onKeep: () => void
}

function AskToClear({ onClear, onKeep }: AskToClearProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a second fieldset would have to be told apart from the first by ear.
    <div role="group" aria-label="Clear this answer?" className="mt-2 flex flex-wrap gap-2">
      <p className="basis-full font-semibold">Clear this answer?</p>
      <Button onClick={onClear}>Clear</Button>
      {/* Reading it aloud begins with the question. */}
      <Button autoFocus onClick={onKeep}>
        Keep
      </Button>
    </div>
  )
}

interface ChoiceProps<V extends string> {
  name: string
  option: Option<V>
  isChosen: boolean
  /** With the time of the press, in milliseconds. */
  onChoose: (at: number) => void
  /** Before it is chosen by that, or with nothing to choose where it was chosen already. */
  onPress: (at: number) => void
}

function Choice<V extends string>(props: ChoiceProps<V>) {
  const { name, option, isChosen, onChoose, onPress } = props
  const { value, label, tone } = option
  const radio = useEarlyInput<HTMLInputElement>(({ checked }) => checked && onChoose(performance.now()))
  return (
    <label data-tone={tone}>
      <input
        ref={radio}
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        onChange={({ timeStamp }) => onChoose(timeStamp)}
        onClick={({ timeStamp }) => onPress(timeStamp)}
      />
      <span>{label}</span>
    </label>
  )
}
