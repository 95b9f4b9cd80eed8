import { expect, it } from 'vitest'
import { jobNames } from './card-words.ts'

const joined = (...names: string[]) => jobNames(names.map((name) => ({ name })))

it('the jobs of a list are one sentence part, in lower case after the first', () => {
  expect(joined('New split system', 'Heat pump', 'CO alarm')).toBe('New split system, heat pump, CO alarm')
  expect(joined('')).toBe('')
})

it('jobs stay apart where the name of one has commas', () => {
  expect(joined('Shower', 'New, sealed or repaired ducts')).toBe('Shower; new, sealed or repaired ducts')
})
