import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { lockedIn } from '../../tests/support/locked-text.ts'
import { createCatalogue } from '../checklists/checklists.server.ts'
import { freeItemCount } from '../content/checklist-content.ts'
import { openDatabase } from '../database/database.server.ts'
import { createLibrary } from '../learning/articles.server.ts'
import { createLegalPapers, type LegalPapers } from './legal-papers.server.ts'

const catalogue = createCatalogue(content.checklists, content)
const site = {
  name: content.site.name,
  area: content.site.area,
  contactEmail: 'us@example.org',
  ownerName: 'A. Owner',
  demonstration: true,
  openBeforePayment: 3,
  publicUrl: 'https://www.example.org',
  priceRange: '$29-$49',
}
const papersIn = (dir: string) =>
  createLegalPapers({
    content,
    site,
    archivePath: join(dir, 'archive.tar.gz'),
    checklists: catalogue
      .list()
      .map((checklist) => ({ checklist, freeItems: catalogue.items(checklist.id, false) ?? [] })),
    articles: createLibrary(content.articles, () => '2026-11-22').list(),
  })
const read = async (papers: LegalPapers, name: string) => {
  const file = await papers.download(name)
  return Buffer.from(file?.read(0, file.bytes - 1) as Uint8Array).toString('utf8')
}

describe('the legal downloads', () => {
  let dir = ''
  let papers: LegalPapers
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'hqp-papers-'))
    papers = papersIn(dir)
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  it('are the declaration three times, the recording procedure and the database copy', async () => {
    expect((await papers.files()).map(({ name, type }) => [name, type])).toEqual([
      ['ip-declaration.rtf', 'application/rtf'],
      ['ip-declaration.doc', 'application/msword'],
      ['ip-declaration.md', 'text/markdown; charset=utf-8'],
      ['county-recording-procedure.md', 'text/markdown; charset=utf-8'],
      ['home-quality-public.sql', 'application/sql'],
    ])
  })

  it('are listed with the size and the SHA-256 of their real bytes', async () => {
    for (const { name, bytes, sha256 } of await papers.files()) {
      const text = await read(papers, name)
      expect(Buffer.byteLength(text), name).toBe(bytes)
      expect(createHash('sha256').update(text).digest('hex'), name).toBe(sha256)
    }
  })

  it('are the same bytes in every process', async () => {
    expect(await papersIn(dir).files()).toEqual(await papers.files())
  })

  it('name the owner as configured', async () => {
    for (const name of ['ip-declaration.rtf', 'ip-declaration.doc', 'ip-declaration.md', 'ip-declaration.html'])
      expect(await read(papers, name), name).toContain('I, A. Owner, declare')
  })

  it.each(['ip-declaration', 'county-recording-procedure'] as const)(
    'hold in %s.md the text of that name',
    async (id) => {
      const text = content.legal.find((one) => one.id === id)
      expect(await read(papers, `${id}.md`)).toContain(`# ${text?.title}\n`)
    },
  )

  it('hold no sentence of a paid item', async () => {
    for (const { name } of await papers.files()) expect(lockedIn(await read(papers, name)), name).toEqual([])
  })

  it('are found by their exact names only', async () => {
    for (const name of ['', 'IP-DECLARATION.RTF', '../package.json', 'home-quality-platform.tar.gz', 'code.key'])
      expect(await papers.download(name), name).toBeUndefined()
  })

  it('show the declaration in a window under a policy that runs and loads nothing', async () => {
    const file = await papers.download('ip-declaration.html')
    const html = await read(papers, 'ip-declaration.html')
    const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? ''
    const hash = createHash('sha256').update(style).digest('base64')
    expect(file?.shownUnder).toBe(
      `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    expect(html).not.toMatch(/<script|style="|src=/)
    expect(html).toContain('<span class="blank">[date]</span>')
    expect(html).toMatch(/@page :first \{\s*margin-top: 2in;?\s*\}/)
  })
})

describe('the database copy', () => {
  let dir = ''
  let text = ''
  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), 'hqp-copy-'))
    text = await read(papersIn(dir), 'home-quality-public.sql')
  })
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  function loaded(file = ':memory:') {
    const db = new DatabaseSync(file)
    db.exec(text)
    return { db, count: (table: string) => db.prepare(`select count(*) as n from ${table}`).get()?.n }
  }

  it('loads into SQLite with the schema of the records and not one record', () => {
    const { db, count } = loaded()
    for (const table of ['orders', 'projects', 'audit']) expect(count(table), table).toBe(0)
    expect(() => db.exec('delete from audit')).not.toThrow()
    db.close()
  })

  it('holds the public content: plans, claims, every checklist with its free items, articles, equipment', () => {
    const { db, count } = loaded()
    expect(count('public_plans')).toBe(content.plans.length)
    expect(count('public_claims')).toBe(content.claims.length)
    expect(count('public_checklists')).toBe(content.checklists.length)
    expect(count('public_checklist_items')).toBe(content.checklists.length * freeItemCount)
    expect(count('public_articles')).toBe(content.articles.length)
    const article = content.articles.find(({ markdown }) => markdown.includes("'")) ?? content.articles[0]
    expect(db.prepare('select content from public_articles where id = ?').get(article?.id ?? '')?.content).toBe(
      article?.markdown,
    )
    db.close()
  })

  it('loads in the sqlite3 program too', ({ skip }) => {
    if (spawnSync('sqlite3', ['--version']).status !== 0) skip('sqlite3 is not installed')
    const { status, stdout, stderr } = spawnSync('sqlite3', ['-bail', join(dir, 'a.db')], {
      input: `${text}select count(*) from public_checklists;\n`,
      encoding: 'utf8',
    })
    expect([status, stdout.trim(), stderr]).toEqual([0, String(content.checklists.length), ''])
  })

  it('is taken by the service as its own records, empty as they are', async () => {
    const file = join(dir, 'home-quality.db')
    loaded(file).db.close()
    const db = await openDatabase({ file })
    expect(await db.selectFrom('orders').selectAll().execute()).toEqual([])
    await db.destroy()
  })
})
