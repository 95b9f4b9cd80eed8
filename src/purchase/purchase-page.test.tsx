// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { site } from '../../tests/support/site.ts'
import { saveCode } from '../access/saved-code.browser.ts'
import { createQueryClient, query } from '../api/query.ts'
import type { ChecklistCard } from '../checklists/checklist-calls.ts'
import { checklistsQuery } from '../checklists/checklist-queries.ts'
import { rememberChecklist } from '../checklists/last-checklist.browser.ts'
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

const split = { id: 'split', name: 'New split system', pointCount: 39, lockedCount: 27, onceCount: 10 }

type Answer = () => Promise<Response>
const placed: Answer = async () => Response.json(order, { status: 201 })
const lost: Answer = () => Promise.reject(new TypeError('Failed to fetch'))

let shownSite = site
/** The idempotency keys of the calls that were made, in order. */
const keys: (string | null)[] = []

/** What a saved code opens, as the service says. */
let answerToCode: Answer

/** Opens the page with a plan chosen; orders get these answers, the last one again and again. */
function open(...answers: Answer[]): void {
  vi.stubGlobal('fetch', (url: string, { headers }: RequestInit) => {
    if (url.endsWith('/api/verify-access')) return answerToCode()
    keys.push(new Headers(headers).get('idempotency-key'))
    return (answers.length > 1 ? answers.shift() : answers[0])?.()
  })
  const queries = createQueryClient(() => new Promise(() => {}))
  queries.setQueryData(query('getSite', {}).queryKey, shownSite)
  queries.setQueryData(checklistsQuery.queryKey, [
    { id: 'hvac', title: 'HVAC cooling', jobs: [split] },
  ] as ChecklistCard[])
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
  answerToCode = lost
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

it('after an order no button is left that orders at one press; another plan is ordered only when one asks for it', async () => {
  open(placed)
  fireEvent.click(complete())
  await pressIn('Your access code', 'Stay here')
  expect(screen.queryByRole('button', { name: 'Complete Purchase' })).toBeNull()
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Order another plan' }))
  // The first order stays in sight, and no plan is chosen.
  expect(document.body.textContent).toContain('HQ-ABC234X')
  expect(document.body.textContent).toContain('It is paid for separately.')
  fireEvent.click(complete())
  expect(screen.getByRole('alert').textContent).toBe('Choose a plan first.')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Basic/ }))
  expect(keys).toHaveLength(1)
  fireEvent.click(screen.getByRole('radio', { name: /Advanced/ }))
  fireEvent.click(complete())
  await dialog('Your access code')
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(2)
})

const liveSite = { ...site, demonstration: false }
const code = 'HQP-BASIC-12345678901234567894'
const { instructions } = order
const awaiting = {
  planType: 'basic',
  projectsRemaining: 1,
  expiryDate: '2999-11-20',
  status: 'awaiting-payment',
  projects: [],
  instructions,
}

it('an order on this device is found again, with how to pay and without a button that orders', async () => {
  shownSite = liveSite
  answerToCode = async () => Response.json(awaiting)
  saveCode(code)
  open(placed)
  expect(await screen.findByText('HQ-ABC234X', { selector: 'dd *' })).toBeTruthy()
  expect(document.body.textContent).toContain('You have an order')
  expect(document.body.textContent).toContain('It opens as soon as your payment is confirmed.')
  expect(screen.getByRole('link', { name: 'See the state of my order' }).getAttribute('href')).toBe('/access')
  expect(screen.queryByRole('button', { name: 'Complete Purchase' })).toBeNull()
  expect(document.body.innerHTML).not.toContain(code.slice(-20))
})

it('a code that the service refuses is no order: the page sells as to anybody', async () => {
  answerToCode = async () =>
    Response.json(
      { type: 'about:blank', status: 401, title: 'No', detail: 'No.', code: 'invalid-access-code' },
      { status: 401, headers: { 'content-type': 'application/problem+json' } },
    )
  saveCode(code)
  open(placed)
  expect(screen.queryByRole('button', { name: 'Complete Purchase' })).toBeNull()
  await waitFor(() => expect(complete().disabled).toBe(false))
})

it('the checklist that a buyer came from is named, and is what the order leads to once it opens something', async () => {
  rememberChecklist('hvac')
  open(async () => Response.json({ ...order, openUntil: '2999-11-26T00:00:00.000Z' }, { status: 201 }))
  expect(screen.getByText('HVAC cooling', { selector: 'a' }).closest('p')?.textContent).toContain('For: HVAC cooling')
  fireEvent.click(complete())
  const news = await dialog('Your access code')
  expect(news.textContent).toMatch(
    /Your code opens one checklist now, until \w+day, \w+ \d+, 2999, 5:00 PM Phoenix time/,
  )
  expect(within(news).getByRole('button', { name: 'Start with HVAC cooling' })).toBeTruthy()
})

it('an order beyond the bounds says that it opens with its payment, and leads to its state', async () => {
  shownSite = liveSite
  open(async () => Response.json({ ...order, whyNotOpen: 'At the moment all places are taken.' }, { status: 201 }))
  fireEvent.click(complete())
  const news = await dialog('Your access code')
  expect(news.textContent).toContain('Keep this code. At the moment all places are taken.')
  expect(within(news).getByRole('button', { name: 'See the state of my order' })).toBeTruthy()
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
  [
    3,
    /^Your first checklist usually opens at once, until 5 PM, Phoenix time, on the third business day after your order\./,
  ],
  [0, /^Your code opens when your payment is confirmed\.$/],
])('says in a live service what a code opens, and when, with %i business days before the payment', (days, words) => {
  shownSite = { ...site, demonstration: false, openBeforePayment: days }
  open(placed)
  expect(screen.getByText(words)).toBeDefined()
  const payment = screen.getByRole('region', { name: 'Payment' })
  expect(payment.textContent).toContain('If you do not pay, you owe nothing.')
})
