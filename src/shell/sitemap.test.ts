import { describe, expect, it } from 'vitest'
import { equipmentTradeIds } from '../content/equipment/equipment-trade-ids.ts'
import { routes } from '../routes.tsx'
import { listedPages, robotsText, sitemapXml } from './sitemap.ts'

/** Pages that nobody should find by searching: another name of the terms, and what belongs to one person. */
const unlisted = ['/terms-of-service', '/my-visits', '/design']

describe('the sitemap', () => {
  const xml = sitemapXml(
    'https://a.example/&',
    [{ id: 'hvac', reviewed: '2026-11-20' }],
    [{ id: 'liens', reviewed: '2026-11-19' }],
  )

  it('lists every page of the service but the unlisted, and none that is not there', () => {
    const paths = routes.map(({ path }) => path).filter((path) => !path.includes(':'))
    expect(paths.filter((path) => !unlisted.includes(path) && !path.startsWith('/operator')).sort()).toEqual(
      [...listedPages].sort(),
    )
  })

  it('names checklists and articles with the day of their last review', () => {
    expect(xml).toContain('/checklist/hvac</loc><lastmod>2026-11-20</lastmod>')
    expect(xml).toContain('/contract-rider/hvac</loc><lastmod>2026-11-20</lastmod>')
    expect(xml).toContain('/education?article=liens</loc><lastmod>2026-11-19</lastmod>')
  })

  it('names each trade of the equipment guide', () => {
    for (const id of equipmentTradeIds) expect(xml).toContain(`/equipment-standards/${id}</loc>`)
  })

  it('is XML whatever the public address holds', () => {
    expect(xml).toContain('<loc>https://a.example/&amp;/</loc>')
    expect(xml.replaceAll('&amp;', '')).not.toContain('&')
  })

  it('is named by robots.txt', () => {
    expect(robotsText('https://a.example')).toContain('Sitemap: https://a.example/sitemap.xml')
  })
})
