import { describe, expect, it } from 'vitest'
import { routeAt } from '../routes.tsx'
import { countedPages } from './counted-pages.ts'

describe('the pages that are counted', () => {
  it('are public pages by their address, and neither a visit nor what lies on a device', () => {
    expect(countedPages).toEqual(expect.arrayContaining(['/', '/checklist/:id', '/pricing', '/purchase', '/education']))
    expect(countedPages).not.toContain(routeAt('/checklist/hvac/visit').route.path)
    expect(countedPages).not.toContain(routeAt('/my-visits').route.path)
    for (const page of countedPages) expect(routeAt(page.replace(':id', 'hvac')).route.path).toBe(page)
  })
})
