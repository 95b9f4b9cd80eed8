// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useModal } from './modal.browser.ts'

afterEach(cleanup)

function Window({ closedby, onLeave }: { closedby: 'any' | 'closerequest'; onLeave: () => void }) {
  const box = useModal({ onLeave, focusFirst: () => {} })
  return (
    <dialog ref={box} closedby={closedby}>
      <p>Words</p>
    </dialog>
  )
}

describe('a dialog in a browser that does not know closedby', () => {
  it('is left by a press on its veil, and by none inside it', () => {
    const leave = vi.fn()
    render(<Window closedby="any" onLeave={leave} />)
    fireEvent.click(screen.getByText('Words'))
    expect(leave).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('dialog'))
    expect(leave).toHaveBeenCalledTimes(1)
  })

  it('stays where the question must be answered', () => {
    const leave = vi.fn()
    render(<Window closedby="closerequest" onLeave={leave} />)
    fireEvent.click(screen.getByRole('dialog'))
    expect(leave).not.toHaveBeenCalled()
  })
})
