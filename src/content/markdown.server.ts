import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

export interface RenderedMarkdown {
  /** The Markdown as written. */
  markdown: string
  /** Sanitized HTML of the same. */
  html: string
  words: number
}

const parser = unified().use(remarkParse).use(remarkGfm)
const renderer = unified().use(remarkRehype).use(rehypeSanitize).use(rehypeStringify)

type Rendered =
  | { value: RenderedMarkdown; faults?: never }
  | { value?: never; faults: { line: number; message: string }[] }

/** Turns Markdown into safe HTML. Raw HTML is a fault, with the line (from 1) where it stands; so is a level-1 heading. */
export function renderMarkdown(markdown: string): Rendered {
  const known = renderedTexts.get(markdown)
  if (known) return known
  const rendered = renderAnew(markdown)
  renderedTexts.set(markdown, rendered)
  return rendered
}

/** Between two checks hardly a text changes. */
const renderedTexts = new Map<string, Rendered>()

function renderAnew(markdown: string): Rendered {
  const tree = parser.parse(markdown)
  const faults: { line: number; message: string }[] = []
  let words = 0
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1
    if (node.type === 'html') faults.push({ line, message: 'raw HTML is not allowed in Markdown' })
    if (node.type === 'heading' && node.depth === 1)
      faults.push({ line, message: 'headings start at ##; the page has the title' })
    if (node.type === 'text') words += node.value.match(/\S+/g)?.length ?? 0
  })
  if (faults.length > 0) return { faults }
  return { value: { markdown, html: renderer.stringify(renderer.runSync(tree)), words } }
}
