import { describe, expect, it } from 'vitest'
import { createCatalogue } from '../../src/checklists/checklists.server.ts'
import { readingVerdict } from '../../src/checklists/reading.ts'
import { content } from '../support/content.ts'

const catalogue = createCatalogue(content.checklists, content.sources, content.boxes)

/** Readings that one case fails and another passes: the case picked, what is said then, and the words of the point. */
const byCase = [
  ['electrical', 'outlet-spacing', 'counter', '5', 'outside', '2 ft on a kitchen counter'],
  ['electrical', 'outlet-spacing', 'wall', '5', 'inside', 'over 6 ft from an outlet'],
  ['electrical', 'outlet-spacing', 'other', '1', 'none', 'within 3 ft of the basin'],
  ['electrical', 'alarm-dates', 'co', '9', 'none', 'commonly 5 to 10 years'],
  ['electrical', 'alarm-dates', 'smoke', '11', 'outside', 'at most 10 years'],
  ['electrical', 'cable-print', 'a20', '14', 'outside', '12 (yellow) on 20 A'],
  ['electrical', 'cable-print', 'other', '14', 'none', 'follow the plate'],
  ['electrical', 'attic-heat-math', 'to-140', '76', 'outside', '71% at 132 to 140'],
  ['electrical', 'ground-rods', 'rods', '4', 'outside', 'at least 6 ft apart'],
  ['electrical', 'ground-rods', 'ufer', '4', 'none', 'footing ground (Ufer)'],
  ['electrical', 'stud-edge-distance', 'plate', '0.5', 'none', 'a steel plate covers'],
  ['electrical', 'trench-depth', 'uf', '18', 'outside', '24 in over UF'],
  ['electrical', 'trench-depth', 'other', '18', 'none', 'Under open ground'],
  ['electrical', 'charger-height-and-guard', 'outdoors', '18', 'outside', '24 in outdoors'],
  ['electrical', 'charger-height-and-guard', 'own', '18', 'none', 'names another height'],
  ['pool', 'pool-payment-stages', 'new-pool', '20', 'outside', 'at most 15% at signing'],
  ['pool', 'pool-payment-stages', 'other', '20', 'none', 'at your own home'],
  ['pool', 'fill-and-drain-water', 'phoenix', '30', 'outside', 'at most 12 gpm'],
  ['pool', 'fill-and-drain-water', 'other', '30', 'none', 'other cities differ'],
  ['pool', 'bond-steel-and-ring', 'steel', '2', 'none', 'Bonded deck steel'],
  ['pool', 'pool-light-listing', 'plain', '6', 'outside', '18 in or more'],
  ['pool', 'pool-light-listing', 'own', '6', 'none', 'smaller depth printed'],
  ['pool', 'barrier-gaps', 'mesh', '3', 'outside', 'holes of 1 3/4 in or less'],
  ['pool', 'barrier-gaps', 'bars', '4', 'outside', 'ball passes nowhere'],
  ['pool', 'barrier-gaps', 'other', '1', 'none', 'ball passes nowhere'],
  ['pool', 'pool-gate-latch', 'reachable', '48', 'outside', '54 in or higher'],
  ['pool', 'pool-gate-latch', 'pool-side', '48', 'none', 'on the pool side'],
  ['remodeling', 'shower-drain-size', 'upc', '1.5', 'outside', 'wants 2 in for a shower'],
  ['remodeling', 'shower-drain-size', 'other', '1.5', 'none', 'ask your city'],
  ['remodeling', 'flood-test', 'covered', '0.1', 'outside', 'the water is at the mark'],
  ['remodeling', 'flood-test', 'cup', '0.1', 'none', 'a straight cup of water'],
  ['remodeling', 'mortar-coverage', 'wet', '85', 'outside', '95% in showers'],
  ['remodeling', 'mortar-coverage', 'dry', '85', 'inside', 'at least 80%'],
  ['remodeling', 'mortar-coverage', 'stone', '85', 'none', 'Stone may need more'],
  ['remodeling', 'floor-flat', 'large', '0.2', 'outside', '1/8 in if any tile side'],
  ['remodeling', 'floor-flat', 'planks', '0.2', 'none', 'their own sheet'],
  ['remodeling', 'weep-screed', 'soil', '3', 'outside', '4 in above soil'],
  ['remodeling', 'soft-joints', 'sun', '20', 'outside', '8 to 12 ft outdoors'],
  ['remodeling', 'floor-tile-grip', 'shower', '0.42', 'none', 'ask which class'],
  ['remodeling', 'bedroom-escape', 'swap', '50', 'none', 'ask your city'],
  ['remodeling', 'tissue-test', 'switch', '20', 'outside', 'at least 50 cfm'],
  ['remodeling', 'range-hood', 'plain', '900', 'outside', 'where the fresh air comes in'],
  ['remodeling', 'bath-outlet-zone', 'room', '2', 'outside', 'No outlet within 3 ft'],
  ['remodeling', 'bath-outlet-zone', 'other', '2', 'none', 'on the farthest wall'],
  ['remodeling', 'insulation-print', 'other', '4', 'none', 'At least R-13 in outside walls'],
] as const

/** Points that no number decides. */
const judged = [
  ['electrical', 'infrared-photo', '20', 'gets a torque check'],
  ['electrical', 'car-charger-wire', '100', 'no larger than its manual allows'],
  ['electrical', 'charger-full-rate-run', '24', 'because load management says so'],
  ['pool', 'rebar-grid-and-laps', '12', 'As on the engineer’s plan'],
  ['pool', 'rebar-cover', '2', 'commonly 3 in where the shell stands against soil'],
  ['pool', 'shell-strength-thickness', '6', 'more where the plan says'],
  ['pool', 'stakes-and-overhead', '23', 'some lines need more'],
  ['pool', 'pipe-pressure-test', '60', 'full of water, not air'],
  ['pool', 'drain-cover-stamp', '40', 'for YOUR pipe size'],
  ['pool', 'drain-spacing', '3', 'at least 3 ft apart'],
  ['pool', 'bucket-test', '-1', 'auto-fill was on'],
  ['pool', 'bucket-test', '0.2', 'repeat a result up to 1/4 in'],
  ['pool', 'finish-and-fill-line', '0.4', 'the finish maker’s sheet'],
  ['pool', 'deck-slope-joint', '0.25', '1/8 to 1/4 in per ft'],
  ['pool', 'barrier-height', '61', 'city may ask for'],
  ['remodeling', 'cabinets-level', '0.1', 'tolerance in your contract'],
  ['remodeling', 'slab-moisture', '80', 'inside that limit'],
  ['remodeling', 'toilet-flange', '0.25', 'commonly up to 1/4 in'],
] as const

describe('a verdict is said for the case that was picked, and for no other', () => {
  it.each(byCase)('%s/%s, %s, at %s: %s', (checklistId, pointId, pickedCase, typed, verdict, words) => {
    const point = find(checklistId, pointId)
    expect(point.pass).toContain(words)
    expect(readingVerdict(typed, point.value, { pickedCase })).toBe(verdict)
    expect(readingVerdict(typed, point.value)).toBe('no-case')
  })
})

describe('no verdict is said where something else decides', () => {
  it.each(judged)('%s/%s at %s', (checklistId, pointId, typed, words) => {
    const point = find(checklistId, pointId)
    expect(point.pass).toContain(words)
    expect(point.value.judge).toMatch(/\.$/)
    for (const reading of [typed, '0', '100000']) expect(readingVerdict(reading, point.value)).toBe('none')
  })
})

function find(checklistId: string, pointId: string) {
  const points = (catalogue.items(checklistId, true) ?? []).flatMap((item) => item.points)
  const point = points.find(({ id }) => id === pointId)
  if (!point?.value) throw new Error(`${checklistId}/${pointId} is gone, or nothing is written down there`)
  return { pass: point.pass, value: point.value }
}
