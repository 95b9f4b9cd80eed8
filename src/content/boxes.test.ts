import { describe, expect, it } from 'vitest'
import { withBoxes } from './boxes.ts'
import { renderMarkdown } from './markdown.server.ts'

const boxes = [{ id: 'late', title: 'Write in time', text: 'A bill waits for nobody.', source: 'A.R.S. 1-1' }]

describe('a box in an article', () => {
  it('stands at its marker, on the same line, as a quotation with a strong title', () => {
    const { markdown, faults } = withBoxes('One.\n\n[box: late]\n\nTwo.', boxes)
    expect(faults).toEqual([])
    expect(markdown.split('\n')).toHaveLength(5)
    expect(renderMarkdown(markdown).value?.html).toContain(
      '<blockquote>\n<p><strong>Write in time</strong> A bill waits for nobody. <em>Rests on: A.R.S. 1-1</em></p>\n</blockquote>',
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
