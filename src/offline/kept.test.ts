import { describe, expect, it } from 'vitest'
import { calls } from '../api/contract.ts'
import {
  answersIn,
  holdsNoPage,
  isKeptCall,
  isOfVersion,
  isPageOpened,
  keptCalls,
  keptTogether,
  pageAddress,
  programOf,
  titleOf,
  versionOf,
} from './kept.ts'

const asked = (path: string, more: Partial<Parameters<typeof isKeptCall>[0]> = {}) => ({
  method: 'GET',
  mode: 'cors',
  url: new URL(path, 'https://site.test'),
  showsCode: false,
  ...more,
})

describe('what is kept for later', () => {
  it('is no answer that holds no page, as of a picture in a tab of its own or a page that is gone; a fault is no such answer', () => {
    const holds = (status: number, type?: string) =>
      holdsNoPage(new Response('', { status, headers: type ? { 'content-type': type } : {} }))
    expect([holds(200, 'image/png'), holds(200), holds(404, 'text/html'), holds(410, 'text/html')]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([holds(200, 'text/html; charset=utf-8'), holds(500, 'text/plain'), holds(429, 'text/html')]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('is every public call that a page reads', () => {
    for (const [name, path] of Object.entries(keptCalls)) {
      expect(calls).toHaveProperty([name, 'path'], path)
      expect(calls).toHaveProperty([name, 'method'], 'GET')
      expect(isKeptCall(asked(path.replace('{id}', 'hvac')))).toBe(true)
    }
  })

  it('is never an answer to a request that shows a code, that sends something, or that is not named', () => {
    expect(isKeptCall(asked('/api/checklist-items/hvac', { showsCode: true }))).toBe(false)
    expect(isKeptCall(asked('/api/checklists', { method: 'POST' }))).toBe(false)
    for (const path of [
      '/api/verify-access',
      '/api/orders',
      '/api/checklists/hvac/more',
      '/downloads/x.pdf',
      '/healthz',
    ])
      expect(isKeptCall(asked(path)), path).toBe(false)
  })

  it('is each page that somebody opens, but not the API, a download or the console of the operator', () => {
    for (const path of ['/', '/checklist/hvac', '/checklist/hvac/visit', '/no-such-page'])
      expect(isPageOpened(asked(path, { mode: 'navigate' })), path).toBe(true)
    for (const path of ['/api/checklists', '/downloads/a.pdf', '/operator', '/operator/orders', '/robots.txt'])
      expect(isPageOpened(asked(path, { mode: 'navigate' })), path).toBe(false)
    expect(isPageOpened(asked('/', { mode: 'navigate', method: 'POST' }))).toBe(false)
    expect(isPageOpened(asked('/'))).toBe(false)
  })
})

it('a page is kept once, whatever stands behind its address, but each article by itself', () => {
  const address = (path: string) => pageAddress(new URL(path, 'https://site.test'))
  expect(address('/cost-calculator?service=hvac&value=8000#result')).toBe('/cost-calculator')
  expect(address('/education?category=pool')).toBe('/education')
  expect(address('/education?search=x&article=pool-barrier-numbers')).toBe('/education?article=pool-barrier-numbers')
})

it('with a checklist its visit is kept, and with no other page any', () => {
  expect(keptTogether('/checklist/hvac')).toEqual(['/checklist/hvac', '/checklist/hvac/visit'])
  for (const alone of ['/checklist/hvac/visit', '/checklist', '/']) expect(keptTogether(alone)).toEqual([alone])
})

describe('a page', () => {
  const html = [
    '<title>Homeowner&#x27;s &amp; list | Site</title>',
    '<script data-program="/assets/entry-client-1.js /assets/page-1.js" data-parts="/assets/later-1.js">a()</script>',
    '<script id="state" type="application/json">{"path":"/","data":[',
    '[["getChecklist",{"params":{"id":"hvac"}}],{"id":"hvac"}],',
    '[["listArticles",{"query":{"fields":"card"}}],[]],[["calculateCost",{}],1]]}</script>',
  ].join('')
  const files = ['/assets/entry-client-1.js', '/assets/page-1.js', '/favicon.svg'].map((url) => ({
    url,
    revision: null,
  }))

  it('belongs to the version that has every file it starts with, and to no other', () => {
    expect(programOf(html)).toEqual(['/assets/entry-client-1.js', '/assets/page-1.js'])
    expect(isOfVersion(programOf(html), files)).toBe(true)
    expect(isOfVersion(programOf(html.replaceAll('page-1', 'page-2')), files)).toBe(false)
    expect(isOfVersion(programOf('<h1>Sign in to this network</h1>'), files)).toBe(false)
    expect(versionOf(files)).toBe('/assets/entry-client-1.js')
  })

  it('holds the answers it was made from, so that the next page finds them too', () => {
    expect(answersIn(html)).toEqual([
      { url: '/api/checklists/hvac', body: { id: 'hvac' } },
      { url: '/api/articles?fields=card', body: [] },
    ])
    expect(answersIn('<p>No state</p>')).toEqual([])
  })

  it('is named by its title without the name of the site', () => {
    expect(titleOf(html)).toBe('Homeowner’s & list')
    expect(titleOf('<p>')).toBeUndefined()
  })
})
