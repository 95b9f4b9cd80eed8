/** Items and check points as the API carries them. Its callers know the priority as `category`, and null for what is not there. */

import type { CheckPoint, Item } from './checklist.ts'
import type { ChecklistItem as WireItem, CheckPoint as WirePoint } from './checklist-calls.ts'

export const toWire = ({ priority, points, ...item }: Item): WireItem => ({
  ...item,
  category: priority,
  points: points.map(pointToWire),
  isCompleted: false,
  notes: null,
  photoUrl: null,
})

export const pointToWire = ({ value, cases, ...point }: CheckPoint): WirePoint => ({
  ...point,
  value: value ? bandToWire(value) : null,
  ...(cases && { cases: cases.map(bandToWire) }),
})

export const fromWire = ({ category, points, isCompleted, notes, photoUrl, ...item }: WireItem): Item => ({
  ...item,
  priority: category,
  points: points.map(pointFromWire),
})

const pointFromWire = ({ value, cases, ...point }: WirePoint): CheckPoint => ({
  ...point,
  ...(value && { value: bandFromWire(value) }),
  ...(cases && { cases: cases.map(bandFromWire) }),
})

type Ends = { min?: number | undefined; max?: number | undefined }
type WireEnds = { min: number | null; max: number | null }

const bandToWire = <Banded extends Ends>({ min, max, ...rest }: Banded) => ({
  ...rest,
  min: min ?? null,
  max: max ?? null,
})

const bandFromWire = <Banded extends WireEnds>({ min, max, ...rest }: Banded) => ({
  ...rest,
  min: min ?? undefined,
  max: max ?? undefined,
})
