/** What the verdict on a point's reading depends on, as a visit has it. */
import { caseThatCounts } from '../../checklists/cases.ts'
import type { Judged } from '../../checklists/checklist.ts'
import type { Circumstances } from '../../checklists/readings/reading.ts'
import { type PointRecord, pointIn, type Visit } from './visit.ts'

/** `visit` holds the other reading, where this one is compared with it. */
export const circumstancesOf = (
  { value, cases }: Judged,
  { pickedCase, inputs }: PointRecord,
  visit: Visit,
): Circumstances => ({
  pickedCase: caseThatCounts(pickedCase, cases)?.id,
  inputs,
  other: value?.near && pointIn(visit, value.near.point).reading,
})
