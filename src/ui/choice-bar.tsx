/**
 * One answer out of a few, side by side, each as large as a thumb. Native radios: arrow keys and screen readers work as
 * they always do. A second press on the same answer offers to take it back, which radios alone cannot do, and does not
 * do it: a finger that trembles presses twice.
 *
 * <ChoiceBar legend="Is the drip leg there?" name="drip" value={…} onChoose={…}
 *   options={[{ value: 'good', label: 'Good', tone: 'pass' }, …]} />
 */
import { type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { useEarlyInput } from './early-input.browser.ts'
import { usePressed } from './pressed.ts'
import { type StateTone, ToneIcon } from './tone.tsx'

interface Option<V extends string> {
  value: V
  label: ReactNode
  /** Its colour when chosen and its icon; without one it is neither good nor bad. */
  tone?: StateTone
}

export interface ChoiceBarProps<V extends string> {
  legend: ReactNode
  /** One for all its radios, and no other's on the page. */
  name: string
  options: readonly Option<V>[]
  value: V | null
  /** Null takes the answer back. */
  onChoose: (value: V | null) => void
  /** One of them always holds. */
  isRequired?: boolean
  className?: string
}

/** Milliseconds after a choice in which one more press is only its tail. */
const tail = 700

export function ChoiceBar<V extends string>(props: ChoiceBarProps<V>) {
  const { legend, name, options, value, onChoose, isRequired, className } = props
  const [shown, press] = usePressed(value)
  const [asksFor, askFor] = useState<V | null>(null)
  const chosenAt = useRef(Number.NEGATIVE_INFINITY)
  const box = useRef<HTMLFieldSetElement>(null)
  const choose = (chosen: V | null) => {
    askFor(null)
    press(chosen)
    onChoose(chosen)
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
            isChosen={option.value === shown}
            onChoose={(at) => {
              chosenAt.current = at
              choose(option.value)
            }}
            onAgain={(at) => !isRequired && at - chosenAt.current >= tail && askFor(option.value)}
          />
        ))}
      </div>
      {asksFor !== null && asksFor === shown && <AskToClear onClear={clear} onKeep={close} />}
    </fieldset>
  )
}

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
  /** It was pressed though it is chosen. */
  onAgain: (at: number) => void
}

function Choice<V extends string>(props: ChoiceProps<V>) {
  const { name, option, isChosen, onChoose, onAgain } = props
  const { value, label, tone } = option
  const radio = useEarlyInput<HTMLInputElement>(({ checked }) => checked && onChoose(performance.now()))
  return (
    <label data-tone={tone} className={classes(isChosen && 'chosen')}>
      <input
        ref={radio}
        type="radio"
        name={name}
        value={value}
        // What a browser puts back on the way back to a page would count as a press.
        autoComplete="off"
        checked={isChosen}
        onChange={({ timeStamp }) => onChoose(timeStamp)}
        onClick={({ timeStamp }) => isChosen && onAgain(timeStamp)}
      />
      <span>
        {tone && <ToneIcon tone={tone} size={18} />}
        {label}
      </span>
    </label>
  )
}
