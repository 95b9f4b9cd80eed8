import { describe, expect, it } from 'vitest'
import { createCatalogue } from '../../src/checklists/checklists.server.ts'
import { nothingSaid } from '../../src/content/job-fit.ts'
import { wordsForPdf } from '../../src/documents/pdf-words.ts'
import { phoneFile } from '../../src/documents/phone-file.server.tsx'
import { printSheet } from '../../src/documents/print.ts'
import { publicDatabase } from '../../src/public-files/public-database.server.ts'
import { emptyVisit, untouchedPoint } from '../../src/visit/model/visit.ts'
import { verificationReport } from '../../src/visit/report/report.ts'
import { content } from '../support/content.ts'
import { startedPack } from '../support/packs.ts'

const catalogue = createCatalogue(content.checklists, content)
const box = content.boxes.find(({ id }) => id === 'written-objection')
if (!box) throw new Error('the box is gone')

const plain = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')

describe('the box of the written objection', () => {
  it('says fourteen days, in writing and in detail, seven days, the rest paid, in at most three sentences', () => {
    expect(box.text).toMatch(/detailed written reasons within 14 days of getting it/)
    expect(box.text).toMatch(/Where .* applies, a bill not objected to counts as approved and is due 7 days later/)
    expect(box.text).toMatch(/pay the rest/)
    expect(box.text.split(/[.!?] /)).toHaveLength(3)
    expect(box.source).toBe('A.R.S. 32-1188')
  })

  it.each(['hvac', 'remodeling'] as const)('stands in every rendering of an item: %s', async (id) => {
    const checklist = catalogue.find(id)
    const item = catalogue.items(id, true)?.find(({ points }) => points.some((point) => point.box))
    if (!checklist || !item) throw new Error(`no item of ${id} has the box`)
    const pack = startedPack([id], { sheets: [{ checklist, items: [item] }] })
    const site = { name: '', publicUrl: '', priceRange: '' }
    const { id: pointId = '' } = item.points.find(({ box }) => box) ?? {}
    const problem = { ...untouchedPoint, answer: 'problem' as const }
    for (const rendering of [
      phoneFile(pack, () => ''),
      printSheet(pack),
      verificationReport({
        site,
        checklist,
        title: checklist.title,
        items: [item],
        visit: { ...emptyVisit, points: new Map([[pointId, problem]]) },
        job: nothingSaid,
        madeOn: '2026-11-20',
      }),
    ]) {
      expect(plain(rendering)).toContain(box.text)
      expect(plain(rendering)).toContain(box.title)
    }
    expect(wordsForPdf(pack, '').replaceAll('\u00a0', ' ')).toContain(JSON.stringify(box.text))
    const copy = await publicDatabase('', { ...content, checklists: [{ checklist, freeItems: [item] }], articles: [] })
    expect(copy).toContain(`insert into public_boxes ("id", "title", "text", "source") values ('written-objection'`)
    expect(copy).toMatch(/insert into public_check_points .*'written-objection'/)
  })

  it.each([
    'payment-schedules',
    'contract-elements',
    'permits-in-the-valley',
    'lien-waivers',
    'hvac-replacement-readings',
    'solar-contract-to-approval',
  ])('stands in the article %s', (id) => {
    const html = content.articles.find((article) => article.id === id)?.html ?? ''
    expect(html).toMatch(/<blockquote>\s*<p><strong>Holding money back/)
    expect(plain(html)).toContain(box.text)
  })
})
