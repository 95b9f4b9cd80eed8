// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { AnswerBar } from './answer-bar.tsx'
import type { Step } from './steps.ts'
import type { Answer } from './visit.ts'

afterEach(cleanup)

const nothing = () => {}
const step = { point: { id: 'a' }, number: '1.1' } as Step
const button = (name: RegExp) => screen.getByRole('button', { name })
const shown = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

describe('the answers at the thumb', () => {
  it('show a correction while the press before it is told, and then what something else says', () => {
    let held: Answer | null = null
    const told = (answer: Answer | null) => (
      <AnswerBar
        step={step}
        answer={answer}
        latest={() => held}
        onAnswer={(given) => {
          held = given
        }}
        onClear={nothing}
        undo={{ last: undefined, onUndo: nothing, onHold: nothing }}
        onBack={undefined}
        onList={nothing}
        onNext={nothing}
      />
    )
    const { rerender } = render(told(null))
    fireEvent.click(button(/^Good/))
    fireEvent.click(button(/^Problem/))
    rerender(told('good'))
    expect(shown()).toEqual(['Problem'])
    rerender(told('problem'))
    expect(shown()).toEqual(['Problem'])
    held = 'na'
    rerender(told('na'))
    expect(shown()).toEqual(['N/A'])
  })
})
