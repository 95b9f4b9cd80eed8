import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ChecklistContent } from '../../src/content/checklist-content.ts'

/**
 * A folder to serve from that holds what is built as if it were the next release: one page says `words` in the place
 * of others, and with it the names of its module and of the first module change. Without the last version's files,
 * which a real build keeps, so that nothing but the worker can help an open tab.
 */
export function nextRelease(page: string, said: string, words: string): string {
  const dir = copyOfRelease()
  const assets = join(dir, 'dist/client/assets')
  const own: string[] = JSON.parse(readFileSync('dist/own-files.json', 'utf8'))
  for (const name of readdirSync(assets)) if (!own.includes(`client/assets/${name}`)) rmSync(join(assets, name))
  const renamed = readdirSync(assets).flatMap((name) => {
    const [, start, hash] = /^(.+-)([\w-]{8})\.js$/.exec(name) ?? []
    return start === `${page}-` || start === 'entry-client-'
      ? [{ name, next: `${start}${(hash ?? '').slice(0, 4)}next.js` }]
      : []
  })
  if (renamed.length !== 2) throw new Error(`no module of ${page} is built`)
  for (const file of readdirSync(join(dir, 'dist'), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(dir, 'dist', name),
  )) {
    if (file.endsWith('.js.br')) rmSync(file)
    if (!/\.(js|json)$/.test(file) || file.endsWith('content.json')) continue
    const text = readFileSync(file, 'utf8')
    const next = renamed.reduce((before, { name, next }) => before.replaceAll(name, next), text).replaceAll(said, words)
    if (next !== text) writeFileSync(file, next)
  }
  for (const { name, next } of renamed) renameSync(join(assets, name), join(assets, next))
  return dir
}

/** A folder to serve from that holds what is built, with checklists that say what `revise` makes of them. */
export function revisedRelease(revise: (checklists: ChecklistContent[]) => void): string {
  const dir = copyOfRelease()
  const file = join(dir, 'dist/content.json')
  const built = JSON.parse(readFileSync(file, 'utf8')) as { content: { checklists: ChecklistContent[] } }
  revise(built.content.checklists)
  writeFileSync(file, JSON.stringify(built))
  return dir
}

function copyOfRelease(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hqp-next-'))
  for (const name of ['node_modules', 'content', 'package.json'])
    symlinkSync(join(process.cwd(), name), join(dir, name))
  cpSync('dist', join(dir, 'dist'), { recursive: true })
  return dir
}
