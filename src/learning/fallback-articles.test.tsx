import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CallError } from '../api/call-error.ts'
import { FallbackArticles } from './fallback-articles.tsx'

const shown = (error: Error | null) => renderToStaticMarkup(<FallbackArticles error={error} onRetry={() => {}} />)
const cardsIn = (html: string) => html.match(/<li /g)?.length

it('an empty list of articles says that there are none, and blames nobody; the six cards are shown', () => {
  const html = shown(null)
  expect(html).toContain('There are no articles yet')
  expect(html).not.toContain('Failed')
  expect(html).not.toContain('role="alert"')
  expect(cardsIn(html)).toBe(6)
})

it('articles that could not be fetched are told as such, with the reason in whole sentences', () => {
  const html = shown(new CallError(500, 'unknown', 'x'))
  expect(html).toContain('Failed to fetch articles')
  expect(html).toContain('500: x. Our side failed')
  expect(cardsIn(html)).toBe(6)
})
