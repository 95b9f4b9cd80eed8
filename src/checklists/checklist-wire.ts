/** Items and check points as the API carries them. Its callers know the priority as `category`, and null for what is not there. */

import type { CheckPoint, Item } from './checklist.ts'
import type { ChecklistItem as WireItem, CheckPoint as WirePoint } from './checklist-calls.ts'

export const toWire = ({ id, title, description, priority, phase, safety, points }: Item): WireItem => ({
  id,
  title,
  description,
  category: priority,
  phase,
  safety,
  points: points.map(pointToWire),
  isCompleted: false,
  notes: null,
  photoUrl: null,
})

export const pointToWire = ({ value, ...point }: CheckPoint): WirePoint => ({
  ...point,
  value: value ? { unit: value.unit, min: value.min ?? null, max: value.max ?? null } : null,
})

export const fromWire = ({ id, title, description, category, phase, safety, points }: WireItem): Item => ({
  id,
  title,
  description,
  priority: category,
  phase,
  safety,
  points: points.map(pointFromWire),
})

const pointFromWire = ({ value, ...point }: WirePoint): CheckPoint => ({
  ...point,
  ...(value && { value: { unit: value.unit, min: value.min ?? undefined, max: value.max ?? undefined } }),
})
