import { toString as textOf } from 'mdast-util-to-string'
import type { Block } from '../content/legal-markdown.server.ts'

/**
 * Writes blocks of Markdown as Rich Text Format: US Letter, 11 point, half-inch margins or wider, and the first two
 * inches of page one free for the recorder's stamp (A.R.S. 11-480). The text is plain ASCII with \u escapes, so that
 * every word processor since 1997 reads it.
 */
export function rtf(title: string, blocks: readonly Block[]): string {
  return [
    '{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1',
    '{\\fonttbl{\\f0\\froman\\fcharset0 Times New Roman;}{\\f1\\fmodern\\fcharset0 Courier New;}}',
    `{\\info{\\title ${escaped(title)}}}`,
    '\\paperw12240\\paperh15840\\margl1440\\margr1440\\margt1080\\margb1080\\deflang1033\\widowctrl\\fs22',
    '{\\footer\\pard\\qc\\fs18 Page {\\field{\\*\\fldinst PAGE}{\\fldrslt 1}} of {\\field{\\*\\fldinst NUMPAGES}{\\fldrslt 1}}\\par}',
    // An empty line of exactly 1.25 inches below a margin of 0.75: a space before the first paragraph would be dropped.
    '\\pard\\sl-1800\\slmult0\\par',
    heading(title, 1),
    ...blocks.map((block) => blockRtf(block, 0)),
    '}',
    '',
  ].join('\n')
}

const twips = { indent: 360, textWidth: 9360, gap: 108 }
const headingSizes: Record<number, number> = { 1: 34, 2: 26, 3: 23 }

const heading = (content: string, depth: number): string =>
  `\\pard\\keepn\\sb${depth === 1 ? 0 : 240}\\sa120\\outlinelevel${depth - 1}{\\b\\fs${headingSizes[depth] ?? 22} ${escaped(content)}}\\par`

function blockRtf(block: Block, level: number, lead = ''): string {
  const indent = `\\li${level * twips.indent}${lead ? `\\fi-${twips.indent}\\tx${level * twips.indent}` : ''}`
  switch (block.type) {
    case 'heading':
      return heading(textOf(block), block.depth)
    case 'paragraph':
      return `\\pard${indent}\\sa120 ${lead}${inlines(block.children)}\\par`
    case 'blockquote':
      return block.children.map((child) => blockRtf(child, level + 1)).join('\n')
    case 'code':
      return `\\pard${indent}\\sa120{\\f1 ${escaped(block.value).replaceAll('\n', '\\line ')}}\\par`
    case 'thematicBreak':
      return '\\pard\\brdrb\\brdrs\\brdrw10\\sa120\\par'
    case 'list':
      return block.children
        .map((item, place) => {
          const mark = block.ordered ? `${(block.start ?? 1) + place}.` : "\\'95"
          return item.children
            .map((child, index) => blockRtf(child, level + 1, index === 0 ? `${mark}\\tab ` : ''))
            .join('\n')
        })
        .join('\n')
    case 'table':
      return tableRtf(block.children.map((row) => row.children.map((cell) => inlines(cell.children))))
    default:
      throw new Error(`the RTF writer knows no "${block.type}"`)
  }
}

/** Columns share the width; the first row is repeated at the top of a new page. */
function tableRtf(rows: string[][]): string {
  const columns = Math.max(...rows.map((row) => row.length))
  const border = ['t', 'l', 'b', 'r'].map((side) => `\\clbrdr${side}\\brdrs\\brdrw5`).join('')
  const edges = Array.from({ length: columns }, (_, place) => {
    return `${border}\\cellx${Math.round((twips.textWidth * (place + 1)) / columns)}`
  }).join('')
  const drawn = rows.map((row, place) => {
    const cells = row.map((cell) => `\\pard\\intbl\\sb40\\sa40 ${place === 0 ? `{\\b ${cell}}` : cell}\\cell`).join('')
    return `\\trowd\\trkeep${place === 0 ? '\\trhdr' : ''}\\trgaph${twips.gap}${edges}${cells}\\row`
  })
  return [...drawn, '\\pard\\sa60\\par'].join('\n')
}

const inlines = (nodes: readonly Block[]): string => nodes.map(inline).join('')

function inline(node: Block): string {
  switch (node.type) {
    case 'text':
      return escaped(node.value)
    case 'strong':
      return `{\\b ${inlines(node.children)}}`
    case 'emphasis':
      return `{\\i ${inlines(node.children)}}`
    case 'delete':
      return `{\\strike ${inlines(node.children)}}`
    case 'inlineCode':
      return `{\\f1 ${escaped(node.value)}}`
    case 'break':
      return '\\line '
    case 'link':
      return `${inlines(node.children)}${escaped(addressBeside(node.url, textOf(node)))}`
    default:
      throw new Error(`the RTF writer knows no "${node.type}" inside a paragraph`)
  }
}

/** On paper a link has only its words; an address that they do not say follows them. */
const addressBeside = (url: string, words: string): string =>
  url.startsWith('https://') && !url.includes(words) ? ` (${url})` : ''

/** Marks of RTF get a backslash; what is not ASCII becomes the number of its UTF-16 unit, signed as RTF wants it. */
function escaped(text: string): string {
  return text
    .replace(/[\\{}]/g, '\\$&')
    .replace(/[^\n\x20-\x7e]/g, (unit) => `\\u${(unit.charCodeAt(0) << 16) >> 16}?`)
    .replaceAll('\n', ' ')
}
