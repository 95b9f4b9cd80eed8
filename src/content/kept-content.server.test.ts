import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { loadContent } from './content.server.ts'
import { keepContent, keptContent } from './kept-content.server.ts'

const work = mkdtempSync(join(tmpdir(), 'hqp-content-'))
const [file, dir] = [join(work, 'content.json'), join(work, 'content')]
cpSync('content', dir, { recursive: true })
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('content kept by the build', () => {
  it('is what reading the files gives', () => {
    const { content } = loadContent(dir)
    if (!content) throw new Error('the content is faulty')
    keepContent(file, dir, content)
    expect(keptContent(file, dir)).toEqual(content)
  })

  it('is not used once a file has changed', () => {
    appendFileSync(join(dir, 'site.yml'), '\n# changed\n')
    expect(keptContent(file, dir)).toBeUndefined()
  })

  it('is not used when it was cut short, or never written', () => {
    writeFileSync(file, '{"digest":')
    expect(keptContent(file, dir)).toBeUndefined()
    expect(keptContent(join(work, 'nothing.json'), dir)).toBeUndefined()
  })
})
