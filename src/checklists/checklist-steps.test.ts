import { describe, expect, it } from 'vitest'
import { site } from '../../tests/support/site.ts'
import type { Checklist, Item } from './checklist.ts'
import { checklistSteps } from './checklist-steps.ts'

describe('the structured data of a checklist', () => {
  it('gives a checklist as steps that lead to its items', () => {
    const checklist = { id: 'hvac', title: 'HVAC', estimatedTime: 90 } as Checklist
    const item = { id: 'data-plate', title: 'The data plate', description: 'Read it.' } as Item
    expect(checklistSteps(site, checklist, [item])).toMatchObject({
      totalTime: 'PT90M',
      step: [{ name: 'The data plate', text: 'Read it.', url: 'https://a.example/checklist/hvac#data-plate' }],
    })
  })
})
