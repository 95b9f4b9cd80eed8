import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { LegalToken } from '../content/legal-content.ts'
import { foldTables } from './fold-tables.ts'

const parser = unified().use(remarkParse).use(remarkGfm)
const renderer = unified()
  .use(remarkRehype)
  .use(rehypeSanitize)
  .use(() => foldTables)
  .use(rehypeStringify)

type Root = ReturnType<typeof parser.parse>
/** A paragraph, a list, a table … of a legal text, or a piece of one: the parser has one type for all. */
export type Block = Root['children'][number]
export type LegalWords = Record<LegalToken, string>

export interface Section {
  id: string
  title: string
  blocks: Block[]
}

/** Reads a legal text with its tokens filled: what stands before the first heading, and the parts below each ##. */
export function readLegalMarkdown(markdown: string, words: LegalWords): { intro: Block[]; sections: Section[] } {
  const root = parser.parse(markdown)
  fillTokens(root, words)
  const sections: Section[] = []
  const intro: Block[] = []
  for (const block of root.children) {
    if (block.type === 'heading' && block.depth === 2) {
      const title = textOf(block)
      sections.push({ id: slugOf(title), title, blocks: [] })
    } else (sections.at(-1)?.blocks ?? intro).push(block)
  }
  return { intro, sections }
}

export const htmlOf = (blocks: Block[]): string =>
  renderer.stringify(renderer.runSync({ type: 'root', children: blocks } satisfies Root)).trim()

/** The text as one string, for files that stay Markdown. */
export const filled = <T extends string>(markdown: string, words: Record<T, string>): string =>
  markdown.replace(/\{(\w+)\}/g, (token, name: string) => (isToken(name, words) ? words[name] : token))

/** The words of a block without their marks. */
export const textOf = (node: { value?: unknown; children?: readonly object[] }): string =>
  typeof node.value === 'string' ? node.value : (node.children ?? []).map(textOf).join('')

/** In the tree and not in the text, so that what the operator configured never becomes Markdown. */
function fillTokens(parent: { children: unknown[] }, words: LegalWords): void {
  parent.children = (parent.children as Block[]).flatMap((node): Block[] => {
    if (node.type === 'text') return linked(node.value, words)
    if (node.type === 'inlineCode') return [{ ...node, value: filled(node.value, words) }]
    if ('children' in node) fillTokens(node, words)
    return [node]
  })
}

/** The contact address becomes a link, if it is one. */
function linked(text: string, words: LegalWords): Block[] {
  const plain = (value: string): Block => ({ type: 'text', value: filled(value, words) })
  if (!words.email.includes('@')) return [plain(text)]
  return text
    .split('{email}')
    .flatMap((part, place) => (place === 0 ? [plain(part)] : [mailTo(words.email), plain(part)]))
}

const mailTo = (address: string): Block => ({
  type: 'link',
  url: `mailto:${address}`,
  children: [{ type: 'text', value: address }],
})

const isToken = <T extends string>(name: string, words: Record<T, string>): name is T => Object.hasOwn(words, name)

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^(\d+-)?|-$/g, '')
