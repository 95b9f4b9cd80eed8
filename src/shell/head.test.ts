import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { site } from '../../tests/support/site.ts'
import { breadcrumbs, briefly, localBusiness, longestDescription, longestTitle, titleWith } from './head.tsx'

describe('what a page says of itself in its head', () => {
  it('has a title with the name of the site, as long as that fits', () => {
    expect(titleWith('Buy a plan', 'Home Quality Phoenix')).toBe('Buy a plan | Home Quality Phoenix')
    const long = 'Water pressure and hard water: low-cost tests for your plumbing'
    expect(titleWith(long, 'Home Quality Phoenix')).toBe(long)
    expect(titleWith('x'.repeat(42), 'Home Quality Phoenix')).toHaveLength(longestTitle)
  })

  it('has a description of whole sentences', () => {
    const first = 'For roof solar: a new system, a battery, a repair.'
    expect(briefly(first)).toBe(first)
    expect(briefly(`${first} ${'And on it goes, word by word, '.repeat(5)}to its end.`)).toBe(first)
    expect(briefly('It costs $1.50. Pay it. ')).toBe('It costs $1.50. Pay it.')
  })

  it('ends a first sentence that is too long between two words', () => {
    const brief = briefly('word, '.repeat(60))
    expect(brief.length).toBeLessThanOrEqual(longestDescription)
    expect(brief).toMatch(/ word…$/)
  })
})

describe('the structured data', () => {
  it('says of the business what is true, and nothing that nobody configured', () => {
    const business = localBusiness(site)
    expect(business).toMatchObject({
      '@type': 'LocalBusiness',
      priceRange: '$29-$49',
      openingHours: 'Mo-Fr 09:00-17:00',
    })
    for (const field of ['email', 'telephone', 'address', 'aggregateRating', 'review', 'founder'])
      expect(business).not.toHaveProperty(field)
    expect(JSON.stringify(business)).not.toMatch(/\[(owner|contact)/)
  })

  it('names the e-mail address once it is configured', () => {
    expect(localBusiness({ ...site, contactEmail: 'us@a.example' })).toHaveProperty('email', 'us@a.example')
  })

  it('leads from the front page to the page itself', () => {
    expect(
      breadcrumbs(site, [
        { name: 'Checklists', path: '/checklist' },
        { name: 'HVAC', path: '/checklist/hvac' },
      ]),
    ).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home Quality Phoenix', item: 'https://a.example/' },
        { position: 2, item: 'https://a.example/checklist' },
        { position: 3, name: 'HVAC', item: 'https://a.example/checklist/hvac' },
      ],
    })
  })
})

describe('the web manifest', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    name: string
    icons: { src: string; sizes: string }[]
  }

  it('bears the name of the site', () => {
    expect(readFileSync('content/site.yml', 'utf8')).toContain(`name: ${manifest.name}\n`)
  })

  it('names icons that are there, in the size it says', () => {
    for (const { src, sizes } of manifest.icons) {
      const png = readFileSync(`public${src}`)
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes)
    }
  })
})
