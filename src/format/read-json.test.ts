import { expect, it } from 'vitest'
import { integer, listOf, literal, nullable, object, readJson, recordOf, string } from './read-json.ts'

const visit = object({ id: string, seen: nullable(string) }, { answered: integer, isWhole: literal(true) })

it('a text is read as its schema says, without what the schema does not know', () => {
  expect(readJson('{"id":"a","seen":null,"answered":2,"more":1}', visit)).toEqual({ id: 'a', seen: null, answered: 2 })
  expect(readJson('{"id":"a","seen":"b","answered":"2","isWhole":false}', visit)).toEqual({ id: 'a', seen: 'b' })
  expect(readJson('null', nullable(string))).toBeNull()
  expect(readJson(null, nullable(string))).toBeNull()
})

it('anything else is nothing, and nothing is thrown', () => {
  for (const text of [null, '', '{', 'null', '7', '[]', '{}', '{"id":1,"seen":null}', '{"id":"a"}'])
    expect(readJson(text, visit), String(text)).toBeUndefined()
  expect(readJson('{"__proto__":{"id":"a","seen":null}}', visit)).toBeUndefined()
  expect(readJson('{"toString":1}', object({ constructor: string }))).toBeUndefined()
})

it('of lists and records an entry that does not fit costs only itself', () => {
  expect(readJson('[{"id":"a","seen":null},{"id":1},3]', listOf(visit))).toEqual([{ id: 'a', seen: null }])
  expect(readJson('{"a":1,"b":"x"}', recordOf(integer))).toEqual({ a: 1 })
  for (const text of ['7', 'null', '"a"']) {
    expect(readJson(text, listOf(string))).toBeUndefined()
    expect(readJson(text, recordOf(string))).toBeUndefined()
  }
  expect(readJson('{}', listOf(string))).toBeUndefined()
})
