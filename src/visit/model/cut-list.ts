/** What a device keeps of a list that is shut: everybody's part of it, and what a report needs of what was answered. */

import { goodOf } from '../../checklists/cases.ts'
import { fromWire } from '../../checklists/checklist-wire.ts'
import { jobIn } from './about.ts'
import { answerIn } from './answers-beside-list.ts'
import { fitItems } from './fitted-items.ts'
import { jobFor } from './job.ts'
import type { ListSnapshot, ToldPoint } from './list-snapshot.ts'
import { numberOf } from './steps.ts'
import type { Visit } from './visit.ts'

/**
 * The snapshot with its free items alone. Of a locked point at which something was said, its number, its name and what is
 * good stay; of all other locked points nothing does.
 */
export function cutToFree(kept: ListSnapshot, visit: Visit): ListSnapshot {
  const items = kept.items.slice(0, kept.checklist.freeItemCount)
  const told = toldPoints(kept, visit)
  const earlier = (kept.told ?? []).filter(({ id }) => !told.some((one) => one.id === id))
  return { ...kept, items, told: [...told, ...earlier] }
}

function toldPoints({ checklist, items }: ListSnapshot, visit: Visit): ToldPoint[] {
  try {
    return fitItems(items.map(fromWire), jobFor(jobIn(visit), checklist), checklist)
      .filter(({ number }) => number > checklist.freeItemCount)
      .toSorted((a, b) => a.number - b.number)
      .flatMap(({ item, number, points, ruledOut }) =>
        [...points, ...ruledOut.map(({ point }) => point)].flatMap((point) => {
          const said = answerIn(visit.points.get(point.id), point)
          if (!said) return []
          const counts = goodOf(point, said.record.pickedCase)
          const good = counts ? [counts] : (point.cases ?? []).map((one) => one.good)
          const title = { number: numberOf(item, number, point.id), name: point.name.en }
          return [{ id: point.id, ...title, good: good.map(({ en }) => en) }]
        }),
      )
  } catch {
    // An earlier version kept it, and this one cannot read it.
    return []
  }
}
