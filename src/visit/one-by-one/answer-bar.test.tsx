// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Step } from '../model/steps.ts'
import type { Answer } from '../model/visit.ts'
import { AnswerBar } from './answer-bar.tsx'
import type { LastAnswer } from './use-answering.browser.ts'

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
          return true
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
    expect(shown()).toEqual(['Not applicable'])
  })

  it('stay as they are where something is to be said before an answer', () => {
    render(
      <AnswerBar
        step={step}
        answer="problem"
        latest={() => 'problem'}
        onAnswer={() => false}
        onClear={nothing}
        undo={{ last: undefined, onUndo: nothing, onHold: nothing }}
        onBack={undefined}
        onList={nothing}
        onNext={nothing}
      />,
    )
    fireEvent.click(button(/^Good/))
    expect(shown()).toEqual(['Problem'])
  })

  it('have the focus when Clear or Undo is gone with its press', () => {
    const bar = (answer: Answer | null, last: LastAnswer | undefined) => (
      <AnswerBar
        step={step}
        answer={answer}
        latest={() => answer}
        onAnswer={() => true}
        onClear={nothing}
        undo={{ last, onUndo: nothing, onHold: nothing }}
        onBack={undefined}
        onList={nothing}
        onNext={nothing}
      />
    )
    const cleared: LastAnswer = { id: 'a', number: '1.1', given: null, undo: { point: 'a', answers: {} } }
    const { rerender } = render(bar('good', undefined))
    for (const [name, answer, last] of [
      [/^Clear/, null, cleared],
      [/^Undo/, 'good', undefined],
    ] as const) {
      button(name).focus()
      fireEvent.click(button(name))
      rerender(bar(answer, last))
      expect(document.activeElement).toBe(button(/^Good/))
    }
  })
})
