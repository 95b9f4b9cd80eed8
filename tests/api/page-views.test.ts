import { Window } from 'happy-dom'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openBusiness } from '../support/business.ts'
import { browserAt, consoleEnvironment } from '../support/console.ts'
import { sqlite } from '../support/engines.ts'
import { expectProblem } from '../support/problem.ts'

type Options = Parameters<typeof openBusiness>[1]
async function open(options: Options) {
  const shop = await openBusiness(sqlite, options)
  onTestFinished(shop.close)
  return shop
}

describe('counting shown pages', () => {
  it('refuses every name that is not on the list, and stores nothing of it', async () => {
    const shop = await open({})
    for (const page of ['/checklist/hvac', '/checklist/:id/visit', '/my-visits', '/?code=1', '', 'home', 7])
      await expectProblem(await shop.post('/api/page-views', { page }), 400, 'invalid-request')
    await expectProblem(await shop.post('/api/page-views', { page: '/', id: 'me' }), 400, 'invalid-request')
    expect(await shop.database.db.selectFrom('page_views').selectAll().execute()).toEqual([])
  })

  it('counts at most 120 views of a client in a minute', async () => {
    const shop = await open({ rateLimits: true })
    for (let n = 0; n < 120; n++) expect((await shop.post('/api/page-views', { page: '/' })).status).toBe(200)
    await expectProblem(await shop.post('/api/page-views', { page: '/' }), 429, 'too-many-requests')
  })

  it('shows the operator views by page, and the purchase path by month with the steps that the calls themselves wrote', async () => {
    const env = consoleEnvironment
    const shop = await open({ live: true, openBeforePayment: 3, now: new Date('2026-11-23T18:00:00Z'), env })
    for (const page of ['/', '/', '/checklist/:id', '/pricing'])
      expect(await (await shop.post('/api/page-views', { page })).json()).toEqual({ page })
    const { accessCode, instructions } = await shop.order()
    await shop.order()
    await shop.post('/api/projects', { accessCode, checklistId: 'hvac' })
    await shop.change(instructions.reference, 'confirm')
    const browser = browserAt(shop.api)
    await browser.signIn()
    const { document } = new Window()
    document.write(await (await browser.get('/figures')).text())
    const rows = (label: string) =>
      [...document.querySelectorAll(`section[aria-label="${label}"] tbody tr`)].map((row) =>
        [...row.children].map((cell) => cell.textContent),
      )
    expect(rows('The purchase path by month')).toEqual([['Nov 2026', '2', '1', '1', '0', '2', '2', '1', '1']])
    expect(rows('Views by page').slice(0, 3)).toEqual([
      ['/', '2', '2', '2'],
      ['/checklist/…', '1', '1', '1'],
      ['/pricing', '1', '1', '1'],
    ])
    expect(document.body.textContent).toContain('Views are no people')
  })
})
