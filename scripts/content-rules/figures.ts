/** Every dollar figure, percentage and number of years that we state must rest on something that somebody wrote down. */
import type { ContentFault } from '../../src/content/content-file.server.ts'
import { citationsIn } from './citations.ts'
import type { Passage } from './passages.ts'

const counted = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const years = String.raw`\d+|${counted.join('|')}|fifteen|twenty|thirty`
const to = String.raw`(?:\s?[-–]\s?| to | or )`

const kinds = [
  new RegExp(String.raw`(?<sign>\$)(?<from>\d[\d,]*(?:\.\d+)?)(?:${to}\$?(?<till>\d[\d,]*(?:\.\d+)?))?(?!\s?%)`, 'g'),
  new RegExp(String.raw`(?<from>\d+(?:\.\d+)?)%?(?:${to}(?<till>\d+(?:\.\d+)?))?\s?(?<sign>%| percent\b)`, 'g'),
  new RegExp(String.raw`\b(?<from>${years})\+?(?:${to}(?<till>${years}))?[\s-](?<sign>year)s?\b`, 'gi'),
]

/** The figures of a text in one spelling each: "$250 to $600" is "$250-600", "ten years" is "10 years". */
export function figuresIn(text: string): string[] {
  return kinds.flatMap((kind) =>
    [...text.matchAll(kind)].map(({ groups = {} }) => {
      const digits = (number: string) => {
        const word = counted.indexOf(number.toLowerCase())
        return word >= 0
          ? String(word + 1)
          : number
              .replaceAll(',', '')
              .replace(/^fifteen$/i, '15')
              .replace(/^twenty$/i, '20')
              .replace(/^thirty$/i, '30')
      }
      const span = [groups['from'], groups['till']].flatMap((number) => (number ? [digits(number)] : [])).join('-')
      const sign = groups['sign'] ?? ''
      return sign === '$'
        ? `$${span}`
        : sign === '%' || sign === ' percent'
          ? `${span}%`
          : `${span} year${span === '1' ? '' : 's'}`
    }),
  )
}

/** One line of a register: a figure in the words of the text, and what it rests on. */
export interface Ground {
  figure: Passage
  basis: Passage
}

/** Pairs the `figure` and `basis` of a `figures` list, wherever it stands in the file. */
export function groundsOf(passages: Passage[]): Ground[] {
  const entry = ({ at }: Passage) => at.replace(/\.[^.]+$/, '')
  return passages
    .filter(({ at }) => /(^|\.)\d+\.figure$/.test(at))
    .flatMap((figure) => {
      const basis = passages.find((one) => one.at.endsWith('.basis') && entry(one) === entry(figure))
      return basis ? [{ figure, basis }] : []
    })
}

/**
 * Holds the figures of one text against its own grounds, its own sources and the registers.
 * A ground that the text does not use is a fault too, and so is a price without its date.
 */
export function groundless(
  said: Passage[],
  own: { grounds: Ground[]; sources: string[] },
  registers: ReadonlySet<string>,
): ContentFault[] {
  const known = new Set([...own.grounds.map(({ figure }) => figure.text), ...own.sources].flatMap(figuresIn))
  const used = new Set(said.flatMap(({ text }) => figuresIn(text)))
  return [
    ...said.flatMap(({ file, line, text }) =>
      figuresIn(text)
        .filter((figure) => !known.has(figure) && !registers.has(figure))
        .map((figure) => ({ file, line, message: `states ${figure} with no basis: add it to the text's "figures"` })),
    ),
    ...own.grounds.flatMap(({ figure, basis }) => weakness(figure, basis, used)),
  ]
}

function weakness({ file, line, text }: Passage, basis: Passage, used: ReadonlySet<string>): ContentFault[] {
  const figures = figuresIn(text)
  const stale = figures.filter((figure) => !used.has(figure))
  const dated = /\b20\d\d\b|\bexample\b/.test(basis.text) || citationsIn(basis.text).length > 0
  return [
    ...(figures.length === 0 ? [`"${text}" holds no dollar figure, percentage or number of years`] : []),
    ...stale.map((figure) => `gives a basis for ${figure}, which the text does not state`),
    ...(figures.some((figure) => figure.startsWith('$')) && !dated
      ? [`the basis of "${text}" names no year, no statute and no example of ours`]
      : []),
  ].map((message) => ({ file, line, message }))
}
