import { expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import type { Item } from '../../checklists/checklist.ts'
import { findChecks } from './find-checks.ts'

const points = [
  checkPoint({
    id: 'breaker',
    name: { en: 'Breaker for the outdoor unit', es: 'Interruptor de la unidad' },
    do: ['Read MOCP on the label.'],
    good: { en: 'At most the number on the label', es: 'Cuando más el número de la etiqueta' },
  }),
  checkPoint({
    id: 'pressure',
    name: { en: 'Water pressure at a faucet', es: 'Presión del agua en una llave' },
    good: undefined,
    cases: [
      {
        id: 'new',
        name: { en: 'New heater', es: 'Calentador nuevo' },
        good: { en: 'Below 80 psi', es: 'Menos de 80 psi' },
      },
      {
        id: 'old',
        name: { en: 'Heater stays', es: 'Se queda el calentador' },
        good: { en: 'Any number', es: 'Cualquier número' },
      },
    ],
  }),
]
const terms = [{ term: 'MOCP', also: ['maximum fuse'], en: '', es: '' }]
const item = { id: 'one', terms } as unknown as Item
const found = (query: string) =>
  findChecks([{ item, number: 4, points, ruledOut: [] }], query).map(({ point, number }) => `${number} ${point.id}`)

it.each([
  ['break', '4 breaker'],
  ['OUTDOOR unit', '4 breaker'],
  ['presion', '4 pressure'],
  ['numero etiqueta', '4 breaker'],
  ['80 psi', '4 pressure'],
  ['new heat', '4 pressure'],
  ['mocp', '4 breaker'],
  ['maximum fuse', '4 breaker'],
])('a check is found on the device by "%s"', (query, check) => expect(found(query)).toEqual([check]))

it.each(['', ' ', '?', 'breaker faucet', 'reaker'])('no check is found by "%s"', (query) =>
  expect(found(query)).toEqual([]),
)
