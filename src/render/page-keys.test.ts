import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equipmentTradeIds } from '../content/equipment/equipment-trade-ids.ts'
import { paths } from '../content/paths.ts'
import { listedPages } from '../shell/sitemap.ts'
import { createPageKeys, inLowerCase, saysNotFound } from './page-keys.ts'

const ids = { checklists: ['hvac', 'pool'], articles: ['liens', 'pool-fences'] }
const keyOf = createPageKeys(Object.values(paths), ids)

describe('the key of a page', () => {
  it('is its address, for every page of the route table, every checklist and every article', () => {
    const addresses = [
      ...listedPages,
      '/terms-of-service',
      '/checklist/hvac',
      '/checklist/hvac/visit',
      '/education?article=liens',
      '/equipment-standards/hvac',
      '/equipment-standards/paint',
    ]
    for (const address of addresses) expect([keyOf(address), saysNotFound(address)]).toEqual([address, false])
  })

  it('is the same whatever a stranger appended to the address', () => {
    for (const url of [
      '/pricing',
      '/pricing/',
      '/pricing//',
      '/pricing?utm=1',
      '/pricing/?article=liens',
      '/pricing#a',
    ])
      expect(keyOf(url), url).toBe('/pricing')
  })

  it('is one of a closed set, whatever strangers ask for', () => {
    const known = new Set(
      ['/nothing', '/checklist/nothing', '/education?article=nothing', ...listedPages, '/terms-of-service']
        .concat(ids.checklists.flatMap((id) => [`/checklist/${id}`, `/checklist/${id}/visit`]))
        .concat(ids.articles.map((id) => `/education?article=${id}`))
        .concat(equipmentTradeIds.map((id) => `/equipment-standards/${id}`))
        .map(keyOf),
    )
    const nasty = fc.constantFrom(
      '/',
      '..',
      '.',
      '\\',
      '%2e',
      '%5c',
      '%2F',
      'checklist',
      'hvac',
      'equipment-standards',
      'education',
      '?article=',
    )
    const url = fc.array(fc.oneof(nasty, fc.string())).map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(url, (asked) => known.has(keyOf(asked))),
      { numRuns: 2000 },
    )
  })

  it('is that of a page not found for every second spelling: dot segments, backslashes, escapes, repeated slashes', () => {
    for (const url of [
      '/x/../pricing',
      '/./pricing',
      '/pricing/.',
      '/pricing/..',
      '/%2e%2e/pricing',
      '/x/.%2E/pricing',
      '/x/../checklist/hvac',
      '/checklist/../pricing',
      '/checklist/..',
      '/checklist/%2e%2e',
      '/checklist/.',
      '/checklist/..%2fpricing',
      '/checklist/..\\pricing',
      '/checklist\\hvac',
      '/checklist/hvac%5c',
      '/checklist%2fhvac',
      '/%70ricing',
      '/pricing%00',
      '/pricing;a',
      '/%ff',
      '//pricing',
      '/checklist//hvac',
      '/equipment-standards/roofing',
      '/equipment-standards/hvac/more',
      '/Pricing',
      'pricing',
      'http://a.example/pricing',
      '',
      `/${'x'.repeat(8000)}`,
    ])
      expect(keyOf(url), url).toBe(keyOf('/nothing'))
    expect(saysNotFound(keyOf('/nothing'))).toBe(true)
  })

  it('of an address in capitals is found in lower case, and only where a page is', () => {
    const meant = (url: string) => inLowerCase(url, keyOf)
    expect(meant('/checklist/HVAC')).toBe('/checklist/hvac')
    expect(meant('/Checklist/Hvac/Visit/?a=1#b')).toBe('/checklist/hvac/visit?a=1')
    expect(meant('/Education?article=Liens')).toBe('/education?article=Liens')
    for (const url of ['/checklist/ROOF', '//PRICING', '/x/../PRICING', '/EDUCATION?article=none', '/PRICING%00', ''])
      expect(meant(url), url).toBeUndefined()
    expect(keyOf('/education?article=LIENS')).toBe('/education?article=liens')
  })

  it('of a checklist that does not exist is one and the same for all of them', () => {
    const missing = keyOf('/checklist/nothing')
    expect([saysNotFound(missing), missing === keyOf('/nothing')]).toEqual([true, false])
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{5,20}$/), (id) => {
        expect(keyOf(`/checklist/${id}?a=1`)).toBe(missing)
      }),
    )
    expect(keyOf('/checklist/hvac/more')).toBe(keyOf('/nothing'))
  })

  it('of an article is its id when it exists, whatever else the address carries', () => {
    for (const url of [
      '/education?article=liens',
      '/education/?utm=1&article=liens#x',
      '/education?article=%6ciens&article=2',
      '/education?article=+liens',
    ])
      expect(keyOf(url), url).toBe('/education?article=liens')
  })

  it('of an article that does not exist is one and the same for all of them', () => {
    const missing = keyOf('/education?article=nothing')
    expect([saysNotFound(missing), missing === keyOf('/nothing')]).toEqual([true, false])
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z./\\]{1,20}$/), (id) => {
        expect(keyOf(`/education?article=${id}`)).toBe(missing)
      }),
    )
  })

  it('is the list of articles when none is named', () => {
    for (const search of ['', '?', '?article=', '?search=pool&category=pool', '#article=liens'])
      expect(keyOf(`/education${search}`), search).toBe('/education')
  })

  it('takes the article into account on no other page', () => {
    for (const path of ['/', '/pricing']) expect(keyOf(`${path}?article=liens`)).toBe(path)
    expect(keyOf('/education/x?article=liens')).toBe(keyOf('/nothing'))
  })

  it('cannot be made for a route whose pages nobody lists', () => {
    expect(() => createPageKeys(['/plans/:id'], ids)).toThrow('/plans/:id')
  })
})
