// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createQueryClient } from '../api/query.ts'
import { ArticleDialog } from './article-dialog.tsx'

afterEach(cleanup)

const card = { id: 'latch', title: 'Latch', summary: 'A latch.', category: 'pool', readTime: 1, tags: [] }

describe('the dialog of an article', () => {
  it('shows the picture of an article that has one, and no empty place for one that has none', () => {
    const queries = createQueryClient(() => new Promise(() => {}))
    const dialog = (imageUrl: string | null) => (
      <QueryClientProvider client={queries}>
        <ArticleDialog id="latch" summary={{ ...card, imageUrl }} onClose={() => {}} />
      </QueryClientProvider>
    )
    const { rerender } = render(dialog('/pictures/latch.jpg'))
    const pictures = () => [...document.querySelectorAll('dialog img')].map((image) => image.getAttribute('src'))
    expect(pictures()).toEqual(['/pictures/latch.jpg'])
    rerender(dialog(null))
    expect(pictures()).toEqual([])
  })

  it('begins at the top with each article that a link leads to, one that was read before too', () => {
    const queries = createQueryClient(() => new Promise(() => {}))
    const dialog = (id: string) => (
      <QueryClientProvider client={queries}>
        <ArticleDialog id={id} summary={undefined} onClose={() => {}} />
      </QueryClientProvider>
    )
    const { rerender } = render(dialog('first'))
    const scrolled = vi.spyOn(screen.getByRole('dialog'), 'scrollTo')
    rerender(dialog('second'))
    expect(scrolled.mock.calls).toEqual([[0, 0]])
    rerender(dialog('first'))
    expect(scrolled).toHaveBeenCalledTimes(2)
  })
})
