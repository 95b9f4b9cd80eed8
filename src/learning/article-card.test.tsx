import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ArticleCard } from './article-card.tsx'

const article = {
  id: 'lien-waivers',
  title: 'Lien waivers',
  summary: 'Who may still ask for money.',
  category: 'general',
  readTime: 4,
  imageUrl: null,
  tags: [],
}
const card = (href?: string) => renderToStaticMarkup(<ArticleCard article={article} {...(href && { href })} />)

describe('the card of an article', () => {
  it('leads to the article, by the address that its list gives, so that a filter stays', () => {
    expect(card()).toContain('href="/education?article=lien-waivers"')
    expect(card('/education?search=lien&article=lien-waivers')).toContain(
      'href="/education?search=lien&amp;article=lien-waivers"',
    )
  })
})
