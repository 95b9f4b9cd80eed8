import { expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { exampleReportFaults } from './example-report-content.ts'

const { exampleReport: example, checklists } = content
const faultsOf = (change: Partial<typeof example>) => exampleReportFaults({ ...example, ...change }, checklists)
const answer = { at: '2026-11-10T01:10:00.000Z', answer: 'good' } as const

it('the example of a report names only what everybody may read of its checklist', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ answers: [{ ...answer, point: 'vacuum-and-decay' }] })).toEqual([
    { line: 'point: vacuum-and-decay', message: 'no free item of "hvac" holds the point "vacuum-and-decay"' },
  ])
  expect(faultsOf({ notes: [{ item: 'refrigerant-work', at: answer.at, written: 'Gone' }] })).toHaveLength(1)
})

it('the example of a report picks only cases, jobs and answers that there are', () => {
  expect(faultsOf({ answers: [{ ...answer, point: 'ahri-pair', pickedCase: 'no-such-case' }] })).toEqual([
    { line: 'point: ahri-pair', message: 'point "ahri-pair" has no case "no-such-case"' },
  ])
  expect(faultsOf({ job: { jobs: ['no-such-job'], answers: { kind: 'steam' } } })).toHaveLength(2)
})
