// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { WithTerms } from './with-terms.tsx'

afterEach(cleanup)

const terms = [
  { term: 'MOCP', en: 'The largest breaker.', es: 'El interruptor más grande.' },
  { term: 'breaker', also: ['breakers'], en: 'A switch.', es: 'Un interruptor.' },
]

it('offers each term where it stands first, and leaves the sentence as it is', () => {
  const text = 'Read the MOCP: no breaker is above the MOCP, and breakers are labeled.'
  const { container } = render(<WithTerms text={text} terms={terms} />)
  expect(container.textContent).toBe(text)
  const buttons = [...container.querySelectorAll('button')]
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['MOCP', 'breaker'])
  const notes = [...container.querySelectorAll('[popover]')]
  expect(buttons.map((one) => one.getAttribute('popovertarget'))).toEqual(notes.map(({ id }) => id))
})
