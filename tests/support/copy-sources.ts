import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** Copies into `dir` all that a build reads, and the archive that it packs. */
export function copySources(dir: string): void {
  const folders = ['.ci', 'bench', 'content', 'docs', 'migrations', 'public', 'scripts', 'src', 'tests']
  for (const name of [...folders, 'package.json', 'package-lock.json', 'vite.config.ts'])
    cpSync(name, join(dir, name), { recursive: true })
}
