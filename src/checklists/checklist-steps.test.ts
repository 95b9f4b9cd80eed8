import { describe, expect, it } from 'vitest'
import type { Checklist, Item } from './checklist.ts'
import { checklistSteps } from './checklist-steps.ts'

const site = {
  name: 'Home Quality Phoenix',
  area: ['Phoenix'],
  contactEmail: '[contact e-mail]',
  ownerName: '[owner]',
  demonstration: true,
  publicUrl: 'https://a.example',
  priceRange: '$29-$49',
}

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
