import { describe, expect, it } from 'vitest'
import { longestFact, noFacts, readFacts, textOfFacts } from './report-facts.ts'

describe('what stands at the head of a report', () => {
  it('is read as it was written, and left out where a device kept something else', () => {
    const facts = { address: 'The corner house', contractor: '', license: '123' }
    expect(readFacts(textOfFacts(facts))).toEqual(facts)
    for (const text of [null, '', 'no', '7', '{"address":4}']) expect(readFacts(text)).toEqual(noFacts)
    expect(readFacts(JSON.stringify({ address: 'x'.repeat(500) })).address).toHaveLength(longestFact)
  })

  it('is not kept when all of it is empty', () => {
    expect(textOfFacts({ ...noFacts, address: '  ' })).toBeNull()
  })
})
