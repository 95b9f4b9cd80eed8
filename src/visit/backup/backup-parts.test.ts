import { expect, it } from 'vitest'
import { partsOf } from './backup-parts.ts'

const most = { bytes: 100, text: 50, visits: 3, files: 5 }
const visit = (id: string, bytes: number, files = 0, text = 0) => ({ id, bytes, text, files })
const ids = (parts: readonly (readonly { id: string }[])[]) => parts.map((part) => part.map(({ id }) => id).join(''))

it('what fits is one backup file', () => {
  expect(ids(partsOf([visit('a', 50, 2), visit('b', 50, 3)], most))).toEqual(['ab'])
  expect(partsOf([], most)).toEqual([[]])
})

it('what would not be opened again goes into several: by its bytes, its visits, its photos, and its text', () => {
  expect(ids(partsOf([visit('a', 60), visit('b', 60), visit('c', 40)], most))).toEqual(['a', 'bc'])
  expect(
    ids(
      partsOf(
        ['a', 'b', 'c', 'd'].map((id) => visit(id, 1)),
        most,
      ),
    ),
  ).toEqual(['abc', 'd'])
  expect(ids(partsOf([visit('a', 1, 3), visit('b', 1, 3)], most))).toEqual(['a', 'b'])
  expect(ids(partsOf([visit('a', 1, 0, 30), visit('b', 1, 0, 30)], most))).toEqual(['a', 'b'])
})

it('a visit that is too large for any file stands alone', () => {
  expect(ids(partsOf([visit('a', 10), visit('b', 101), visit('c', 10)], most))).toEqual(['a', 'b', 'c'])
})
