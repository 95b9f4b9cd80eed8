import { expect, it } from 'vitest'
import { spanInWords } from './span.ts'

it.each([
  [0, '0 min'],
  [15, '15 min'],
  [60, '1 h'],
  [125, '2 h 5 min'],
  [1440, '24 h'],
  [1441, '24 h 1 min'],
  [2880, '2 days'],
  [3065, '2 days 3 h'],
])('%i minutes are %s', (minutes, words) => {
  expect(spanInWords(minutes)).toBe(words)
})
