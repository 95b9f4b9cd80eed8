import { expect, it } from 'vitest'
import { saysUnbooked } from './bank-words.ts'

it('takes no money for booked that its words say is asked for, held or still to come', () => {
  for (const words of [
    'PENDING - Zelle from A',
    'Not yet posted: Zelle from A',
    'ACCOUNT HOLD',
    '(processing) deposit',
  ])
    expect(saysUnbooked(words), words).toBe('surely')
  for (const words of ['Zelle request from A', 'Zelle requested from A', 'From Pending Heights LLC'])
    expect(saysUnbooked(words), words).toBe('perhaps')
  expect(saysUnbooked('Zelle from A. Depending')).toBeUndefined()
})
