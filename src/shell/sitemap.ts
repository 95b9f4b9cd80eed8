import { equipmentTradeIds } from '../content/equipment/equipment-trade-ids.ts'
import { articlePath, checklistPath, contractRiderPath, equipmentTradePath, paths } from '../content/paths.ts'

/** What shows only what lies on one device, and the second name of the terms. */
const unlisted: readonly string[] = [paths.myVisits, paths.termsOfService]

/** The pages that search engines may list. */
export const listedPages = Object.values(paths).filter((path) => !path.includes(':') && !unlisted.includes(path))

interface Dated {
  id: string
  /** YYYY-MM-DD. */
  reviewed: string
}

/** Every listed page, trade of the equipment guide, checklist, contract rider and article under the public address, in the sitemaps.org format. */
export function sitemapXml(publicUrl: string, checklists: readonly Dated[], articles: readonly Dated[]): string {
  const entries: { path: string; changed?: string }[] = [
    ...listedPages.map((path) => ({ path })),
    ...equipmentTradeIds.map((id) => ({ path: equipmentTradePath(id) })),
    ...checklists.map(({ id, reviewed }) => ({ path: checklistPath(id), changed: reviewed })),
    ...checklists.map(({ id, reviewed }) => ({ path: contractRiderPath(id), changed: reviewed })),
    ...articles.map(({ id, reviewed }) => ({ path: articlePath(id), changed: reviewed })),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(({ path, changed }) => {
      const date = changed ? `<lastmod>${changed}</lastmod>` : ''
      return `<url><loc>${escaped(publicUrl + path)}</loc>${date}</url>`
    }),
    '</urlset>',
    '',
  ].join('\n')
}

export const robotsText = (publicUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /operator', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n')

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
