/** What the crew is asked for the evening before: photos and readings of the checks that close, or that only it can show. */
import type { CheckPoint } from '../../checklists/checklist.ts'
import { measureOf } from '../../checklists/checklist.ts'
import type { Step } from '../model/steps.ts'

/** What a crew can send of a check. */
export type Proof = 'photo' | 'reading' | 'video' | 'paper'

export interface AskedLine extends Step {
  proof: Proof
}

/** A longer message is not read; a shorter one is not worth its evening. */
export const mostLines = 20
export const fewestLines = 5

/**
 * The checks to ask for, in the order in which they close. First counts what is covered or gone once the crew leaves, then
 * photos and measurements, then what else can be photographed until there are enough; of too many the last ranks go. What is
 * settled before hiring is not the crew's to send, unless it can be seen only while the crew is there.
 */
export function askedLines(steps: readonly Step[]): AskedLine[] {
  const ranked = steps
    .map((step) => ({ step, rank: rankOf(step) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank || Number(!!b.step.point.stopWork) - Number(!!a.step.point.stopWork))
  const worthAsking = ranked.filter(({ rank }) => rank > 1).length
  const kept = new Set(
    ranked.slice(0, Math.min(mostLines, Math.max(worthAsking, fewestLines))).map(({ step }) => step.point.id),
  )
  return steps.filter(({ point }) => kept.has(point.id)).map((step) => ({ ...step, proof: proofOf(step.point) }))
}

/** How much a photo or reading of it is worth, from 4 down; 0 where the crew has nothing to send. */
function rankOf({ item, point }: Step): number {
  if (point.once) return 4
  if (item.phase === 'before-hiring') return 0
  if (item.phase === 'before-cover') return 3
  if (point.how === 'photo' || point.how === 'meter') return 2
  return point.how === 'label' || measureOf(point) ? 1 : 0.5
}

function proofOf(point: CheckPoint): Proof {
  if (point.how === 'meter' || (point.how === 'photo' && measureOf(point))) return 'reading'
  if (point.how === 'test') return 'video'
  return point.how === 'ask' ? 'paper' : 'photo'
}
