import type { LegalDocument, LegalToken } from '../content/legal-content.ts'
import type { Block } from '../content/legal-markdown.server.ts'
import { escapeHtml } from '../format/html.ts'
import { termsBeforePayment } from '../opening/opening-words.ts'
import type { Site } from '../shell/site-calls.ts'

/** What stands for each token of the legal texts. */
export type LegalWords = Record<LegalToken, string>

interface Facts extends Pick<Site, 'openBeforePayment'> {
  contactEmail: string
  ownerName: string
  name: string
}

/** The words that configuration puts in the place of the tokens. */
export const legalWords = (site: Facts): LegalWords => ({
  email: site.contactEmail,
  owner: site.ownerName,
  site: site.name,
  beforePayment: termsBeforePayment(site),
})

/** The text with its tokens filled; what is no token stays as it is. */
export const filled = (text: string, words: LegalWords): string =>
  text.replace(/\{(\w+)\}/g, (token, name: string) => (isToken(name, words) ? words[name] : token))

/** Blocks with their tokens filled: in the tree and not in the text, so that what the operator configured never becomes Markdown. */
export const filledBlocks = (blocks: readonly Block[], words: LegalWords): Block[] =>
  blocks.map((block) => {
    if ('value' in block) return { ...block, value: filled(block.value, words) }
    if ('children' in block) return { ...block, children: filledBlocks(block.children, words) } as Block
    return block
  })

/** A document with its tokens filled; the contact address becomes a link, if it is one. */
export function filledDocument(document: LegalDocument, words: LegalWords): LegalDocument {
  const inHtml = (html: string) => filled(html, htmlWords(words))
  return {
    ...document,
    title: filled(document.title, words),
    summary: filled(document.summary, words),
    intro: inHtml(document.intro),
    sections: document.sections.map((section) => ({ ...section, html: inHtml(section.html) })),
  }
}

/** What the operator configured never becomes HTML. */
function htmlWords(words: LegalWords): LegalWords {
  const escaped = Object.fromEntries(
    Object.entries(words).map(([name, value]) => [name, escapeHtml(value)]),
  ) as LegalWords
  return words.email.includes('@')
    ? { ...escaped, email: `<a href="mailto:${escaped.email}">${escaped.email}</a>` }
    : escaped
}

const isToken = (name: string, words: LegalWords): name is LegalToken => Object.hasOwn(words, name)
