/** The texts that people read, each with the file and line where it stands. Every rule of the content works on these. */
import { readFileSync } from 'node:fs'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { parseSync } from 'vite'
import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'

export interface Passage {
  file: string
  /** Counts from 1. */
  line: number
  /** Where in the file: `items.3.points.0.say` in YAML; `front.title`, `heading`, `prose` or `cell` in Markdown. */
  at: string
  text: string
  /** The passage with its neighbors: the whole entry, table row or paragraph. */
  context: string
}

/** Every string of a YAML file. */
export function yamlPassages(file: string, text = readFileSync(file, 'utf8'), firstLine = 1, prefix = ''): Passage[] {
  const lines = new LineCounter()
  const found: Passage[] = []
  const walk = (node: unknown, path: string, context: string): void => {
    if (isScalar(node)) {
      if (typeof node.value === 'string' && node.range)
        found.push({
          file,
          line: lines.linePos(node.range[0]).line + firstLine - 1,
          at: path,
          text: node.value,
          context: context || node.value,
        })
      return
    }
    const below = (key: string) => (path === '' || path.endsWith('.') ? `${path}${key}` : `${path}.${key}`)
    if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, below(String(index)), context)
    if (isMap(node)) {
      const own = node.items
        .flatMap(({ value }) => (isScalar(value) && typeof value.value === 'string' ? [value.value] : []))
        .join(' ')
      for (const { key, value } of node.items) walk(value, below(String(isScalar(key) ? key.value : key)), own)
    }
  }
  walk(parseDocument(text, { lineCounter: lines }).contents, prefix, '')
  return found
}

interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
  position?: { start: { line: number } } | undefined
}

const markdown = unified().use(remarkParse).use(remarkGfm)

/** Front matter, headings, paragraphs and table cells of a Markdown file; code is left out, since nobody reads it as a statement. */
export function markdownPassages(file: string, text = readFileSync(file, 'utf8')): Passage[] {
  const front = /^---\n([\s\S]*?)\n---\n/.exec(text)
  const body = front ? front[0].replace(/[^\n]/g, '') + text.slice(front[0].length) : text
  const found: Passage[] = front ? yamlPassages(file, front[1], 2, 'front.') : []
  const words = (node: MarkdownNode): string =>
    node.type === 'inlineCode' || node.type === 'code' ? ' ' : (node.value ?? (node.children ?? []).map(words).join(''))
  const walk = (node: MarkdownNode, context: string): void => {
    const at = { heading: 'heading', paragraph: 'prose', tableCell: 'cell' }[node.type]
    const line = node.position?.start.line ?? 1
    if (at) return void found.push({ file, line, at, text: words(node), context: context || words(node) })
    const row = node.type === 'tableRow' ? (node.children ?? []).map(words).join(' | ') : ''
    for (const child of node.children ?? []) walk(child, row)
  }
  walk(markdown.parse(body) as MarkdownNode, '')
  return found
}

/** Attributes that hold addresses, drawings and layout, not words. */
const wordless =
  /^(className|style|d|viewBox|points|transform|width|height|[xy][12]?|c[xy]|r|[rd][xy]|offset|strokeWidth|strokeDasharray|to|href|src|id|key|type|name|role|sizes|media)$/

/** What a page's source says in so many words: texts between tags, and strings. */
export function pagePassages(file: string, source = readFileSync(file, 'utf8')): Passage[] {
  const found: Passage[] = []
  const lineAt = (offset: number) => source.slice(0, offset).split('\n').length
  const keep = (text: string, offset: number) => {
    const said = text.replace(/\s+/g, ' ').trim()
    if (said !== '') found.push({ file, line: lineAt(offset), at: 'page', text: said, context: said })
  }
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) {
      for (const one of node) walk(one)
      return
    }
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    const { type, start, value, name } = node as { type: string; start: number; value: unknown; name: unknown }
    if (type === 'ImportDeclaration' || type.startsWith('TS')) return
    if (type === 'JSXAttribute' && wordless.test(String((name as { name?: unknown }).name))) return
    if (type === 'JSXText' || type === 'Literal') {
      if (typeof value === 'string')
        keep(value, start + (type === 'JSXText' ? value.length - value.trimStart().length : 0))
      return
    }
    if (type === 'TemplateElement') keep((value as { cooked?: string }).cooked ?? '', start)
    for (const child of Object.values(node)) walk(child)
  }
  walk(parseSync(file, source).program)
  return found
}

/** The words of one check point. */
export interface PointPassages {
  checklist: string
  id: string
  /** Its steps, as one text. */
  do: Passage
  say: Passage
  es: Passage
}

/** Gathers the passages of one checklist's points; a point that lacks a field is the schema's affair and left out. */
export function pointsOf(passages: Passage[]): PointPassages[] {
  const byPoint = Map.groupBy(passages, ({ file, at }) => `${file} ${/^items\.\d+\.points\.\d+/.exec(at)?.[0] ?? ''}`)
  return [...byPoint.values()].flatMap((fields) => {
    const field = (name: string) => fields.find(({ at }) => new RegExp(`\\.points\\.\\d+\\.${name}$`).test(at))
    const [id, say, es] = ['id', 'say', 'es'].map(field)
    const [first, ...steps] = fields.filter(({ at }) => /\.do\.\d+$/.test(at))
    if (!id || !first || !say || !es) return []
    const text = [first, ...steps].map((step) => step.text).join(' ')
    return [{ checklist: id.file.replace(/^.*\/|\.yml$/g, ''), id: id.text, do: { ...first, text }, say, es }]
  })
}
