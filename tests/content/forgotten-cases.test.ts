import { describe, expect, it } from 'vitest'
import { createCatalogue } from '../../src/checklists/checklists.server.ts'
import { readingVerdict } from '../../src/checklists/reading.ts'
import { content } from '../support/content.ts'

const catalogue = createCatalogue(content.checklists, content.sources, content.boxes)

/** Readings that one case fails and another passes: the case picked, what is said then, and the words of the point. */
const byCase = [
  ['solar', 'ridge-strip', 'plan-36', '20', 'outside', '36 in where they cover more'],
  ['solar', 'ridge-strip', 'plan-18', '20', 'inside', 'at least 18 in where panels cover at most 33%'],
  ['solar', 'ridge-strip', 'other', '20', 'none', 'no less than the plan'],
  ['solar', 'anchor-spacing', 'plan-48', '60', 'outside', 'no wider than the plan'],
  ['solar', 'anchor-spacing', 'other', '60', 'none', 'no wider than the plan'],
  ['solar', 'roof-walkways', 'plan-36', '30', 'outside', 'has the last word'],
  ['solar', 'string-voltage', 'strings', '-20', 'outside', 'within 5%'],
  ['solar', 'string-voltage', 'per-panel', '-20', 'none', 'per-panel report'],
  ['solar', 'cold-voltage', 'limit-600', '610', 'outside', 'at most 600 V'],
  ['solar', 'cold-voltage', 'limit-500', '550', 'outside', 'never above the inverter’s DC limit'],
  ['solar', 'cold-voltage', 'other', '550', 'none', 'a sheet of their own'],
  ['solar', 'battery-spacing', 'plain', '2', 'outside', 'unless listed for less'],
  ['solar', 'battery-spacing', 'listed', '2', 'none', 'unless listed for less'],
  ['solar', 'conduit-on-the-roof', 'counted', '0.5', 'none', 'unless the plan counts hotter wires'],
  ['well', 'bucket-flow', 'new', '4', 'outside', '5 from a new one'],
  ['well', 'bucket-flow', 'other', '4', 'none', 'Home lenders often look for'],
  ['well', 'casing-height', 'other', '12', 'none', 'above any line that storm water has left'],
  ['well', 'septic-tape', 'new', '60', 'outside', 'At least 100 ft'],
  ['well', 'septic-tape', 'other', '100', 'none', 'Ask the county'],
  ['well', 'run-time', 'large', '60', 'outside', 'two on a motor of 2 hp'],
  ['well', 'run-time', 'other', '60', 'none', 'the manual decides'],
  ['well', 'quiet-half-hour', 'closed', '3', 'outside', 'No start at all'],
  ['well', 'arsenic', 'mg', '0.05', 'outside', 'the same as 0.010 mg/L'],
  ['well', 'fluoride-and-uranium', 'child', '3', 'outside', 'children under 9'],
  ['irrigation', 'backflow-height', 'pvb', '6', 'outside', 'at least 12 in'],
  ['irrigation', 'backflow-height', 'other', '12', 'none', 'its own height'],
  ['irrigation', 'yard-static-pressure', 'other', '60', 'none', 'may not show it'],
  ['irrigation', 'emitter-cup-test', 'two', '11', 'outside', 'twice that'],
  ['irrigation', 'irrigation-trench-depth', 'main', '12', 'outside', 'always under pressure, 18 in'],
  ['smart-home', 'listed-alarms', 'co', '9', 'none', 'commonly 5 to 10 years'],
  ['smart-home', 'listed-alarms', 'smoke', '11', 'outside', 'at most 10 years'],
  ['smart-home', 'wet-cloth', 'named', '25', 'none', 'its manual’s time'],
] as const

/** Points that no number decides. */
const judged = [
  ['solar', 'noon-output', '60', 'east or west roof'],
  ['solar', 'battery-label', '25', 'commonly stop at 20 kWh'],
  ['solar', 'bus-math', '40', 'or the plan names another method'],
  ['solar', 'anchor-in-rafter', '2.5', 'if listed and on the plan'],
  ['solar', 'warranty-file', '12', 'the product and for its output'],
  ['well', 'megohm-reading', '5', 'New work mostly reads 20'],
  ['well', 'water-and-screen-depths', '30', 'not the standing level'],
  ['well', 'relief-valve', '100', 'no higher than the tank’s limit'],
  ['well', 'retest-date', '20', 'no chlorine left'],
  ['well', 'lead', '5', 'health goal is 0'],
  ['irrigation', 'end-of-line-pressure', '60', 'not above the regulator'],
  ['irrigation', 'drip-regulator', '45', 'most emitters accept'],
  ['irrigation', 'drip-filter-mesh', '120', 'commonly 120 to 200'],
  ['irrigation', 'shrub-emitters', '1', 'Commonly 2 to 4'],
  ['irrigation', 'dry-by-the-slab', '3', 'may ask for more'],
  ['smart-home', 'two-degree-check', '-6', 'higher or lower'],
  ['smart-home', 'warm-plate', '25', 'a plain switch or outlet'],
  ['smart-home', 'c-wire-reading', '29', 'commonly shows 24 to 28'],
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

describe('a band is closed where a wrong reading may lie', () => {
  it.each([
    ['irrigation', 'controller-account', '70'],
    ['smart-home', 'signal-at-device', '65'],
    ['irrigation', 'lawn-coverage', '65'],
  ])('%s/%s at %s', (checklistId, pointId, typed) => {
    expect(readingVerdict(typed, find(checklistId, pointId).value)).toBe('outside')
  })
})

function find(checklistId: string, pointId: string) {
  const points = (catalogue.items(checklistId, true) ?? []).flatMap((item) => item.points)
  const point = points.find(({ id }) => id === pointId)
  if (!point?.value) throw new Error(`${checklistId}/${pointId} is gone, or nothing is written down there`)
  return { pass: point.pass, value: point.value }
}
