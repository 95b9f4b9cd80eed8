import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadContent } from '../../src/content/content.server.ts'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'hqp-rules-'))
  cpSync('content', join(dir, 'content'), { recursive: true })
  mkdirSync(join(dir, 'src'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

/** Replaces the first line that fits, keeping its place; answers its number. */
function plant(file: string, line: RegExp, instead: string): number {
  const path = join(dir, file)
  const lines = readFileSync(path, 'utf8').split('\n')
  const at = lines.findIndex((one) => line.test(one))
  if (at < 0) throw new Error(`${file} has no line like ${line}`)
  writeFileSync(path, lines.with(at, (lines[at] ?? '').replace(line, instead)).join('\n'))
  return at + 1
}

describe('npm run check:content', () => {
  it('finds one planted fault for each rule, with file and line, and fails', { timeout: 240_000 }, () => {
    const say = readFileSync('content/checklists/pool.yml', 'utf8').match(/^ {8}say: .*$/m)?.[0] ?? ''
    const article = 'content/articles/lien-waivers.md'
    // Its two boxes; without them nothing may speak of holding money back.
    for (const _ of ['contract', 'papers']) plant('content/checklists/plumbing.yml', /^ +box: .*$/, '')
    const planted = [
      [
        'content/checklists/well.yml',
        plant('content/checklists/well.yml', /^ {8}say: .*$/, say),
        'nearly the same words',
      ],
      [
        'content/checklists/solar.yml',
        plant('content/checklists/solar.yml', /^ {8}good: \{ en: "/, '$&UL 999, '),
        'UL 999',
      ],
      [article, plant(article, /^This page gives facts\./, 'NFPA 13 and $77 apply.'), 'names NFPA 13'],
      [article, plant(article, /NFPA 13 and \$77/, '$&'), 'states $77 with no basis'],
      [article, plant(article, /^## Check this on site/, '## More'), 'must end with'],
      [
        'content/checklists/hvac.yml',
        plant('content/checklists/hvac.yml', /^description: .*$/, 'description: "Net metering."'),
        'net-metering',
      ],
      ['content/checklists/pool.yml', plant('content/checklists/pool.yml', /^ {8}es: "/, '$&Tú: '), 'says tú'],
      [
        'content/checklists/plumbing.yml',
        plant(
          'content/checklists/plumbing.yml',
          /^description: .*$/,
          'description: "Keep the final payment until then."',
        ),
        'speaks of holding money back',
      ],
      ['content/figures.yml', plant('content/figures.yml', /figure: "/, '$&$3, '), 'which the text does not state'],
    ] as const
    const hard =
      'Verification of supplementary documentation necessitates comprehensive jurisdictional authorization considerations.'
    const hardest = plant('content/checklists/welding.yml', /^ {10}- .*$/, `          - "${hard}"`)
    plant('content/checklists/heating.yml', /^ {8}name: \{ en: "/, '$&HQP ')
    writeFileSync(join(dir, 'src/page.tsx'), 'export const Page = () => (\n  <p>Only $4 a month</p>\n)\n')

    const { status, stdout } = spawnSync(process.execPath, [resolve('scripts/check-content.ts')], {
      cwd: dir,
      encoding: 'utf8',
    })
    const lines = stdout.split('\n')
    const found = (place: string, words: string) => lines.some((line) => line.startsWith(place) && line.includes(words))
    for (const [file, line, words] of planted)
      expect(found(`${file}:${line}: `, words), `${file}:${line} ${words}`).toBe(true)
    expect(found(`content/checklists/welding.yml:${hardest}: `, 'above 12')).toBe(true)
    expect(found('content/checklists/heating.yml:', '"HQP" has no entry in content/terms.yml')).toBe(true)
    expect(found('src/page.tsx:2: ', 'states $4')).toBe(true)
    expect(lines.at(-2)).toMatch(/^\d{3} check points; reading grade, median: steps \d/)
    expect(status).toBe(1)
  })

  it('and the service itself refuse an article with a dead link, raw HTML or an unsafe safety line', {
    timeout: 240_000,
  }, () => {
    const faultsAfter = (file: string, line: RegExp, instead: string) => {
      const whole = readFileSync(join(dir, file), 'utf8')
      const at = plant(file, line, instead)
      const { faults = [] } = loadContent(join(dir, 'content'))
      writeFileSync(join(dir, file), whole)
      return faults.map((fault) => `${fault.line === at ? 'there' : fault.line}: ${fault.message}`)
    }
    const article = 'content/articles/roc-license-check.md'
    expect(faultsAfter(article, /hvac#license-scope-price/, 'hvac#nowhere')).toEqual([
      'there: leads to the unknown item "nowhere" of the checklist "hvac"',
    ])
    expect(faultsAfter(article, /https:\/\/roc\.az\.gov/, 'http://roc.az.gov')).toEqual([
      'there: "http://roc.az.gov" must be https',
    ])
    expect(faultsAfter(article, /^Go to /, '<script>alert(1)</script> ')).toContainEqual(
      expect.stringContaining('raw HTML'),
    )
    expect(faultsAfter('content/checklists/pool.yml', /safety: "Look only: /, 'safety: "Climb up: ')).toContainEqual(
      expect.stringContaining('must begin with "Look only: ", "Ask: " or "Never "'),
    )
  })
})
