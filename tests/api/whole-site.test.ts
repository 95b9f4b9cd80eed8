import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { longestDescription, longestTitle } from '../../src/shell/head.tsx'
import { listedPages } from '../../src/shell/sitemap.ts'
import { content } from '../support/content.ts'
import { plans } from '../support/plans.ts'
import { type RunningService, startService } from '../support/running-service.ts'

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

interface Visited {
  status: number
  type: string
  html: string
}

const publicUrl = 'http://site.example'
let service: RunningService
/** Everything of this site that can be reached from its front page and its sitemap, by path and query. */
const visited = new Map<string, Visited>()
/** Where each address was found, with the place on the page that it names. */
const links: { from: string; to: string; anchor: string }[] = []

beforeAll(async () => {
  service = await startService({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn', PUBLIC_URL: publicUrl })
  const sitemap = await (await fetch(`${service.url}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
  const waiting = ['/', ...listed, '/terms-of-service', '/robots.txt', '/manifest.webmanifest']
  for (const address of waiting) waiting.push(...(await visit(address)))
})
afterAll(() => service.remove())

/** Fetches a page once and answers the addresses on it. */
async function visit(address: string): Promise<string[]> {
  const url = new URL(address, publicUrl)
  const path = url.pathname + url.search
  if (url.origin !== publicUrl || visited.has(path)) return []
  const answer = await fetch(service.url + path)
  const type = answer.headers.get('content-type') ?? ''
  const html = type.startsWith('text/html') ? await answer.text() : ''
  visited.set(path, { status: answer.status, type, html })
  return addressesOn(html).map((found) => {
    const to = new URL(found, publicUrl + path)
    if (to.origin === publicUrl) links.push({ from: path, to: to.pathname + to.search, anchor: to.hash.slice(1) })
    return to.href
  })
}

/** What a page links, shows, and says of itself to machines. */
function addressesOn(html: string): string[] {
  const program = [...html.matchAll(/data-(?:program|parts)="([^"]+)"/g)].flatMap(([, list = '']) => list.split(' '))
  const attributes = [...html.matchAll(/<[^>]+?\s(?:href|src|content)="((?:https?:\/\/|\/|#)[^"]*)"/g)]
  const data = structuredDataOf(html).flatMap((block) => [...JSON.stringify(block).matchAll(/"(http:[^"]+)"/g)])
  return [...program, ...[...attributes, ...data].map(([, found = '']) => found.replaceAll('&amp;', '&'))]
}

interface StructuredData {
  '@context': string
  '@type': string
  [field: string]: unknown
}

const structuredDataOf = (html: string): StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(([, json = '']) =>
    JSON.parse(json),
  )

const pages = () => [...visited].filter(([, { html }]) => html.includes('<div id="root">'))

describe('the whole site', () => {
  it('is reached from its front page: every checklist and its rider, every article, every trade of the equipment guide, every other page', () => {
    const addresses = pages().map(([, { html }]) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1])
    // What lies on a device is a page too, and in no sitemap.
    expect(new Set(addresses).size).toBe(
      2 * content.checklists.length +
        content.articles.length +
        content.equipment.trades.length +
        listedPages.length +
        1,
    )
  })

  it('has no dead link, picture, script or file', () => {
    const dead = [...visited].filter(([, { status }]) => status !== 200).map(([path]) => path)
    expect(links.filter(({ to }) => dead.includes(to)).map(({ from, to }) => `${from} → ${to}`)).toEqual([])
    expect(dead).toEqual([])
  })

  it('shares each page with a JPEG picture, and names a manifest that browsers take for one', () => {
    const pictures = pages().map(([, { html }]) => /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '')
    const types = new Set(pictures.map((url) => visited.get(url.replace(publicUrl, ''))?.type))
    expect([...types]).toEqual(['image/jpeg'])
    expect(visited.get('/manifest.webmanifest')?.type).toContain('application/manifest+json')
  })

  it("links and loads nothing of the operator's console", () => {
    expect([...visited.keys()].filter((path) => path.startsWith('/operator'))).toEqual([])
    expect(pages().filter(([, { html }]) => html.includes('/operator/'))).toEqual([])
  })

  it('has no link to a place that is not on its page', () => {
    const lost = links.filter(({ to, anchor }) => {
      const target = visited.get(to)
      return anchor && target?.html && !target.html.includes(` id="${anchor}"`)
    })
    // What a link chooses is no place on the page: a plan at the purchase, a job of a list, a check of a visit.
    const wrong = lost.filter(
      ({ to, anchor }) =>
        !(to === '/purchase' && plans.some(({ planType }) => planType === anchor)) &&
        !(/^\/checklist\/[^/]+$/.test(to) && anchor?.startsWith('job=')) &&
        !/^\/checklist\/.+\/visit$/.test(to),
    )
    expect(wrong.map(({ from, to, anchor }) => `${from} → ${to}#${anchor}`)).toEqual([])
  })

  it('links outside only over https, in a known form', () => {
    const outside = pages().flatMap(([, { html }]) => [...html.matchAll(/<a [^>]*href="([a-z]+:[^"]+)"/g)])
    const odd = outside.map(([, href = '']) => href).filter((href) => !/^(https:\/\/|mailto:|tel:)/.test(href))
    expect(odd.filter((href) => !href.startsWith(publicUrl))).toEqual([])
  })

  it('has one title, description, canonical address and h1 on every page, no two pages the same', () => {
    const seen = new Map<string, string>()
    for (const [path, { html }] of pages()) {
      const only = (pattern: RegExp) => {
        const found = [...html.matchAll(pattern)].map(([, words = '']) => words)
        expect(found, `${path}: ${pattern}`).toHaveLength(1)
        return found[0] ?? ''
      }
      const title = only(/<title>([^<]+)<\/title>/g)
      const description = only(/<meta name="description" content="([^"]{40,})"/g)
      expect(asText(title).length, `${path}: ${title}`).toBeLessThanOrEqual(longestTitle)
      expect(asText(description).length, `${path}: ${description}`).toBeLessThanOrEqual(longestDescription)
      only(/<h1[ >].*?>?([^<]*)<\/h1>/g)
      const canonical = only(/<link rel="canonical" href="([^"]+)"/g)
      const before = seen.get(title)
      expect(before === undefined || before === canonical, `${path} and ${before} are both called ${title}`).toBe(true)
      seen.set(title, canonical)
    }
  })
})

/** Every escape stands for one character. */
const asText = (html: string): string => html.replace(/&#?\w+;/g, '-')

describe('every page', () => {
  it('writes a day as people do, and never as a file does', () => {
    const wrong = pages().flatMap(([path, { html }]) => {
      const words = html.replace(/<(script|style|code)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ')
      return [...words.matchAll(/\b20\d\d-\d\d-\d\d\b/g)].map(([day]) => `${path}: ${day}`)
    })
    expect(wrong).toEqual([])
  })

  it('tells a visit apart from its list', () => {
    const described = (path: string) =>
      /<meta name="description" content="([^"]+)"/.exec(visited.get(path)?.html ?? '')?.[1]
    for (const { id } of content.checklists) {
      expect(described(`/checklist/${id}/visit`), id).toBeDefined()
      expect(described(`/checklist/${id}/visit`), id).not.toBe(described(`/checklist/${id}`))
    }
  })

  it('has no autocomplete on a checkbox or a radio button, where it means nothing', () => {
    const wrong = pages().flatMap(([path, { html }]) =>
      [...html.matchAll(/<input[^>]*>/g)]
        .filter(([tag]) => /type="(checkbox|radio)"/.test(tag) && /autocomplete/i.test(tag))
        .map(([tag]) => `${path}: ${tag}`),
    )
    expect(wrong).toEqual([])
  })
})

describe('a page in the place of one that is not there', () => {
  it.each([
    ['/no-such-page', '404 Page Not Found'],
    ['/checklist/roofing', 'Checklist Not Found'],
    ['/education?article=none', 'Article Not Found'],
  ])('%s has a title like every other page, names the business, and is listed nowhere', async (path, title) => {
    const answer = await fetch(service.url + path)
    const html = await answer.text()
    expect(answer.status).toBe(404)
    expect(html).toContain(`<title>${title} | Home Quality Phoenix</title>`)
    expect(html).toContain('<meta name="robots" content="noindex"')
    expect(structuredDataOf(html).map((block) => block['@type'])).toEqual(['LocalBusiness'])
  })
})

it('browsers and programs that ask for /favicon.ico get the picture', async () => {
  const answer = await fetch(`${service.url}/favicon.ico`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toMatch(/^image\//)
  expect([...new Uint8Array(await answer.arrayBuffer()).slice(0, 4)]).toEqual([0, 0, 1, 0])
})

/** What each kind must say to be of use to a search engine. */
const fieldsOf: Record<string, string[]> = {
  LocalBusiness: ['name', 'url', 'image', 'areaServed', 'priceRange', 'openingHours'],
  BreadcrumbList: ['itemListElement'],
  Article: ['headline', 'description', 'image', 'dateModified', 'author', 'publisher'],
  Product: ['name', 'description', 'image', 'offers'],
  HowTo: ['name', 'description', 'step', 'totalTime'],
}

describe('the structured data of every page', () => {
  const blocks = () =>
    pages().flatMap(([path, { html }]) => structuredDataOf(html).map((block) => ({ path, block, html })))

  it('is of a known kind and says what that kind needs', () => {
    for (const { path, block } of blocks()) {
      expect(block['@context'], path).toBe('https://schema.org')
      expect(Object.keys(fieldsOf), path).toContain(block['@type'])
      for (const field of fieldsOf[block['@type']] ?? []) expect(block[field], `${path}: ${field}`).toBeTruthy()
    }
  })

  it('names the business on every page, and never what nobody told us', () => {
    for (const [path, { html }] of pages()) {
      const business = structuredDataOf(html).filter((block) => block['@type'] === 'LocalBusiness')
      expect(business, path).toHaveLength(1)
      expect(JSON.stringify(structuredDataOf(html)), path).not.toMatch(
        /telephone|streetAddress|aggregateRating|review"/,
      )
    }
  })

  it('leads from the front page to the page itself', () => {
    for (const [path, { html }] of pages().filter(([path]) => path !== '/')) {
      const list = structuredDataOf(html).find((block) => block['@type'] === 'BreadcrumbList')
      const steps = (list?.itemListElement ?? []) as { position: number; item: string }[]
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
      expect(steps[0]?.item, path).toBe(`${publicUrl}/`)
      expect(html, path).toContain(`<link rel="canonical" href="${steps.at(-1)?.item.replaceAll('&', '&amp;')}"`)
    }
  })

  it('offers the plans at their prices', () => {
    const offers = structuredDataOf(visited.get('/pricing')?.html ?? '').filter((block) => block['@type'] === 'Product')
    expect(offers.map(({ offers }) => offers)).toMatchObject(
      plans.map(({ priceDollars }) => ({ '@type': 'Offer', price: priceDollars, priceCurrency: 'USD' })),
    )
  })
})
