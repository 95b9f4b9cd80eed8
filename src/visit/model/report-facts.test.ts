import { expect, it } from 'vitest'
import { anyFacts, longestFact, noFacts } from './report-facts.ts'

it('what stands at the head of a report is read from a file, and left out where it holds something else', () => {
  const facts = { address: 'The corner house', contractor: '', license: '123' }
  expect(anyFacts(facts)).toEqual(facts)
  for (const value of [null, '', 7, { address: 4 }]) expect(anyFacts(value)).toEqual(noFacts)
  expect(anyFacts({ address: 'x'.repeat(500) }).address).toHaveLength(longestFact)
})
