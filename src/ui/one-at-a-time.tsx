/**
 * Long sheets of one kind, of which a reader mostly wants one: shows the chosen one, or all of them. The choice is a
 * matter of style alone, so it works before the script arrives and without any; paper gets them all, and a link to a
 * place inside a sheet shows that sheet.
 */
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type OneAtATimeProps = {
  /** What is chosen, for the radio buttons; unique on its page. */
  name: string
  /** At most six. */
  sheets: { title: string; content: ReactNode }[]
  /** The words for showing every sheet. */
  allLabel: string
}

const all = 'all'

export function OneAtATime({ name, sheets, allLabel }: OneAtATimeProps) {
  return (
    <div className="group/sheets">
      <fieldset data-screen-only="" className="min-w-0">
        <legend className="mb-2 font-bold">Show</legend>
        <div className="flex flex-wrap gap-2">
          {sheets.map(({ title }, index) => (
            <Choice key={title} name={name} value={String(index)} label={title} chosen={index === 0} />
          ))}
          <Choice name={name} value={all} label={allLabel} />
        </div>
      </fieldset>
      {sheets.map(({ title, content }, index) => (
        <div key={title} className={classes(hiddenForOthers[index], 'mt-8 has-target:block! print:block!')}>
          {content}
        </div>
      ))}
    </div>
  )
}

/** Spelled out, because the stylesheet is made from what the source says. */
const hiddenForOthers = [
  'group-has-[input:checked:not([value="all"],[value="0"])]/sheets:hidden',
  'group-has-[input:checked:not([value="all"],[value="1"])]/sheets:hidden',
  'group-has-[input:checked:not([value="all"],[value="2"])]/sheets:hidden',
  'group-has-[input:checked:not([value="all"],[value="3"])]/sheets:hidden',
  'group-has-[input:checked:not([value="all"],[value="4"])]/sheets:hidden',
  'group-has-[input:checked:not([value="all"],[value="5"])]/sheets:hidden',
]

interface ChoiceProps {
  name: string
  value: string
  label: string
  chosen?: boolean
}

function Choice({ name, value, label, chosen = false }: ChoiceProps) {
  return (
    <label className="inline-flex min-h-target items-center gap-2 rounded-control border-2 border-outline bg-card px-3 font-semibold hover:border-ink has-checked:border-link has-checked:bg-info-tint has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-link">
      <input type="radio" name={name} value={value} defaultChecked={chosen} className="choice outline-none" />
      {label}
    </label>
  )
}
