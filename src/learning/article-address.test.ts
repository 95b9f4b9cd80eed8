import { describe, expect, it } from 'vitest'
import { articlePath } from '../content/paths.ts'
import { articleIn, filterIn, isFiltering, noFilter, searchFor } from './article-address.ts'

const params = (search: string) => new URLSearchParams(search)
const isCategory = (category: string) => ['hvac', 'pool'].includes(category)

describe('the address of the learning centre', () => {
  it('opens the article that it names, and none when the name is empty', () => {
    expect(articleIn(params('?article=pool-barrier-numbers&utm=1'))).toBe('pool-barrier-numbers')
    expect(articleIn(params('?article=%68vac'))).toBe('hvac')
    expect(articleIn(params('?article=Pool-Barrier-Numbers'))).toBe('pool-barrier-numbers')
    for (const none of ['', '?article=', '?article=%20', '?search=x']) expect(articleIn(params(none))).toBeUndefined()
  })

  it('takes the first article when it names two', () => {
    expect(articleIn(params('?article=one&article=two'))).toBe('one')
  })

  it('carries any article id back and forth', () => {
    const id = 'a&b=c?#ü'
    expect(articleIn(new URL(articlePath(id), 'http://here').searchParams)).toBe(id)
  })

  it('filters by text and by a category that exists', () => {
    expect(filterIn(params('?search=pool%20fence&category=pool'), isCategory)).toEqual({
      search: 'pool fence',
      category: 'pool',
    })
    expect(filterIn(params('?category=Pool'), isCategory).category).toBe('pool')
    expect(filterIn(params('?category=elephants'), isCategory)).toEqual(noFilter)
  })

  it('searches for no more than the API accepts', () => {
    expect(filterIn(params(`?search=${'x'.repeat(300)}`), isCategory).search).toHaveLength(100)
  })

  it('says only what is set, so that an unfiltered list has the plain address', () => {
    expect(searchFor(noFilter)).toBe('')
    expect(searchFor({ search: '  ', category: '' })).toBe('')
    expect(searchFor({ search: ' a/c ', category: 'hvac' }, 'one')).toBe('?search=a%2Fc&category=hvac&article=one')
  })

  it('keeps the filter while an article is open', () => {
    const address = params(searchFor({ search: 'gate', category: 'pool' }, 'pool-barrier-numbers'))
    expect(filterIn(address, isCategory)).toEqual({ search: 'gate', category: 'pool' })
    expect(articleIn(address)).toBe('pool-barrier-numbers')
  })

  it('knows when the list is filtered', () => {
    expect(isFiltering(noFilter)).toBe(false)
    expect(isFiltering({ search: ' ', category: '' })).toBe(false)
    expect(isFiltering({ search: 'x', category: '' })).toBe(true)
    expect(isFiltering({ search: '', category: 'hvac' })).toBe(true)
  })
})
