import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { calls } from '../../src/api/contract.ts'
import { checklistIds } from '../../src/content/checklist-ids.ts'
import { textFinder } from '../../src/content/locked-text.ts'
import { actionWords } from '../../src/operator/console/order-actions.ts'
import { type Business, openBusiness } from '../support/business.ts'
import { content } from '../support/content.ts'
import { sqlite } from '../support/engines.ts'
import { locked, lockedIn, toldByArticles } from '../support/locked-text.ts'
import { canReadPdf, textOfPdf } from '../support/pdf-text.ts'

// A service and its PDF workers need their time to start where many things run at once.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

// What two lists say alike, such as "Another kind, or you cannot tell", is open to whoever has started one of them.
const inHvac = locked
  .filter(({ checklist }) => checklist === 'hvac')
  .map(({ words }) => words)
  .join('\n')
const lockedElsewhereIn = textFinder(
  locked.filter(({ checklist, words }) => checklist !== 'hvac' && checklist !== '' && !inHvac.includes(words)),
)
const formats = ['mobile', 'print', 'pdf'] as const

describe('the look-out for locked text', () => {
  it('knows the sentences of all locked items', () => {
    expect(locked.length).toBeGreaterThan(12 * 7 * 4 * 4)
    for (const id of checklistIds)
      expect(new Set(locked.filter((one) => one.checklist === id).map((one) => one.item)).size, id).toBe(7)
  })

  it('finds one sentence wherever it leaks: in text, HTML, JSON, a page state or a script', () => {
    for (const sentence of locked.filter((_, n) => n % 50 === 0)) {
      const json = JSON.stringify({ deep: [sentence.text] })
      const html = sentence.text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;')
      const script = json.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
      const broken = sentence.text.replaceAll(' ', '\n  ').toUpperCase()
      for (const leak of [sentence.text, html, json, script, json.replaceAll('<', '\\u003c'), broken])
        expect(lockedIn(`before ${leak} after`), leak).toContain(sentence.text)
    }
  })
})

describe('the articles, which everybody may read', () => {
  it('repeat no sentence and no title of a locked item', () => {
    expect(toldByArticles).toBeUndefined()
  })

  it('link only to items that everybody can see', () => {
    const free = new Set(
      content.checklists.flatMap(({ id, items }) => items.slice(0, 3).map((item) => `/checklist/${id}#${item.id}`)),
    )
    const links = content.articles.flatMap(({ markdown }) => [
      ...markdown.matchAll(/\((\/checklist\/[\w-]+#[\w-]+)\)/g),
    ])
    expect(links.map((link) => link[1] ?? '').filter((link) => !free.has(link))).toEqual([])
  })
})

describe('locked text', () => {
  let shop: Business
  let nothingStarted = ''
  let hvacStarted = ''
  beforeAll(async () => {
    shop = await openBusiness(sqlite)
    nothingStarted = (await shop.order('basic')).accessCode
    hvacStarted = (await shop.order('qualitechnician')).accessCode
    await shop.post('/api/projects', { accessCode: hvacStarted, checklistId: 'hvac' })
  })
  afterAll(() => shop.close())

  const textOf = async (path: string, headers: Record<string, string> = {}) => (await shop.get(path, headers)).text()
  async function fileOf(accessCode: string, format: string): Promise<string> {
    const response = await shop.post(`/api/download-checklists/${format}`, { accessCode })
    expect(response.status).toBe(200)
    const bytes = Buffer.from(await response.arrayBuffer())
    return format === 'pdf' ? textOfPdf(bytes) : bytes.toString('utf8')
  }

  it('is in no answer to anybody who has no code', async () => {
    const reads = Object.values(calls).filter((call) => call.method === 'GET' && call.path !== '/api/search')
    const paths = reads.flatMap(({ path }) =>
      path.includes('{id}')
        ? [...checklistIds, ...content.articles.map((article) => article.id)].map((id) => path.replace('{id}', id))
        : [path],
    )
    for (const path of [...paths, '/api/openapi.json', '/api/nothing'])
      expect(lockedIn(await textOf(path)), path).toEqual([])
  })

  it('is found by no search, not even for its own words', async () => {
    const queries = new Set(
      locked.filter((_, n) => n % 8 === 0).map(({ text }) => text.split(' ').slice(0, 6).join(' ').slice(0, 100)),
    )
    expect(queries.size).toBeGreaterThan(300)
    const answers: string[] = []
    for (const query of queries) answers.push(await textOf(`/api/search?q=${encodeURIComponent(query)}`))
    expect(lockedIn(answers.join('\n'))).toEqual([])
  })

  it('of a checklist that was not started is in no answer to a code that started another', async () => {
    const bearer = { authorization: `Bearer ${hvacStarted}` }
    for (const id of checklistIds)
      expect(lockedElsewhereIn(await textOf(`/api/checklist-items/${id}`, bearer)), id).toEqual([])
    expect(lockedIn(await textOf('/api/checklist-items/hvac', bearer)).length).toBeGreaterThan(100)
    const bodies = { '/api/verify-access': {}, '/api/projects': { checklistId: 'hvac' } }
    for (const [path, body] of Object.entries(bodies)) {
      const response = await shop.post(path, { accessCode: hvacStarted, ...body })
      expect(lockedIn(await response.text()), path).toEqual([])
    }
  })

  it.for(formats)('is not in the chooser pack as %s', async (format, { skip }) => {
    if (format === 'pdf' && !canReadPdf) skip('pdftotext is not installed')
    const file = await fileOf(nothingStarted, format)
    expect(file).toContain('Chooser pack')
    expect(lockedIn(file)).toEqual([])
  })

  it.for(formats)('of every other checklist is missing in the download of one as %s', async (format, { skip }) => {
    if (format === 'pdf' && !canReadPdf) skip('pdftotext is not installed')
    const file = await fileOf(hvacStarted, format)
    expect(lockedElsewhereIn(file)).toEqual([])
    // The look-out does see what this file may hold.
    expect(lockedIn(file).length).toBeGreaterThan(100)
  })
})

describe("the operator's console", () => {
  it('has no word in a file that the build made for the browser', () => {
    const words = Object.values(actionWords).map(({ about }) => about)
    for (const file of filesForBrowsers()) {
      const text = readFileSync(file, 'utf8')
      expect(
        [...words, '/operator/'].filter((one) => text.includes(one)),
        file,
      ).toEqual([])
    }
  })
})

function filesForBrowsers(): string[] {
  const files = readdirSync('dist/client', { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(woff2|png|jpg|ico)$/.test(file.name))
    .map((file) => join(file.parentPath, file.name))
  expect(files.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(3)
  return files
}
