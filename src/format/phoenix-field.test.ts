import { expect, it } from 'vitest'
import { fromPhoenixField, phoenixField, phoenixHour } from './phoenix-field.ts'

// Already the next day in London.
const late = new Date('2026-11-25T06:12:40Z')

it('an hour near by is said with its weekday', () => {
  expect(phoenixHour(late)).toBe('11:12 PM, Tue')
})

it('a field holds the minute in Phoenix, and gives it back', () => {
  expect(phoenixField(late)).toBe('2026-11-24T23:12')
  expect(fromPhoenixField('2026-11-24T23:12')).toEqual(new Date('2026-11-25T06:12:00Z'))
  for (const typed of ['', 'soon', '2026-11']) expect(fromPhoenixField(typed)).toBeUndefined()
})
