// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { site } from '../../tests/support/site.ts'
import { createQueryClient, query } from '../api/query.ts'
import { checklistsQuery } from '../checklists/checklist-queries.ts'
import { groupAccessCode, makeAccessCode } from '../orders/access-code.ts'
import type { AccessResponse } from './access-calls.ts'
import AccessPage from './access-page.tsx'
import { saveCode } from './saved-code.browser.ts'
import { forgetCode } from './use-access.browser.ts'

const code = makeAccessCode('qualitechnician', '1002003004005006007')
const access: AccessResponse = {
  planType: 'professional',
  projectsRemaining: 2,
  expiryDate: '2027-11-20',
  status: 'active',
  projects: [],
}
const refusal = (status: number) => async () =>
  Response.json(
    { type: 'about:blank', status, title: 'No', detail: 'Not now.', code: 'refused' },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )
const good = async () => Response.json(access)
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
/** Every code that was sent to be checked. */
const sent: string[] = []
let answer: () => Promise<Response> = good

function open(): void {
  const queries = createQueryClient(() => new Promise(() => {}))
  queries.setQueryData(query('getSite', {}).queryKey, site)
  queries.setQueryData(checklistsQuery.queryKey, [])
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <AccessPage />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  answer = good
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push((JSON.parse(String(body)) as { accessCode: string }).accessCode)
    return answer()
  })
})
afterEach(() => {
  cleanup()
  forgetCode()
  sent.length = 0
  vi.unstubAllGlobals()
})

const field = () => screen.getByLabelText<HTMLInputElement>('Access code')
const button = (name: string) => screen.getByText<HTMLButtonElement>(name, { selector: 'button, button *' })
function verify(typed: string): void {
  fireEvent.change(field(), { target: { value: typed } })
  fireEvent.click(button('Verify code'))
}
const alert = async () => (await screen.findByRole('alert')).textContent
const accepted = () => waitFor(() => expect(screen.getByText('Plan type')).toBeTruthy())
const invalid = 'Invalid access code. Please check and try again.'
const maybeFine = 'We could not reach the service just now, so your code may be fine.'

it('a code is asked for in the form HQP-BASIC-digits; while it is checked the button says so, and then it is accepted aloud', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  answer = async () => {
    await held
    return good()
  }
  open()
  expect(field().placeholder).toMatch(/^HQP-BASIC-\d{4} \d{4} …$/)
  expect(field().required).toBe(true)
  expect(screen.getByText('Purchase Now').closest('a')?.getAttribute('href')).toBe('/purchase')
  const told = document.querySelector('[role=status]')
  expect(told?.textContent).toBe('')
  verify(code)
  await waitFor(() => expect(button('Checking…').closest('button')?.getAttribute('aria-disabled')).toBe('true'))
  release()
  await accepted()
  expect(told?.textContent).toMatch(/Accepted: Advanced .* plan, 2 of 2 projects left, open until \w+ \d+, \d{4}\./)
  expect(document.activeElement).toBe(told)
})

it('no code at all is answered with what one looks like, and nothing is sent', async () => {
  open()
  fireEvent.click(button('Verify code'))
  expect(await alert()).toBe('Enter your code, for example HQP-BASIC-1234 5678 …')
  expect(document.activeElement).toBe(field())
  expect(sent).toEqual([])
})

it('a typing error in a code is caught on the device, and nothing is sent', async () => {
  open()
  const wrong = code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10))
  verify(wrong)
  expect(await alert()).toBe(`${invalid} It has all 20 digits, but one of them is wrong, or two are swapped.`)
  expect(screen.getByText(invalid)).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(field().value).toBe(wrong)
  verify(code.slice(0, -1))
  expect(await alert()).toBe(`${invalid} It has 19 of 20 digits.`)
  expect(sent).toEqual([])
})

it('a code that nobody was given is asked for once, told as invalid, and not saved', async () => {
  answer = refusal(401)
  open()
  verify(code)
  expect(await alert()).toBe(invalid)
  expect(sent).toEqual([code])
  expect(JSON.stringify({ ...localStorage })).not.toContain('HQP-')
})

it('a code is read as people type it: any case, spaces, and the letter O for a zero', async () => {
  open()
  verify(` ${groupAccessCode(code).toLowerCase().replaceAll('0', 'o').replaceAll('-', ' ')} `)
  await accepted()
  expect(sent).toEqual([code])
})

it('without a connection the typed code stays, with the sentence, the reason and another try', async () => {
  answer = lost
  open()
  verify(code)
  expect(await alert()).toBe(`${invalid} ${maybeFine}`)
  expect(field().value).toBe(code)
  answer = good
  fireEvent.click(button('Retry'))
  await accepted()
})

it('too many wrong codes are told apart from a wrong code', async () => {
  answer = refusal(429)
  open()
  verify(code)
  expect(await alert()).toContain('There were too many tries from this connection.')
})

it('a saved code is checked by itself, and the page says so; where it cannot be checked it is kept, and Retry checks it again', async () => {
  saveCode(code)
  answer = lost
  open()
  expect(document.body.textContent).toContain('Checking your saved code')
  const words = await alert()
  expect(words).toContain(invalid)
  expect(words).toContain(maybeFine)
  expect(JSON.stringify({ ...localStorage })).toContain(code)
  answer = good
  fireEvent.click(button('Retry'))
  await accepted()
})
