import type { Site } from '../api/contract.ts'
import type { LegalContent } from '../content/legal-content.ts'
import type { LegalDocument } from '../public-files/legal-answers.ts'
import { type Block, filled, htmlOf, type LegalWords, readLegalMarkdown } from './legal-markdown.server.ts'

/** A legal text in the three forms in which it leaves the house. */
export interface LegalText {
  answer: LegalDocument
  /** All of it, headings included, for writers that walk the tree. */
  blocks: Block[]
  markdown: string
}

interface Plan {
  planType: string
  priceDollars: number
}

/** The words that stand for the tokens of the legal texts. */
export function legalWords(site: Pick<Site, 'contactEmail' | 'ownerName' | 'name'>, plans: Plan[]): LegalWords {
  const price = (type: string) => `$${plans.find(({ planType }) => planType === type)?.priceDollars ?? ''}`
  return {
    email: site.contactEmail,
    owner: site.ownerName,
    site: site.name,
    basicPrice: price('basic'),
    advancedPrice: price('qualitechnician'),
  }
}

/** The texts by id, each made when it is first asked for: making them all is a good part of a start. */
export function createLegalTexts(contents: LegalContent[], words: LegalWords) {
  const made = new Map<string, LegalText>()
  return {
    get(id: string): LegalText | undefined {
      const content = contents.find((one) => one.id === id)
      if (!content) return undefined
      const text = made.get(id) ?? legalText(content, words)
      made.set(id, text)
      return text
    },
  }
}

function legalText(content: LegalContent, words: LegalWords): LegalText {
  const { id, lastUpdated, version, history, sources } = content
  const { intro, sections } = readLegalMarkdown(content.markdown, words)
  const [title, summary] = [filled(content.title, words), filled(content.summary, words)]
  return {
    answer: {
      id,
      title,
      summary,
      lastUpdated,
      version,
      history,
      sources,
      intro: htmlOf(intro),
      sections: sections.map(({ blocks, ...section }) => ({ ...section, html: htmlOf(blocks) })),
    },
    blocks: [
      ...intro,
      ...sections.flatMap(({ title: words, blocks }): Block[] => [
        { type: 'heading', depth: 2, children: [{ type: 'text', value: words }] },
        ...blocks,
      ]),
    ],
    markdown: [
      `# ${title}`,
      `Version ${version}, last updated ${lastUpdated}`,
      filled(content.markdown, words).trim(),
      '',
    ].join('\n\n'),
  }
}
