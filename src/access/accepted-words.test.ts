import { expect, it } from 'vitest'
import { english } from '../format/english.ts'
import { acceptedWords, projectsLeftInWords, validityInWords } from './accepted-words.ts'

const access = {
  planType: 'professional',
  projectsRemaining: 1,
  expiryDate: '2027-11-20',
  status: 'active',
  projects: [{ checklistId: 'hvac', startedOn: '2026-11-20' }],
} as const

const openUntil = '2026-11-26T00:00:00.000Z'

it('a code that is accepted is said with its plan, what is left of it and until when', () => {
  const words = acceptedWords({ ...access, projects: [...access.projects] }, english)
  expect(words).toBe('Accepted: Advanced (Qualitechnician) plan, 1 of 2 projects left, open until November 20, 2027.')
  expect(acceptedWords({ ...access, planType: 'basic', projects: [] }, english)).toContain(
    'Basic plan, 1 of 1 project left',
  )
})

it('a code that waits for its payment is accepted, and opens nothing yet', () => {
  expect(acceptedWords({ ...access, projects: [], status: 'awaiting-payment' }, english)).toBe(
    'Accepted: Advanced (Qualitechnician) plan. It opens as soon as your payment is confirmed.',
  )
})

it('a code is valid to a day once it is paid; before that no day is promised, for the year starts with the payment', () => {
  expect(validityInWords(access, english)).toBe('November 20, 2027')
  expect(validityInWords({ ...access, status: 'awaiting-payment' }, english)).toBe(
    'November 20, 2027 or later: the year starts on the day we confirm your payment',
  )
})

it.each([
  ['2 of 2', { status: 'active', projects: [], projectsRemaining: 2 }],
  ['2: one before your payment is confirmed, the rest after it', { openUntil, projects: [], projectsRemaining: 2 }],
  ['1, once your payment is confirmed', { openUntil, projects: [...access.projects] }],
  ['2, once your payment is confirmed', { projects: [], projectsRemaining: 2 }],
  ['1', { openUntil, projects: [] }],
  ['0 of 1', { openUntil, projects: [...access.projects], projectsRemaining: 0 }],
] as const)('the projects left are said as what can be started: “%s”', (words, held) => {
  const projects = held.projects.map((project) => ({ ...project }))
  expect(projectsLeftInWords({ ...access, status: 'awaiting-payment', ...held, projects })).toBe(words)
})
