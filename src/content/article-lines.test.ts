import { describe, expect, it } from 'vitest'
import { lastDaysIn, withBoxes, withoutPast, wrongMarks } from './article-lines.ts'
import { renderMarkdown } from './markdown.server.ts'

const boxes = [{ id: 'late', title: 'Write in time', text: 'A bill waits for nobody.', source: 'A.R.S. 1-1' }]

describe('a box in an article', () => {
  it('stands at its marker, on the same line, as a quotation with a strong title', () => {
    const { markdown, faults } = withBoxes('One.\n\n[box: late]\n\nTwo.', boxes)
    expect(faults).toEqual([])
    expect(markdown.split('\n')).toHaveLength(5)
    expect(renderMarkdown(markdown).value?.html).toContain(
      '<blockquote>\n<p><strong>Write in time</strong> A bill waits for nobody. <em>Source: A.R.S. 1-1</em></p>\n</blockquote>',
    )
  })

  it('stands inside the step of a list that it is indented under', () => {
    const { markdown } = withBoxes('1. One.\n\n   [box: late]\n\n2. Two.', boxes)
    expect(renderMarkdown(markdown).value?.html).toMatch(/^<ol>[\s\S]*<blockquote>[\s\S]*<\/li>\s*<li>\s*<p>Two/)
  })

  it('is a fault, with its line, when there is no such box', () => {
    expect(withBoxes('One.\n\n[box: early]', boxes).faults).toEqual([{ line: 3, message: 'there is no box "early"' }])
  })

  it('leaves other brackets alone', () => {
    const text = 'See [box: late] and [late](/x).'
    expect(withBoxes(text, boxes)).toEqual({ markdown: text, faults: [] })
  })
})

const text = [
  'Always so.',
  '[until 2026-12-31] The state pays.',
  '- [until 2027-06-30] In a list.',
  '| [until 2026-12-31] In a table | so |',
].join('\n')

describe('a line that is true up to a day', () => {
  it('stands without its mark until then', () => {
    expect(withoutPast(text)).toBe('Always so.\nThe state pays.\n- In a list.\n| In a table | so |')
  })

  it('is left out afterwards, and what is true longer stays', () => {
    expect(withoutPast(text, ['2026-12-31'])).toBe('Always so.\n- In a list.')
    expect(withoutPast(text, lastDaysIn(text))).toBe('Always so.')
  })

  it('tells its days, each once', () => {
    expect(lastDaysIn(text)).toEqual(['2026-12-31', '2027-06-30'])
    expect(lastDaysIn('Always so.')).toEqual([])
  })

  it('is refused with a day that is none, or in the midst of a line', () => {
    expect(wrongMarks(text)).toEqual([])
    for (const wrong of [
      '[until 2026-13-31] So.',
      '[until soon] So.',
      'So, [until 2026-12-31] so.',
      '[until 2026-12-31]So.',
    ])
      expect(wrongMarks(`Fine.\n${wrong}`), wrong).toEqual([{ line: 2, message: expect.stringContaining('must be') }])
  })
})
