import { beforeAll, describe, expect, it } from 'vitest'
import { all, type OpenPage, openPage, section, targets, words } from '../../tests/support/rendered-page.ts'

let page: OpenPage
beforeAll(async () => {
  page = await openPage('/pricing')
})

const common = [
  'Documentation system for notes and ticks',
  'Cost comparison calculator',
  'Quality assurance points with pass criteria',
  'Equipment inspection points',
]

describe('the plans', () => {
  it.each([
    ['Basic', '$29', 0, ['Full checklist for 1 project', ...common, 'Priority support (not included)'], 'basic'],
    [
      'Advanced (Qualitechnician)',
      '$49',
      1,
      [
        'Full checklists for 2 projects',
        '30-minute phone call',
        ...common,
        'Priority phone support, Mon-Fri 9AM-5PM',
        'Printable checklist report, for each of the 2 projects',
        '15 minutes of contractor communication guidance',
        '15-minute follow-up call within 30 days of the first call',
      ],
      'qualitechnician',
    ],
  ])('%s is %s once, for one year, and leads to its purchase', (name, price, recommended, features, anchor) => {
    const [card, ...more] = all(page.main, '[data-card]').filter((one) => words(one.querySelector('h2, h3')) === name)
    if (!card || more.length > 0) throw new Error(`not one card is called ${name}`)
    expect(words(card)).toContain(`${price}once, for one year`)
    expect(all(card, 'li').map(words)).toEqual(features)
    expect(words(card).split('Recommended')).toHaveLength(1 + recommended)
    expect(targets(card)).toEqual([`/purchase#${anchor}`])
    expect(words(card.querySelector('a'))).toBe(`Choose ${name}`)
  })

  it('say first what they cost, what is free, when a code opens and how one pays', async () => {
    const glance = async (given: Parameters<typeof openPage>[1]) =>
      words((await openPage('/pricing', given)).main.querySelector('header'))
    const live = await glance({ demonstration: false })
    for (const fact of ['$29 Basic', '$49 Advanced', 'The first 3 items of every checklist', 'Bank transfer or Zelle'])
      expect(live).toContain(fact)
    expect(live).toContain('One checklist usually at once, the rest when your payment is confirmed')
    expect(await glance({ demonstration: false, openBeforePayment: 0 })).toContain('When your payment is confirmed')
    expect(await glance({ demonstration: true })).toContain('At once, in this demonstration')
  })

  it('say when not to buy: an inspection of the city, a certified inspector and a small repair', () => {
    const lines = all(section(page.document, 'When not to buy'), 'li').map(words)
    expect(lines).toHaveLength(3)
    for (const [place, way] of ['city’s inspection', 'certified home inspector', 'repair is small'].entries())
      expect(lines[place]).toContain(way)
    expect(lines.join()).not.toContain('$')
  })

  it('show the claim of average savings with what it rests on, and how one pays', () => {
    const claims = words(section(page.document, 'What it can save you'))
    for (const sentence of [
      '$1,400+',
      'average savings: a worked example',
      'of quality issues caught before failure: our estimate',
    ])
      expect(claims).toContain(sentence)
    expect(claims).toMatch(/no independent study/i)
    for (const sentence of ['Bank transfer or Zelle', 'Cards and PayPal: coming soon', 'No refunds'])
      expect(words(section(page.document, 'Paying'))).toContain(sentence)
  })

  it('say what opens at once and until when, or that nothing does, and that nobody owes what is not paid', async () => {
    const early = words(section(page.document, 'Paying'))
    expect(early).toContain(
      'Your code usually opens one checklist at once, until 5 PM, Phoenix time, on the third business day after your order.',
    )
    expect(early).toContain('The downloads, and all else that your plan holds, open when your payment is confirmed.')
    const off = await openPage('/pricing', { openBeforePayment: 0 })
    const late = words(section(off.document, 'Paying'))
    expect(late).toContain('Your code opens when your payment is confirmed. If you do not pay, you owe nothing.')
    expect(late).not.toContain('at once')
    expect(early).toContain('If you do not pay, you owe nothing.')
  })

  it('are bought on a page whose description says the same', async () => {
    const described = async (days: number) =>
      (await openPage('/purchase', { openBeforePayment: days })).document
        .querySelector('meta[name=description]')
        ?.getAttribute('content')
    expect(await described(3)).toContain('it usually opens one checklist before your payment is confirmed')
    expect(await described(0)).toContain('it opens when your payment is confirmed')
  })
})
