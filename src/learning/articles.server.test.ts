import { expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { createLibrary, pastDays } from './articles.server.ts'

const [first] = content.articles
if (!first) throw new Error('there is no article')
const version = (words: string) => ({ markdown: words, html: `<p>${words}</p>`, words: 1 })
const article = {
  ...first,
  ...version('both'),
  later: [
    { after: '2026-12-31', ...version('one') },
    { after: '2027-06-30', ...version('none') },
  ],
}

it('an article leaves out what is no longer true, from the day after it was', () => {
  let today = '2026-12-31'
  const library = createLibrary([article], () => today)
  const shown = () => [library.find(first.id)?.html, library.list()[0]?.content]
  expect(shown()).toEqual(['<p>both</p>', 'both'])
  today = '2027-01-01'
  expect(shown()).toEqual(['<p>one</p>', 'one'])
  today = '2027-07-01'
  expect(shown()).toEqual(['<p>none</p>', 'none'])
})

it('an article has the picture that its content names, and none where it names none', () => {
  const urlOf = (imageUrl?: string) =>
    createLibrary([{ ...article, ...(imageUrl && { imageUrl }) }], () => '2026-12-01').find(first.id)?.imageUrl
  expect(urlOf('/pictures/latch.jpg')).toBe('/pictures/latch.jpg')
  expect(urlOf()).toBeNull()
})

it('which articles say less is known by day', () => {
  expect(pastDays([article], '2026-12-31')).toEqual([])
  expect(pastDays([article], '2027-02-01')).toEqual([{ id: first.id, after: '2026-12-31' }])
  expect(pastDays([article], '2028-01-01')).toHaveLength(2)
})

it('an article with the words in its title comes before one that only speaks of them', () => {
  const library = createLibrary(content.articles, () => '2026-12-01')
  const [best, ...others] = library.list({ search: 'permit' })
  expect(best?.id).toBe('permits-in-the-valley')
  expect(others.length).toBeGreaterThan(3)
})
