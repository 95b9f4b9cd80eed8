import { expect, it } from 'vitest'
import { fromPhoenixField, inPhoenix, phoenixDay, phoenixField } from './phoenix-time.ts'

it('begins a day at midnight in Phoenix, seven hours after that of Greenwich, in winter and summer', () => {
  expect(phoenixDay(new Date('2026-01-05T06:59:00Z'))).toBe('2026-01-04')
  expect(phoenixDay(new Date('2026-07-05T07:00:00Z'))).toBe('2026-07-05')
  expect(inPhoenix(new Date('2026-11-23T06:30:00Z'))).toEqual({ day: '2026-11-22', hour: 23, minute: 30 })
})

it('holds the minute in Phoenix in a field, and gives it back', () => {
  expect(phoenixField(new Date('2026-11-25T06:12:40Z'))).toBe('2026-11-24T23:12')
  expect(fromPhoenixField('2026-11-24T23:12')).toEqual(new Date('2026-11-25T06:12:00Z'))
  for (const typed of ['', 'soon', '2026-11']) expect(fromPhoenixField(typed)).toBeUndefined()
})
