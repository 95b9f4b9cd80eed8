/** What a point rests on, in words. */
import { formats } from '../format/formats.ts'
import type { Item, Source } from './checklist.ts'

const { dayInWords } = formats.en

/** A text with its label. */
export interface Labelled {
  label: string
  text: string
}

/** The source of a point: its name and place, and its edition. */
export interface Basis extends Labelled {
  /** The edition and the day of the last check; empty for good practice, which has none. */
  about: string
  url?: string
}

/** What a source says of itself beside a point. */
export const basisOf = ({ name, at, edition, from, checked, url, noStandard }: Source): Basis => ({
  ...restsOn(noStandard ? `${name}. ${noStandard}` : at ? `${name}, ${at}` : name),
  about: noStandard ? '' : [edition, from, `Checked ${dayInWords(checked)}`].filter(Boolean).join('. '),
  ...(url && { url }),
})

/** Over the list of what the points rest on. */
export const sourcesTitle = 'Where it stands written'

/** What the points of a list rest on, each once, by name. */
export const sourcesOf = (items: readonly Item[]): Basis[] =>
  [...new Map(items.flatMap(({ points }) => points.map(({ source }) => [source.name, source] as const))).values()]
    .filter(({ noStandard }) => noStandard === undefined)
    .map(({ at: _, ...source }) => basisOf(source))
    .toSorted((a, b) => a.text.localeCompare(b.text, 'en'))

/** What something rests on, by name alone. */
export const restsOn = (source: string): Labelled => ({ label: 'Source', text: source })
