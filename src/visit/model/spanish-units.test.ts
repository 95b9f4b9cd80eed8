import { expect, it } from 'vitest'
import { content } from '../../../tests/support/content.ts'
import { unitInSpanish } from './spanish-units.ts'

it('a unit is told by what it begins with, and a single one in the singular', () => {
  expect(unitInSpanish('in from floor')).toBe('pulg')
  expect(unitInSpanish('in w.c. static')).toBe('pulg de columna de agua')
  expect(unitInSpanish('°F rise')).toBe('°F')
  expect(unitInSpanish('% at signing')).toBe('%')
  expect([unitInSpanish('ft', '1'), unitInSpanish('ft', '12')]).toEqual(['pie', 'pies'])
  expect(unitInSpanish('inches')).toBe('')
})

it('every unit of the lists has a Spanish one, or is told in words that the number does not need', () => {
  const all = content.checklists.flatMap(({ items }) =>
    items.flatMap(({ points }) => points.flatMap(({ value }) => (value ? [value.unit] : []))),
  )
  const inWords = /^(?:same unit|as on the .+)$/
  expect([...new Set(all)].filter((unit) => unitInSpanish(unit) === '' && !inWords.test(unit))).toEqual([])
})
