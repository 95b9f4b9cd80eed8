import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readBuiltContent, writeBuiltContent } from './built-content.server.ts'
import { loadContent } from './content.server.ts'

const work = mkdtempSync(join(tmpdir(), 'hqp-content-'))
const [file, dir] = [join(work, 'content.json'), join(work, 'content')]
cpSync('content', dir, { recursive: true })
afterAll(() => rmSync(work, { recursive: true, force: true }))

describe('the content of the build', () => {
  it('is what reading the files gives', () => {
    const { content } = loadContent(dir)
    if (!content) throw new Error('the content is faulty')
    writeBuiltContent(file, dir, content)
    expect(readBuiltContent(file, dir)).toEqual(content)
  })

  it('is not used once a file has changed', () => {
    appendFileSync(join(dir, 'site.yml'), '\n# changed\n')
    expect(readBuiltContent(file, dir)).toBeUndefined()
  })

  it('is not used when it was cut short, or never written', () => {
    writeFileSync(file, '{"digest":')
    expect(readBuiltContent(file, dir)).toBeUndefined()
    expect(readBuiltContent(join(work, 'nothing.json'), dir)).toBeUndefined()
  })
})
