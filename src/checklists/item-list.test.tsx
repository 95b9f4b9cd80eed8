import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import { site } from '../../tests/support/site.ts'
import { createQueryClient, query } from '../api/query.ts'
import { nothingSaid } from '../content/job-fit.ts'
import { createCatalogue } from './checklists.server.ts'
import { ItemList } from './item-list.tsx'
import { emptyRecord } from './item-record.ts'

describe('the summary of a free preview', () => {
  it('counts as remaining only the items that are shown', () => {
    const catalogue = createCatalogue(content.checklists, content.sources, content.boxes)
    const [checklist] = catalogue.list()
    if (!checklist) throw new Error('no checklist')
    const items = catalogue.items(checklist.id, false) ?? []
    const records = new Map(items.slice(0, 1).map(({ id }) => [id, { ...emptyRecord, isCompleted: true }]))
    const queries = createQueryClient(() => new Promise(() => {}))
    queries.setQueryData(query('getSite', {}).queryKey, site)
    const html = renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <ItemList
          checklist={checklist}
          items={items}
          open={false}
          job={nothingSaid}
          itemRecords={{ records, isKept: true, change: () => {} }}
        />
      </QueryClientProvider>,
    )
    expect(items).toHaveLength(3)
    const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
    expect(text).toMatch(/\bCompleted 1 Remaining 2 Progress 33%/)
  })
})
