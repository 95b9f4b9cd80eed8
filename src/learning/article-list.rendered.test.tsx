// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { site } from '../../tests/support/site.ts'
import { CallError } from '../api/call-error.ts'
import { createQueryClient, type Fetch, query } from '../api/query.ts'
import { createLibrary } from './articles.server.ts'
import EducationPage from './education-page.tsx'

const library = createLibrary(content.articles, () => '2026-11-24')
const count = library.list().length
interface Filter {
  category?: string | undefined
  search?: string | undefined
}
/** Every list that was asked for. */
const asked: Filter[] = []
type Answer = (filter: Filter) => Promise<unknown>
const found: Answer = async (filter) => library.list(filter as Parameters<typeof library.list>[0])
let address = ''

function Address() {
  address = useLocation().search
  return null
}

function open(search = '', answer: Answer = found): void {
  const fetch = ((_: string, { query: { category, search } }: { query: Filter }) => {
    asked.push({ ...(category && { category }), ...(search && { search }) })
    return answer({ category, search })
  }) as unknown as Fetch
  const queries = createQueryClient(fetch)
  queries.setQueryData(query('getSite', {}).queryKey, site)
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/education${search}`]}>
        <EducationPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  // The page narrows its list only while it is the one in the address.
  vi.stubGlobal('location', new URL('https://a.example/education'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
  asked.length = 0
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Until typing has rested, and what follows from it has been drawn. */
const rest = async () => {
  await pass(1000)
  await pass(1000)
}
const field = () => screen.getByLabelText<HTMLInputElement>('Search the articles')
const category = () => screen.getByLabelText<HTMLSelectElement>('Category')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const choose = (value: string) => fireEvent.change(category(), { target: { value } })
const said = () => document.querySelector('[role=status]')?.textContent
const cards = () => [...document.querySelectorAll('li')].filter((card) => card.textContent?.includes('min read'))

it('six skeleton cards stand there while the articles load', async () => {
  let arrive = () => {}
  open('', (filter) => new Promise((resolve) => (arrive = () => resolve(library.list(filter)))))
  const blank = () => document.querySelectorAll('[data-card][aria-hidden=true]')
  expect(document.body.textContent).toContain('Loading articles...')
  expect(blank()).toHaveLength(6)
  arrive()
  await rest()
  expect(blank()).toHaveLength(0)
  expect(cards()).toHaveLength(count)
})

it.each([
  ['cannot be fetched', 'Failed to fetch articles', () => Promise.reject(new CallError(500, 'unknown', 'broken'))],
  ['are none', 'There are no articles yet', async () => []],
] as const)('six cards of our own are shown when the articles %s, each with its picture', async (_, words, answer) => {
  let now: Answer = answer
  open('', (filter) => now(filter))
  await rest()
  expect(document.body.textContent).toContain(words)
  expect(cards().map((card) => card.textContent)).toEqual(
    ['HVAC5', 'Solar4', 'Plumbing6', 'Pool7', 'Electrical5', 'Smart home4'].map((label) =>
      expect.stringContaining(`${label} min read`),
    ),
  )
  expect(new Set(cards().map((card) => card.querySelector('svg')?.innerHTML)).size).toBe(6)
  const notice = screen.queryByRole('alert')
  expect(notice !== null).toBe(words.startsWith('Failed'))
  if (!notice) return
  now = found
  fireEvent.click(within(notice).getByText('Retry'))
  await rest()
  expect(cards()).toHaveLength(count)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('the list is narrowed by text and by category, in the address and counted aloud, once typing rests', async () => {
  open()
  await rest()
  expect(said()).toBe(`${count} articles`)
  for (let typed = 1; typed <= 'caliche'.length; typed++) {
    type('caliche'.slice(0, typed))
    await pass(200)
  }
  expect(asked).toEqual([{}])
  await rest()
  expect(said()).toMatch(/^\d articles with “caliche”$/)
  expect(address).toBe('?search=caliche')
  choose('welding')
  await rest()
  expect(said()).toBe('1 article in Welding with “caliche”')
  expect(address).toBe('?search=caliche&category=welding')
  expect(cards()).toHaveLength(1)
  type('')
  await rest()
  expect(said()).toBe('1 article in Welding')
  choose('')
  await rest()
  expect([said(), address]).toEqual([`${count} articles`, ''])
  expect(asked).toEqual([
    {},
    { search: 'caliche' },
    { category: 'welding', search: 'caliche' },
    { category: 'welding' },
  ])
})

it('a filter in the address that fits nothing says so and gives the whole list back', async () => {
  open('?search=zeppelin&category=elephants')
  await rest()
  expect(said()).toBe('No articles with “zeppelin”')
  fireEvent.click(screen.getByText('Show all articles'))
  await rest()
  expect([cards().length, address, field().value]).toEqual([count, '', ''])
})
