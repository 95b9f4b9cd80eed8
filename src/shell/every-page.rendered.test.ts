import { describe, expect, it } from 'vitest'
import { plans } from '../../tests/support/plans.ts'
import { all, named, openPage, targets, words } from '../../tests/support/rendered-page.ts'
import { site } from '../../tests/support/site.ts'
import { equipmentTradeIds } from '../content/equipment/equipment-trade-ids.ts'
import { equipmentTradePath } from '../content/paths.ts'
import { listedPages } from './sitemap.ts'

const trades = equipmentTradeIds.map(equipmentTradePath)
const found = [...listedPages, ...trades, '/my-visits', '/checklist/hvac', '/education?article=pool-barrier-numbers']
/** An address for each thing that can be missing, with what the page is called then, and the way on. */
const missing = [
  ['/no-such-page', '404 Page Not Found', '/checklist'],
  ['/pricing.html', '404 Page Not Found', '/checklist'],
  ['/checklist/hvac/more', '404 Page Not Found', '/checklist'],
  ['/checklist/no-such-trade', 'Checklist Not Found', '/checklist'],
  ['/education?article=no-such-thing', 'Article Not Found', '/education'],
] as const
const every = [...found, ...missing.map(([path]) => path)]
/** Pages that shared links show with a picture of their own. */
const ownPicture = [...trades, '/checklist/hvac', '/education?article=pool-barrier-numbers']

type Document = Awaited<ReturnType<typeof openPage>>['document']
const said = (document: Document, name: string) => document.querySelector(`head meta[${name}]`)?.getAttribute('content')

describe('every page', () => {
  it.each(found)('%s says in its head what it is: to search engines, and to who shares it', async (path) => {
    const { status, html, document } = await openPage(path)
    const address = site.publicUrl + path
    expect(status).toBe(200)
    expect(document.title).not.toBe('')
    expect(said(document, 'name="description"')).toMatch(/.{40}/)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address)
    expect(said(document, 'property="og:title"')).toBe(document.title)
    expect(said(document, 'property="og:description"')).toBe(said(document, 'name="description"'))
    expect(said(document, 'property="og:url"')).toBe(address)
    expect(said(document, 'name="twitter:card"')).toBe('summary_large_image')
    const image = said(document, 'property="og:image"')
    if (ownPicture.includes(path)) expect(image).not.toBe(`${site.publicUrl}/og-image.jpg`)
    else expect(image).toBe(`${site.publicUrl}/og-image.jpg`)
    expect(html).toContain(`"priceRange":"${site.priceRange}"`)
    if (path !== '/') expect(html).toContain('"@type":"BreadcrumbList"')
  })

  it.each(every)('%s has the header with its links and Get Started, and the footer with its links', async (path) => {
    const { document } = await openPage(path)
    const header = document.querySelector('header')
    const footer = document.querySelector('footer')
    if (!header || !footer) throw new Error('it has no header or no footer')
    const leads = Object.fromEntries(all(header, 'nav a').map((link) => [words(link), link.getAttribute('href')]))
    expect(leads).toMatchObject({
      Services: '/#services',
      Equipment: '/equipment-standards',
      Learn: '/education',
      Calculator: '/cost-calculator',
      'Mission Statement': '/#mission-statement',
    })
    expect(targets(header)).toContain('/pricing')
    expect(targets(footer)).toEqual(expect.arrayContaining(['/#mission-statement', '/privacy-policy', '/terms']))
    expect(all(footer, 'button').map(words)).toContain('Contact')
  })

  it.each(every)(
    '%s has one script, which the policy allows by its hash, and no event attribute, which the policy would stop',
    async (path) => {
      const { html, document, script } = await openPage(path)
      const run = all(document, 'script:not([type="application/json"], [type="application/ld+json"])')
      expect(run.map((one) => [one.textContent, one.getAttribute('src')])).toEqual([[script, null]])
      expect(script).not.toBe('')
      expect(html.match(/<[^>]+\son[a-z]+\s*=/gi) ?? []).toEqual([])
      expect(html.match(/(href|src)="javascript:/gi) ?? []).toEqual([])
    },
  )
})

describe('a page in the place of one that is not there', () => {
  it.each(missing)('%s is called %s, leads on, and is listed nowhere', async (path, title, wayOn) => {
    const { status, document, main } = await openPage(path)
    expect(status).toBe(404)
    expect(words(document.querySelector('h1'))).toBe(title)
    expect(targets(main)).toEqual(expect.arrayContaining([wayOn, '/']))
    const name = `${title} | ${site.name}`
    expect(document.title).toBe(name)
    expect(said(document, 'name="description"')).toMatch(/^There is no .{40,}/)
    expect(said(document, 'name="robots"')).toBe('noindex')
    expect(said(document, 'property="og:type"')).toBe('website')
    expect(said(document, 'property="og:site_name"')).toBe(site.name)
    expect(said(document, 'property="og:title"')).toBe(name)
    expect(said(document, 'property="og:description"')).toBe(said(document, 'name="description"'))
    expect(said(document, 'property="og:image"')).toBe(`${site.publicUrl}/og-image.jpg`)
    expect(said(document, 'name="twitter:card"')).toBe('summary_large_image')
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
    expect(said(document, 'property="og:url"')).toBeUndefined()
  })
})

describe('without script', () => {
  it.each([
    ['/purchase', 'Placing an order needs JavaScript.'],
    ['/access', 'Checking a code needs JavaScript.'],
    ['/checklist/hvac', 'Answers and notes need JavaScript.'],
    ['/cost-calculator', 'The form needs script.'],
  ])('%s says: %s', async (path, sentence) => {
    expect((await openPage(path)).html).toMatch(new RegExp(`<noscript>(?:(?!</noscript>).)*${RegExp.escape(sentence)}`))
  })

  it('the catalogue, a checklist and the plans read whole', async () => {
    const { main } = await openPage('/checklist')
    expect(new Set(targets(main, 'a[href^="/checklist/"]')).size).toBe(12)
    const list = (await openPage('/checklist/hvac')).main
    expect(all(list, 'li').filter((item) => /^Item \d+/.test(words(item)))).toHaveLength(3)
    expect(all(list, 'a[href="/purchase"]').map(words)).toContain('Unlock with a plan')
    for (const { priceDollars } of plans) expect(words((await openPage('/pricing')).main)).toContain(`$${priceDollars}`)
  })

  it('the contact popup has the address, and says that we reply', async () => {
    const { document } = await openPage('/access')
    const popup = words(named(document, 'dialog, [popover]', 'Contact'))
    for (const sentence of ['write to us by e-mail', 'reply as soon as possible', site.contactEmail])
      expect(popup).toContain(sentence)
  })
})
