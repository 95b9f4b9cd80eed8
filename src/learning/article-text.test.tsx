import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ArticleText } from './article-text.tsx'

const article = {
  id: 'lien-waivers',
  title: 'Lien waivers',
  summary: 'Who may still ask for money.',
  category: 'general',
  readTime: 4,
  imageUrl: null,
  tags: ['liens'],
  html: '<p>Text</p>',
  reviewed: '2026-11-01',
  sources: ['A.R.S. § 33-1008'],
}
const end = (category: string) =>
  renderToStaticMarkup(<ArticleText article={{ ...article, category }} html={article.html} />)

describe('the end of an article', () => {
  it('leads to the checklist of its trade', () => {
    expect(end('pool')).toContain('href="/checklist/pool"')
  })

  it('leads to the choice of checklists when it is about no one trade', () => {
    expect(end('general')).toContain('href="/checklist"')
    expect(end('general')).toContain('Choose your checklist')
  })
})
