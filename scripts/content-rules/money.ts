/** Whoever is told to hold money back is told, in the same place, to write within 14 days: a box, always in the same words. */
import type { ContentFault } from '../../src/content/content-file.server.ts'
import type { Passage } from './passages.ts'

/** Words that speak of money held back, or of a last payment that waits for something, in English and in Spanish. */
const heldBack =
  /\b(?:final|last) (?:payment|10\s?%)|\bpay the last\b|\bhold(?:s|ing)? (?:back|about \d+%)|\bheld[- ]back\b|\bheld to the end\b|\bkeep the last\b|\bstays? unpaid\b|\bwithh[eo]ld|\bretainage\b|último (?:pago|10)|\bpago final\b|\breten(?:er|ga|go) (?:el|parte|un|una) /iu

const boxId = 'written-objection'
const message = (text: string) =>
  `speaks of holding money back ("${heldBack.exec(text)?.[0] ?? ''}") where the box "${boxId}" does not stand`

const speaks = ({ text }: Passage) => heldBack.test(text)
const isBox = ({ at, text }: Passage) => /\.box$/.test(at) && text === boxId

/** Faults of one checklist: each item that speaks of it has the box at one of its points, and so has a checklist whose head does. */
export function checklistsWithoutBox(passages: Passage[]): ContentFault[] {
  const itemOf = ({ at }: Passage) => /^items\.\d+\./.exec(at)?.[0] ?? ''
  const boxed = new Set(passages.filter(isBox).map(itemOf))
  return passages
    .filter(speaks)
    .filter((passage) => (itemOf(passage) === '' ? boxed.size === 0 : !boxed.has(itemOf(passage))))
    .map(({ file, line, text }) => ({ file, line, message: message(text) }))
}

/** Faults of one article: one marker is enough, wherever the text speaks of it. Sources, figures and tags say nothing of their own. */
export function articlesWithoutBox(passages: Passage[]): ContentFault[] {
  if (passages.some(({ at, text }) => at === 'prose' && text === `[box: ${boxId}]`)) return []
  const said = passages.find((passage) => !/^front\.(?:sources|figures|tags)/.test(passage.at) && speaks(passage))
  return said ? [{ file: said.file, line: said.line, message: message(said.text) }] : []
}

/** The page or part that shows each of the small files; the boxes themselves stand everywhere. */
const shownBy: Record<string, string> = {
  'content/plans.yml': 'src/purchase/pricing-page.tsx',
  'content/fallback-articles.yml': 'src/learning/fallback-articles.tsx',
  'content/landing.yml': 'src/home/home-page.tsx',
  'content/claims.yml': 'src/home/home-page.tsx',
  'content/site.yml': 'src/home/home-page.tsx',
  'content/equipment.yml': 'src/equipment/equipment-trade-page.tsx',
  'content/suppliers.yml': 'src/equipment/equipment-page.tsx',
}
const riderPage = 'src/checklists/contract-rider-page.tsx'
const pageOf = (file: string) => (file.startsWith('content/riders/') ? riderPage : (shownBy[file] ?? file))

/** Faults of pages and of what they show: the page renders `<MoneyBox`. The plans page always does. */
export function pagesWithoutBox(passages: Passage[], sourceOf: (file: string) => string): ContentFault[] {
  const draws = (page: string) => sourceOf(page).includes('<MoneyBox')
  const plans = 'src/purchase/pricing-page.tsx'
  return [
    ...(draws(plans) ? [] : [{ file: plans, line: 1, message: `sells the checklists without the box "${boxId}"` }]),
    ...passages
      .filter(speaks)
      .filter(({ file }) => file !== 'content/boxes.yml' && !draws(pageOf(file)))
      .map(({ file, line, text }) => ({ file, line, message: message(text) })),
  ]
}
