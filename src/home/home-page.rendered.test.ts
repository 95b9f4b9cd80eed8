import { beforeAll, describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import {
  all,
  catalogue,
  library,
  named,
  type OpenPage,
  openPage,
  section,
  targets,
  words,
} from '../../tests/support/rendered-page.ts'

let page: OpenPage
beforeAll(async () => {
  page = await openPage('/')
})
const place = (id: string) => {
  const found = page.document.getElementById(id)
  if (!found) throw new Error(`there is no #${id}`)
  return found
}
const headings = (name: string) => all(section(page.document, name), 'h3').map(words)

describe('the landing page', () => {
  it('has a brand banner: the logo, for homeowners in Greater Phoenix, and what it is for, below the name', () => {
    const banner = all(page.main, 'p').find((line) => words(line).includes('For homeowners in Greater Phoenix'))
    expect(words(page.document.querySelector('header'))).toContain('Home Quality Phoenix')
    expect(banner?.querySelector('svg')).not.toBeNull()
    expect(all(page.document, 'h1').map(words)).toEqual(['Check the work before you pay for it.'])
  })

  it('leads from its first lines to the services, the mission and the consultation, which are there', () => {
    for (const [link, anchor] of [
      ['Find your checklist', 'services'],
      ['Our mission', 'mission-statement'],
      ['Phone consultation, Mon-Fri 9AM-5PM', 'consultation'],
    ] as const) {
      expect(targets(page.main).filter((_, n) => words(all(page.main, 'a')[n]) === link)).toEqual([`#${anchor}`])
      expect(place(anchor).querySelector('h2')).not.toBeNull()
    }
  })

  it('says in its first lines what it costs, what is free and that no contractor pays', () => {
    const hero = words(page.main).slice(0, words(page.main).indexOf('Checklists for your trade'))
    const [price] = content.plans.map(({ priceDollars }) => priceDollars).sort((a, b) => a - b)
    for (const said of [`$${price} once`, 'First 3 items free, no account', 'No contractor pays us'])
      expect(hero).toContain(said)
  })

  it('leads to a job with one press, names its number of checks, and has all others in the catalogue', () => {
    const offered = all(named(page.document, 'nav', 'What is being done at your home?'), 'a')
    expect(offered).toHaveLength(content.landing.jobs.length)
    for (const [n, { checklist, job, name }] of content.landing.jobs.entries()) {
      const found = catalogue.find(checklist)?.jobs.find(({ id }) => id === job)
      expect(offered[n]?.getAttribute('href')).toBe(`/checklist/${checklist}#job=${job}`)
      expect(words(offered[n])).toBe(`${name} ${found?.pointCount} checks`)
    }
    const count = catalogue.list().reduce((sum, { jobs }) => sum + jobs.length, 0)
    const others = all(page.main, 'a').find((link) => words(link) === `All ${count} jobs`)
    expect(others?.getAttribute('href')).toBe('/checklist')
  })

  it('names three things that are often said and do not hold here, each with its source and the day of reading', () => {
    const rules = all(place('local'), 'li')
    expect(rules).toHaveLength(3)
    for (const [n, { often, here, source: key, at }] of content.landing.localRules.entries()) {
      const source = content.sources[key]
      for (const said of [often, here]) expect(words(rules[n])).toContain(said)
      expect(words(rules[n])).toContain(at ? `${source?.name}, ${at}, read` : `${source?.name}, read`)
      expect(rules[n]?.querySelector('time')?.getAttribute('datetime')).toBe(source?.checked)
    }
  })

  it('tells why verification matters and offers two plans', () => {
    expect(headings('Why Quality Verification Matters')).toEqual([
      'Equipment Failure',
      'Hidden Costs',
      'Home Value Impact',
    ])
    expect(headings('Choose Your Protection Plan')).toEqual(['Basic', 'Advanced (Qualitechnician)'])
    const plans = section(page.document, 'Choose Your Protection Plan')
    expect(words(plans)).toMatch(/\$29.*\$49/)
    expect(targets(plans, 'a[href^="/purchase"]')).toEqual(['/purchase#basic', '/purchase#qualitechnician'])
  })

  it('leads to the plans, the calculator, the plans and the articles from Find Everything You Need', () => {
    const cards = section(page.document, 'Find Everything You Need')
    expect(targets(cards)).toEqual(['/pricing', '/cost-calculator', '/pricing', '/education'])
    for (const name of ['Qualitechnician Checklists', 'Cost Calculator', 'Expertise Service', 'Learning Center'])
      expect(all(cards, 'a').filter((link) => words(link).includes(name))).toHaveLength(1)
  })

  it('names nine issues of Greater Phoenix, each with its calculation', () => {
    expect(targets(section(page.document, 'What goes wrong in Greater Phoenix'))).toEqual(
      [
        'service=hvac&value=8000&age=5-10',
        'service=pool&value=12000&age=5-10',
        'service=smart-home&value=6000&age=new',
        'service=solar&value=25000&age=new',
        'service=electrical&value=4000&age=10-20',
        'service=plumbing&value=5000&age=10-20',
        'service=well&value=7000&age=10-20',
        'service=irrigation&value=3000&age=5-10',
        'service=remodeling&value=15000&age=new',
      ].map((query) => `/cost-calculator?${query}`),
    )
  })

  it('lists the twelve checklists and the first three articles', () => {
    expect(targets(place('services'))).toEqual(catalogue.list().map(({ id }) => `/checklist/${id}`))
    expect(catalogue.list()).toHaveLength(12)
    expect(all(place('mission-statement'), 'h3').map(words)).toEqual(
      library
        .list()
        .slice(0, 3)
        .map(({ title }) => title),
    )
  })

  it('shows a demo checklist with progress 3/8, in which nothing can be pressed', () => {
    const tools = place('tools')
    expect(tools.querySelector('progress, [role=progressbar], [aria-valuetext]')?.getAttribute('aria-valuetext')).toBe(
      '3/8',
    )
    expect(words(tools)).toContain('3/8')
    expect(all(tools, 'li')).toHaveLength(8)
    expect(all(tools, 'button, input, a')).toEqual([])
  })

  it('shows its claims with what they rest on, and leads from the cost teaser to the plans', () => {
    for (const claim of ['$1,400', '95%', '47', '52', '$6,800', '$5,400', 'no independent study'])
      expect(words(page.main)).toContain(claim)
    expect(targets(place('costs'))).toEqual(['/pricing'])
  })

  it('explains who a Qualitechnician is and what it takes', () => {
    const explanation = words(section(page.document, 'What is a Qualitechnician?'))
    expect(explanation).toContain('Our word for a homeowner with a plan in hand')
    expect(explanation).toContain('You need no tools beyond')
  })
})
