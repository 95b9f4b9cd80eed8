import { describe, expect, it } from 'vitest'
import type { Item, Value } from './checklist.ts'
import { inUnit, itemWords, type PointLine } from './checklist-words.ts'

function linesOf(value: Value): PointLine[] {
  const point = { id: 'p', check: 'c', pass: 'p', how: 'meter', say: 's', es: 'e', source: 's', value } as const
  const text = { id: 'i', title: 't', description: 'd', safety: 's' }
  const item: Item = { ...text, priority: 'critical', phase: 'at-handover', points: [point] }
  return itemWords(item).points.flatMap(({ lines }) => lines)
}

describe('a reading is held against', () => {
  const against = (min?: number, max?: number, unit = '°F') =>
    linesOf({ unit, min, max }).flatMap((line) => (line.kind === 'reading' ? line.against : []))

  it('the ends that its band has, in its unit', () => {
    expect(against(300, 600, 'psi')).toEqual(['Good band: 300 to 600 psi'])
    expect(against(0.125, undefined, 'in')).toEqual(['Good band: at least 0.125 in'])
    expect(against(undefined, 1200, 'microns')).toEqual(['Good band: at most 1,200 microns'])
    expect(against(-5, -5)).toEqual(['Good band: exactly −5 °F'])
    expect(against(0, 0)).toEqual(['Good band: exactly 0 °F'])
    expect(against(undefined, 0.5, 'in w.c.')).toEqual(['Good band: at most 0.5 in w.c.'])
  })

  it('one of a unit that counts', () => {
    expect(against(1, undefined, 'years of labor')).toEqual(['Good band: at least 1 year of labor'])
    expect(against(undefined, 1, 'seconds of pause')).toEqual(['Good band: at most 1 second of pause'])
    expect(against(1, undefined, 'ohms')).toEqual(['Good band: at least 1 ohms'])
    expect(against(11, undefined, 'years')).toEqual(['Good band: at least 11 years'])
  })

  it('inches, where the unit itself begins with "in"', () => {
    expect(['psi', 'in w.c.', 'in', 'in-lb'].map(inUnit)).toEqual([
      'in psi',
      'in inches w.c.',
      'in inches',
      'in inch-pounds',
    ])
  })

  it('the words of its point where it has no ends', () => {
    expect(against()).toEqual(['Compare it with “Good” for your case, in °F'])
    expect(linesOf({ unit: '°F' })).toContainEqual(expect.objectContaining({ kind: 'reading', band: null }))
  })
})
