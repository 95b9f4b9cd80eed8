import { expect, it } from 'vitest'
import { backupState } from './last-backup.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 27, hour)).toISOString()
const state = (madeAt: string, changedAt: string, hour: number, begunAt = at(0)) =>
  backupState({ madeAt, changedAt, begunAt }, new Date(at(hour)))

it('a backup is asked for again a day after the last one, once something was answered since', () => {
  expect(state(at(10), at(9), 200)).toBe('kept')
  expect(state(at(10), at(11), 12)).toBe('newer')
  expect(state(at(10), at(11), 33)).toBe('newer')
  expect(state(at(10), at(11), 34)).toBe('due')
})

it('without any backup it is asked for a day after the first answer, and not before there is one', () => {
  expect(state('', at(1), 2)).toBe('none')
  expect(state('', at(1), 24)).toBe('due')
  expect(state('', '', 240, '')).toBe('none')
})

it('a clock that was set back asks for nothing', () => {
  expect(state(at(100), at(120), 5)).toBe('newer')
})
