import { expect, it } from 'vitest'
import { startQuestion } from './access.ts'

const question = (started: number, projectsRemaining: number) =>
  startQuestion(
    {
      projectsRemaining,
      projects: Array.from({ length: started }, () => ({ checklistId: 'hvac', startedOn: '2026-11-20' })),
    },
    'Pool',
  )

it('the question before a project is spent speaks of what the plan holds, and then of what is left of it', () => {
  expect(question(0, 1)).toBe('Use 1 of 1 project for Pool?')
  expect(question(0, 2)).toBe('Use 1 of 2 projects for Pool?')
  expect(question(1, 1)).toBe('Use project 2 of 2 for Pool?')
  expect(question(2, 3)).toBe('Use project 3 of 5 for Pool?')
})
