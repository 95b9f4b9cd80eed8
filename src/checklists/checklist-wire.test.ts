import { expect, expectTypeOf, it } from 'vitest'
import { checkPoint } from '../../tests/support/check-point.ts'
import type { CheckPoint, Item, Source, Value } from './checklist.ts'
import type { ChecklistItem as WireItem, CheckPoint as WirePoint, Value as WireValue } from './checklist-calls.ts'
import { fromWire, toWire } from './checklist-wire.ts'

const source: Source = { name: 'A.R.S.', edition: 'as published', checked: '2026-11-22' }
const point = checkPoint({ source })
const item: Item = {
  id: 'item',
  title: 'Title',
  description: 'Why',
  priority: 'important',
  phase: 'at-handover',
  safety: 'Look only.',
  when: { jobs: ['repipe'] },
  independentTest: { test: 't', when: 'w', cost: 'c', by: 'b' },
  terms: [{ term: 'MCA', also: ['mca'], en: 'e', es: 's' }],
  points: [
    point,
    { ...point, stopWork: 'It may burn.' },
    { ...point, when: { jobs: ['tank'], answers: { fuel: ['gas'] } } },
    { ...point, source: { ...source, at: '1', url: 'https://a.test/', from: 'f', noStandard: 'n' } },
    {
      ...point,
      good: undefined,
      cases: [
        {
          id: 'a',
          name: { en: 'A', es: 'A' },
          when: { answers: { fuel: ['gas'] } },
          good: { en: 'g', es: 'b' },
          max: 1,
        },
      ],
      value: { unit: 'V' },
    },
    {
      ...point,
      exceptions: ['None.'],
      more: ['Much.'],
      once: { minutes: 2 },
      timer: 10,
      ifTheySay: [{ they: 't', rightWhen: 'r', showMe: 's', say: 's', es: 'e' }],
      value: {
        unit: 'A',
        sum: { name: 'within-percent', inputs: { target: { label: 'l', unit: 'A' } }, constants: { percent: 5 } },
      },
    },
    { ...point, value: { unit: 'V' } },
    {
      ...point,
      value: {
        unit: 'V',
        max: 0,
        over: {
          called: 'c',
          reads: 'r',
          minutes: 15,
          latest: 60,
          each: true,
          counts: 'fall',
          change: 'V lost',
          again: { max: 1 },
          cup: { called: 'cup', case: 'a' },
        },
      },
    },
    { ...point, value: { unit: 'V', min: 0 } },
    { ...point, value: { unit: 'V', min: 110, max: 125 }, box: { id: 'b', title: 't', text: 'w', source: 'A.R.S.' } },
  ],
}

it('an item is the same after it went over the wire, with all that its points may hold', () => {
  expect(fromWire(JSON.parse(JSON.stringify(toWire(item))))).toEqual(item)
})

it('every field of an item, a point and a value has its place on the wire, the optional ones too', () => {
  expectTypeOf<Exclude<keyof Item, keyof WireItem | 'priority'>>().toBeNever()
  expectTypeOf<Exclude<keyof CheckPoint, keyof WirePoint>>().toBeNever()
  expectTypeOf<Exclude<keyof Value, keyof WireValue>>().toBeNever()
})
