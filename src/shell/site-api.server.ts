import { type Api, type Handlers, serveGet } from '../api/serve-call.server.ts'
import type { Site } from './site-calls.ts'
import { robotsText } from './sitemap.ts'

export const siteHandlers = (site: Site): Handlers<'getSite'> => ({ getSite: () => site })

/** What search engines read first. */
export function serveSitemap(api: Api, publicUrl: string, sitemapXml: string): void {
  serveGet(api, '/robots.txt', (c) => c.text(robotsText(publicUrl)))
  serveGet(api, '/sitemap.xml', (c) => c.body(sitemapXml, 200, { 'Content-Type': 'application/xml; charset=utf-8' }))
}
