import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checklistIds } from './checklist-ids.ts'
import { loadContent } from './content.server.ts'
import { planTypes } from './plan-table.ts'

describe('the content of this repository', () => {
  const { content, faults } = loadContent('content')

  it('has no fault', () => {
    expect(faults ?? []).toEqual([])
  })

  it('holds a checklist of ten items for each trade, in the order in which the schema names them', () => {
    expect(content?.checklists.map((checklist) => checklist.id)).toEqual(checklistIds)
    expect(new Set(content?.checklists.map((checklist) => checklist.items.length))).toEqual(new Set([10]))
  })

  it('holds the 47, 38 and 52 check points that the pages promise, and 38 to 64 in every other checklist', () => {
    const points = new Map(
      content?.checklists.map((one) => [one.id, one.items.flatMap((item) => item.points).length] as const),
    )
    expect([points.get('hvac'), points.get('pool'), points.get('solar')]).toEqual([47, 38, 52])
    points.delete('solar')
    for (const [id, count] of points) {
      expect(count, id).toBeGreaterThanOrEqual(38)
      expect(count, id).toBeLessThanOrEqual(64)
    }
  })

  it('counts the read time of its articles from words, and has Markdown that became HTML', () => {
    expect(content?.articles.length).toBeGreaterThanOrEqual(6)
    for (const article of content?.articles ?? []) {
      expect(article.words, article.id).toBeGreaterThan(100)
      expect(article.html, article.id).toMatch(/^<(p|h2)/)
    }
  })
})

describe('the content loader', () => {
  // One checklist and one article are enough, and soon read.
  const article = 'articles/hvac-replacement-readings.md'
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'hqp-content-'))
    cpSync('content', dir, { recursive: true, filter: (path) => !/(checklists|articles)\/(?!hvac)/.test(path) })
    writeFileSync(
      join(dir, 'search-words.yml'),
      'called: { hvac: { en: [air conditioner] } }\nwithout-list: []\nerrands: [repair]\nspanish: [casa]\n',
    )
    const landing = readFileSync(join(dir, 'landing.yml'), 'utf8')
    writeFileSync(
      join(dir, 'landing.yml'),
      landing.replace(/checklist: [\w-]+, job: [\w-]+/g, 'checklist: hvac, job: split'),
    )
    const text = readFileSync(join(dir, article), 'utf8')
    writeFileSync(join(dir, article), text.replace(/\/education\?[^)]*/g, '/education'))
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  const hvac = 'checklists/hvac.yml'
  const linesOf = (file: string) => readFileSync(join(dir, file), 'utf8').split('\n')
  const lineWith = (file: string, words: string, after = 0) =>
    linesOf(file).findIndex((line, at) => at >= after && line.includes(words)) + 1
  /** Changes the lines of one file and answers the faults, each as `file:line: message`. */
  function faultsAfter(file: string, change: (lines: string[]) => string[]): string[] {
    writeFileSync(join(dir, file), change(linesOf(file)).join('\n'))
    const { faults = [] } = loadContent(dir)
    return faults.map((fault) => `${relative(dir, fault.file)}:${fault.line}: ${fault.message}`)
  }
  const replaceLine = (line: number, words: string) => (lines: string[]) => lines.with(line - 1, words)
  const dropLine = (line: number) => (lines: string[]) => lines.toSpliced(line - 1, 1)

  it('takes the copy as it is', () => {
    expect(faultsAfter(hvac, (lines) => lines)).toEqual([])
  })

  it('names the point that lacks a field', () => {
    const at = lineWith(hvac, '        name:')
    const [fault, ...more] = faultsAfter(hvac, dropLine(at))
    expect(more).toEqual([])
    expect(fault).toMatch(/^checklists\/hvac\.yml:\d+: items\.0\.points\.0\.name: /)
    const line = Number(fault?.split(':')[1])
    expect(Math.abs(line - at)).toBeLessThanOrEqual(2)
  })

  it('wants a value to have one band, cases, another reading, a sum or a judge, and one of them only', () => {
    const at = lineWith(hvac, 'judge:')
    const wanted = [
      expect.stringContaining('value: must have one of: a band (min, max), cases with a band, near, sum, judge'),
    ]
    const sound = linesOf(hvac)[at - 1] ?? ''
    expect(faultsAfter(hvac, (lines) => lines.with(at - 1, sound.replace(/, judge: "[^"]*"/, '')))).toEqual(wanted)
    expect(faultsAfter(hvac, (lines) => lines.with(at - 1, sound.replace(/ \}$/, ', min: 1 }')))).toHaveLength(1)
  })

  it('wants what is read twice to have its second reading before the latest', () => {
    const at = lineWith(hvac, 'minutes: 15')
    expect(faultsAfter(hvac, (lines) => lines.toSpliced(at, 0, '            latest: 15'))).toEqual([
      expect.stringContaining('value.over: latest must be after minutes'),
    ])
  })

  it('wants every point that will be covered to say what still proves it then', () => {
    const at = lineWith(hvac, 'late:', lineWith(hvac, 'phase: before-cover'))
    const end = linesOf(hvac).findIndex((line, index) => index >= at && !line.startsWith('          '))
    expect(faultsAfter(hvac, (lines) => lines.toSpliced(at - 1, end - at + 1))).toEqual([
      expect.stringMatching(/lacks "late": what still proves it once it is covered$/),
    ])
  })

  it('names the reason to stop whose point is not there', () => {
    const at = lineWith(hvac, '  - point: ', lineWith(hvac, 'stopWork:'))
    expect(faultsAfter(hvac, (lines) => lines.with(at - 1, '  - point: no-such-point'))).toEqual([
      expect.stringContaining('stopWork: names the point "no-such-point", which is not there'),
    ])
  })

  it('wants good practice to say why nothing better carries the point, and other sources not to', () => {
    const at = lineWith(hvac, 'noStandard:')
    const wanted = [expect.stringContaining('must say why nothing better carries the point')]
    expect(faultsAfter(hvac, dropLine(at))).toEqual(wanted)
    expect(faultsAfter(hvac, replaceLine(at, '        noStandard: "Why."'))).toEqual([])
    const roc = lineWith(hvac, 'source: roc')
    expect(faultsAfter(hvac, (lines) => lines.toSpliced(roc, 0, '        noStandard: "Why."'))).toEqual(wanted)
  })

  it('lets at most sixty points rest on good practice', () => {
    const resting = (lines: string[]) =>
      lines
        .filter((line) => !/^ {8}at: /.test(line))
        .map((line) =>
          line.replace(/^( {8})source: (?!good-practice).*/, '$1source: good-practice\n$1noStandard: "Why."'),
        )
    const solar = 'checklists/solar.yml'
    writeFileSync(join(dir, solar), resting(readFileSync(join('content', solar), 'utf8').split('\n')).join('\n'))
    const faults = faultsAfter(hvac, resting)
    expect(faults).toHaveLength(47 + 52 - 60)
    for (const fault of faults)
      expect(fault).toMatch(/^checklists.solar.*is one of more than 60 that rest on good practice$/)
  })

  it('wants a rider for every checklist', () => {
    rmSync(join(dir, 'riders/hvac.yml'))
    expect(faultsAfter(hvac, (lines) => lines)).toEqual(['checklists/hvac.yml:1: has no riders/hvac.yml'])
  })

  it('names the line of a job that keeps too many points or too few', () => {
    const jobs = lineWith(hvac, 'jobs:')
    const [fault, ...more] = faultsAfter(hvac, (lines) =>
      lines.map((line, index) => (index >= jobs && index < jobs + 9 ? line.replace(/, whole: "[^"]*"/, '') : line)),
    )
    expect(more).toEqual([])
    expect(fault).toMatch(
      /^checklists\/hvac\.yml:\d+: jobs\.0: job "split" keeps \d+ points \(.*\); a job keeps 20 to 30$/,
    )
  })

  it('names the line of a drawing that is no drawing', () => {
    const at = lineWith(hvac, 'svg:')
    const faults = faultsAfter(hvac, (lines) => lines.toSpliced(at, 0, '              <script>alert(1)</script>'))
    expect(faults).toEqual([expect.stringMatching(/svg: has <script>, which is no shape of a drawing$/)])
  })

  it('names the line of an article whose last day is none', () => {
    const end = linesOf(article).length
    expect(faultsAfter(article, (lines) => [...lines, '[until soon] So it is.'])).toEqual([
      expect.stringMatching(new RegExp(`^${article}:${end + 1}: must be "\\[until `)),
    ])
  })

  it('names the line of a field that it does not know', () => {
    const at = lineWith(hvac, 'difficultyLevel:')
    const faults = faultsAfter(hvac, (lines) => lines.toSpliced(at, 0, 'colour: red'))
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('colour')
  })

  it('counts the check points against the promise', () => {
    const start = lineWith(hvac, '      - id:', lineWith(hvac, '      - id:')) - 1
    const next = lineWith(hvac, '      - id:', start + 1) - 1
    const faults = faultsAfter(hvac, (lines) => lines.toSpliced(start, next - start))
    const [fault, ...others] = faults
    expect(fault).toContain('holds 46 check points; the pages promise 47')
    expect(fault).toMatch(/^checklists\/hvac\.yml:\d+: items: /)
    // A job that keeps the fewest points may fall short with it.
    for (const other of others) expect(other).toContain('a job keeps 20 to 30')
  })

  it('wants exactly ten items', () => {
    const second = lineWith(hvac, '  - id:', lineWith(hvac, '  - id:')) - 1
    const lines = linesOf(hvac)
    const starts = lines.flatMap((line, at) => (/^ {2}- id:/.test(line) ? [at] : []))
    expect(second).toBeGreaterThan(0)
    const faults = faultsAfter(hvac, (all) => all.slice(0, starts.at(-1)))
    expect(faults.some((fault) => /^checklists\/hvac\.yml:\d+: items: .*10/.test(fault))).toBe(true)
  })

  it('refuses an item id that is used twice', () => {
    const starts = linesOf(hvac).flatMap((line, at) => (/^ {2}- id:/.test(line) ? [at] : []))
    const faults = faultsAfter(hvac, (lines) => lines.with(starts[1] ?? 0, lines[starts[0] ?? 0] ?? ''))
    expect(faults).toEqual([
      expect.stringMatching(/^checklists\/hvac\.yml:\d+: items: item id "[\w-]+" is used twice$/),
    ])
  })

  it('refuses a point id that is used twice', () => {
    const starts = linesOf(hvac).flatMap((line, at) => (/^ {6}- id:/.test(line) ? [at] : []))
    const faults = faultsAfter(hvac, (lines) => lines.with(starts[9] ?? 0, lines[starts[0] ?? 0] ?? ''))
    expect(faults).toEqual([
      expect.stringMatching(/^checklists\/hvac\.yml:\d+: items: point id "[\w-]+" is used twice$/),
    ])
  })

  it('names the line of a source that sources.yml does not hold', () => {
    const at = lineWith(hvac, '        source:')
    const faults = faultsAfter(hvac, replaceLine(at, '        source: hearsay'))
    expect(faults).toEqual([expect.stringContaining(`${hvac}:${at}: `)])
    expect(faults[0]).toContain('names the unknown source "hearsay"')
  })

  it.each([
    ['priority', '    priority: urgent'],
    ['phase', '    phase: later'],
    ['how', '        how: guess'],
    ['title', '    title: ""'],
    ['id', '  - id: Not A Slug'],
  ])('names the line of an unknown or empty %s', (name, line) => {
    const at = linesOf(hvac).findIndex((one) => one.startsWith(line.split(':')[0] ?? '')) + 1
    const faults = faultsAfter(hvac, replaceLine(at, line))
    expect(faults).toEqual([expect.stringMatching(new RegExp(`^checklists/hvac.yml:${at}: items\\.0.*${name}`))])
  })

  it('wants Spanish where Spanish belongs, not a copy of the English', () => {
    const at = lineWith(hvac, '        es:')
    const english = linesOf(hvac)[lineWith(hvac, '        say:') - 1]?.replace('say:', 'es:') ?? ''
    const faults = faultsAfter(hvac, replaceLine(at, english))
    expect(faults).toEqual([expect.stringContaining(`${hvac}:${at}: `)])
    expect(faults[0]).toContain('must be Spanish')
  })

  it('refuses a character that the fonts cannot draw', () => {
    for (const character of ['\u2713', '\u{1f600}', '\u0007']) {
      const at = lineWith(hvac, 'description:')
      const before = readFileSync(join(dir, hvac), 'utf8')
      const words = `description: "A ${character === '\u0007' ? '\\a' : character} mark"`
      expect(faultsAfter(hvac, replaceLine(at, words)), character).toEqual([
        `${hvac}:${at}: description: holds a character that the fonts cannot draw`,
      ])
      writeFileSync(join(dir, hvac), before)
    }
  })

  it('wants the id of a checklist to be the name of its file', () => {
    const faults = faultsAfter(hvac, (lines) =>
      lines.map((line) => line.replace(/^(id|category): hvac$/, '$1: heating')),
    )
    expect(faults.some((fault) => fault.includes('id must be "hvac", the name of the file'))).toBe(true)
  })

  it('names the line of broken YAML', () => {
    const faults = faultsAfter(hvac, (lines) => lines.toSpliced(4, 0, 'title: "again'))
    expect(faults[0]).toMatch(/^checklists\/hvac\.yml:\d+: /)
    expect(faultsAfter('plans.yml', () => ['- planType: basic', '  planType: basic'])[0]).toMatch(/plans\.yml:\d+: /)
  })

  it('wants each plan that is known, and each once', () => {
    const second = lineWith('plans.yml', '- planType: qualitechnician') - 1
    const missing = faultsAfter('plans.yml', (lines) => lines.slice(0, second))
    const twice = faultsAfter('plans.yml', (lines) => [...lines, ...lines])
    for (const faults of [missing, twice])
      expect(faults).toEqual([expect.stringContaining(`must hold each plan once: ${planTypes.join(', ')}`)])
  })

  it('names the line of raw HTML in an article', () => {
    const faults = faultsAfter(article, (lines) => [...lines, 'A <b onclick="x">bold</b> word.', ''])
    const at = lineWith(article, '<b onclick')
    expect(faults[0]).toBe(`${article}:${at}: raw HTML is not allowed in Markdown`)
    expect(new Set(faults)).toEqual(new Set([faults[0]]))
  })

  it('refuses a heading that would rival the title of the page', () => {
    const faults = faultsAfter(article, (lines) => [...lines, '# Big', ''])
    expect(faults).toEqual([`${article}:${lineWith(article, '# Big')}: headings start at ##; the page has the title`])
  })

  it('wants front matter, and names the line of a fault in it', () => {
    const at = lineWith(article, 'reviewed:')
    expect(faultsAfter(article, replaceLine(at, 'reviewed: soon'))).toEqual([
      `${article}:${at}: reviewed: must be a date such as 2026-11-20`,
    ])
    expect(faultsAfter(article, () => ['Just text.'])).toEqual([
      `${article}:1: must start with front matter between two lines of ---`,
    ])
  })

  it('lists the faults of several files at once', () => {
    writeFileSync(join(dir, 'site.yml'), 'name: ""\n')
    const faults = faultsAfter(hvac, replaceLine(lineWith(hvac, 'estimatedTime:'), 'estimatedTime: 5'))
    expect(new Set(faults.map((fault) => fault.split(':')[0]))).toEqual(new Set(['site.yml', hvac]))
  })

  it('refuses a job and a source on the front page that are not there', () => {
    const job = lineWith('landing.yml', '  - { checklist: hvac, job: split')
    const source = lineWith('landing.yml', 'source: upc')
    const changed = (lines: string[]) =>
      lines.with(job - 1, (lines[job - 1] ?? '').replace('split', 'tent')).with(source - 1, '    source: hearsay')
    expect(faultsAfter('landing.yml', changed)).toEqual([
      `landing.yml:${job}: "hvac" has no job "tent"`,
      `landing.yml:${source}: there is no source "hearsay"`,
    ])
  })

  it('refuses to show a locked point on the front page', () => {
    const at = lineWith('landing.yml', '  point: ')
    const faults = faultsAfter('landing.yml', replaceLine(at, '  point: no-such-point'))
    expect(faults).toEqual([`landing.yml:${at}: no free item of "hvac" holds the point "no-such-point"`])
  })

  it('names a file that is missing', () => {
    unlinkSync(join(dir, 'plans.yml'))
    expect(faultsAfter(hvac, (lines) => lines)).toEqual(['plans.yml:1: cannot be read'])
  })
})
