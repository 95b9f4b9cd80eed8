import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { changedBy } from '../../scripts/content-rules/values.ts'
import { goodLines, itemWords } from '../../src/checklists/checklist-words.ts'
import { createCatalogue } from '../../src/checklists/checklists.server.ts'
import { againWords } from '../../src/checklists/readings/timed-words.ts'
import { verdictWords } from '../../src/checklists/readings/verdict-words.ts'
import { nothingSaid } from '../../src/content/job-fit.ts'
import { wordsForPdf } from '../../src/documents/pdf-words.ts'
import { printSheet } from '../../src/documents/print.ts'
import { PointReading } from '../../src/visit/entry/point-reading.tsx'
import { TimedReading } from '../../src/visit/entry/timed-fields.tsx'
import { emptyVisit, untouchedPoint } from '../../src/visit/model/visit.ts'
import { verificationReport } from '../../src/visit/report/report.ts'
import { content } from '../support/content.ts'
import { startedPack } from '../support/packs.ts'
import { aroundVisit, visitInMemory } from '../support/visit-around.ts'

const catalogue = createCatalogue(content.checklists, content)
const site = { name: '', publicUrl: '', priceRange: '' }
const answers = { ...verdictWords, again: againWords }
const judged = [answers.inside, answers.outside, answers.ask, answers.again]

/** Every point where something is written down, with what the content says of it. */
const measured = content.checklists.flatMap((checklist) =>
  checklist.items.flatMap((item) =>
    item.points.flatMap(({ id, value, cases = [] }) =>
      value
        ? [
            {
              name: `${checklist.id}/${id}`,
              listId: checklist.id,
              itemId: item.id,
              pointId: id,
              written: { ...value, cases },
            },
          ]
        : [],
    ),
  ),
)

function pointOf({ listId, itemId, pointId, written }: (typeof measured)[number]) {
  const checklist = catalogue.find(listId)
  const items = catalogue.items(listId, true) ?? []
  const item = items.find(({ id }) => id === itemId)
  const point = item?.points.find(({ id }) => id === pointId)
  // What it is held against may stand in another item; both stand in one here, the other one second.
  const other = items.flatMap(({ points }) => points).find(({ id }) => id === written.near?.point)
  if (!checklist || !item || !point) throw new Error(`there is no ${listId}/${pointId}`)
  const alone = { ...item, points: [point, ...(other ? [other] : [])] }
  return { checklist, item: alone, point, other }
}

/** What was typed is a reading, or how far something that is read twice has changed at the right time. */
function readingsOf({ written: { over } }: (typeof measured)[number], typed: string) {
  if (!over) return { reading: typed }
  const run = 'a run'
  const { first, second, cupFirst, cupSecond } = changedBy(Number(typed), over)
  if (!first || !second || !cupFirst || !cupSecond) throw new Error('each reading is there')
  const changed = /^-?[\d.]+$/.test(typed) ? second : { ...second, reading: typed }
  return {
    first: { ...first, run },
    second: { ...changed, run },
    cupFirst: { ...cupFirst, run },
    cupSecond: { ...cupSecond, run },
  }
}

interface Typed {
  reading: string
  pickedCase?: string | undefined
  /** The reading that this one is compared with. */
  of?: number | undefined
  /** The numbers beside it. */
  inputs?: Record<string, number> | undefined
}

/** What each rendering that judges says of a reading: the words of its verdict, or none. */
function saidEverywhere(one: (typeof measured)[number], { reading, pickedCase = '', of, inputs = {} }: Typed) {
  const { checklist, item, point, other } = pointOf(one)
  const [words] = itemWords(item, checklist).points
  const line = words?.lines.find((line) => line.kind === 'reading')
  if (!line) throw new Error('nothing is written down')
  const typed = Object.fromEntries(Object.entries(inputs).map(([key, number]) => [key, String(number)]))
  const record = { ...untouchedPoint, ...readingsOf(one, reading), inputs: typed, pickedCase }
  const points = new Map([[point.id, record]])
  if (other && of !== undefined) points.set(other.id, { ...untouchedPoint, reading: String(of) })
  const visit = { ...emptyVisit, points }
  const asked = {
    pointId: point.id,
    number: '1.1',
    check: point.name.en,
    line,
    record,
  }
  const { over } = line.value
  const page = renderToStaticMarkup(
    aroundVisit(
      { checklist, store: visitInMemory(visit) },
      over ? createElement(TimedReading, { ...asked, over }) : createElement(PointReading, asked),
    ),
  )
  const report = verificationReport({
    site,
    checklist,
    title: checklist.title,
    items: [item],
    visit,
    job: nothingSaid,
    madeOn: '2026-11-20',
  })
  const [, reported = ''] = /<h2>Not checked \(\d+\)<\/h2><ul><li>(.*?)<\/li>/s.exec(report) ?? []
  const texts = { page, report: reported }
  return Object.fromEntries(
    Object.entries(texts).map(([place, text]) => [place, judged.find((words) => text.includes(words)) ?? 'nothing']),
  )
}

const hasEnds = ({ min, max }: { min?: number | undefined; max?: number | undefined }) =>
  min !== undefined || max !== undefined
const everywhere = (answers: string) => ({ page: answers, report: answers })

describe('a reading', () => {
  it.each(measured)('$name is judged alike on the page, whose parts the phone file has, and in the report', (one) => {
    const { cases, near, judge, sum, examples = [] } = one.written
    for (const { reading, case: pickedCase, of, inputs, verdict } of examples)
      expect(
        saidEverywhere(one, { reading: String(reading), pickedCase, of, inputs }),
        `${pickedCase ?? ''} ${reading}`,
      ).toEqual(everywhere(answers[verdict]))
    const [some] = examples
    const reading = String(some?.reading ?? 1)
    if (cases.some(hasEnds) || near || judge || sum)
      expect(saidEverywhere(one, { reading }), 'before it is known what decides').toEqual(everywhere('nothing'))
    for (const { id } of cases.some(hasEnds) ? cases.filter((one) => !hasEnds(one)) : [])
      expect(saidEverywhere(one, { reading, pickedCase: id }), id).toEqual(everywhere('nothing'))
    for (const slip of ['14,3,', 'fourteen', `1 ${one.written.unit}`, '\u22122', '1000000000'])
      expect(saidEverywhere(one, { ...some, reading: slip, pickedCase: some?.case ?? cases[0]?.id }), slip).toEqual(
        everywhere('nothing'),
      )
  })

  it.each(measured)('$name has what is good, what it is compared with and the numbers beside it on paper', (one) => {
    const { checklist, item } = pointOf(one)
    const pack = startedPack([], { sheets: [{ checklist, items: [item] }] })
    const [words] = itemWords(item, checklist).points
    const line = words?.lines.find((line) => line.kind === 'reading')
    if (!words || !line) throw new Error('nothing is written down')
    const plain = (text: string) =>
      text
        .replace(/<[^>]+>/g, '')
        .replaceAll('\u00a0', ' ')
        .replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code))
    const sheet = plain(printSheet(pack))
    const pdf = plain(wordsForPdf(pack, ''))
    const inputs = Object.values(line.value.sum?.inputs ?? {})
    for (const { label, text } of goodLines(words)) expect(sheet).toContain(`${label}: ${text}`)
    for (const { label, unit } of inputs) expect(sheet).toContain(`${label}, ${unit}`)
    expect(sheet).toContain(line.against)
    for (const text of [...goodLines(words), ...inputs].flatMap(Object.values))
      expect(pdf).toContain(JSON.stringify(text).slice(1, -1))
    expect(pdf).toContain(JSON.stringify(line.against).slice(1, -1))
  })
})
