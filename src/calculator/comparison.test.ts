import { expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { compare } from './comparison.ts'
import { calculateCost } from './cost.ts'

it('results are compared by what each costs and what is added, and none by savings', () => {
  const answers = [8000, 10_000, 4000].map((projectValue) =>
    calculateCost(content.costModel, { serviceType: 'hvac', projectValue, homeAge: '5-10' }),
  )
  expect(compare(answers, content.costModel.years)).toEqual([
    { name: 'Project value', values: [8000, 10_000, 4000] },
    { name: 'Added by careful work', values: [1200, 1500, 600] },
    { name: 'In all over 5 years, quality work', values: [9200, 11_500, 4600] },
    { name: 'Added if the work turns out poor', values: [3840, 4800, 1920] },
    { name: 'In all over 5 years, poor work', values: [11_840, 14_800, 5920] },
  ])
})
