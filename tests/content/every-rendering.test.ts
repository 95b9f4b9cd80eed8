import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { Item } from '../../src/checklists/checklist.ts'
import type * as Words from '../../src/checklists/checklist-words.ts'
import { nothingSaid } from '../../src/content/job-fit.ts'
import { wordsForPdf } from '../../src/documents/pdf-words.ts'
import makePdf from '../../src/documents/pdf-worker.server.ts'
import { phoneFile } from '../../src/documents/phone-file.server.tsx'
import { printSheet } from '../../src/documents/print.ts'
import { publicDatabase } from '../../src/public-files/public-database.server.ts'
import { ItemCard } from '../../src/visit/full-list/item-card.tsx'
import { emptyVisit } from '../../src/visit/model/visit.ts'
import { verificationReport } from '../../src/visit/report/report.ts'
import { content } from '../support/content.ts'
import { startedPack } from '../support/packs.ts'
import { canReadPdf, textOfPdf } from '../support/pdf-text.ts'
import { aroundVisit } from '../support/visit-around.ts'

const newInItem = { kind: 'words', label: 'Newly', text: 'a sentinel of the item' } as const
const newInPoint = { kind: 'words', label: 'Newly', text: 'a sentinel of the point' } as const

vi.mock('../../src/checklists/checklist-words.ts', async (original) => {
  const words = await original<typeof Words>()
  const itemWords: typeof words.itemWords = (...of) => {
    const { lines, points, ...rest } = words.itemWords(...of)
    const withNewLine = points.map((point) => ({ ...point, lines: [...point.lines, newInPoint] }))
    return { ...rest, lines: [...lines, newInItem], points: withNewLine }
  }
  return { ...words, itemWords }
})

const [sheet] = startedPack(['hvac']).sheets
const [item] = sheet?.items ?? []
if (!sheet || !item) throw new Error('there is no hvac checklist')
const { checklist } = sheet
const items = [item]
const pack = startedPack(['hvac'], { sheets: [{ checklist, items }] })
const site = { name: '', publicUrl: '', priceRange: '' }

describe('a new line of the words of an item or a point', () => {
  it.for([
    [
      'on the page',
      () =>
        renderToStaticMarkup(
          aroundVisit(
            { checklist },
            createElement(ItemCard, { fitted: { item, number: 1, points: item.points, ruledOut: [] } }),
          ),
        ),
    ],
    ['in the phone file', () => phoneFile(pack, () => '')],
    ['in the print file', () => printSheet(pack)],
    ['in the PDF', () => textOfPdf(makePdf({ pack, drawingStyle: '' }))],
  ] as const)('stands %s', ([place, render], { skip }) => {
    skip(place === 'in the PDF' && !canReadPdf, 'pdftotext is not installed')
    const text = render()
      .replace(/<[^>]+>|:/g, ' ')
      .replace(/\s+/g, ' ')
    expect(text.split(`${newInItem.label} ${newInItem.text}`)).toHaveLength(1 + 1)
    expect(text.split(`${newInPoint.label} ${newInPoint.text}`)).toHaveLength(item.points.length + 1)
  })
})

it.for([
  [
    'the report',
    () =>
      verificationReport({
        site,
        checklist,
        title: checklist.title,
        items,
        visit: emptyVisit,
        job: nothingSaid,
        madeOn: '2026-11-20',
      }),
  ],
  ['the phone file', () => phoneFile(pack, () => '')],
  ['the print file', () => printSheet(startedPack(['hvac']))],
  ['the free form in print', () => printSheet(pack)],
  ['the PDF', () => textOfPdf(makePdf({ pack, drawingStyle: '' }))],
] as const)('%s says first what should stop the work or the payment', ([place, render], { skip }) => {
  skip(place === 'the PDF' && !canReadPdf, 'pdftotext is not installed')
  const text = render()
    // It only keeps a short word whole.
    .replace(/<span class="whole">([^<]*)<\/span>/g, '$1')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u00a0', ' ')
    .replace(/\s+/g, ' ')
  expect(checklist.stopWork.length).toBeGreaterThanOrEqual(3)
  for (const { item: number, why } of checklist.stopWork) expect(text).toContain(`${why} Item ${number}`)
  expect(text.indexOf('Stop the work, or the payment')).toBeLessThan(text.indexOf(item.title))
})

it.for([
  [
    'the phone file',
    (of: Item[]) => phoneFile(startedPack(['hvac'], { sheets: [{ checklist, items: of }] }), () => ''),
  ],
  ['the print file', (of: Item[]) => printSheet(startedPack(['hvac'], { sheets: [{ checklist, items: of }] }))],
  ['the PDF', (of: Item[]) => wordsForPdf(startedPack(['hvac'], { sheets: [{ checklist, items: of }] }), '')],
] as const)('%s draws good beside bad, and says in words what is drawn', ([place, render]) => {
  const [point] = item.points
  if (!point) throw new Error('the item has no point')
  // With its unit a space that does not break would be no path any more.
  const drawn = (d: string) => ({ text: `Shows ${d}`, svg: `<path class="line" d="${d}"/>` })
  const drawing = { good: drawn('M10 10 V20'), bad: drawn('M10 10 H30') }
  const text = render([{ ...item, points: [{ ...point, drawing }] }])
  for (const { text: words, svg } of Object.values(drawing)) {
    expect(text).toContain(place === 'the PDF' ? JSON.stringify(svg).slice(1, -1) : svg)
    expect(text.replaceAll('\u00a0', ' ')).toContain(words)
  }
})

it('a new field of a point, which only some points have, is a column of the public database', async () => {
  const [first, ...others] = item.points
  const points = [...others, { ...first, afterwards: 'a sentinel of the point' }] as typeof item.points
  const checklists = [{ checklist, freeItems: [{ ...item, points }] }]
  const copy = await publicDatabase('', { ...content, checklists, articles: [] })
  expect(copy).toMatch(/create table public_check_points \([^;]*"afterwards" text/)
  expect(copy).toMatch(/insert into public_check_points \(.*"afterwards".*\) values \(.*'a sentinel of the point'/)
})
