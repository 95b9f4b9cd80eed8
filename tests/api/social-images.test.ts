import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { content } from '../support/content.ts'
import { type RunningService, startService } from '../support/running-service.ts'

// A service needs its time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const pages = [
  ...content.checklists.map(({ id, title }) => ({ path: `/checklist/${id}`, title, image: `/og/checklist-${id}.jpg` })),
  ...content.articles.map(({ id, title }) => ({
    path: `/education?article=${id}`,
    title,
    image: `/og/article-${id}.jpg`,
  })),
  ...content.equipment.trades.map(({ id, name }) => ({
    path: `/equipment-standards/${id}`,
    title: name,
    image: `/og/equipment-${id}.jpg`,
  })),
]

let service: RunningService
beforeAll(async () => {
  service = await startService({ RATE_LIMITS: 'off', LOG_LEVEL: 'warn' })
})
afterAll(() => service.remove())

const htmlOf = async (path: string) => (await fetch(service.url + path)).text()
/** What one property of Open Graph says, as a reader of the page would understand it. */
const property = (html: string, name: string): string =>
  (new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

const imageOf = (html: string): string => new URL(property(html, 'og:image')).pathname

describe('a shared link', () => {
  it.each(pages)('to $path shows a picture of its own, 1200 × 630 and under 300 kB', async ({ path, title, image }) => {
    const html = await htmlOf(path)
    expect(imageOf(html)).toBe(image)
    expect(property(html, 'og:image:alt')).toContain(title)
    const file = join('dist/client', image)
    expect(existsSync(file), `${file} was built`).toBe(true)
    const bytes = readFileSync(file)
    expect(bytes.length).toBeLessThan(300_000)
    const { width, height } = await loadImage(bytes)
    expect({ width, height }).toEqual({ width: 1200, height: 630 })
  })

  it('finds its picture served as one', async () => {
    const answer = await fetch(`${service.url}/og/checklist-hvac.jpg`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(10_000)
  })

  it('to any other page shows the picture of the site', async () => {
    for (const path of ['/', '/pricing', '/education', '/checklist'])
      expect(imageOf(await htmlOf(path)), path).toBe('/og-image.jpg')
  })

  it('to an article names the same picture to search engines', async () => {
    const html = await htmlOf(`/education?article=${content.articles[0]?.id}`)
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
    const article = blocks.map(([, json = '']) => JSON.parse(json)).find((data) => data['@type'] === 'Article')
    expect(article?.image).toBe(property(html, 'og:image'))
  })
})
