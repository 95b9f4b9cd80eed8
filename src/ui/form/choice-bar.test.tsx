// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { ChoiceBar } from './choice-bar.tsx'

afterEach(cleanup)

const options = [
  { value: 'good', label: 'Good' },
  { value: 'problem', label: 'Problem' },
] as const

function Bar({ isRequired = false }: { isRequired?: boolean }) {
  const [value, setValue] = useState<'good' | 'problem' | null>(null)
  return (
    <>
      <ChoiceBar
        legend="The drip leg"
        name="leg"
        options={options}
        value={value}
        onChoose={setValue}
        isRequired={isRequired}
      />
      <output>{value ?? 'none'}</output>
    </>
  )
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const isMarked = (name: string) => radio(name).checked
const held = () => screen.getByRole('status').textContent
const question = () => screen.queryByRole('group', { name: 'Clear this answer?' })

/** A press so many milliseconds after the page began. */
function press(name: string, at: number) {
  const click = createEvent.click(radio(name))
  Object.defineProperty(click, 'timeStamp', { value: at })
  fireEvent(radio(name), click)
}

describe('a bar of choices', () => {
  it('keeps its answer when a finger that trembles presses it twice', () => {
    render(<Bar />)
    press('Good', 1000)
    press('Good', 1200)
    expect(held()).toBe('good')
    expect(question()).toBeNull()
  })
  it('asks before it clears what is pressed once more, and Keep keeps it', () => {
    render(<Bar />)
    press('Good', 1000)
    press('Good', 2000)
    expect(held()).toBe('good')
    expect(question()).not.toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep' }))
    fireEvent.click(screen.getByRole('button', { name: 'Keep' }))
    expect(question()).toBeNull()
    expect(held()).toBe('good')
    expect(document.activeElement).toBe(radio('Good'))
  })
  it('is without an answer after Clear', () => {
    render(<Bar />)
    press('Good', 1000)
    press('Good', 2000)
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(held()).toBe('none')
    expect(isMarked('Good')).toBe(false)
    expect(question()).toBeNull()
  })
  it('takes another answer at once, and asks no more', () => {
    render(<Bar />)
    press('Good', 1000)
    press('Good', 2000)
    press('Problem', 2100)
    expect(held()).toBe('problem')
    expect(question()).toBeNull()
  })
  it('shows what holds when something else says so, and asks about that', () => {
    const told = (value: 'good' | 'problem' | null) => (
      <ChoiceBar legend="The drip leg" name="leg" options={options} value={value} onChoose={() => {}} />
    )
    const { rerender } = render(told(null))
    press('Good', 1000)
    rerender(told('problem'))
    expect(isMarked('Good')).toBe(false)
    expect(isMarked('Problem')).toBe(true)
    press('Problem', 3000)
    expect(question()).not.toBeNull()
    rerender(told(null))
    expect(isMarked('Problem')).toBe(false)
    expect(question()).toBeNull()
  })
  it('keeps a correction marked while the press before it is told', () => {
    let held: 'good' | 'problem' | null = null
    const told = (value: typeof held) => (
      <ChoiceBar
        legend="The drip leg"
        name="leg"
        options={options}
        value={value}
        latest={() => held}
        onChoose={(choice) => {
          held = choice
        }}
      />
    )
    const { rerender } = render(told(null))
    press('Good', 1000)
    press('Problem', 1300)
    rerender(told('good'))
    expect(isMarked('Problem')).toBe(true)
    rerender(told('problem'))
    held = 'good'
    rerender(told('good'))
    expect(isMarked('Good')).toBe(true)
  })
  it('never offers to clear what must be one of them', () => {
    render(<Bar isRequired />)
    press('Good', 1000)
    press('Good', 3000)
    expect(question()).toBeNull()
  })
})
