import { describe, expect, it } from 'vitest'
import { readingVerdict } from '../../src/checklists/reading.ts'
import { content } from '../support/content.ts'

/** A reading that passes in one case and fails in another: in which case it does what, and the words that say so. */
const byCase = [
  ['heating', 'flue-clearance', '2', { 'single-wall': 'outside', 'double-wall': 'inside' }, '6 in around single-wall'],
  ['heating', 'co-alarm-test', '9', { five: 'outside', seven: 'outside', ten: 'inside' }, '5 to 10 years'],
  ['heating', 'hspf2-certificate', '7', { split: 'outside', packaged: 'inside' }, '7.5 for a split'],
  ['heating', 'afue-label', '80', { roof: 'outside', indoor: 'inside' }, 'If the bid promises more'],
  ['heating', 'garage-burner-height', '12', { 'open-flame': 'outside' }, 'unless the label lists it as sealed'],
  [
    'hvac',
    'seer2-eer2-floor',
    '13.5',
    { 'split-small': 'outside', 'split-large': 'outside', 'split-heat-pump': 'outside', packaged: 'inside' },
    'Split AC: 14.3',
  ],
  [
    'hvac',
    'manual-s-share-of-load',
    '120',
    { 'one-speed': 'outside', 'two-speed': 'inside', variable: 'inside' },
    'Variable-speed: up to 130%',
  ],
  ['hvac', 'charge-against-target', '4', { subcooling: 'outside', superheat: 'inside' }, 'superheat within 5 °F'],
  ['hvac', 'duct-jacket-r8', '6', { 'new-wide': 'outside' }, 'If your old ducts stay'],
  ['hvac', 'duct-leakage-test', '6', { new: 'outside' }, 'Old ducts: at most about 10%'],
  [
    'plumbing',
    'trap-arm-length',
    '5',
    { 'one-and-a-quarter': 'outside', 'one-and-a-half': 'outside', two: 'inside' },
    '3 1/2 ft for 1 1/2 in',
  ],
  ['plumbing', 'relief-pipe', '3', { outdoors: 'outside' }, 'by the IRC, at most 6 in'],
  ['plumbing', 'quarter-inch-fall', '0.125', { small: 'outside' }, 'Your city may allow 1/8 in'],
  ['plumbing', 'ignition-height', '12', { 'open-flame': 'outside' }, 'unless the label says FVIR'],
  ['plumbing', 'toilet-steady', '1.6', { single: 'outside', dual: 'inside' }, 'dual-flush one may be 1.6'],
  ['plumbing', 'soft-hardness', '12', { salt: 'outside' }, 'leaves the number as it was'],
] as const

/** Readings that no band may judge, and the words that do. */
const judged = [
  ['heating', 'gas-pipe-test', '4', 'many want 10 psi'],
  ['heating', 'flue-slope', '0.25', '1/4 in per foot either way'],
  ['heating', 'co-at-register', '8', 'Anything above the outdoor reading'],
  ['hvac', 'supply-return-split', '15', 'Below 14 or above 24'],
  ['hvac', 'vacuum-and-decay', '450', 'lower still where the manual'],
  ['hvac', 'line-set-new-or-flushed', '0.5', '3/4 in where the manual'],
  ['hvac', 'run-length', '600', 'If it warms more, call'],
  ['plumbing', 'plumbing-gas-test', '4', '10 psi for 15 minutes in many'],
  ['plumbing', 'gas-all-on', '4', 'inside the range on the plate'],
  ['plumbing', 'regulator-tag', '78', 'so that the night peak stays'],
  ['plumbing', 'sewer-video', '20', 'New pipe holds no standing water'],
] as const

describe('heat and water: the case decides', () => {
  it.each(byCase)('%s/%s at %s', (checklistId, pointId, typed, expected, words) => {
    const { pass, value } = find(checklistId, pointId)
    expect(pass).toContain(words)
    expect(readingVerdict(typed, value)).toBe('no-case')
    for (const { id } of value.cases ?? [])
      expect([id, readingVerdict(typed, value, { pickedCase: id })]).toEqual([
        id,
        (expected as Record<string, string>)[id] ?? 'none',
      ])
    expect(value.cases?.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(expected)))
  })

  it.each(judged)('%s/%s at %s has no verdict', (checklistId, pointId, typed, words) => {
    const { pass, value } = find(checklistId, pointId)
    expect(pass).toContain(words)
    expect(value.judge).toBeTruthy()
    for (const reading of [typed, '0', '100000']) expect(readingVerdict(reading, value)).toBe('none')
  })

  it('the air in the expansion tank is held against the house pressure', () => {
    const { pass, value } = find('plumbing', 'expansion-tank-air')
    expect(pass).toContain('matches the house pressure')
    expect(value.near?.point).toBe('static-pressure')
    expect(readingVerdict('40', value)).toBe('no-other')
    expect(readingVerdict('40', value, { other: '60' })).toBe('outside')
    expect(readingVerdict('58', value, { other: '60' })).toBe('inside')
  })

  it('a room may be too cold', () => {
    const { pass, value } = find('hvac', 'rooms-within-three-degrees')
    expect(pass).toContain('first beside the thermostat')
    expect(readingVerdict('-9', value)).toBe('outside')
  })

  it('nothing of a tank is asked of a tankless heater', () => {
    const { check, pass } = find('plumbing', 'relief-pipe')
    expect(check).toContain('tankless')
    expect(pass).not.toContain('tank')
  })
})

function find(checklistId: string, pointId: string) {
  const point = content.checklists
    .find(({ id }) => id === checklistId)
    ?.items.flatMap(({ points }) => points)
    .find(({ id }) => id === pointId)
  if (!point?.value) throw new Error(`there is no reading at ${checklistId}/${pointId}`)
  return { ...point, value: point.value }
}
