// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

describe('a busy button', () => {
  it('does nothing when pressed, and does not send its form', () => {
    const pressed = vi.fn()
    const sent = vi.fn((event: Event) => event.preventDefault())
    const { container } = render(
      <form>
        <Button type="submit" busy onClick={pressed}>
          Processing...
        </Button>
      </form>,
    )
    container.querySelector('form')?.addEventListener('submit', sent)
    fireEvent.click(screen.getByRole('button'))
    expect(pressed).not.toHaveBeenCalled()
    expect(sent).not.toHaveBeenCalled()
  })

  it('keeps its place in the tab order and says that it is off', () => {
    render(<Button busy>Processing...</Button>)
    const button = screen.getByRole('button')
    button.focus()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })
})
