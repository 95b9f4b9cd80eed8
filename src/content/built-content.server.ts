import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { Content } from './content.server.ts'
import { filesBelow } from './files-below.server.ts'

/** What the build read and checked, with a digest of the files that it read. */
interface Built {
  digest: string
  content: Content
}

/** Keeps checked content in `file`: reading and checking it anew would take most of a start. */
export function writeBuiltContent(file: string, dir: string, content: Content): void {
  writeFileSync(file, JSON.stringify({ digest: digestOf(dir), content } satisfies Built))
}

/** The content in `file`, if it is still what stands in `dir`; undefined when a file there has changed since the build. */
export function readBuiltContent(file: string, dir: string): Content | undefined {
  try {
    const { digest, content } = JSON.parse(readFileSync(file, 'utf8')) as Built
    return digest === digestOf(dir) ? content : undefined
  } catch {
    // Never built, or cut short.
    return undefined
  }
}

function digestOf(dir: string): string {
  const hash = createHash('sha256')
  for (const file of filesBelow(dir)) hash.update(file.slice(dir.length)).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}
