// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import model from '../../content/cost-model.yml'
import { site } from '../../tests/support/site.ts'
import { createQueryClient, query } from '../api/query.ts'
import { checklistsQuery } from '../checklists/checklist-queries.ts'
import CalculatorPage from './calculator-page.tsx'
import { calculateCost } from './cost.ts'
import { requestOf } from './inputs.ts'
import { readLink } from './link.ts'

/** Every body that was sent to be calculated. */
const sent: string[] = []
type Answer = (body: string) => Promise<Response>
const calculated: Answer = async (body) => Response.json(calculateCost(model, JSON.parse(body)))
let answer = calculated
let address = ''

function Address() {
  address = useLocation().search
  return null
}

function open(search = ''): void {
  const queries = createQueryClient(() => new Promise(() => {}))
  queries.setQueryData(query('getSite', {}).queryKey, site)
  queries.setQueryData(checklistsQuery.queryKey, [])
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[`/cost-calculator${search}`]}>
        <CalculatorPage />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  answer = calculated
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    sent.push(String(body))
    return answer(String(body))
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('scrollTo', () => {})
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  sent.length = 0
  vi.unstubAllGlobals()
})

const link = (service: string, value: number | string, age: string) => `?service=${service}&value=${value}&age=${age}`
const hvac = link('hvac', 8000, '5-10')
const field = <T extends HTMLElement>(label: string) => screen.getByLabelText<T>(label)
const service = () => field<HTMLSelectElement>('Service Type')
const value = () => field<HTMLInputElement>('Project Value')
const age = () => field<HTMLSelectElement>('Home Age')
const work = () => screen.queryByPlaceholderText(/roofing/)
const change = (element: Element, to: string) => fireEvent.change(element, { target: { value: to } })
const isShown = (text: string | RegExp) =>
  document.body.textContent?.search(text instanceof RegExp ? text : RegExp.escape(text)) !== -1
const pressed = (name: string) => {
  const button = screen
    .getAllByText(name)
    .find((one) => one.closest('button'))
    ?.closest('button')
  if (!button) throw new Error(`there is no button ${name}`)
  return button
}
const press = (name: string) => fireEvent.click(pressed(name))
const canCalculate = () => !pressed('Calculate Risk').disabled
function fill(kind: string, dollars: string, years: string): void {
  change(service(), kind)
  change(value(), dollars)
  change(age(), years)
}
const sheet = () => document.querySelector<HTMLElement>('[aria-labelledby="result-title"]')
const shown = async () => {
  await waitFor(() => expect(sheet()).not.toBeNull(), { timeout: 4000 })
  return sheet() as HTMLElement
}
/** The amounts of a row of the result: if the work turns out poor, and if it is good. */
function row(name: string): string[] {
  const rows = [...(sheet()?.querySelectorAll('tr') ?? [])].filter((one) =>
    one.querySelector('th')?.textContent?.includes(name),
  )
  return [...(rows[0]?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent ?? '')
}
const total = 'Total over 5 years'
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('the three questions are asked before anything is calculated, and a line says what is missing', () => {
  open()
  expect(canCalculate()).toBe(false)
  // Nothing is missed before the first answer.
  expect(isShown('Still needed')).toBe(false)
  change(age(), '20-plus')
  expect(isShown('Still needed: Service Type and Project Value.')).toBe(true)
  change(service(), 'solar')
  expect(isShown('Still needed: Project Value.')).toBe(true)
  expect(canCalculate()).toBe(false)
  change(value(), '25000')
  expect(isShown('Still needed')).toBe(false)
  expect(canCalculate()).toBe(true)
})

it('the value is a number from 100 to 100000 dollars; thirteen kinds of work and five ages can be chosen', () => {
  open()
  expect([value().type, value().min, value().max]).toEqual(['number', '100', '100000'])
  expect([...age().options].map((one) => one.value)).toEqual(['', 'new', 'under-10', '5-10', '10-20', '20-plus'])
  expect([...service().options].map((one) => one.value)).toEqual(
    ' hvac heating pool solar electrical plumbing well irrigation smart-home remodeling painting welding other'.split(
      ' ',
    ),
  )
})

it('Enter calculates: the poor-quality option stands beside the quality option, each sum apart', async () => {
  open()
  fill('hvac', '8000', '5-10')
  const form = value().form
  if (form) fireEvent.submit(form)
  const result = await shown()
  expect(sent).toEqual(['{"serviceType":"hvac","projectValue":8000,"homeAge":"5-10"}'])
  for (const option of ['Poor-quality option', 'Quality option'])
    expect(within(result).getAllByText(option).length).toBeGreaterThan(0)
  expect(row('Project value')).toEqual(['Poor$8,000', 'Quality$8,000'])
  expect(row('Repairs over 5 years')).toEqual(['Poor$2,688', 'Quality$0'])
  expect(row('Energy waste')).toEqual(['Poor$1,152', 'Quality$0'])
  expect(row('Extra for careful work')).toEqual(['Poor$0', 'Quality$840'])
  expect(row('Extra earned back as energy savings')).toEqual(['Poor$0', 'Quality$360'])
  expect(row(total)).toEqual(['Poor$11,840', 'Quality$9,200'])
  expect(isShown(/less over 5 years with quality work/)).toBe(true)
  expect(isShown(/not a study or a quote/)).toBe(true)
  expect(document.activeElement).toBe(result)
})

it('a link with all three fills the fields and calculates once, after 100 ms; the five years name the break-even', async () => {
  const waits: (number | undefined)[] = []
  const wait = globalThis.setTimeout
  vi.stubGlobal('setTimeout', ((work: () => void, ms?: number) => {
    waits.push(ms)
    return wait(work, ms)
  }) as typeof setTimeout)
  open(hvac)
  expect([service().value, value().value, age().value]).toEqual(['hvac', '8000', '5-10'])
  expect(waits).toContain(100)
  expect(sent).toEqual([])
  await shown()
  await later(150)
  expect(sent).toEqual(['{"serviceType":"hvac","projectValue":8000,"homeAge":"5-10"}'])
  expect(isShown('Break-even in year 2, if the work turns out poor')).toBe(true)
  expect(isShown(/spread evenly, the same amount every year/)).toBe(true)
  expect(screen.getByRole('img', { name: /They cross in year 2/ })).toBeTruthy()
  expect(row('Year 5')).toEqual(['Poor$11,840', 'Quality$9,200'])
})

it('every issue of the front page can be calculated', () => {
  const savings = [
    ['hvac', 8000, '5-10', 2640],
    ['pool', 12_000, '5-10', 3240],
    ['smart-home', 6000, 'new', 1065],
    ['solar', 25_000, 'new', 3875],
    ['electrical', 4000, '10-20', 1470],
    ['plumbing', 5000, '10-20', 2263],
    ['well', 7000, '10-20', 2573],
    ['irrigation', 3000, '5-10', 1200],
    ['remodeling', 15_000, 'new', 2850],
  ] as const
  for (const [kind, dollars, years, saved] of savings) {
    const request = requestOf(readLink(link(kind, dollars, years)).inputs)
    expect(request && calculateCost(model, request).savings, kind).toBe(saved)
  }
})

it.each([
  ['?service=hvac&age=new', ['hvac', '', 'new'], 'Still needed: Project Value.'],
  [
    '?service=hvac&value=-5&age=ancient',
    ['hvac', '', ''],
    'Project Value and Home Age in this link could not be used and was left empty. Please choose below.',
  ],
])(
  'a link that is not whole, %s, fills what it can, says what is missing and calculates nothing',
  async (search, filled, words) => {
    open(search)
    expect([service().value, value().value, age().value]).toEqual(filled)
    expect(isShown(words)).toBe(true)
    expect(canCalculate()).toBe(false)
    await later(150)
    expect(sent).toEqual([])
  },
)

it('other work has a text box; what is written there is never sent and never in the address', async () => {
  open()
  fill('pool', '5000', 'under-10')
  expect(work()).toBeNull()
  change(service(), 'other')
  const box = work()
  if (!box) throw new Error('there is no text box')
  change(box, 'a secret gazebo')
  press('Calculate Risk')
  const result = await shown()
  expect(result.textContent).toContain('Your work: a secret gazebo')
  expect(within(result).getAllByText('$1,400').length).toBeGreaterThan(0)
  expect(address).toBe(link('other', 5000, 'under-10'))
  expect(sent.join()).not.toContain('gazebo')
  const copied: string[] = []
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (text: string) => void copied.push(text) } })
  press('Copy link')
  await waitFor(() => expect(copied).toEqual([`${location.origin}/cost-calculator${link('other', 5000, 'under-10')}`]))
  change(service(), 'pool')
  expect(work()).toBeNull()
})

it('Reset clears all fields, what was written too, and hides the result', async () => {
  open(link('other', 5000, 'under-10'))
  await shown()
  const box = work()
  if (box) change(box, 'a gazebo')
  press('Reset')
  await waitFor(() => expect(sheet()).toBeNull())
  expect([service().value, value().value, age().value, address]).toEqual(['', '', '', ''])
  expect(canCalculate()).toBe(false)
  expect(document.activeElement).toBe(service())
  change(service(), 'other')
  expect(work()).toHaveProperty('value', '')
})

it.each([
  [
    'far from its example',
    /The model was made for small jobs, from \$500 to \$25,000/,
    ['500', '25000'],
    ['499', '25001'],
  ],
  ['outside its range', /The model is calibrated for projects from \$100 to \$100,000/, ['100'], ['99', '100001']],
])('%s the model says so, at the field and at the result', async (_, note, inside, outside) => {
  open()
  for (const dollars of inside) {
    fill('hvac', dollars, 'new')
    expect(isShown(note), dollars).toBe(false)
  }
  for (const dollars of outside) {
    change(value(), dollars)
    expect(isShown(note), dollars).toBe(true)
  }
  press('Calculate Risk')
  expect(within(await shown()).getAllByText(note).length).toBeGreaterThan(0)
})

it('where work uses no energy, none is named', async () => {
  open(link('painting', 6000, 'new'))
  const result = await shown()
  expect(row('Extra upkeep')).toEqual([expect.stringMatching(/^Poor\$/), 'Quality$0'])
  expect(row('Extra earned back as upkeep savings')).toEqual(['Poor$0', expect.stringMatching(/^Quality\$/)])
  expect(result.textContent).not.toMatch(/energy (waste|savings)/i)
})

const unusable = [
  ['0', 'That is too little: enter $1 or more.'],
  ['-5', 'That is too little: enter $1 or more.'],
  ['12.5', 'Enter whole dollars in digits, without cents.'],
  ['10000001', 'That is too much: enter $10,000,000 or less.'],
] as const

it('a value that cannot be used is told from one that is missing, and nothing is sent', () => {
  open()
  for (const [dollars, fault] of unusable) {
    fill('hvac', dollars, 'new')
    const described = (value().getAttribute('aria-describedby') ?? '').split(' ')
    expect(described.map((id) => document.getElementById(id)?.textContent).join()).toContain(fault)
    expect(isShown('Still needed')).toBe(false)
    expect(isShown('Correct the Project Value to calculate.')).toBe(true)
    expect(canCalculate()).toBe(false)
    const form = value().form
    if (form) fireEvent.submit(form)
  }
  expect(sent).toEqual([])
})

it('a result never stands beside fields that it was not made from', async () => {
  open(hvac)
  await shown()
  for (const dollars of [...unusable.map(([one]) => one), '', '9000']) {
    change(value(), dollars)
    expect(sheet(), dollars).toBeNull()
  }
  expect(isShown('You changed a field. Calculate again.')).toBe(true)
  change(value(), '8000')
  expect(row(total)).toEqual(['Poor$11,840', 'Quality$9,200'])
  change(age(), 'new')
  expect(sheet()).toBeNull()
})

it('a failure says "Failed to calculate costs", keeps the fields and can be tried again', async () => {
  answer = async () => new Response('Later.', { status: 503 })
  open(link('plumbing', 5000, '10-20'))
  const alert = await screen.findByRole('alert', {}, { timeout: 8000 })
  expect(alert.textContent).toContain('Failed to calculate costs')
  expect(alert.textContent).toContain('The service could not answer just now.')
  expect([service().value, value().value, age().value]).toEqual(['plumbing', '5000', '10-20'])
  answer = calculated
  fireEvent.click(within(alert).getByText('Retry'))
  expect(within(await shown()).getAllByText('$2,263').length).toBeGreaterThan(0)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('without a connection the device works out the same by the same rule, and says so', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  open(link('plumbing', 5000, '10-20'))
  const result = await shown()
  expect(within(result).getAllByText('$2,263').length).toBeGreaterThan(0)
  expect(within(result).getAllByText(/Worked out on this device/)).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

it('while it calculates the button says so, and does nothing when it is pressed again', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  answer = async (body) => {
    await held
    return calculated(body)
  }
  open()
  fill('hvac', '8000', '5-10')
  press('Calculate Risk')
  await waitFor(() => pressed('Calculating…'))
  press('Calculating…')
  expect(sheet()).toBeNull()
  release()
  await shown()
  expect(sent).toHaveLength(1)
})

it('a calculation by hand from the factors on the page gives the same dollars', async () => {
  open(link('plumbing', 4321, '20-plus'))
  const result = await shown()
  const factors = (name: string) => {
    const [found] = [...document.querySelectorAll('details tr, section tr')].filter((one) =>
      one.querySelector('th')?.textContent?.startsWith(name),
    )
    return [...(found?.querySelectorAll('td') ?? [])].map(({ textContent }) =>
      Number.parseFloat((textContent ?? '').replace(/[^\d.]/g, '')),
    )
  }
  const [risk = 0, premium = 0] = factors('Plumbing')
  const [older = 0] = factors('More than 20 years')
  const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`
  expect(row(total)).toEqual([`Poor${dollars(4321 * (1 + risk * older))}`, `Quality${dollars(4321 * (1 + premium))}`])
  expect(result.textContent).toContain(`$4,321 × (1 + ${risk} × ${older})`)
})

it('up to three results stand side by side and are there when the page comes again', async () => {
  open()
  for (const [dollars, count] of [
    ['8000', 1],
    ['10000', 2],
    ['4000', 3],
    ['5000', 3],
  ] as const) {
    fill('hvac', dollars, '5-10')
    press('Calculate Risk')
    await waitFor(() => expect(row('Project value')[0]).toBe(`Poor$${Number(dollars).toLocaleString('en-US')}`))
    expect(pressed('Add to the comparison').disabled).toBe(dollars === '5000')
    press('Add to the comparison')
    await waitFor(() => expect(isShown(`${count} of 3 in the comparison.`)).toBe(true))
  }
  const added = () => {
    const [found] = [...document.querySelectorAll('tr')].filter((one) =>
      one.querySelector('th')?.textContent?.startsWith('Added if the work turns out poor'),
    )
    return [...(found?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  }
  expect(added()).toEqual(['$3,840', '$4,800', '$1,920'])
  cleanup()
  open()
  await waitFor(() => expect(added()).toEqual(['$3,840', '$4,800', '$1,920']))
  fireEvent.click(screen.getByLabelText('Remove A from the comparison'))
  expect(added()).toEqual(['$4,800', '$1,920'])
})

it('the page says why quality matters, and the example of that panel calculates', async () => {
  open()
  for (const name of ['Why Quality Matters', 'Hidden Costs', 'Quality Assurance', 'Long-term Savings'])
    expect(isShown(name), name).toBe(true)
  const example = screen.getByText('Calculate this example').closest('a')?.getAttribute('href') ?? ''
  cleanup()
  open(example.replace('/cost-calculator', ''))
  await shown()
  expect(row(total)).toEqual(['Poor$6,800', 'Quality$5,400'])
})

it('work that was described stands in the result of other work only', async () => {
  open()
  fill('other', '8000', '5-10')
  const field = work()
  if (!field) throw new Error('other work cannot be described')
  change(field, 'A new ramada')
  press('Calculate Risk')
  expect((await shown()).textContent).toContain('Your work: A new ramada')
  change(service(), 'hvac')
  press('Calculate Risk')
  await waitFor(() => expect(sheet()?.textContent).toContain('HVAC'))
  expect(sheet()?.textContent).not.toContain('ramada')
})
