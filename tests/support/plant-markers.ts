import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { freeItemCount } from '../../src/content/checklist-content.ts'

/** Fields that the schema holds to a list of words, a picture, and the public ones of an item. */
const unmarked = new Set(['how', 'source', 'box', 'verdict', 'counts', 'svg', 'title', 'priority', 'phase'])
const isSlug = (text: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text)

/**
 * Puts a marker into every text of the paid items of the checklists in a folder, and into the id of each of their items
 * and points. A marker begins with `mark` and is otherwise unlike any other. Lengths and the beginnings of sentences
 * stay nearly as they are, so that the content still passes its rules. Answers how many were planted.
 */
export function plantMarkers(folder: string, mark: string): number {
  let planted = 0
  const marker = () => `${mark}${lettersOf(planted++)}`
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const checklist = parse(readFileSync(file, 'utf8'))
    const paid = checklist.items.slice(freeItemCount)
    const ids = new Map<string, string>()
    for (const { id } of paid.flatMap((item: { points: { id: string }[] }) => item.points)) ids.set(id, marker())
    for (const item of paid) ids.set(`item ${item.id}`, marker())
    const marked = (value: unknown, key: string): unknown => {
      if (typeof value === 'string') return unmarked.has(key) || isSlug(value) ? value : withMarker(value, marker())
      if (Array.isArray(value)) return value.map((part) => marked(part, key))
      if (typeof value !== 'object' || value === null) return value
      // The same figures and units in both languages: none.
      if ('en' in value && 'es' in value) return { en: marker(), es: marker() }
      return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, marked(part, field)]))
    }
    const renamed = JSON.parse(JSON.stringify(checklist), (key, value) =>
      key === 'point' && ids.has(value) ? ids.get(value) : value,
    )
    renamed.items = renamed.items.map((item: { id: string; points: { id: string }[] }, place: number) => {
      if (place < freeItemCount) return item
      const { id, points, ...rest } = item
      return {
        ...(marked(rest, '') as object),
        id: ids.get(`item ${id}`),
        points: points.map((point) => ({ ...(marked(point, '') as object), id: ids.get(point.id) })),
      }
    })
    writeFileSync(file, stringify(renamed, { lineWidth: 120 }))
  }
  return planted
}

/** In place of the first small letters of at least its own length, words and spaces; else of the whole text. */
function withMarker(text: string, marker: string): string {
  const stretch = /(?<![\p{L}\p{N}<&;#])\p{Ll}[\p{Ll} ]{5,}?\p{Ll}(?!\p{L})/u
  if (stretch.test(text)) return text.replace(stretch, marker)
  const [end = ''] = /[.?!]$/.exec(text) ?? []
  return end === '' ? marker : `A ${marker}${end}`
}

/** Three letters: a digit would be a figure of the text. */
const lettersOf = (count: number): string =>
  [676, 26, 1].map((place) => String.fromCharCode(97 + (Math.floor(count / place) % 26))).join('')
