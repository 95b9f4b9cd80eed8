/** A check is read at a glance, in the sun: a short name, whole short steps, one fact that is good, in both languages. */
import type { ChecklistContent } from '../../src/content/checklist-content.ts'
import type { ContentFault } from '../../src/content/content-file.server.ts'
import type { Term } from '../../src/content/terms-content.ts'
import type { Passage } from './passages.ts'
import { median } from './readability.ts'
import { sentencesOf } from './words.ts'

type Point = ChecklistContent['items'][number]['points'][number]
interface Both {
  en: string
  es: string
}

const limits = {
  name: { words: 7 },
  good: { words: 12 },
  do: { words: 14 },
  more: { words: 20 },
} as const
/** Of name, steps and good together; half of the checks have no more. */
const wordsInView = 30
const sentencesBeside = 5

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** "or" belongs to one fact only where it compares: "at or below 80 psi", "14 in or more". */
const branchEn =
  /\b(if|unless|else|otherwise|except)\b|(?<!\bat )\bor\b(?! (?:less|more|under|over|above|below|lower|higher|longer|shorter|wider|closer|thicker|thinner|deeper|better|later|earlier|newer|older|fewer|larger|smaller|warmer|colder)\b)/i
const branchEs =
  /(?<!\p{L})(?:si|salvo|excepto|a menos que|de lo contrario)(?!\p{L})|(?<!\p{L})[ou](?!\p{L})(?! (?:más|menos|mayor|menor|superior|inferior|mejor|antes|después)(?!\p{L}))/iu

/** Abbreviations that everybody reads. */
const plain = new Set('AC TV US OK ID USB PDF AM PM'.split(' '))

/** Faults of one checklist's points, each at the line where its point begins. */
export function shapeFaults(list: ChecklistContent, passages: Passage[], terms: readonly Term[]): ContentFault[] {
  const placeOf = (id: string) => passages.find(({ at, text }) => /\.points\.\d+\.id$/.test(at) && text === id)
  const stops = new Set(list.stopWork.map(({ point }) => point))
  const points = list.items.flatMap((item) => item.points)
  const words = median(points.map(wordsOfPoint))
  const head = passages[0]
  const names = points.map(({ name }) => name.en)
  return [
    ...points.flatMap((point) => {
      const place = placeOf(point.id)
      const said = [
        ...faultsOf(point, terms),
        ...(names.indexOf(point.name.en) === names.lastIndexOf(point.name.en)
          ? []
          : [`another check is called "${point.name.en}" too`]),
        ...(stops.has(point.id) && !point.ifTheySay ? ['should stop the work, and lacks "ifTheySay"'] : []),
      ]
      return place
        ? said.map((message) => ({ file: place.file, line: place.line, message: `point "${point.id}": ${message}` }))
        : []
    }),
    ...(words > wordsInView && head
      ? [
          {
            file: head.file,
            line: head.line,
            message: `half of its checks show more than ${words} words at once, above ${wordsInView}`,
          },
        ]
      : []),
  ]
}

/** Of the longest case, where there are several. */
const wordsOfPoint = (point: Point): number =>
  countWords([point.name.en, ...point.do].join(' ')) + Math.max(...goodsOf(point).map(({ en }) => countWords(en)))

const goodsOf = ({ good, cases = [] }: Point): Both[] => [...(good ? [good] : []), ...cases.map((one) => one.good)]

function faultsOf(point: Point, terms: readonly Term[]): string[] {
  const { name, do: steps, exceptions = [], more = [] } = point
  const beside = [...exceptions, ...more]
  return [
    ...shortFaults('name', name, limits.name),
    ...steps.flatMap((step) => sentenceFaults('do', step, limits.do.words)),
    ...goodsOf(point).flatMap((good) => [
      ...shortFaults('good', good, limits.good),
      ...branchFaults(good),
      ...twinFaults(good),
    ]),
    ...beside.flatMap((sentence) => sentenceFaults('more', sentence, limits.more.words)),
    ...(beside.length > sentencesBeside
      ? [`has ${beside.length} sentences beside it; exceptions and more have ${sentencesBeside} together`]
      : []),
    ...[name, ...(point.cases ?? []).map((one) => one.name)].flatMap(twinFaults),
    ...timerFaults(point),
    ...unknownTerms(
      [
        name.en,
        ...steps,
        ...goodsOf(point).map(({ en }) => en),
        ...(point.cases ?? []).map((one) => one.name.en),
        ...beside,
      ],
      terms,
    ),
  ]
}

function shortFaults(field: string, both: Both, { words }: { words: number }): string[] {
  return (['en', 'es'] as const).flatMap((language) => {
    const text = both[language]
    return [
      ...(countWords(text) > words
        ? [`${field}.${language} has ${countWords(text)} words, above ${words}: "${text}"`]
        : []),
      ...(/[.;]$|; /.test(text) ? [`${field}.${language} is one phrase without a period or semicolon: "${text}"`] : []),
    ]
  })
}

const branchFaults = ({ en, es }: Both): string[] =>
  (
    [
      ['en', en, branchEn],
      ['es', es, branchEs],
    ] as const
  ).flatMap(([language, text, branch]) => {
    const hit = branch.exec(text) ?? /\p{L}: /u.exec(text)
    return hit ? [`good.${language} branches at "${hit[0].trim()}": make it a case, or an exception: "${text}"`] : []
  })

/** A whole sentence: it begins with a capital or a figure and ends as a sentence ends. */
function sentenceFaults(field: string, text: string, most: number): string[] {
  return [
    ...(/^["“(]?[\p{Lu}\p{N}]/u.test(text) && /[.?!][”")]?$/.test(text)
      ? []
      : [`${field} is no whole sentence: "${text}"`]),
    ...(sentencesOf(text).length > 1 ? [`${field} holds several sentences; give each its own line: "${text}"`] : []),
    ...(countWords(text) > most ? [`${field} has ${countWords(text)} words, above ${most}: "${text}"`] : []),
  ]
}

const unitsInSpanish: Record<string, RegExp> = {
  in: /^pulg/,
  ft: /^pie/,
  psi: /^psi/,
  gpm: /^gpm/,
  V: /^V/,
  A: /^A/,
  W: /^W/,
  kW: /^kW/,
  kWh: /^kWh/,
  '%': /^%/,
  '°F': /^°F/,
  ppm: /^ppm/,
  ppb: /^ppb/,
}

/** Figures and units are the same in both languages. */
function twinFaults({ en, es }: Both): string[] {
  const figures = (text: string) =>
    [...text.matchAll(/\d[\d,./]*/g)].map(([figure]) => figure.replace(/[.,/]$/, '')).toSorted()
  const [own, twin] = [figures(en), figures(es)]
  if (own.join(' ') !== twin.join(' '))
    return [`figures differ: "${en}" has ${own.join(', ') || 'none'}, "${es}" ${twin.join(', ') || 'none'}`]
  return [...en.matchAll(/(\d[\d,./]*) ?(%|°F|[A-Za-z]+)/g)].flatMap(([, figure = '', unit = '']) => {
    const wanted = unitsInSpanish[unit]
    if (!wanted) return []
    const found = [...es.matchAll(/(\d[\d,./]*) ?(%|°F|\p{L}+)/gu)].some(
      ([, other, after = '']) => other === figure && wanted.test(after),
    )
    return found ? [] : [`"${figure} ${unit}" is not in "${es}"`]
  })
}

/** What has to be waited for has a clock beside it. */
const timerFaults = ({ do: steps, timer, value }: Point): string[] =>
  timer === undefined &&
  !value?.over &&
  steps.some((step) => /\b(\d+|one|two|three|five|ten|fifteen|twenty|thirty)[- ](minutes?|hours?)\b/i.test(step))
    ? ['names minutes or hours in "do" and has no timer']
    : []

function unknownTerms(texts: string[], terms: readonly Term[]): string[] {
  const known = new Set(terms.flatMap(({ term, also = [] }) => [term, ...also]))
  const used = texts.flatMap((text) => text.match(/\b[A-Z][A-Z0-9]*[A-Z][A-Z0-9]*\b(?!-?\d)/g) ?? [])
  return [...new Set(used)]
    .filter((word) => !known.has(word) && !plain.has(word))
    .map((word) => `"${word}" has no entry in content/terms.yml`)
}
