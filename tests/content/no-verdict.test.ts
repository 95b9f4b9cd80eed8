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
  ['welding', 'coating-thickness', '2.5', 'a paint system needs 4 mils or more', 'plus 2 to 4 mils of topcoat'],
  ['welding', 'guard-openings', '4', 'a 4 in ball passes a gap of 4 in', 'does not pass'],
  ['welding', 'picket-wall', '0.055', '14 gauge on the drawing reads 0.075 in', '14 gauge near 0.075'],
  ['welding', 'post-wall', '0.12', 'a heavy gate may need 3/16 in', '3/16 in (0.188 in) for heavy gates'],
  ['networking', 'spare-conduit', '1', 'a 1 in pipe takes fiber too', 'About 1 1/4 in wide'],
] as const

/** Readings that an open end of a band would call inside. */
const openEnds = [
  ['remodeling', 'range-hood', '900', 'above 400 cfm the house needs fresh air'],
  ['solar', 'string-voltage', '-20', 'a string 20% too low has lost a panel'],
  ['solar', 'even-output', '-30', 'an inverter that gives 30% less lags'],
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
