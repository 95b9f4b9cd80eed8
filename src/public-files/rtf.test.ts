import fc from 'fast-check'
import { toString as textOf } from 'mdast-util-to-string'
import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { type Block, readBlocks } from '../content/legal-markdown.server.ts'
import { filled, filledBlocks, legalWords } from '../legal/legal-words.ts'
import { rtf } from './rtf.ts'

const words = legalWords({
  contactEmail: 'us@example.org',
  ownerName: 'O’Neill {\\b} ½',
  name: 'Home',
  openBeforePayment: 3,
})

const breaks = ['par', 'cell', 'row', 'line', 'tab']

/** What a word processor would show: control words gone, escapes turned back, paragraphs and cells as lines. */
const shown = (file: string): string =>
  file
    .slice(file.indexOf('\\slmult0\\par'))
    .replace(/\\u(-?\d+)\?|\\'95|\\([\\{}])|\\([a-z]+)-?\d* ?|[{}]/g, (mark, unit, literal, word) => {
      if (unit !== undefined) return String.fromCharCode((Number(unit) + 65_536) % 65_536)
      if (mark === "\\'95") return '•'
      return literal ?? (breaks.includes(word) ? '\n' : '')
    })

const written = (markdown: string): string => rtf('Title', filledBlocks(readBlocks(markdown), words))

describe('the declaration as rich text', () => {
  const declaration = content.legal.find(({ id }) => id === 'ip-declaration')
  if (!declaration) throw new Error('there is no declaration')
  const blocks = filledBlocks(readBlocks(declaration.markdown), words)
  const file = rtf(filled(declaration.title, words), blocks)

  it('is plain ASCII with balanced groups, so that every word processor opens it', () => {
    expect(file).toMatch(/^\{\\rtf1\\ansi/)
    expect(file).toMatch(/^[\x20-\x7e\n]*$/)
    const marks = file.replace(/\\[\\{}]/g, '')
    expect(marks.match(/\{/g)?.length).toBe(marks.match(/\}/g)?.length)
  })

  it('says every sentence of the text', () => {
    const text = shown(file).replace(/\s+/g, ' ')
    for (const block of blocks ?? [])
      for (const part of block.type === 'table' ? block.children.flatMap((row) => row.children) : [block])
        if (part.type !== 'list') expect(text).toContain(textOf(part).replace(/\s+/g, ' ').trim())
    expect(text).toContain('O’Neill {\\b} ½')
  })

  it('leaves two inches free on page one and numbers its pages', () => {
    // 1,080 and 1,800 of 1,440 to the inch.
    expect(file).toContain('\\margt1080')
    expect(file).toContain('\\sl-1800\\slmult0')
    expect(file).toContain('fldinst NUMPAGES')
  })
})

/** Any character at all; fast-check's own arbitrary spends a second on listing them first. */
const character = fc
  .oneof(fc.nat(0x7f), fc.nat(0xffff), fc.nat(0x10ffff))
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

describe('the RTF writer', () => {
  it('keeps any text as it is, whatever marks it holds', () => {
    fc.assert(
      fc.property(
        fc.array(character).map((characters) => characters.join('')),
        (text) => {
          const clean = text.replace(/[\p{Cc}\ufffe\uffff]/gu, '').trim()
          const block: Block = { type: 'paragraph', children: [{ type: 'text', value: clean }] }
          expect(shown(rtf('', [block]))).toContain(clean)
        },
      ),
    )
  })

  it('numbers lists, indents what is inside them, and draws tables row by row', () => {
    const file = written('1. one\n2. two\n   - inner\n\n| a | b |\n|---|---|\n| c | **d** |\n')
    expect(shown(file)).toMatch(/1\.\s+one\s+2\.\s+two\s+•\s+inner/)
    expect(file.match(/\\trowd/g)).toHaveLength(2)
    expect(file.match(/\\trhdr/g)).toHaveLength(1)
    expect(file).toContain('{\\b d}')
  })

  it('says the address of an outside link, which paper would lose, once', () => {
    expect(shown(written('See [the site](https://roc.az.gov/x).'))).toContain('the site (https://roc.az.gov/x).')
    expect(shown(written('See [roc.az.gov](https://roc.az.gov).'))).not.toContain('(https')
    expect(shown(written('See [our page](/access).'))).not.toContain('/access')
  })

  it('stops at what it does not know, instead of leaving it out', () => {
    expect(() => written('![picture](/x.png)')).toThrow('image')
  })
})
