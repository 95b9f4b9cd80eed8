import { describe, expect, it } from 'vitest'
import { markHeadings } from './headings.ts'

describe('the headings of an article', () => {
  it('get ids made from their words', () => {
    expect(markHeadings('<p>One</p><h2>Reading 1: the <em>AHRI</em> match</h2><p>Two</p>')).toEqual({
      html: '<p>One</p><h2 id="part-reading-1-the-ahri-match">Reading 1: the <em>AHRI</em> match</h2><p>Two</p>',
      headings: [{ id: 'part-reading-1-the-ahri-match', text: 'Reading 1: the AHRI match' }],
    })
  })

  it('have different ids when they say the same', () => {
    const { headings } = markHeadings('<h2>Papers</h2><h2>Papers</h2>')
    expect(new Set(headings.map(({ id }) => id)).size).toBe(2)
  })

  it('are read without escapes in the list', () => {
    expect(markHeadings('<h2>Look &#x26; ask</h2>').headings).toEqual([{ id: 'part-look-ask', text: 'Look & ask' }])
  })

  it('leave every other element alone', () => {
    const html = '<h3>Small</h3><p>a</p>'
    expect(markHeadings(html)).toEqual({ html, headings: [] })
  })
})
