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
  ['solar', 'ridge-strip', '20', 'a large array needs 36 in below the ridge', '36 in where they cover more'],
  ['well', 'megohm-reading', '5', 'new work reads 20 megohms', 'New work reads 20'],
  ['solar', 'anchor-spacing', '60', 'the plan often wants anchors 48 in apart', 'no wider than the plan'],
  ['welding', 'coating-thickness', '2.5', 'a paint system needs 4 mils or more', 'plus 2 to 4 mils of topcoat'],
  ['well', 'bucket-flow', '4', 'a new well needs 5 gpm', '5 from a new one'],
  [
    'plumbing',
    'expansion-tank-air',
    '40',
    'the tank’s air is the house pressure, within 2 psi',
    'matches the house pressure',
  ],
  ['hvac', 'manual-s-share-of-load', '120', 'some heat pumps may cover 125 or 130% of the load', 'about 125 or 130%'],
  ['hvac', 'supply-return-split', '15', 'a split of 15 or 23 °F may be right', 'Below 14 or above 24'],
  ['solar', 'noon-output', '60', 'an east roof gives less at noon', 'east or west roof'],
  ['heating', 'flue-slope', '0.25', 'a metal flue that falls 1/4 in per ft is wrong', '1/4 in per foot either way'],
  [
    'heating',
    'co-at-register',
    '8',
    'anything above the outdoor CO is looked into',
    'Anything above the outdoor reading',
  ],
  ['smart-home', 'listed-alarms', '9', 'a CO alarm may last 5 years', 'commonly 5 to 10 years'],
  ['welding', 'guard-openings', '4', 'a 4 in ball passes a gap of 4 in', 'does not pass'],
  ['well', 'arsenic', '0.05', 'a lab may write mg/L, and 0.05 is five times too much', 'the same as 0.010 mg/L'],
  ['well', 'quiet-half-hour', '3', 'with every tap closed the pump does not start at all', 'No start at all'],
  ['irrigation', 'end-of-line-pressure', '60', 'the far end is not above the regulator', 'not above the regulator'],
  ['welding', 'picket-wall', '0.055', '14 gauge on the drawing reads 0.075 in', '14 gauge near 0.075'],
  ['welding', 'post-wall', '0.12', 'a heavy gate may need 3/16 in', '3/16 in (0.188 in) for heavy gates'],
  ['hvac', 'rooms-within-three-degrees', '-9', 'a room may be too cold', 'first beside the thermostat'],
  ['smart-home', 'two-degree-check', '-6', 'a thermostat may read too low', 'higher or lower'],
  ['smart-home', 'warm-plate', '25', 'a plain switch 25 °F warm has a fault', 'a plain switch or outlet'],
  ['well', 'fluoride-and-uranium', '3', 'above 2 mg/L a child drinks other water', 'children under 9'],
  ['well', 'water-and-screen-depths', '30', 'the standing level is the wrong one', 'not the standing level'],
  [
    'solar',
    'warranty-file',
    '12',
    'a product may be covered for less than its output',
    'the product and for its output',
  ],
  ['plumbing', 'sewer-video', '20', 'new pipe holds no water at all', 'New pipe holds no standing water'],
  ['irrigation', 'yard-static-pressure', '60', 'the tap may be behind the regulator', 'ask for a gauge on that side'],
  ['hvac', 'run-length', '600', 'a unit that never stops may not cool', 'if the room warms, call'],
  ['plumbing', 'regulator-tag', '78', 'a setting near 80 goes over it at night', 'so that the night peak stays'],
  ['hvac', 'line-set-new-or-flushed', '0.5', 'some manuals ask for 3/4 in', '3/4 in where the manual'],
  ['heating', 'balance-point', '42', 'a balance point of 42 °F is no fault', 'commonly below 40 °F'],
  ['irrigation', 'drip-filter-mesh', '120', 'some emitters are made for 120 mesh', '150 to 200 mesh'],
  ['irrigation', 'shrub-emitters', '1', 'a small shrub may have one', 'Commonly 2 to 4'],
  ['networking', 'spare-conduit', '1', 'a 1 in pipe takes fiber too', 'About 1 1/4 in wide'],
  ['well', 'retest-date', '20', 'day 20 is as good once the chlorine is gone', 'no chlorine left'],
  ['solar', 'battery-label', '25', 'a listed battery may be larger', 'commonly stop at 20 kWh'],
  ['smart-home', 'c-wire-reading', '29', 'a good transformer may read 29 V', 'commonly shows 24 to 28'],
] as const

/** Readings that an open end of a band would call inside. */
const openEnds = [
  ['solar', 'string-voltage', '-20', 'a string 20% too low has lost a panel'],
  ['solar', 'even-output', '-30', 'an inverter that gives 30% less lags'],
  ['networking', 'port-speed', '100', 'a link at 100 Mb/s has a bad pair'],
  ['irrigation', 'controller-account', '70', 'a dBm reading with its minus forgotten'],
  ['smart-home', 'signal-at-device', '65', 'a dBm reading with its minus forgotten'],
  ['irrigation', 'lawn-coverage', '65', 'a share typed as percent'],
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
