import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { lockedIn } from '../../tests/support/locked-text.ts'
import { chooserPack, packSaying, pointsOf, startedPack, textsOf } from '../../tests/support/packs.ts'
import { checklistIds } from '../content/checklist-ids.ts'
import type { Pack } from './pack.ts'
import { createPdfMaker, type PdfMaker } from './pdf.server.ts'

// Programs of the machine, used where they are.
const run = (tool: string, ...args: string[]) => spawnSync(tool, args, { encoding: 'utf8', maxBuffer: 1e8 })
const installed = (tool: string) => run(tool, '--version').error === undefined
const pdftotext = installed('pdftotext')
const qpdf = installed('qpdf')

vi.setConfig({ testTimeout: 120_000 })

let pdf: PdfMaker
let folder: string
beforeAll(() => {
  // Patient, so that a busy machine fails no test that is not about time.
  pdf = createPdfMaker({ threads: 1, longestSeconds: 120 })
  folder = mkdtempSync(join(tmpdir(), 'pdf-'))
})
afterAll(async () => {
  await pdf.close()
  rmSync(folder, { recursive: true })
})

describe('the PDF', () => {
  it('is tagged PDF/UA-1: a list item for each point, Spanish marked, both fonts inside', async () => {
    const source = await sourceOf(startedPack(['hvac']))
    expect(source).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(source).toMatch(/\/StructTreeRoot \d+ 0 R/)
    expect(source).toMatch(/\/MarkInfo <<\s*\/Marked true/)
    expect(count(source, /\/S \/H2\b/g)).toBeGreaterThanOrEqual(10)
    expect(count(source, /\/S \/LI\b/g)).toBeGreaterThanOrEqual(47)
    const replies = pointsOf(startedPack(['hvac'])).flatMap(({ ifTheySay = [] }) => ifTheySay)
    expect(count(source, /\/Lang \(es-US\)/g)).toBe(47 + replies.length)
    expect(count(source, /\/FontFile2 \d+ 0 R/g)).toBe(2)
    expect(source).not.toMatch(/\/JavaScript|\/JS\b|\/Launch/)
  })

  it('is on US Letter, with a bookmark for the checklist and one for each item', async () => {
    const source = await sourceOf(startedPack(['hvac']))
    expect(count(source, /\/MediaBox \[0 0 612 792\]/g)).toBe(count(source, /\/Type \/Page\b/g))
    expect(count(source, /\/Parent \d+ 0 R\s*(?:\/(?:Next|Prev) \d+ 0 R\s*)*[^>]*\/Title /g)).toBe(11)
  })

  it('gives the job of each checklist two pages at most, and each item pages of its own: two for about five points', async () => {
    const pack = startedPack()
    const source = await sourceOf(pack)
    const [, tree = ''] = source.match(/\/Kids \[([^\]]*)\]/) ?? []
    const pages = [...tree.matchAll(/(\d+) 0 R/g)].map(([, page]) => page)
    const pageOf = (destination = '') =>
      pages.indexOf(source.match(new RegExp(`\n${destination} 0 obj\n\\[(\\d+) 0 R`))?.[1])
    const starts = [...source.matchAll(/\/Dest (\d+) 0 R/g)].map(([, to]) => pageOf(to)).sort((a, b) => a - b)
    const parts = pack.sheets.flatMap(({ items }) => [undefined, ...items])
    expect(starts).toHaveLength(parts.length)
    expect(new Set(starts).size).toBe(parts.length)
    for (const [at, item] of parts.entries()) {
      const taken = (starts[at + 1] ?? pages.length) - (starts[at] ?? 0)
      // A drawing takes the room of a point; an item may spill over onto one page more.
      const room = (item?.points.length ?? 0) + (item?.points.filter(({ drawing }) => drawing).length ?? 0)
      // Behind the last item of a checklist stand the signatures, where they find no room any more, and what its points rest on.
      const isLast = at + 1 === parts.length || parts[at + 1] === undefined
      const allowed = item ? Math.max(2, Math.ceil(room / 2.5)) + (isLast ? 3 : 1) : 2
      expect(taken, item?.title ?? 'the job').toBeLessThanOrEqual(allowed)
    }
  })

  it('holds the box of each point that has one', async () => {
    const pack = startedPack(['hvac'])
    const boxes = pointsOf(pack).flatMap(({ box }) => box ?? [])
    expect(boxes.length).toBeGreaterThan(0)
    const text = await textOf(pack)
    for (const { title, text: words } of boxes)
      if (text !== undefined) expect(text.split(squeezed(`${title}.${words}`)).length - 1).toBe(boxes.length)
  })

  it('has the same bytes for the same pack, and other bytes for another buyer', async () => {
    const pack = startedPack(['pool'])
    const first = Buffer.from(await pdf.make(pack))
    expect(Buffer.from(await pdf.make(pack)).equals(first)).toBe(true)
    expect(Buffer.from(await pdf.make({ ...pack, codeLastFour: '9999' })).equals(first)).toBe(false)
  })

  it('draws every character that content may hold', async () => {
    const latin = Array.from({ length: 0xff - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index))
    const allowed = `${latin.filter((character) => !/[\u007f-\u009f]/.test(character)).join('')}–—‘’“”•…™−`
    await expect(pdf.make(packSaying(allowed))).resolves.toBeInstanceOf(Uint8Array)
  })

  it('keeps hostile text literal, and is made even from characters no font has', async () => {
    const hostile = '#panic("x") $x$ *b* _i_ `c` @ref <tag> \\ // [x] = 1 ]) {{'
    const text = await textOf(packSaying(hostile))
    if (text !== undefined) expect(text).toContain(squeezed(hostile))
    await expect(pdf.make(packSaying('\u0000 \ud83d\ude00 \u202e \ud800 漢'))).resolves.toBeInstanceOf(Uint8Array)
  })

  it('holds every text of every point, for every checklist in one file', async ({ skip }) => {
    skip(!pdftotext, 'pdftotext is not installed')
    const pack = startedPack()
    const text = await textOf(pack)
    for (const point of pointsOf(pack)) {
      const { source } = point
      const written = source.noStandard ?? source.edition
      for (const part of [...textsOf(point), source.name, written]) expect(text).toContain(squeezed(part))
    }
    for (const { checklist } of pack.sheets) expect(text).toContain(squeezed(checklist.title))
    expect(pack.sheets).toHaveLength(checklistIds.length)
    expect(text).toMatch(/Page1of\d{2,}/)
    expect(text).toContain(squeezed('code ending 1234, valid until November 20, 2027'))
  })

  it('holds no locked text as a chooser pack, and says what it is', async ({ skip }) => {
    skip(!pdftotext, 'pdftotext is not installed')
    const text = await rawTextOf(chooserPack())
    expect(squeezed(text)).toContain(squeezed('You have not started a project yet'))
    expect(lockedIn(text)).toEqual([])
  })

  it('is sound in the eyes of qpdf', async ({ skip }) => {
    skip(!qpdf, 'qpdf is not installed')
    const check = run('qpdf', '--check', await fileOf(startedPack(['solar'])))
    expect(check.status, check.stdout + check.stderr).toBe(0)
  })
})

describe('a PDF that takes too long', () => {
  it('is given up as busy', async () => {
    const hasty = createPdfMaker({ threads: 1, longestSeconds: 0.05 })
    expect(await hasty.make(startedPack())).toBe('busy')
    await hasty.close()
  })
})

const sourceOf = async (pack: Pack) => Buffer.from(await pdf.make(pack)).toString('latin1')
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Text without the spaces, since lines break where they will. */
const squeezed = (text: string) => text.replaceAll(/[\s\u00a0]+/g, '')

async function fileOf(pack: Pack): Promise<string> {
  const file = join(folder, 'made.pdf')
  writeFileSync(file, await pdf.make(pack))
  return file
}

/** The file's text in reading order, squeezed; undefined where pdftotext is not installed. */
async function textOf(pack: Pack): Promise<string | undefined> {
  return pdftotext ? squeezed(await rawTextOf(pack)) : undefined
}

const rawTextOf = async (pack: Pack) => run('pdftotext', '-raw', await fileOf(pack), '-').stdout
