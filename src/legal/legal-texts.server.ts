import type { Plan, Site } from '../api/contract.ts'
import type { LegalContent, PlanToken } from '../content/legal-content.ts'
import type { LegalDocument } from '../public-files/legal-answers.ts'
import { type Block, filled, htmlOf, type LegalWords, readLegalMarkdown } from './legal-markdown.server.ts'

/** A legal text in the three forms in which it leaves the house. */
export interface LegalText {
  answer: LegalDocument
  /** All of it, headings included, for writers that walk the tree. */
  blocks: Block[]
  markdown: string
}

/** The words that stand for the tokens of the legal texts. */
export const legalWords = (site: Pick<Site, 'contactEmail' | 'ownerName' | 'name'>): LegalWords => ({
  email: site.contactEmail,
  owner: site.ownerName,
  site: site.name,
})

type SoldPlan = Pick<Plan, 'name' | 'priceDollars' | 'features'>

/** The texts by id, each made when it is first asked for: making them all is a good part of a start. */
export function createLegalTexts(contents: LegalContent[], words: LegalWords, plans: SoldPlan[]) {
  const made = new Map<string, LegalText>()
  return {
    get(id: string): LegalText | undefined {
      const content = contents.find((one) => one.id === id)
      if (!content) return undefined
      const text = made.get(id) ?? legalText({ ...content, markdown: withPlans(content.markdown, plans) }, words)
      made.set(id, text)
      return text
    },
  }
}

/** Each line that speaks of a plan, once for every plan. */
const withPlans = (markdown: string, plans: SoldPlan[]): string =>
  markdown.replace(/^.*\{plan\w+\}.*$/gm, (line) => plans.map((plan) => filled(line, planWords(plan))).join('\n'))

const planWords = ({ name, priceDollars, features }: SoldPlan): Record<PlanToken, string> => ({
  planName: name,
  planPrice: `$${priceDollars}`,
  planFeatures: features.flatMap(({ text, included }) => (included ? text : [])).join('; '),
})

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
