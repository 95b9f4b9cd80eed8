/**
 * One answer out of a few, side by side, each as large as a thumb. Native radios: arrow keys and screen readers work as
 * they always do; a second press on the same answer takes it back, which radios alone cannot do.
 *
 * <ChoiceBar legend="Is the drip leg there?" name="drip" value={…} onChoose={…}
 *   options={[{ value: 'good', label: 'Good', tone: 'pass' }, …]} />
 */
import type { ReactNode } from 'react'
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
  className?: string
}

export function ChoiceBar<V extends string>({ legend, name, options, value, onChoose, className }: ChoiceBarProps<V>) {
  const [shown, press] = usePressed(value)
  const choose = (chosen: V | null) => {
    press(chosen)
    onChoose(chosen)
  }
  return (
    <fieldset className={className}>
      <legend className="sr-only">{legend}</legend>
      <div className="choice-bar">
        {options.map((option) => (
          <Choice key={option.value} name={name} option={option} isChosen={option.value === shown} onChoose={choose} />
        ))}
      </div>
    </fieldset>
  )
}

interface ChoiceProps<V extends string> {
  name: string
  option: Option<V>
  isChosen: boolean
  onChoose: (value: V | null) => void
}

function Choice<V extends string>({ name, option: { value, label, tone }, isChosen, onChoose }: ChoiceProps<V>) {
  const radio = useEarlyInput<HTMLInputElement>(({ checked }) => checked && onChoose(value))
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
        onChange={() => onChoose(value)}
        onClick={() => isChosen && onChoose(null)}
      />
      <span>
        {tone && <ToneIcon tone={tone} size={18} />}
        {label}
      </span>
    </label>
  )
}
