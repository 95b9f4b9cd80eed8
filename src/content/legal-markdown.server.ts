import { toString as textOf } from 'mdast-util-to-string'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { foldTables } from './fold-tables.ts'
import type { LegalContent, LegalDocument } from './legal-content.ts'

const parser = unified().use(remarkParse).use(remarkGfm)
const renderer = unified()
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(() => foldTables)
  .use(rehypeStringify)

type Root = ReturnType<typeof parser.parse>
/** A paragraph, a list, a table … of a legal text, or a piece of one: the parser has one type for all. */
export type Block = Root['children'][number]

/** A legal text in sections of sanitized HTML; its tokens are not filled yet. */
export function legalDocument({ markdown, figures: _, ...front }: LegalContent): LegalDocument {
  const { intro, sections } = inSections(readBlocks(markdown))
  return {
    ...front,
    intro: htmlOf(intro),
    sections: sections.map(({ blocks, ...section }) => ({ ...section, html: htmlOf(blocks) })),
  }
}

/** All of a text's blocks, headings included, for writers that walk the tree. */
export const readBlocks = (markdown: string): Block[] => parser.parse(markdown).children

interface Section {
  id: string
  title: string
  blocks: Block[]
}

/** What stands before the first heading, and the parts below each ##. */
function inSections(blocks: Block[]): { intro: Block[]; sections: Section[] } {
  const sections: Section[] = []
  const intro: Block[] = []
  for (const block of blocks) {
    if (block.type === 'heading' && block.depth === 2) {
      const title = textOf(block)
      sections.push({ id: slugOf(title), title, blocks: [] })
    } else (sections.at(-1)?.blocks ?? intro).push(block)
  }
  return { intro, sections }
}

const htmlOf = (blocks: Block[]): string =>
  renderer.stringify(renderer.runSync({ type: 'root', children: blocks } satisfies Root)).trim()

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^(\d+-)?|-$/g, '')
