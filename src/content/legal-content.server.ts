import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ContentFault, type Parsed, readFrontMatter } from './content-file.server.ts'
import { type LegalContent, legalDocumentSchema, legalTokens, planTokens } from './legal-content.ts'
import { type LegalDocumentId, legalDocumentIds } from './legal-document-ids.ts'
import { renderMarkdown } from './markdown.server.ts'

/** Reads `content/legal/`: every text must be there, and no other. */
export function readLegalTexts(dir: string): Parsed<LegalContent[]> {
  const expected = legalDocumentIds.map((id) => join(dir, `${id}.md`))
  const strangers = existsSync(dir) ? readdirSync(dir).map((name) => join(dir, name)) : []
  const faults: ContentFault[] = strangers
    .filter((file) => !expected.includes(file))
    .map((file) => ({ file, line: 1, message: 'is shown on no page; legal texts are named in legal-content.ts' }))
  const texts = legalDocumentIds.flatMap((id) => {
    const { value, faults: own = [] } = readText(join(dir, `${id}.md`), id)
    faults.push(...own)
    return value ?? []
  })
  return faults.length > 0 ? { faults } : { value: texts }
}

function readText(file: string, id: LegalDocumentId): Parsed<LegalContent> {
  if (!existsSync(file)) return { faults: [{ file, line: 1, message: `is missing: a page shows ${basename(file)}` }] }
  const read = readFrontMatter(file, legalDocumentSchema)
  if (read.faults) return read
  const { front, body, firstBodyLine } = read.value
  const faults = [...(renderMarkdown(body).faults ?? []), ...unknownTokens(body)].map(({ line, message }) => ({
    file,
    line: line + firstBodyLine - 1,
    message,
  }))
  return faults.length > 0 ? { faults } : { value: { ...front, id, markdown: body } }
}

const tokens = [...legalTokens, ...planTokens]

/** A word in braces that nothing would replace; lines count from 1 in the body. */
const unknownTokens = (body: string) =>
  body.split('\n').flatMap((text, index) =>
    [...text.matchAll(/\{([^}\s]*)\}/g)]
      .filter(([, name]) => !tokens.some((token) => token === name))
      .map(([token]) => ({
        line: index + 1,
        message: `${token} is no word that we replace: ${tokens.join(', ')}`,
      })),
  )
