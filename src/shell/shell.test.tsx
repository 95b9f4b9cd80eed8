import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { site } from '../../tests/support/site.ts'
import { createQueryClient, query } from '../api/query.ts'
import { Shell } from './shell.tsx'

function shell(isLoading: boolean) {
  const queries = createQueryClient(() => new Promise(() => {}))
  queries.setQueryData(query('getSite', {}).queryKey, site)
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <Shell search={null} order={null} isLoading={isLoading}>
        <p>Page</p>
      </Shell>
    </QueryClientProvider>,
  )
}

describe('the next page on its way', () => {
  it('is read out: the place that says so is there before there is anything to say', () => {
    expect(shell(false)).toContain('<div id="behind-header" role="status"></div>')
    expect(shell(true)).toMatch(/role="status"><p[^>]*>Loading the page…<\/p><\/div>/)
  })
})
