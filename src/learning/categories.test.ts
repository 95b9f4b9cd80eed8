import { expect, it } from 'vitest'
import { categoriesOf, categoryLabel } from './categories.ts'

it('writes a category as people read it', () => {
  expect(['hvac', 'smart-home', 'general'].map(categoryLabel)).toEqual(['HVAC', 'Smart home', 'General'])
})

it('lists each category once, by its label', () => {
  expect(categoriesOf(['pool', 'hvac', 'general', 'pool'].map((category) => ({ category })))).toEqual([
    'general',
    'hvac',
    'pool',
  ])
})
