/** Items and check points as the API carries them. Its callers know the priority as `category`, and null for what is not there. */

import type { CheckPoint, Item, Value } from './checklist.ts'
import type { ChecklistItem as WireItem, CheckPoint as WirePoint, Value as WireValue } from './checklist-calls.ts'

export const toWire = ({ priority, points, ...item }: Item): WireItem => ({
  ...item,
  category: priority,
  points: points.map(pointToWire),
  isCompleted: false,
  notes: null,
  photoUrl: null,
})

export const pointToWire = ({ value, ...point }: CheckPoint): WirePoint => ({
  ...point,
  value: value ? valueToWire(value) : null,
})

export const fromWire = ({ category, points, isCompleted, notes, photoUrl, ...item }: WireItem): Item => ({
  ...item,
  priority: category,
  points: points.map(pointFromWire),
})

const pointFromWire = ({ value, ...point }: WirePoint): CheckPoint => ({
  ...point,
  ...(value && { value: valueFromWire(value) }),
})

const valueToWire = ({ min, max, cases, ...value }: Value): WireValue => ({
  ...value,
  min: min ?? null,
  max: max ?? null,
  ...(cases && { cases: cases.map((one) => ({ ...one, min: one.min ?? null, max: one.max ?? null })) }),
})

const valueFromWire = ({ min, max, cases, ...value }: WireValue): Value => ({
  ...value,
  min: min ?? undefined,
  max: max ?? undefined,
  ...(cases && { cases: cases.map((one) => ({ ...one, min: one.min ?? undefined, max: one.max ?? undefined })) }),
})
