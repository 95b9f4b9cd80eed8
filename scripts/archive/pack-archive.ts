import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { parse, stringify } from 'yaml'
import { termsByReader } from '../../src/checklists/terms.ts'
import { type ChecklistContent, freeItemCount } from '../../src/content/checklist-content.ts'
import { filesBelow } from '../../src/content/files-below.server.ts'
import type { Term } from '../../src/content/terms-content.ts'
import { archiveFolder } from '../../src/public-files/archive-name.ts'
import { paidTextFinder } from './paid-text.ts'
import { sealChecklist } from './seal-checklist.ts'

/** What the platform is made of. Data, keys and whatever else lies in the folder are none of it. */
const folders = ['.ci', '.github', 'bench', 'content', 'docs', 'migrations', 'public', 'scripts', 'src', 'tests']
const rootFile =
  /^(LICENSE|Dockerfile|compose\.yml|\.(dockerignore|editorconfig|gitignore)|\.dependency-cruiser\.mjs|[\w-]+(\.config)?\.(md|json|ts))$/

const termsFile = 'content/terms.yml'

/** The same bytes for the same files, whenever and wherever they are packed. */
const mtime = new Date('2026-01-01T00:00:00Z')

/**
 * The complete platform as a `.tar.gz` for everybody: all files of the platform, with blanks for the paid items of each
 * checklist and only the terms that free items use. Tests and measurements that quote a paid item or name a paid check
 * point stay out. `faults` names any other file that does so: then there is no archive.
 */
export async function packArchive(): Promise<{ archive: Buffer } | { faults: string[] }> {
  const files = platformFiles().map((path) => ({ path, bytes: readFileSync(path) }))
  const isChecklist = (path: string) => /^content\/checklists\/.+\.yml$/.test(path)
  const isContent = (path: string) => path.startsWith('content/')
  const textOf = ({ bytes }: { bytes: Buffer }) => bytes.toString('utf8')
  const checklists = files
    .filter(({ path }) => isChecklist(path))
    .map((file) => parse(textOf(file)) as ChecklistContent)
  const terms = termsByReader(checklists, parse(readFileSync(termsFile, 'utf8')) as Term[], freeItemCount)
  const paidText = paidTextFinder({
    checklists,
    terms,
    publicTexts: [
      stringify(terms.open),
      ...files.filter(({ path }) => isContent(path) && !isChecklist(path) && path !== termsFile).map(textOf),
    ],
    freeItems: freeItemCount,
  })
  const telling = new Map(
    // What the rest of the content says is public; it has rules of its own.
    files
      .filter(({ path }) => !isContent(path))
      .flatMap((file) => {
        const found = paidText(textOf(file))
        return found === undefined ? [] : [[file.path, found] as const]
      }),
  )
  const faults = [...telling]
    .filter(([path]) => !isForDevelopers(path))
    .map(([path, found]) => `${path} tells paid text, so it cannot go into the public archive: "${found}"`)
  if (faults.length > 0) return { faults }
  const entries = files
    .filter(({ path }) => !telling.has(path))
    .map(({ path, bytes }) => {
      const sealed = isChecklist(path)
        ? sealChecklist(bytes.toString(), freeItemCount)
        : path === termsFile
          ? stringify(terms.open, { lineWidth: 120 })
          : undefined
      const body = sealed === undefined ? bytes : Buffer.from(sealed)
      const mode = statSync(path).mode & 0o100 ? 0o755 : 0o644
      return { header: { name: `${archiveFolder}/${path}`, size: body.length, mtime, mode }, body }
    })
  return { archive: gzipSync(await packTar(entries), { level: 9 }) }
}

/** Nothing that runs the platform needs these. */
const isForDevelopers = (path: string) => /^(tests|bench)\/|\.test\.tsx?$/.test(path)

/** By path from the root. In a repository only what git knows; outside of one every file of the folders that are there. */
function platformFiles(): string[] {
  const there = folders.filter((folder) => existsSync(folder))
  return (knownToGit() ?? [...there.flatMap(filesBelow), ...readdirSync('.')])
    .filter((path) => rootFile.test(path) || folders.some((folder) => path.startsWith(`${folder}/`)))
    .filter((path) => lstatSync(path, { throwIfNoEntry: false })?.isFile())
    .sort()
}

function knownToGit(): string[] | undefined {
  const { status, stdout } = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8', maxBuffer: 1 << 26 })
  return status === 0 ? stdout.split('\0') : undefined
}
