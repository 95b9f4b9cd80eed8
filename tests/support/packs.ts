/** Packs of the real checklists, for the tests beside. */

import type { CheckPoint } from '../../src/checklists/checklist.ts'
import { createCatalogue } from '../../src/checklists/checklists.server.ts'
import { type ChecklistId, checklistIds } from '../../src/content/checklist-ids.ts'
import type { Pack } from '../../src/documents/pack.ts'
import { content } from './content.ts'

const catalogue = createCatalogue(content.checklists, content)

/** A buyer's pack of whole checklists; without ids, of all twelve. */
export const startedPack = (ids: readonly ChecklistId[] = checklistIds, more: Partial<Pack> = {}): Pack => ({
  siteName: 'Home Quality Phoenix',
  publicUrl: 'https://www.example.org',
  codeLastFour: '1234',
  validUntil: '2027-11-20',
  planLabel: 'Advanced (Qualitechnician)',
  madeOn: '2026-11-20',
  kind: 'started',
  sheets: sheetsOf(ids, true),
  ...more,
})

/** The pack of a buyer who has started nothing yet. */
export const chooserPack = (): Pack => startedPack([], { kind: 'chooser', sheets: sheetsOf(checklistIds, false) })

/** The hvac pack with every text of its first point, and the site's name, replaced. */
export function packSaying(text: string): Pack {
  const pack = startedPack(['hvac'], { siteName: text, planLabel: text })
  return {
    ...pack,
    sheets: pack.sheets.map(({ checklist, items }) => ({
      checklist: { ...checklist, title: text },
      items: items.slice(0, 1).map((item) => ({
        ...item,
        title: text,
        points: item.points.slice(0, 1).map((point) => ({
          ...point,
          name: { en: text, es: text },
          do: [text],
          say: text,
          es: text,
        })),
      })),
    })),
  }
}

export const pointsOf = (pack: Pack): CheckPoint[] =>
  pack.sheets.flatMap(({ items }) => items.flatMap((item) => item.points))

/** What every file says of a check. */
export const textsOf = (point: CheckPoint | undefined): string[] =>
  point
    ? [
        point.name.en,
        ...point.do,
        ...[point, ...(point.cases ?? [])].flatMap(({ good }) => (good ? [good.en] : [])),
        ...(point.exceptions ?? []),
        ...(point.more ?? []),
        ...Object.values(point.value?.sum?.inputs ?? {}).map(({ label }) => label),
        point.say,
        point.es,
        ...(point.ifTheySay ?? []).flatMap((one) => [one.they, one.rightWhen, one.showMe, one.say, one.es]),
      ]
    : []

function sheetsOf(ids: readonly ChecklistId[], open: boolean): Pack['sheets'] {
  return ids.flatMap((id) => {
    const checklist = catalogue.find(id)
    return checklist ? [{ checklist, items: catalogue.items(id, open) ?? [] }] : []
  })
}
