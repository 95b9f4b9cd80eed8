import fc from 'fast-check'
import { expect, it } from 'vitest'
import { longestLink, textMessageLinks } from './text-message.ts'

const bodyOf = (link: string) => decodeURIComponent(link.slice(link.indexOf('body=') + 5))

it('a text message holds the whole text, in links of at most 2,000 characters, whatever was typed into it', () => {
  const anyText = fc
    .array(fc.string({ unit: 'grapheme', maxLength: 900 }), { maxLength: 12 })
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(anyText, (text) => {
      const links = textMessageLinks(text)
      expect(links.every((link) => link.length <= longestLink)).toBe(true)
      expect(links.map(bodyOf).join('').trimEnd()).toBe(text.trimEnd())
    }),
  )
})

it('a text is parted between its lines, so that no line of a list is torn', () => {
  const lines = Array.from(
    { length: 40 },
    (_, index) => `${index + 1}. Fotos de la unión equipotencial, antes de taparlo`,
  )
  const links = textMessageLinks(lines.join('\n'))
  expect(links.length).toBeGreaterThan(1)
  expect(links.flatMap((link) => bodyOf(link).trim().split('\n'))).toEqual(lines)
})

it('half a character, as a cut paste leaves it, is sent as the sign for what cannot be read', () => {
  expect(textMessageLinks('a\uD83Db').map(bodyOf)).toEqual(['a\u{FFFD}b'])
})
