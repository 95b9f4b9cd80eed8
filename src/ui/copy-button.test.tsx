// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { clipboard: { writeText } })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  writeText.mockReset()
})

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

describe('the copy button', () => {
  it('copies the text, says so, and offers itself again', async () => {
    writeText.mockResolvedValue()
    render(<CopyButton text="AB-7K3M9Q2" of="reference" />)
    await press()
    expect(writeText).toHaveBeenCalledWith('AB-7K3M9Q2')
    expect(screen.getByRole('status').textContent).toBe('Copied')
    act(() => void vi.advanceTimersByTime(4000))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('shows the text selected when the clipboard is refused', async () => {
    writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    render(<CopyButton text="AB-7K3M9Q2" of="reference" />)
    await press()
    const field = screen.getByRole<HTMLInputElement>('textbox')
    expect(field.value).toBe('AB-7K3M9Q2')
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 10])
  })

  it('shows the text selected where there is no clipboard at all', async () => {
    vi.stubGlobal('navigator', {})
    render(<CopyButton text="AB-7K3M9Q2" of="reference" />)
    await press()
    expect(screen.getByRole('textbox')).toBeTruthy()
  })
})
