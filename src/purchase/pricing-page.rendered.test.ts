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
        'Priority phone support, Mon-Fri 9AM-5PM',
        'Printable checklist report, for each of the 2 projects',
        '15 minutes of contractor communication guidance',
        '15-minute follow-up call within 30 days of the first call',
      ],
      'qualitechnician',
    ],
  ])(
    '%s is %s once for one year, says what it adds to the plan before it, and leads to its purchase',
    (name, price, recommended, features, anchor) => {
      const [card, ...more] = all(page.main, '[data-card]').filter((one) => words(one.querySelector('h2, h3')) === name)
      if (!card || more.length > 0) throw new Error(`not one card is called ${name}`)
      expect(words(card)).toContain(`${price}one payment, one year`)
      expect(all(card, 'li').map(words)).toEqual(features)
      expect(words(card).split('Recommended')).toHaveLength(1 + recommended)
      expect(targets(card)).toEqual([`/purchase#${anchor}`])
      expect(words(card.querySelector('a'))).toBe(`Choose ${name}`)
      expect(words(card).includes('Everything in Basic, and:')).toBe(name !== 'Basic')
    },
  )

  it('say first what they cost, what is free, when a code opens and how one pays', async () => {
    const glance = async (given: Parameters<typeof openPage>[1]) =>
      words((await openPage('/pricing', given)).main).split('No refunds')[0]
    const live = await glance({ demonstration: false })
    for (const fact of ['by bank transfer or Zelle', '$29', '$49', 'The first 3 items of every checklist are free.'])
      expect(live).toContain(fact)
    expect(live).toContain('Your first checklist usually opens at once, the rest when your payment is confirmed.')
    const late = await glance({ demonstration: false, openBeforePayment: 0 })
    expect(late).toContain('Your checklists open when your payment is confirmed.')
    expect(await glance({ demonstration: true })).toContain('In this demonstration your code opens at once.')
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
      'Your first checklist usually opens at once, until 5 PM, Phoenix time, on the third business day after your order.',
    )
    expect(early).toContain('When your payment is confirmed, everything in your plan opens, the downloads too.')
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
