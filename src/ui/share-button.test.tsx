// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ShareButton } from './share-button.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()
const share = vi.fn<(data: ShareData) => Promise<void>>()
const address = 'https://site.test/page'

beforeEach(() => void writeText.mockResolvedValue())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  writeText.mockReset()
  share.mockReset()
})

const press = async () => {
  render(<ShareButton title="A page" url={address} label="Click to Share" />)
  await act(async () => void fireEvent.click(screen.getByRole('button')))
}
const withSharing = () => vi.stubGlobal('navigator', { clipboard: { writeText }, share, canShare: () => true })

describe('the share button', () => {
  it("offers the page through the device's own sharing", async () => {
    withSharing()
    share.mockResolvedValue()
    await press()
    expect(share).toHaveBeenCalledWith({ title: 'A page', url: address })
    expect(writeText).not.toHaveBeenCalled()
  })

  it('does nothing more when the person thinks better of it', async () => {
    withSharing()
    share.mockRejectedValue(new DOMException('no', 'AbortError'))
    await press()
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies the address where sharing fails, and where there is none', async () => {
    withSharing()
    share.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    await press()
    cleanup()
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await press()
    expect(writeText.mock.calls).toEqual([[address], [address]])
  })
})
