import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLegalTexts } from './legal-content.server.ts'

describe('the loader of legal texts', () => {
  let dir = ''
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'hqp-legal-'))
    cpSync('content/legal', dir, { recursive: true })
  })
  afterEach(() => rmSync(dir, { recursive: true, force: true }))

  const faults = () =>
    (readLegalTexts(dir).faults ?? []).map(({ file, line, message }) => `${relative(dir, file)}:${line}: ${message}`)
  function change(name: string, wanted: string, put: string): number {
    const text = readFileSync(join(dir, name), 'utf8')
    expect(text).toContain(wanted)
    const line = text.slice(0, text.indexOf(wanted)).split('\n').length
    writeFileSync(join(dir, name), text.replace(wanted, put))
    return line
  }

  it('takes the texts of this repository', () => {
    expect(faults()).toEqual([])
    expect(readLegalTexts(dir).value).toHaveLength(7)
  })

  it('misses a text that a page shows', () => {
    unlinkSync(join(dir, 'terms.md'))
    expect(faults()).toEqual(['terms.md:1: is missing: a page shows terms.md'])
  })

  it('names a text that no page shows', () => {
    writeFileSync(join(dir, 'imprint.md'), '')
    expect(faults()).toEqual([expect.stringMatching(/^imprint\.md:1: is shown on no page/)])
  })

  it('names the line of a token that nothing would fill', () => {
    const line = change('terms.md', '{planPrice}', '{basePrice}')
    expect(faults()).toEqual([expect.stringMatching(new RegExp(`^terms\\.md:${line}: \\{basePrice\\} is no word`))])
  })

  it('names the line of raw HTML', () => {
    const line = change('privacy-policy.md', '## Sharing', '<b>Sharing</b>')
    expect(faults()).toEqual([`privacy-policy.md:${line}: raw HTML is not allowed in Markdown`, expect.any(String)])
  })

  it('wants the day of the last update to stand in the history', () => {
    const line = change('terms.md', 'lastUpdated: 2026-11-24', 'lastUpdated: 2026-11-23')
    expect(faults()).toEqual([`terms.md:${line}: lastUpdated: must be a date of the history`])
  })

  it('wants the history from the oldest to the newest', () => {
    change('privacy-policy.md', '- date: 2025-01-21', '- date: 2027-01-21')
    expect(faults().some((fault) => fault.includes('must run from the oldest to the newest'))).toBe(true)
  })
})
