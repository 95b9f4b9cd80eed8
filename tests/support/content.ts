import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltContent, writeBuiltContent } from '../../src/content/built-content.server.ts'
import { type Content, loadContent } from '../../src/content/content.server.ts'
import { filesBelow } from '../../src/content/files-below.server.ts'

/**
 * The content of the repository. Reading and checking it takes seconds of a processor, so it is kept in a file until
 * the content, what reads it or a dependency changes.
 */
export const content: Content = (() => {
  const readers = createHash('sha256')
  for (const file of [...filesBelow('src/content'), ...filesBelow('src/format'), 'package-lock.json'])
    readers.update(readFileSync(file))
  const folder = 'node_modules/.cache/content'
  const file = join(folder, `${readers.digest('hex').slice(0, 16)}.json`)
  const kept = readBuiltContent(file, 'content')
  if (kept) return kept
  const { content, faults } = loadContent('content')
  if (!content) throw new Error(faults.map((fault) => `${fault.file}:${fault.line}: ${fault.message}`).join('\n'))
  mkdirSync(folder, { recursive: true })
  writeBuiltContent(file, 'content', content)
  return content
})()
