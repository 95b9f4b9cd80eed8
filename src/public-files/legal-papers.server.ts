import { createHash } from 'node:crypto'
import type { Checklist, Item } from '../checklists/checklist.ts'
import type { Content } from '../content/content.server.ts'
import type { LegalContent, LegalDocument } from '../content/legal-content.ts'
import type { LegalDocumentId } from '../content/legal-document-ids.ts'
import { legalDocument, readBlocks } from '../content/legal-markdown.server.ts'
import { paths } from '../content/paths.ts'
import type { Article } from '../learning/article-calls.ts'
import { filled, filledBlocks, filledDocument, type LegalWords, legalWords } from '../legal/legal-words.ts'
import type { Site } from '../shell/site-calls.ts'
import { archiveName } from './archive-name.ts'
import declarationStyle from './declaration.css?inline'
import { declarationPage } from './declaration-html.ts'
import { type DownloadFile, fileInMemory } from './download-file.server.ts'
import { openPlatformArchive, type PlatformArchive } from './platform-archive.server.ts'
import { publicDatabase } from './public-database.server.ts'
import type { LegalFile } from './public-file-calls.ts'
import { rtf } from './rtf.ts'

/** The files that anybody may download: those made from the legal texts and the public content, and the archive. */
export interface LegalPapers {
  files(): Promise<LegalFile[]>
  archive: PlatformArchive
  /** What stands at `/downloads/{name}`. */
  download(name: string): Promise<DownloadFile | undefined>
}

interface Surroundings {
  content: Content
  site: Site
  /** The complete platform archive; it need not be there. */
  archivePath: string
  /** What anybody may read. */
  checklists: { checklist: Checklist; freeItems: Item[] }[]
  articles: Article[]
}

export function createLegalPapers(around: Surroundings): LegalPapers {
  const archive = openPlatformArchive(around.archivePath)
  let made: Promise<Paper[]> | undefined
  // Made when first asked for: most starts serve nobody who wants them.
  const papers = (): Promise<Paper[]> => (made ??= makePapers(around))
  return {
    files: async () =>
      (await papers()).flatMap(({ kind, file, purpose }) => (kind ? described(file, kind, purpose) : [])),
    archive,
    async download(name) {
      if (name === archiveName) return archive.file()
      return (await papers()).find(({ file }) => file.name === name)?.file
    },
  }
}

interface Paper {
  file: DownloadFile
  /** Empty for what the page does not list. */
  kind: string
  purpose: string
}

const described = ({ name, type, bytes, sha256 }: DownloadFile, kind: string, purpose: string): LegalFile => ({
  name,
  path: `/downloads/${name}`,
  type,
  kind,
  purpose,
  bytes,
  sha256,
})

async function makePapers({ content, site, checklists, articles }: Surroundings): Promise<Paper[]> {
  const words = legalWords(site)
  const textOf = (id: LegalDocumentId): LegalContent => {
    const text = content.legal.find((one) => one.id === id)
    if (!text) throw new Error(`content/legal/${id}.md was not read`)
    return text
  }
  const declaration = textOf('ip-declaration')
  const richText = rtf(filled(declaration.title, words), filledBlocks(readBlocks(declaration.markdown), words))
  const markdown = 'text/markdown; charset=utf-8'
  return [
    {
      kind: 'Rich text (.rtf)',
      purpose: 'The declaration of intellectual property, to fill in with any word processor, print and sign.',
      file: fileInMemory('ip-declaration.rtf', 'application/rtf', richText),
    },
    {
      // The same bytes as the .rtf: word processors look at the content, and every Word since 1997 opens RTF.
      kind: 'Word (.doc)',
      purpose: 'The same declaration under the ending that Word expects. Its content is rich text.',
      file: fileInMemory('ip-declaration.doc', 'application/msword', richText),
    },
    {
      kind: 'Plain text (.md)',
      purpose: 'The text version of the declaration, readable everywhere without a program for it.',
      file: fileInMemory('ip-declaration.md', markdown, plainText(declaration, words)),
    },
    {
      kind: 'Plain text (.md)',
      purpose: 'How to put the signed declaration on the public record in Maricopa County, step by step.',
      file: fileInMemory(
        'county-recording-procedure.md',
        markdown,
        plainText(textOf('county-recording-procedure'), words),
      ),
    },
    {
      kind: 'Database backup (.sql)',
      purpose:
        'The schema of our records and the public content, for SQLite. It holds no order, no code and no paid text.',
      file: fileInMemory(
        'home-quality-public.sql',
        'application/sql',
        await publicDatabase(site.name, { ...content, checklists, articles }),
      ),
    },
    { kind: '', purpose: '', file: shownDeclaration(filledDocument(legalDocument(declaration), words)) },
  ]
}

const plainText = ({ title, version, lastUpdated, markdown }: LegalContent, words: LegalWords): string =>
  filled([`# ${title}`, `Version ${version}, last updated ${lastUpdated}`, markdown.trim(), '\n'].join('\n\n'), words)

/** The declaration as `/download-ip-declaration` opens it; its one style is allowed by its hash. */
function shownDeclaration(declaration: LegalDocument): DownloadFile {
  const page = declarationPage({
    ...declaration,
    downloads: [
      { href: paths.legalDownloads, label: 'Legal downloads' },
      { href: '/downloads/ip-declaration.rtf', label: 'Rich text' },
      { href: '/downloads/ip-declaration.doc', label: 'Word' },
      { href: '/downloads/ip-declaration.md', label: 'Plain text' },
    ],
  })
  const style = createHash('sha256').update(declarationStyle).digest('base64')
  return {
    ...fileInMemory('ip-declaration.html', 'text/html; charset=utf-8', page),
    shownUnder: `default-src 'none'; img-src 'self'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}
