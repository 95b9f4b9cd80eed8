import { describe, expect, it } from 'vitest'
import { markdownPassages, pagePassages, pointsOf, yamlPassages } from '../../scripts/content-rules/passages.ts'

describe('the texts of a file', () => {
  it('gives each string of YAML its line, place and entry', () => {
    const text = 'title: One\nentries:\n  - brand: A\n    reason: "Because\n      of this"\n'
    expect(yamlPassages('one.yml', text)).toEqual([
      { file: 'one.yml', line: 1, at: 'title', text: 'One', context: 'One' },
      { file: 'one.yml', line: 3, at: 'entries.0.brand', text: 'A', context: 'A Because of this' },
      { file: 'one.yml', line: 4, at: 'entries.0.reason', text: 'Because of this', context: 'A Because of this' },
    ])
  })

  it('gives Markdown its front matter, blocks and cells at the lines of the file, without code', () => {
    const text = '---\ntitle: One\n---\n## Two\n\nThree `npm` [four](/x).\n\n| A | B |\n|---|---|\n| c | d |\n'
    expect(markdownPassages('one.md', text).map(({ line, at, text }) => [line, at, text])).toEqual([
      [2, 'front.title', 'One'],
      [4, 'heading', 'Two'],
      [6, 'prose', 'Three   four.'],
      [8, 'cell', 'A'],
      [8, 'cell', 'B'],
      [10, 'cell', 'c'],
      [10, 'cell', 'd'],
    ])
  })

  it('gives the words of a page, not its layout', () => {
    const source = `import { a } from 'a'
const figure: 'b' = 'It costs $5'
export const Page = () => (
  <p className="w-[97%]" style={{ width: '50%' }} title="Plans">
    Only 20% left
  </p>
)`
    expect(pagePassages('src/page.tsx', source).map(({ line, text }) => [line, text])).toEqual([
      [2, 'It costs $5'],
      [4, 'Plans'],
      [5, 'Only 20% left'],
    ])
  })

  it('gathers a point from its fields', () => {
    const text =
      'items:\n  - points:\n      - id: a\n        do:\n          - b\n          - c\n        say: d\n        es: e\n'
    const [one, ...more] = pointsOf(yamlPassages('content/checklists/pool.yml', text))
    expect(more).toEqual([])
    expect([one?.checklist, one?.id, one?.do.text, one?.es.line]).toEqual(['pool', 'a', 'b c', 8])
  })
})
