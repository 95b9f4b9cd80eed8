import { describe, expect, it } from 'vitest'
import type { Checklist, CheckPoint, Item } from '../../src/checklists/checklist.ts'
import { createCatalogue } from '../../src/checklists/checklists.server.ts'
import { emptyRecord } from '../../src/checklists/item-record.ts'
import { readingVerdict } from '../../src/checklists/reading.ts'
import { verificationReport } from '../../src/checklists/report.ts'
import { mobileSheet } from '../../src/packs/mobile.server.ts'
import { wordsForPdf } from '../../src/packs/pdf-words.ts'
import { printSheet } from '../../src/packs/print.ts'
import { publicDatabase } from '../../src/public-files/public-database.server.ts'
import { content } from '../support/content.ts'
import { startedPack } from '../support/packs.ts'

const catalogue = createCatalogue(content.checklists, content.sources, content.boxes)

/** Readings that one case of a point fails and another passes, the case that a single band forgets, and its words. */
const forgotten = [
  ['heating', 'flue-clearance', '2', 'a single-wall flue at 2 in needs 6', '6 in around single-wall'],
  ['heating', 'co-alarm-test', '9', 'a 9-year-old CO alarm with a 5-year life is past it', '5 to 10 years'],
  ['hvac', 'seer2-eer2-floor', '13.5', 'a split AC needs 14.3 or 13.8 SEER2', 'Split AC: 14.3'],
  ['heating', 'hspf2-certificate', '7', 'a split heat pump needs 7.5 HSPF2', '7.5 for a split'],
  ['heating', 'afue-label', '80', 'a roof pack needs 81% AFUE', '81% for a rooftop'],
  ['plumbing', 'trap-arm-length', '5', 'a trap arm of 1 1/2 in pipe may be 3 1/2 ft', '3 1/2 ft for 1 1/2 in'],
  ['heating', 'gas-pipe-test', '4', 'many cities test gas pipe at 10 psi', 'many want 10 psi'],
  ['electrical', 'outlet-spacing', '5', 'a kitchen counter needs an outlet within 2 ft', '2 ft on a kitchen counter'],
  ['welding', 'coating-thickness', '2.5', 'a paint system needs 4 mils or more', 'plus 2 to 4 mils of topcoat'],
  [
    'plumbing',
    'expansion-tank-air',
    '40',
    'the tank’s air is the house pressure, within 2 psi',
    'matches the house pressure',
  ],
  [
    'pool',
    'rebar-cover',
    '2',
    'the plan commonly wants 3 in against soil',
    'commonly 3 in where the shell stands against soil',
  ],
  ['hvac', 'manual-s-share-of-load', '120', 'some heat pumps may cover 125 or 130% of the load', 'about 125 or 130%'],
  ['hvac', 'supply-return-split', '15', 'a split of 15 or 23 °F may be right', 'Below 14 or above 24'],
  ['heating', 'flue-slope', '0.25', 'a metal flue that falls 1/4 in per ft is wrong', '1/4 in per foot either way'],
  [
    'heating',
    'co-at-register',
    '8',
    'anything above the outdoor CO is looked into',
    'Anything above the outdoor reading',
  ],
  ['electrical', 'alarm-dates', '9', 'a CO alarm may last 5 years', 'commonly 5 to 10 years'],
  ['pool', 'barrier-gaps', '3', 'chain link may have holes of 1 3/4 in', 'holes of 1 3/4 in or less'],
  ['pool', 'stakes-and-overhead', '23', 'some lines need more than 22.5 ft', 'some lines need more'],
  ['welding', 'guard-openings', '4', 'a 4 in ball passes a gap of 4 in', 'does not pass'],
  ['remodeling', 'mortar-coverage', '85', 'a shower needs 95%', '95% in showers'],
  ['remodeling', 'floor-flat', '0.2', 'large tile needs 1/8 in', '1/8 in if any tile side'],
  ['remodeling', 'weep-screed', '3', 'above soil it is 4 in', '4 in above soil'],
  ['remodeling', 'soft-joints', '20', 'outdoors a soft joint comes every 8 to 12 ft', '8 to 12 ft outdoors'],
  ['remodeling', 'cabinets-level', '0.1', 'the contract sets the tolerance', 'tolerance in your contract'],
  ['welding', 'picket-wall', '0.055', '14 gauge on the drawing reads 0.075 in', '14 gauge near 0.075'],
  ['welding', 'post-wall', '0.12', 'a heavy gate may need 3/16 in', '3/16 in (0.188 in) for heavy gates'],
  ['pool', 'pipe-pressure-test', '60', 'air at 60 psi can burst the pipe', 'full of water, not air'],
  ['pool', 'bucket-test', '-1', 'a bucket that drops more shows an open auto-fill', 'auto-fill was on'],
  ['pool', 'bucket-test', '0.2', 'between 1/8 and 1/4 in the test is repeated', 'repeat a result up to 1/4 in'],
  ['hvac', 'rooms-within-three-degrees', '-9', 'a room may be too cold', 'first beside the thermostat'],
  ['electrical', 'infrared-photo', '20', 'a lug 20 °F over its twin is checked', 'gets a torque check'],
  ['plumbing', 'sewer-video', '20', 'new pipe holds no water at all', 'New pipe holds no standing water'],
  ['hvac', 'run-length', '600', 'a unit that never stops may not cool', 'if the room warms, call'],
  ['plumbing', 'regulator-tag', '78', 'a setting near 80 goes over it at night', 'so that the night peak stays'],
  ['pool', 'finish-and-fill-line', '0.4', 'some finishes are thicker', 'the finish maker’s sheet'],
  ['pool', 'deck-slope-joint', '0.25', 'the point asks for three measures', '1/8 to 1/4 in per ft'],
  ['hvac', 'line-set-new-or-flushed', '0.5', 'some manuals ask for 3/4 in', '3/4 in where the manual'],
  ['pool', 'barrier-height', '61', 'a city may want more', 'city may ask for'],
  ['heating', 'balance-point', '42', 'a balance point of 42 °F is no fault', 'commonly below 40 °F'],
  ['networking', 'spare-conduit', '1', 'a 1 in pipe takes fiber too', 'About 1 1/4 in wide'],
  ['remodeling', 'paint-math', '205', 'smooth walls take less paint', 'about 175 to 200 sq ft'],
] as const

/** Readings that an open end of a band would call inside. */
const openEnds = [
  ['remodeling', 'range-hood', '900', 'above 400 cfm the house needs fresh air'],
  ['networking', 'port-speed', '100', 'a link at 100 Mb/s has a bad pair'],
  ['welding', 'post-plumb', '-0.5', 'a post may lean the other way'],
] as const

describe('no reading is called inside, outside or good where the case decides', () => {
  it.each(forgotten)('%s/%s at %s: %s', async (checklistId, pointId, typed, _, words) => {
    const { checklist, item, point } = find(checklistId, pointId)
    const value = point.value
    if (!value) throw new Error('the reading can no longer be written down')
    expect(value.unit).not.toBe('')
    expect(point.pass).toContain(words)
    for (const reading of [typed, '0', '100000']) expect(readingVerdict(reading, value)).toBe('none')

    // The point alone, in each thing that is handed out.
    const items = [{ ...item, points: [point] }]
    const pack = startedPack([checklistId], { sheets: [{ checklist, items }] })
    const phone = mobileSheet(pack, () => '').replace(/<(style|script)>[\s\S]*?<\/\1>/g, '')
    expect(phone).toContain('data-min="" data-max=""')
    const against = `Compare it with “Good” for your case, in ${value.unit}`
    expect(phone).toContain(against)
    for (const file of [phone, printSheet(pack)]) expect(file).not.toContain('Good band')
    expect(wordsForPdf(pack)).toContain('"band":null')
    const records = new Map([[item.id, { ...emptyRecord, readings: { [pointId]: typed } }]])
    const site = { name: '', publicUrl: '', priceRange: '' }
    expect(verificationReport({ site, checklist, items, records, madeOn: '' })).toContain(
      `Your reading: ${typed} (${against})`,
    )
    expect(await publicPoint(checklist, items)).toMatch(new RegExp(`'${value.unit}', null, null[,)]`))
  })
})

describe('a band is closed where a wrong reading may lie', () => {
  it.each(openEnds)('%s/%s at %s: %s', (checklistId, pointId, typed) => {
    const { value } = find(checklistId, pointId).point
    if (!value) throw new Error('the reading can no longer be written down')
    expect(readingVerdict(typed, value)).toBe('outside')
  })
})

function find(checklistId: string, pointId: string): { checklist: Checklist; item: Item; point: CheckPoint } {
  const checklist = catalogue.find(checklistId)
  for (const item of catalogue.items(checklistId, true) ?? [])
    for (const point of item.points) if (checklist && point.id === pointId) return { checklist, item, point }
  throw new Error(`there is no point ${checklistId}/${pointId}; a public copy has blanks for paid points`)
}

async function publicPoint(checklist: Checklist, freeItems: Item[]): Promise<string> {
  if (!content) return ''
  const copy = await publicDatabase('', { ...content, checklists: [{ checklist, freeItems }], articles: [] })
  return copy.split('\n').find((line) => line.startsWith('insert into public_check_points')) ?? ''
}
