// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { CallError } from '../api/call-error.ts'
import { createQueryClient, type Fetch } from '../api/query.ts'
import { createCatalogue } from '../checklists/checklists.server.ts'
import { createLibrary } from '../learning/articles.server.ts'
import { createSearch } from './search.server.ts'
import { SearchBox } from './search-box.tsx'

const search = createSearch(
  createCatalogue(content.checklists, content),
  createLibrary(content.articles, () => '2026-11-24'),
  content.searchWords,
  content.equipment,
)
/** What was searched for, in order. */
const asked: string[] = []
type Answer = (q: string) => Promise<unknown>
const found: Answer = async (q) => search(q)
let chosen = 0
let address = ''

function Field() {
  const [query, setQuery] = useState('')
  address = useLocation().pathname + useLocation().search
  return <SearchBox query={query} onQuery={setQuery} onChoose={() => chosen++} />
}

function open(answer: Answer = found): void {
  const fetch = ((_: string, { query: { q } }: { query: { q: string } }) => {
    asked.push(q)
    return answer(q)
  }) as unknown as Fetch
  render(
    <QueryClientProvider client={createQueryClient(fetch)}>
      <MemoryRouter>
        <Field />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

afterEach(() => {
  vi.useRealTimers()
  cleanup()
  asked.length = 0
  chosen = 0
})

const box = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const press = (key: string) => fireEvent.keyDown(box(), { key })
const options = () => [...document.querySelectorAll('[role=option]')]
const selected = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true')
const said = () => screen.getByRole('status').textContent
const shown = () => waitFor(() => expect(options()).not.toEqual([]))

it('a search runs only when the query is longer than one character, once typing has rested for 150 ms', async () => {
  vi.useFakeTimers()
  open()
  for (const short of ['p', ' p  ', '']) {
    type(short)
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(said()).toBe('Type at least 2 letters.')
  }
  type('pool ')
  await act(() => vi.advanceTimersByTimeAsync(140))
  type('pool fence')
  await act(() => vi.advanceTimersByTimeAsync(140))
  expect(asked).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(20))
  expect(asked).toEqual(['pool fence'])
})

it('results are checklists and articles, counted aloud, with the first one selected and matched words marked', async () => {
  open()
  type('plumming')
  await shown()
  const counts = [...document.querySelectorAll('[role=group]')].map((group) => [
    document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
    group.querySelectorAll('[role=option]').length,
  ])
  const { Checklists = 0, Articles = 0 } = Object.fromEntries(counts)
  expect(said()).toMatch(
    new RegExp(`^${Checklists + Articles} results: ${Checklists} checklists?, ${Articles} articles?$`),
  )
  expect(selected()).toBe(0)
  expect(options()[0]?.querySelector('mark')?.textContent).toBe('Plumbing')
  expect(box().getAttribute('aria-expanded')).toBe('true')
  expect(box().getAttribute('aria-activedescendant')).toBe(options()[0]?.id)
  const leads = options().map((option) => option.getAttribute('href'))
  expect(leads[0]).toBe('/checklist/plumbing')
  expect(leads).toContain('/education?article=water-pressure-and-hard-water')
})

it('arrows choose among the results and wrap, and Enter opens what is chosen', async () => {
  open()
  type('pool fence')
  await shown()
  press('ArrowUp')
  expect(selected()).toBe(options().length - 1)
  press('ArrowDown')
  expect(selected()).toBe(0)
  press('ArrowDown')
  const second = options()[1]?.getAttribute('href')
  press('Enter')
  expect([chosen, address]).toEqual([1, second])
})

it('nothing found comes with the query, three suggestions that find something, and a link to all checklists', async () => {
  open()
  type('<xyzzyq>')
  await waitFor(() => expect(said()).toBe('No results found for "<xyzzyq>"'))
  expect(box().getAttribute('aria-expanded')).toBe('false')
  const link = screen.getByText('See all checklists').closest('a')
  expect(link?.getAttribute('href')).toBe('/checklist')
  const suggestions = screen.getAllByRole('button')
  expect(suggestions).toHaveLength(3)
  for (const suggestion of suggestions)
    expect(Object.values(search(suggestion.textContent ?? '')).flat()).not.toEqual([])
  fireEvent.click(suggestions[0] as HTMLElement)
  expect(box().value).toBe('water heater')
  await shown()
})

it("a failure says 'Search failed', keeps what was typed, and Retry brings the results", async () => {
  let answer: Answer = () => Promise.reject(new CallError(500, 'unknown', 'broken'))
  open((q) => answer(q))
  type('solar')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Search failed'), { timeout: 8000 })
  expect(options()).toEqual([])
  answer = found
  fireEvent.click(screen.getByText('Retry'))
  await shown()
  expect(options()[0]?.textContent).toContain('Solar')
  expect(box().value).toBe('solar')
})

it('an answer that comes too late is dropped, and Enter opens nothing before the right one is there', async () => {
  let release = () => {}
  open((q) => (q === 'pool' ? new Promise((resolve) => (release = () => resolve(search(q)))) : found(q)))
  type('pool')
  await waitFor(() => expect(asked).toEqual(['pool']))
  press('Enter')
  expect(chosen).toBe(0)
  type('solar')
  await shown()
  release()
  await act(() => Promise.resolve())
  expect(options()[0]?.textContent).toContain('Solar')
  expect(options().filter((option) => option.textContent?.includes('Pool barriers'))).toEqual([])
})

it('a question in Spanish leads to the Spanish page, whether something is found or not', async () => {
  open()
  const link = () => screen.getByText('Qué es esto, en español').closest('a')?.getAttribute('href')
  type('fuga de agua')
  await shown()
  expect(link()).toBe('/es')
  type('zzyqx')
  await waitFor(() => expect(said()).toBe('No results found for "zzyqx"'))
  expect(link()).toBe('/es')
  type('water heater')
  await shown()
  expect(screen.queryByText('Qué es esto, en español')).toBeNull()
})

it('for a roof it says that there is no list, and names the nearest', async () => {
  open()
  type('roof repair')
  await shown()
  expect(said()).toBe('There is no roofing list. The nearest:')
  expect(options()[0]?.getAttribute('href')).toBe('/checklist/solar')
})
