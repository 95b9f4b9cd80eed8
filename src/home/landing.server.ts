import type { Landing } from '../api/contract.ts'
import { pointToWire } from '../checklists/checklist-wire.ts'
import type { Catalogue } from '../checklists/checklists.server.ts'
import type { Content } from '../content/content.server.ts'

/** The cards of the front page, with the sample check point in full; the content check has seen that it is free. */
export function createLanding({ sample, ...cards }: Content['landing'], catalogue: Catalogue): Landing {
  const { checklist } = sample
  const points = (catalogue.items(checklist, false) ?? []).flatMap((item) => item.points)
  const point = points.find(({ id }) => id === sample.point)
  const title = catalogue.find(checklist)?.title
  if (!point || !title) throw new Error(`no free item of "${checklist}" holds the point "${sample.point}"`)
  return { ...cards, sample: { checklist, title, point: pointToWire(point) } }
}
