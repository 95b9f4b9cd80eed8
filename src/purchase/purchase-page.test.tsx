// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { site } from '../../tests/support/site.ts'
import { saveCode } from '../access/use-access.browser.ts'
import { createQueryClient, query } from '../api/query.ts'
import PurchasePage from './purchase-page.tsx'

const order = {
  accessCode: 'HQP-BASIC-12345678901234567890',
  recoveryPhrase: 'acorn bridge candle desert',
  status: 'awaiting-payment',
  instructions: {
    accountName: '[Account name]',
    bankName: '[Bank name]',
    routingNumber: '[Routing number]',
    accountNumber: '[Account number]',
    zelleRecipient: '[Zelle recipient]',
    amount: 29,
    currency: 'USD',
    reference: 'HQ-ABC234X',
    dueOn: '2026-12-01',
    closesOn: '2026-12-08',
  },
}

type Answer = () => Promise<Response>
const placed: Answer = async () => Response.json(order, { status: 201 })
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

let shownSite = site
/** The idempotency keys of the calls that were made, in order. */
const keys: (string | null)[] = []

/** Opens the page with a plan chosen; the calls get these answers, the last one again and again. */
function open(...answers: Answer[]): void {
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    keys.push(new Headers(headers).get('idempotency-key'))
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  })
  const queries = createQueryClient(() => new Promise(() => {}))
  queries.setQueryData(query('getSite', {}).queryKey, shownSite)
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={['/purchase#basic']}>
        <PurchasePage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}
const complete = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Complete Purchase' })
const dialog = (name: string | RegExp) => screen.findByRole('alertdialog', { name })
const pressIn = async (name: string | RegExp, button: string | RegExp) =>
  fireEvent.click(within(await dialog(name)).getByRole('button', { name: button }))
const spec = 'Payment processing temporarily unavailable. Please try again later.'

beforeEach(() => {
  shownSite = site
  saveCode('HQP-BASIC-00000000000000000000')
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  keys.length = 0
  vi.unstubAllGlobals()
})

it('a double press on Complete Purchase makes one call', async () => {
  open(placed)
  // Both before anything is drawn anew.
  const button = complete()
  button.click()
  button.click()
  await dialog('Your access code')
  expect(keys).toHaveLength(1)
})

it('after an order, Complete Purchase asks before it places a second one', async () => {
  open(placed)
  fireEvent.click(complete())
  await pressIn('Your access code', 'Stay here')
  fireEvent.click(complete())
  expect((await dialog('Place a second order?')).textContent).toContain('HQ-ABC234X')
  await pressIn('Place a second order?', 'No, keep the one I have')
  expect(keys).toHaveLength(1)
  fireEvent.click(complete())
  await pressIn('Place a second order?', 'Yes, place a second order')
  await dialog('Your access code')
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

it('a lost answer says that the order may have been placed, and the next press asks for that same order', async () => {
  open(lost, placed)
  fireEvent.click(complete())
  const failure = await dialog('Your order may have been placed')
  expect(within(failure).getByText(spec)).toBeTruthy()
  expect(failure.textContent).toContain('no second one is made')
  await pressIn('Your order may have been placed', 'Close')
  // A look at the other plan in between changes nothing.
  fireEvent.click(screen.getByRole('radio', { name: /Advanced/ }))
  fireEvent.click(screen.getByRole('radio', { name: /Basic/ }))
  fireEvent.click(complete())
  await dialog('Your access code')
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

it('an order that the service refused was not placed, and the page says so', async () => {
  const body = {
    type: 'about:blank',
    status: 429,
    title: 'Too many',
    detail: 'Too many tries.',
    code: 'too-many-requests',
  }
  open(async () => Response.json(body, { status: 429, headers: { 'content-type': 'application/problem+json' } }))
  fireEvent.click(complete())
  const failure = await dialog('The order was not placed')
  expect(within(failure).getByText(spec)).toBeTruthy()
  expect(failure.textContent).not.toContain('may')
})

it.each([
  [3, /usually opens one checklist at once, until 5 PM, Phoenix time, on the third business day after your order\./],
  [0, /^Your code opens when your payment is confirmed\. If you do not pay, you owe nothing\.$/],
])('says in a live service what a code opens, and when, with %i business days before the payment', (days, words) => {
  shownSite = { ...site, demonstration: false, openBeforePayment: days }
  open(placed)
  expect(within(screen.getByRole('region', { name: 'Payment' })).getByText(words)).toBeDefined()
})
