import { describe, expect, it } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { anyForms } from '../model/forms.ts'
import { fieldOfLine, lawsFor } from './contract-law.ts'
import { cancelWords, contractRequest } from './contract-words.ts'

const contract = { job: nothingSaid, sold: null, isStorm: false }
const namesFor = (checklistId: string, job: string, sold: 'home' | 'elsewhere' | null = null, isStorm = false) =>
  lawsFor({ checklistId, job: { jobs: [job], answers: {} }, sold, isStorm }).map(({ id }) => id)

describe('the laws that are about a contract', () => {
  it('are that of any contract, of a new pool, of a solar agreement, of a storm repair, and of a sale at home', () => {
    expect(namesFor('hvac', 'split')).toEqual(['contract'])
    expect(namesFor('hvac', 'split', 'home')).toEqual(['contract', 'home'])
    expect(namesFor('pool', 'new', 'elsewhere')).toEqual(['contract', 'pool'])
    expect(namesFor('pool', 'resurface')).toEqual(['contract'])
    expect(namesFor('solar', 'add-battery', 'home')).toEqual(['contract', 'solar', 'home'])
    expect(namesFor('solar', 'repair')).toEqual(['contract'])
    expect(namesFor('hvac', 'split', 'elsewhere', true)).toEqual(['contract', 'storm'])
    expect(namesFor('solar', 'add-battery', 'home', true)).toEqual(['contract', 'solar', 'storm', 'home'])
  })

  it('leave out the pool law where the buyer will not live at the home', () => {
    const job = { jobs: ['new'], answers: { home: 'other' } }
    expect(lawsFor({ ...contract, checklistId: 'pool', job }).map(({ id }) => id)).toEqual(['contract'])
  })

  it('know the jobs and the answer of the lists that they ask about', () => {
    const list = (id: string) => content.checklists.find((one) => one.id === id)
    expect(list('pool')?.jobs.map(({ id }) => id)).toContain('new')
    expect(
      list('pool')
        ?.questions.find(({ id }) => id === 'home')
        ?.options.map(({ id }) => id),
    ).toContain('other')
    expect(list('solar')?.jobs.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['new-system', 'more-panels', 'add-battery']),
    )
  })

  it('have fields that a backup takes along, each its own', () => {
    const laws = [
      ...lawsFor({ ...contract, checklistId: 'pool', sold: 'home', isStorm: true }),
      ...lawsFor({ ...contract, checklistId: 'solar' }),
    ]
    const fields = new Set(laws.flatMap((law) => law.lines.map((line) => fieldOfLine(law, line))))
    expect(fields.size).toBe(11 + 6 + 7 + 3 + 4)
    expect(Object.keys(anyForms(Object.fromEntries([...fields].map((field) => [field, 'there']))))).toHaveLength(
      fields.size,
    )
  })
})

describe('the request to the contractor', () => {
  const laws = lawsFor({ ...contract, checklistId: 'pool' })

  it('asks to add what is missing and to show what was not found, in both languages', () => {
    const request = contractRequest(laws, { 'contract/contract-total': 'missing', 'contract/pool-bonds': 'unsure' })
    expect(request?.en).toContain(
      'Please add to it:\n- The total price in dollars, with all taxes\nPlease show me where it has:\n- The chance to ask for payment',
    )
    expect(request?.es).toContain('Por favor agréguele:\n- El precio total en dólares, con todos los impuestos')
  })

  it('is none while all is there or nothing was looked at', () => {
    expect(contractRequest(laws, {})).toBeUndefined()
    expect(contractRequest(laws, { 'contract/contract-total': 'there' })).toBeUndefined()
  })
})

describe('the words for the last day', () => {
  it.each([
    ['time left', '2026-11-19', '2026-11-20', /at least until midnight on Monday, November 23, 2026/],
    ['the last day itself', '2026-11-19', '2026-11-23', /at least until midnight tonight/],
    ['a day too late', '2026-11-19', '2026-11-24', /ended at midnight on Monday, November 23, 2026/],
    [
      'a day to come, or a clock set back',
      '2026-11-19',
      '2026-11-01',
      /^That day is still to come by the clock of this device\. If it is such a sale at home, and signed then, /,
    ],
  ])('%s', (_, signed, today, words) => {
    expect(cancelWords('home', { signed, last: '2026-11-23', today })).toMatch(words)
  })
})
