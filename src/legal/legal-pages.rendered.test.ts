import { describe, expect, it } from 'vitest'
import { plans } from '../../tests/support/plans.ts'
import { all, named, openPage, section, targets, words } from '../../tests/support/rendered-page.ts'
import { site } from '../../tests/support/site.ts'

describe('the privacy policy', () => {
  it('states that zero personal data is collected, its first edition, and the contact e-mail', async () => {
    const { document, main } = await openPage('/privacy-policy')
    expect(words(document.querySelector('h1'))).toBe('Privacy policy')
    expect(words(main)).toContain('zero personal data')
    expect(words(main)).toContain('Last updated January 21, 2025')
    expect(words(main)).toContain(site.contactEmail)
  })

  it('names photos among what stays on the device, and shows its history', async () => {
    const { document, main } = await openPage('/privacy-policy')
    const row = all(main, 'tr').find((one) => words(one).includes('answers, notes, readings and photos'))
    expect(words(row)).toContain('Your device')
    const history = section(document, 'Version history')
    expect(words(history.querySelector('li'))).toContain('January 21, 2025')
    expect(words(history)).toContain('November 20, 2026')
  })
})

describe('the terms', () => {
  it.each(['/terms', '/terms-of-service'])('are at %s, and name /terms as their address', async (path) => {
    const { document } = await openPage(path)
    expect(words(document.querySelector('h1'))).toBe('Terms of service')
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${site.publicUrl}/terms`)
  })

  it('have eight sections and a history that their contents lead to, and the prices of the plans', async () => {
    const { document, main } = await openPage('/terms')
    const contents = all(named(document, 'nav', 'Contents'), 'a')
    expect(contents.map(words)).toEqual([
      'Service area',
      'Payment terms',
      'Service delivery',
      'Scope',
      'Field team',
      'Liability',
      'Dispute resolution',
      'Updates',
      'Version history',
    ])
    for (const link of contents) {
      const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
      expect(target && words(target), words(link)).toContain(words(link))
    }
    const rows = all(main, 'tr').map(words)
    for (const { name, priceDollars } of plans)
      expect(rows.filter((row) => row.includes(name) && row.includes(`$${priceDollars}`))).toHaveLength(1)
  })

  it.each([
    ['Service area', 'A travel fee may apply to a visit more than 50 miles from central Phoenix.'],
    ['Payment terms', 'An on-site visit needs a 50% deposit'],
    ['Payment terms', 'There are no refunds.'],
    ['Payment terms', 'Cards and PayPal are coming soon.'],
    ['Service delivery', 'We schedule them within 48 hours of payment confirmation.'],
    ['Service delivery', 'tell us at least 24 hours before it starts'],
    ['Service delivery', 'one year from the date of purchase'],
    ['Service delivery', 'Saturdays, Sundays and public holidays do not count in the 48 hours.'],
    ['Service delivery', 'within 30 days of your 30-minute call'],
    ['Service delivery', 'If we miss or cancel an appointment, or do not schedule it in time, you choose.'],
    ['Scope', 'we do not hire or fire them for you, and we buy nothing for you'],
  ])('say under %s: %s', async (name, sentence) => {
    expect(words(section((await openPage('/terms')).document, name))).toContain(sentence)
  })
})

describe('the legal downloads', () => {
  it.each([
    ['ip-declaration.rtf', 'Rich text (.rtf)'],
    ['ip-declaration.doc', 'Word (.doc)'],
    ['ip-declaration.md', 'Plain text (.md)'],
    ['county-recording-procedure.md', 'Plain text (.md)'],
    ['home-quality-public.sql', 'Database backup (.sql)'],
  ])('list %s with type, size and SHA-256', async (name, kind) => {
    const { main } = await openPage('/download-legal-docs')
    const [card] = all(main, 'li').filter((one) => all(one, 'h2, h3').some((heading) => words(heading) === name))
    expect(words(card)).toContain(kind)
    expect(words(card)).toMatch(/[\d,]{4,} bytes/)
    expect(words(card)).toMatch(/SHA-256.*[0-9a-f]{64}/)
    expect(card && targets(card)).toEqual([`/downloads/${name}`])
  })

  it('say how to notarize, where to record, and what it costs', async () => {
    const { document } = await openPage('/download-legal-docs')
    expect(words(section(document, 'Notarization instructions'))).toContain('photo ID')
    const recorder = words(section(document, 'County recorder contact'))
    expect(recorder).toContain('602-506-3535')
    expect(recorder).toContain('Confirm the address and the hours')
    const rows = all(section(document, 'The recording fee, explained'), 'tr').map(words)
    expect(rows).toContainEqual(expect.stringMatching(/Together.*\$45 to \$60/))
    expect(rows).toContainEqual(expect.stringMatching(/Recording fee.*\$30/))
  })

  it('lead to the declaration by a plain link, which opens a window of its own', async () => {
    const { main } = await openPage('/download-ip-declaration')
    const [link] = all(main, 'a').filter((one) => words(one).startsWith('Open the declaration'))
    expect(link?.getAttribute('href')).toBe('/downloads/ip-declaration.html')
    expect(link?.getAttribute('target')).toBe('ip-declaration')
  })
})
