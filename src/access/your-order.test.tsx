// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { createQueryClient } from '../api/query.ts'
import type { AccessResponse } from './access-calls.ts'
import { saveCode } from './saved-code.browser.ts'
import { forgetCode, rememberAccess } from './use-access.browser.ts'
import { YourOrder } from './your-order.tsx'

const code = 'HQP-BASIC-12345678901234567894'
const paid: AccessResponse = {
  planType: 'basic',
  projectsRemaining: 1,
  expiryDate: '2999-11-20',
  projects: [],
  status: 'active',
}

afterEach(() => {
  cleanup()
  forgetCode()
})

it('a device without an order has no row for it in the header', () => {
  const { container } = render(<YourOrder />)
  expect(container.textContent).toBe('')
})

it('an order is found again in the header, with its state and without its code', async () => {
  saveCode(code)
  rememberAccess(
    createQueryClient(() => new Promise(() => {})),
    code,
    paid,
  )
  const { container } = render(<YourOrder />)
  const link = await screen.findByRole('link', { name: 'Your order: paid' })
  expect(link.getAttribute('href')).toBe('/access')
  expect(container.innerHTML).not.toContain('1234')
})

it('an order whose state this device does not know is found again all the same', async () => {
  saveCode(code)
  render(<YourOrder />)
  expect(await screen.findByRole('link', { name: 'Your order' })).toBeTruthy()
})
