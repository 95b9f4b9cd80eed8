import { describe, expect, it } from 'vitest'
import { changedBy } from '../../scripts/content-rules/values.ts'
import { readingVerdict } from '../../src/checklists/reading.ts'
import { changeOf } from '../../src/checklists/timed-reading.ts'
import { content } from '../support/content.ts'

/** Readings that one case fails and another passes: the case picked, what is said then, and the words of the point. */
const byCase = [
  ['heating', 'flue-clearance', 'single-wall', '2', 'outside', '6 in around single-wall'],
  ['heating', 'flue-clearance', 'double-wall', '2', 'inside', '6 in around single-wall'],
  ['heating', 'co-alarm-test', 'five', '9', 'outside', '5 to 10 years'],
  ['heating', 'co-alarm-test', 'seven', '9', 'outside', '5 to 10 years'],
  ['heating', 'co-alarm-test', 'ten', '9', 'inside', '5 to 10 years'],
  ['heating', 'hspf2-certificate', 'split', '7', 'outside', '7.5 for a split'],
  ['heating', 'hspf2-certificate', 'packaged', '7', 'inside', '7.5 for a split'],
  ['heating', 'afue-label', 'roof', '80', 'outside', 'If the bid promises more'],
  ['heating', 'afue-label', 'indoor', '80', 'outside', 'If the bid promises more'],
  ['heating', 'garage-burner-height', 'open-flame', '12', 'outside', 'unless the label lists it for less'],
  ['hvac', 'seer2-eer2-floor', 'split-small', '13.5', 'outside', 'Split AC: 14.3'],
  ['hvac', 'seer2-eer2-floor', 'split-large', '13.5', 'outside', 'Split AC: 14.3'],
  ['hvac', 'seer2-eer2-floor', 'split-heat-pump', '13.5', 'outside', 'Split AC: 14.3'],
  ['hvac', 'seer2-eer2-floor', 'packaged', '13.5', 'inside', 'Split AC: 14.3'],
  ['hvac', 'manual-s-share-of-load', 'one-speed', '120', 'outside', 'Variable-speed: up to 130%'],
  ['hvac', 'manual-s-share-of-load', 'two-speed', '120', 'inside', 'Variable-speed: up to 130%'],
  ['hvac', 'manual-s-share-of-load', 'variable', '120', 'inside', 'Variable-speed: up to 130%'],
  ['hvac', 'charge-against-target', 'subcooling', '4', 'outside', 'superheat within 5 °F'],
  ['hvac', 'charge-against-target', 'superheat', '4', 'inside', 'superheat within 5 °F'],
  ['hvac', 'duct-jacket-r8', 'new-wide', '6', 'outside', 'If your old ducts stay'],
  ['hvac', 'duct-leakage-test', 'new', '6', 'outside', 'Old ducts: commonly 10 to 20%'],
  ['hvac', 'labor-warranty-and-service', 'new', '0.5', 'outside', 'Repair: often 30 days'],
  ['hvac', 'labor-warranty-and-service', 'repair', '0.5', 'none', 'Repair: often 30 days'],
  ['plumbing', 'trap-arm-length', 'one-and-a-quarter', '5', 'outside', '3 1/2 ft for 1 1/2 in'],
  ['plumbing', 'trap-arm-length', 'one-and-a-half', '5', 'outside', '3 1/2 ft for 1 1/2 in'],
  ['plumbing', 'trap-arm-length', 'two', '5', 'inside', '3 1/2 ft for 1 1/2 in'],
  ['plumbing', 'relief-pipe', 'outdoors', '3', 'outside', 'by the IRC, at most 6 in'],
  ['plumbing', 'quarter-inch-fall', 'small', '0.125', 'outside', 'Your city may allow 1/8 in'],
  ['plumbing', 'ignition-height', 'open-flame', '12', 'outside', 'unless the label says FVIR'],
  ['plumbing', 'toilet-steady', 'new', '1.6', 'outside', 'on the larger button too'],
  ['plumbing', 'toilet-steady', 'other', '1.6', 'none', 'that button could be 1.6'],
  ['plumbing', 'soft-hardness', 'salt', '12', 'outside', 'leaves the number as it was'],
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
  ['well', 'run-time', 'one-speed', '59', 'outside', 'One minute or more on a one-speed pump'],
  ['well', 'run-time', 'one-speed', '60', 'inside', 'often plan two on a larger motor'],
  ['well', 'run-time', 'variable', '20', 'none', 'the manual decides'],
  ['well', 'quiet-half-hour', 'closed', '3', 'outside', 'No start, and the needle'],
  ['well', 'quiet-half-hour', 'day', '40', 'none', 'Starts on a normal day'],
  ['well', 'arsenic', 'mg', '0.05', 'outside', 'the same as 0.010 mg/L'],
  ['well', 'fluoride-and-uranium', 'child', '3', 'outside', 'children under 9'],
  ['irrigation', 'backflow-height', 'pvb', '6', 'outside', 'at least 12 in'],
  ['irrigation', 'backflow-height', 'other', '12', 'none', 'its own height'],
  ['irrigation', 'yard-static-pressure', 'other', '60', 'none', 'may not show it'],
  ['irrigation', 'emitter-cup-test', 'two', '11', 'outside', 'twice that'],
  ['irrigation', 'irrigation-trench-depth', 'main', '12', 'outside', 'always under pressure, 18 in'],
  ['irrigation', 'irrigation-zone-plan', 'other', '260', 'none', '200 gallons per hour'],
  ['irrigation', 'end-of-line-pressure', 'stamped-25', '60', 'outside', 'not above the regulator'],
  ['irrigation', 'end-of-line-pressure', 'other', '60', 'none', 'plus 1 psi for each 2 ft of fall'],
  ['irrigation', 'drip-regulator', 'usual', '45', 'outside', 'most emitters accept'],
  ['irrigation', 'drip-regulator', 'other', '45', 'none', 'commonly 120 to 200'],
  ['irrigation', 'tree-emitters', 'tree-7', '2', 'outside', 'Mesa’s count'],
  ['irrigation', 'tree-emitters', 'shrub', '1', 'outside', 'Mesa’s count'],
  ['irrigation', 'tree-emitters', 'other', '1', 'none', 'on the root ball'],
  ['irrigation', 'dry-by-the-slab', 'other', '3', 'none', 'may ask for more'],
  ['networking', 'port-speed', 'usual', '100', 'outside', 'two pairs a jack'],
  ['networking', 'port-speed', 'limited', '100', 'none', 'two pairs a jack'],
  ['smart-home', 'listed-alarms', 'co', '9', 'none', 'commonly 5 to 10 years'],
  ['smart-home', 'listed-alarms', 'smoke', '11', 'outside', 'at most 10 years'],
  ['smart-home', 'wet-cloth', 'named', '25', 'none', 'its manual’s time'],

  ['electrical', 'outlet-spacing', 'counter', '5', 'outside', '2 ft on a kitchen counter'],
  ['electrical', 'outlet-spacing', 'wall', '5', 'inside', 'over 6 ft from an outlet'],
  ['electrical', 'outlet-spacing', 'other', '1', 'none', 'within 3 ft of the basin'],
  ['electrical', 'alarm-dates', 'co', '9', 'none', 'commonly 5 to 10 years'],
  ['electrical', 'alarm-dates', 'smoke', '11', 'outside', 'at most 10 years'],
  ['electrical', 'cable-print', 'g12', '25', 'outside', '12 (yellow) on 20 A'],
  ['electrical', 'cable-print', 'other', '40', 'none', 'follow the plate'],
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

/** Readings that no band may judge, and the words that do. */
const judged = [
  ['heating', 'flue-slope', '0.25', '1/4 in per foot or more'],
  ['heating', 'co-at-register', '8', 'Anything above the outdoor reading'],
  ['hvac', 'supply-return-split', '15', 'Below 14 or above 24'],
  ['hvac', 'vacuum-and-decay', '450', 'lower still where the manual'],
  ['hvac', 'line-set-new-or-flushed', '0.5', '3/4 in where the manual'],
  ['hvac', 'running-amps-rla', '60', 'no proof of a fault'],
  ['plumbing', 'gas-all-on', '4', 'inside the range on the plate'],
  ['plumbing', 'regulator-tag', '78', 'so that the night peak stays'],
  ['plumbing', 'sewer-video', '20', 'New pipe holds no standing water'],

  ['solar', 'noon-output', '60', 'east or west roof'],
  ['solar', 'battery-label', '25', 'commonly stop at 20 kWh'],
  ['solar', 'bus-math', '40', 'or the plan names another method'],
  ['solar', 'anchor-in-rafter', '2.5', 'if listed and on the plan'],
  ['solar', 'warranty-file', '12', 'the product and for its output'],
  ['well', 'megohm-reading', '5', 'commonly 2 or more for a new motor'],
  ['well', 'recovery', '70', 'nobody’s fault'],
  ['well', 'water-and-screen-depths', '30', 'not the standing level'],
  ['well', 'relief-valve', '100', 'no higher than the tank’s limit'],
  ['well', 'retest-date', '20', 'no chlorine left'],
  ['well', 'lead', '5', 'health goal is 0'],
  ['smart-home', 'two-degree-check', '-6', 'higher or lower'],
  ['smart-home', 'warm-plate', '25', 'a plain switch or outlet'],
  ['smart-home', 'c-wire-reading', '29', 'commonly shows 24 to 28'],

  ['electrical', 'infrared-photo', '20', 'gets a torque check'],
  ['electrical', 'car-charger-wire', '100', 'within its manual’s limit'],
  ['irrigation', 'spray-by-the-slab', '3', '5 ft for spray'],
  ['electrical', 'charger-full-rate-run', '24', 'because load management says so'],
  ['pool', 'rebar-grid-and-laps', '12', 'As on the engineer’s plan'],
  ['pool', 'rebar-cover', '2', 'commonly 3 in where the shell stands against soil'],
  ['pool', 'shell-strength-thickness', '6', 'more where the plan says'],
  ['pool', 'stakes-and-overhead', '23', 'some lines need more'],
  ['pool', 'pipe-pressure-test', '60', 'full of water, not air'],
  ['pool', 'drain-cover-stamp', '40', 'for YOUR pipe size'],
  ['pool', 'drain-spacing', '3', '3 ft apart or more'],
  ['pool', 'finish-and-fill-line', '0.4', 'the finish maker’s sheet'],
  ['pool', 'deck-slope-joint', '0.25', '1/8 to 1/4 in per ft'],
  ['pool', 'barrier-height', '61', 'city may ask for'],
  ['remodeling', 'cabinets-level', '0.1', 'tolerance in your contract'],
  ['remodeling', 'slab-moisture', '80', 'inside that limit'],
  ['remodeling', 'toilet-flange', '0.25', 'commonly up to 1/4 in'],

  ['welding', 'coating-thickness', '2.5', 'plus 2 to 4 mils of topcoat'],
  ['welding', 'guard-openings', '4', 'does not pass'],
  ['welding', 'picket-wall', '0.055', '14 gauge near 0.083'],
  ['welding', 'post-wall', '0.12', '3/16 in (0.188 in) for heavy gates'],
  ['networking', 'spare-conduit', '1', 'About 1 1/4 in wide'],
] as const

describe('a verdict is said for the case that was picked, and for no other', () => {
  it.each(byCase)('%s/%s, %s, at %s: %s', (checklistId, pointId, pickedCase, typed, verdict, words) => {
    const { pass, value } = find(checklistId, pointId)
    expect(pass).toContain(words)
    expect(value.cases?.map(({ id }) => id)).toContain(pickedCase)
    expect(readingVerdict(typed, value, { pickedCase })).toBe(verdict)
    expect(readingVerdict(typed, value)).toBe('no-case')
  })
})

describe('no verdict is said where something else decides', () => {
  it.each(judged)('%s/%s at %s', (checklistId, pointId, typed, words) => {
    const { pass, value } = find(checklistId, pointId)
    expect(pass).toContain(words)
    expect(value.judge).toMatch(/\.$/)
    for (const reading of [typed, '0', '100000']) expect(readingVerdict(reading, value)).toBe('none')
  })
})

/** Changes from the first reading to the second: the case picked, what is said then, and the words of the point. */
const changes = [
  ['pool', 'bucket-test', undefined, 0.125, 'inside', '1/8 in or less a day'],
  ['pool', 'bucket-test', undefined, 0.2, 'again', 'repeat a result up to 1/4 in'],
  ['pool', 'bucket-test', undefined, -1, 'again', 'auto-fill was on'],
  ['pool', 'bucket-test', undefined, 0.3, 'outside', 'up to 1/4 in'],
  ['pool', 'pipe-pressure-test', undefined, 5, 'none', 'the inspector asks for'],
  ['hvac', 'line-pressure-test', undefined, 5, 'none', 'a shift with heat'],
  ['plumbing', 'supply-test-photo', undefined, 1, 'outside', 'stands still'],
  ['plumbing', 'plumbing-gas-test', 'sound', 0.5, 'outside', 'The needle holds'],
  ['heating', 'gas-pipe-test', 'sound', 0.5, 'outside', 'No drop at'],
  ['remodeling', 'flood-test', 'covered', 0.1, 'outside', 'the water is at the mark'],
  ['remodeling', 'flood-test', 'cup', 0.1, 'none', 'a straight cup of water'],
  ['remodeling', 'pipe-gauge', 'other', 1, 'none', 'air only if its maker'],
] as const

describe('a change is judged where the text is sure of it', () => {
  it.each(changes)('%s/%s, %s, by %d: %s', (checklistId, pointId, pickedCase, amount, verdict, words) => {
    const { pass, value } = find(checklistId, pointId)
    const { over } = value
    if (!over) throw new Error('it is read once')
    expect(pass).toContain(words)
    expect(changeOf(changedBy(amount, over), { ...value, over }, pickedCase)).toMatchObject({ amount, verdict })
  })
})

describe('a band is closed where a wrong reading may lie', () => {
  it.each([
    ['hvac', 'rooms-within-three-degrees', '-9'],
    ['irrigation', 'controller-account', '70'],
    ['irrigation', 'lawn-coverage', '65'],
    ['smart-home', 'signal-at-device', '65'],
    ['welding', 'post-plumb', '-0.5'],
  ])('%s/%s at %s', (checklistId, pointId, typed) => {
    expect(readingVerdict(typed, find(checklistId, pointId).value)).toBe('outside')
  })
})

it('rooms are compared by one thermometer, beside the thermostat first', () => {
  expect(find('hvac', 'rooms-within-three-degrees').pass).toContain('first beside the thermostat')
})

it('the air in the expansion tank is held against the house pressure', () => {
  const { pass, value } = find('plumbing', 'expansion-tank-air')
  expect(pass).toContain('matches the house pressure')
  expect(value.near?.point).toBe('static-pressure')
  expect(readingVerdict('40', value)).toBe('no-other')
  expect(readingVerdict('40', value, { other: '60' })).toBe('outside')
  expect(readingVerdict('58', value, { other: '60' })).toBe('inside')
})

it('nothing of a tank is asked of a tankless heater', () => {
  const { check, pass } = find('plumbing', 'relief-pipe')
  expect(check).toContain('tankless')
  expect(pass).not.toContain('tank')
})

function find(checklistId: string, pointId: string) {
  const point = content.checklists
    .find(({ id }) => id === checklistId)
    ?.items.flatMap(({ points }) => points)
    .find(({ id }) => id === pointId)
  if (!point?.value) throw new Error(`there is no reading at ${checklistId}/${pointId}`)
  return { ...point, value: point.value }
}
