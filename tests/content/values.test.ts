import { expect, it } from 'vitest'
import { yamlPassages } from '../../scripts/content-rules/passages.ts'
import { valueFaults } from '../../scripts/content-rules/values.ts'
import type { ChecklistContent } from '../../src/content/checklist-content.ts'
import { content } from '../support/content.ts'

type Point = ChecklistContent['items'][number]['points'][number]
type Value = NonNullable<Point['value']>

/** The faults of a checklist whose first point holds `value`, and whose second one holds `other`. */
function faultsOf(value: Value, other?: Value, cases?: Point['cases']): string[] {
  const [list] = content.checklists
  const [item] = list?.items ?? []
  const [first, second] = item?.points ?? []
  if (!list || !item || !first || !second) throw new Error('there is a checklist')
  const points = [
    { ...first, id: 'one', value, cases },
    { ...second, id: 'two', value: other },
  ]
  const passages = yamlPassages('list.yml', 'items:\n  - points:\n      - id: one\n      - id: two\n')
  return valueFaults({ ...list, items: [{ ...item, points }] }, passages).map(
    ({ file, line, message }) => `${file}:${line}: ${message}`,
  )
}

const at = (reading: number, verdict: 'inside' | 'outside', more: { case?: string; of?: number } = {}) => ({
  ...more,
  reading,
  verdict,
})

it('a band needs an example at, under and over each of its limits', () => {
  const examples = [at(15, 'outside'), at(16, 'inside'), at(17, 'inside'), at(22, 'inside'), at(23, 'outside')]
  expect(faultsOf({ unit: '°F', min: 16, max: 22, examples })).toEqual([])
  expect(faultsOf({ unit: '°F', min: 16, max: 22 })).toEqual([
    'list.yml:3: has no example at, none under, none over the limit 16',
    'list.yml:3: has no example at, none under, none over the limit 22',
  ])
  expect(faultsOf({ unit: '°F', min: 16, max: 22, examples: examples.slice(1) })).toEqual([
    'list.yml:3: has no example under the limit 16',
  ])
  expect(faultsOf({ unit: '°F', min: 16, max: 22, examples: examples.toSpliced(3, 1) })).toEqual([
    'list.yml:3: has no example at the limit 22',
  ])
})

it('an example against its band is a fault', () => {
  const examples = [at(5.9, 'inside'), at(6, 'inside'), at(7, 'inside')]
  expect(faultsOf({ unit: 'in', min: 6, examples })).toEqual([
    'list.yml:3: the example 5.9 says "inside", and the rule says "outside"',
  ])
})

it('each case has examples of its own', () => {
  const good = { en: 'g', es: 'b' }
  const cases = [
    { id: 'a', name: { en: 'A', es: 'A' }, good, min: 6 },
    { id: 'b', name: { en: 'B', es: 'B' }, good, min: 1 },
    { id: 'c', name: { en: 'C', es: 'C' }, good },
  ]
  const ofA = [at(5.9, 'outside', { case: 'a' }), at(6, 'inside', { case: 'a' }), at(7, 'inside', { case: 'a' })]
  const ofB = [at(0.9, 'outside', { case: 'b' }), at(1, 'inside', { case: 'b' }), at(2, 'inside', { case: 'b' })]
  expect(faultsOf({ unit: 'in', examples: [...ofA, ...ofB] }, undefined, cases)).toEqual([])
  expect(faultsOf({ unit: 'in', examples: ofA }, undefined, cases)).toEqual([
    'list.yml:3: has no example at, none under, none over the limit 1 of the case "b"',
  ])
  expect(
    faultsOf({ unit: 'in', examples: [...ofA, ...ofB, at(2, 'inside', { case: 'd' })] }, undefined, cases),
  ).toEqual(['list.yml:3: the example "d", 2 says "inside", and the rule says "no-case"'])
})

it('a value that is held against another one names a point with a reading in the same unit', () => {
  const near = { point: 'two', called: 'the other', within: 2 }
  const examples = [
    at(57.9, 'outside', { of: 60 }),
    at(58, 'inside', { of: 60 }),
    at(62, 'inside', { of: 60 }),
    at(62.1, 'outside', { of: 60 }),
  ]
  const house: Value = { unit: 'psi', judge: 'You.' }
  expect(faultsOf({ unit: 'psi', near, examples }, house)).toEqual([])
  expect(faultsOf({ unit: 'psi', near, examples: examples.slice(0, 3) }, house)).toEqual([
    'list.yml:3: has no example over the limit 2 over the other reading',
  ])
  expect(faultsOf({ unit: 'psi', near, examples }, { unit: 'in', judge: 'You.' })).toEqual([
    'list.yml:3: is in psi, and "two" in in',
  ])
  expect(faultsOf({ unit: 'psi', near: { ...near, point: 'three' }, examples }, house)).toEqual([
    'list.yml:3: is held against "three", where nothing is written down',
  ])
})

it('a sum needs an example on each side of it, with the numbers beside it', () => {
  const sum = { name: 'at-most', inputs: { limit: { label: 'Largest on the plate', unit: 'A' } } } as const
  const of = (limit: number, reading: number, verdict: 'inside' | 'outside') => ({
    inputs: { limit },
    reading,
    verdict,
  })
  expect(faultsOf({ unit: 'A', sum, examples: [of(30, 30, 'inside'), of(30, 35, 'outside')] })).toEqual([])
  expect(faultsOf({ unit: 'A', sum, examples: [of(30, 30, 'inside')] })).toEqual([
    'list.yml:3: has no example beyond its sum',
  ])
  expect(faultsOf({ unit: 'A', sum, examples: [of(30, 35, 'inside')] })).toEqual([
    'list.yml:3: the example {"limit":30}, 35 says "inside", and the rule says "outside"',
    'list.yml:3: has no example beyond its sum',
  ])
})
