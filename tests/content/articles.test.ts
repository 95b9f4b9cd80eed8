import { describe, expect, it } from 'vitest'
import { articleFaults } from '../../scripts/content-rules/articles.ts'
import { markdownPassages } from '../../scripts/content-rules/passages.ts'

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `- [Item](/checklist/hvac#item-${index})`).join('\n')
const article = (words: number, ending: string) =>
  `---\ntitle: One\n---\n## First\n\n${'word '.repeat(words).trim()}\n\n${ending}\n`
const faults = (text: string) =>
  articleFaults(markdownPassages('one.md', text), text).map(({ line, message }) => `${line}: ${message}`)
const good = `## Check this on site\n\n${links(3)}`

describe('the shape of an article', () => {
  it('takes 600 to 1,200 words that end in links to items', () => {
    expect(faults(article(700, good))).toEqual([])
  })

  it('refuses one that is too short or too long', () => {
    expect(faults(article(100, good))).toEqual([expect.stringMatching(/^1: has 10\d words/)])
    expect(faults(article(1300, good))).toEqual([expect.stringMatching(/^1: has 13\d\d words/)])
  })

  it('refuses one that sends nobody to a checklist item', () => {
    expect(faults(article(700, `## Check this on site\n\n${links(2)}`))).toEqual([
      expect.stringContaining('must end with'),
    ])
    expect(faults(article(700, `${good}\n\n## One more thing\n\nBye.`))).toEqual([
      expect.stringContaining('must end with'),
    ])
  })
})
