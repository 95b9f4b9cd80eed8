import { expect, it } from 'vitest'
import type { CheckPoint, Item } from './checklist.ts'
import { fromWire, toWire } from './checklist-wire.ts'

const point: CheckPoint = { id: 'p', check: 'c', pass: 'p', how: 'meter', say: 's', es: 'e', source: 'A.R.S.' }
const item: Item = {
  id: 'item',
  title: 'Title',
  description: 'Why',
  priority: 'important',
  phase: 'at-handover',
  safety: 'Look only.',
  points: [
    point,
    { ...point, value: { unit: 'V' } },
    { ...point, value: { unit: 'V', min: 0 } },
    { ...point, value: { unit: 'V', min: 110, max: 125 }, box: { id: 'b', title: 't', text: 'w', source: 'A.R.S.' } },
  ],
}

it('an item is the same after it went over the wire, with all that its points may hold', () => {
  expect(fromWire(JSON.parse(JSON.stringify(toWire(item))))).toEqual(item)
})
