import { expect, it } from 'vitest'
import { startedPack } from '../../../tests/support/packs.ts'
import { canPrint, pagePrinter } from '../../../tests/support/printed-pages.ts'
import { nothingSaid } from '../../content/job-fit.ts'
import { afterOperation, emptyVisit, type Operation, type Visit } from '../model/visit.ts'
import { verificationReport } from './report.ts'
import type { ReportPhotos } from './report-photos.ts'
import { reportFields } from './report-signatures.ts'

const printed = pagePrinter()

const at = '2026-11-20T17:00:00.000Z'
const pack = startedPack(['hvac'])
const [sheet] = pack.sheets
if (!sheet) throw new Error('no list')
const { checklist, items } = sheet
const points = items.flatMap((item) => item.points)

function visitOf(answered: number, problems: number, language: string): Visit {
  const operations: Operation[] = points.slice(0, answered).map(({ id, value }, index) => {
    const isProblem = index % 5 === 0 && index / 5 < problems
    const reading = value && !value.over ? '20' : ''
    return isProblem
      ? { point: id, answers: { answer: 'problem', reading, fault: 'differs', saw, reply: 'today' }, at }
      : { point: id, answers: { answer: 'good', reading }, at }
  })
  return [...operations, { about: { [`form ${reportFields.language}`]: language }, at }].reduce(
    (visit, one) => afterOperation(visit, one as Operation),
    emptyVisit,
  )
}
const saw = 'The number on the plate is another one than on the quote, and the model ends in another letter.'

/** Pages of Letter paper without the appendix, which begins on a page of its own. */
async function pagesOf(visit: Visit, photos: ReportPhotos = new Map()): Promise<number> {
  const site = { name: 'The Site', publicUrl: 'https://site.test', priceRange: '$29-$49' }
  const report = verificationReport({
    site,
    checklist,
    title: checklist.title,
    items,
    visit,
    job: nothingSaid,
    madeOn: '2026-11-20',
    facts: { address: '1 Any Street, Phoenix', contractor: 'Any contractor', license: '000000' },
    photos,
  })
  const pages = await printed(report, '.appendix { display: none }')
  expect(pages).toBeGreaterThan(0)
  return pages
}

it.skipIf(!canPrint).each(['en', 'es'] as const)(
  'the report of 39 checks without a photo takes three pages at most: %s',
  async (language) => expect(await pagesOf(visitOf(39, 3, language))).toBeLessThanOrEqual(3),
  60_000,
)

it.skipIf(!canPrint)(
  'the report of three problems with twelve photos takes eight pages at most',
  async () => {
    const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="750" height="1000"><rect width="750" height="1000" fill="gray"/></svg>')}`
    const taken = { en: 'Taken Nov 20, 2026, 10:00 AM', es: 'Tomada el 20 de noviembre de 2026, 10:00 a.m.' }
    const photo = { picture, taken, caption: 'The plate of the unit outside' }
    const places = [0, 5, 10, 1, 7, 20].map((index) => points[index]?.id ?? '')
    const photos = new Map(places.map((id) => [id, [photo, photo]] as const))
    expect(await pagesOf(visitOf(47, 3, 'en'), photos)).toBeLessThanOrEqual(8)
  },
  60_000,
)
