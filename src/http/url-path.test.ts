import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pathOf } from './url-path.ts'

const path = fc.array(fc.stringMatching(/^[\w.%-]{1,8}$/), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)

describe('the path of a URL', () => {
  it('ends where a stranger began to append', () => {
    fc.assert(
      fc.property(path, fc.constantFrom('?', '#'), fc.string(), (page, mark, appended) => {
        expect(pathOf(page + mark + appended)).toBe(page)
      }),
    )
  })

  it('has no slash at its end, except that of the front page', () => {
    fc.assert(
      fc.property(path, fc.nat({ max: 3 }), (page, slashes) => {
        expect(pathOf(page + '/'.repeat(slashes))).toBe(page)
      }),
    )
    expect(['/', '//', '///?a=/'].map(pathOf)).toEqual(['/', '/', '/'])
  })
})
