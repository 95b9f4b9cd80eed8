import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jsonForHtml } from '../format/html.ts'
import { documentHtml } from './document.ts'

const nasty = ['</script>', '<!--', '<script', ']]>', '\u2028', '\u2029', '<', '&', '"', '\\', '\ud800']
const text = fc.array(fc.oneof(fc.constantFrom(...nasty), fc.string())).map((pieces) => pieces.join(''))
const value = fc.letrec((tie) => ({
  any: fc.oneof({ depthSize: 'small' }, text, fc.integer(), fc.boolean(), fc.constant(null), tie('list'), tie('map')),
  list: fc.array(tie('any')),
  map: fc.dictionary(text, tie('any')),
})).any

describe('JSON inside a page', () => {
  it('cannot close or open an element, whatever it holds', () => {
    fc.assert(
      fc.property(value, (held) => {
        expect(jsonForHtml(held)).not.toMatch(/[<\u2028\u2029]/)
      }),
    )
  })

  it('is still the same value when it is read', () => {
    fc.assert(
      fc.property(value, (held) => {
        expect(JSON.parse(jsonForHtml(held))).toEqual(JSON.parse(JSON.stringify(held)))
      }),
    )
  })
})

describe('the document', () => {
  const assets = {
    start: 'start()',
    program: ['/assets/main.js', '/assets/page.js'],
    parts: ['/assets/dialog.js'],
    fonts: [],
    stylesheets: [],
    css: 'a{}',
  }
  const rendered = '<title>Name</title><meta name="description" content="a"><main>Page</main>'

  it('puts the tags of a page into the head, and its state behind its text', () => {
    const html = documentHtml({ language: 'en', rendered, assets, state: { a: 1 } })
    const order = ['<title>Name</title>', 'description', '</head>', '<main>', '{"a":1}', '</body>']
    const places = order.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('holds its first script, names the files of its program to it, and fetches none of them itself', () => {
    const html = documentHtml({ language: 'en', rendered, assets, state: { a: 1 } })
    expect(html).toContain(
      '<script data-program="/assets/main.js /assets/page.js" data-parts="/assets/dialog.js">start()</script>',
    )
    expect(html).not.toMatch(/modulepreload|<script[^>]* src=/)
  })
})
