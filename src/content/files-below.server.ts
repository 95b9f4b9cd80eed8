import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Every file below a folder, in the same order on every machine. */
export const filesBelow = (dir: string): string[] =>
  readdirSync(dir)
    .sort()
    .map((name) => join(dir, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]))
