import { describe, expect, it } from 'vitest'
import { content } from '../../tests/support/content.ts'
import type { LegalDocumentId } from '../content/legal-document-ids.ts'
import { legalDocumentIds } from '../content/legal-document-ids.ts'
import { legalDocument } from '../content/legal-markdown.server.ts'
import { filledDocument, legalWords } from './legal-words.ts'

const site = {
  contactEmail: 'us_all@example.org',
  ownerName: 'A. Owner',
  name: 'Home Quality Phoenix',
  openBeforePayment: 3,
}
function text(id: LegalDocumentId, given: Partial<typeof site> = {}) {
  const found = content?.legal.find((one) => one.id === id)
  if (!found) throw new Error(id)
  return filledDocument(legalDocument(found), legalWords({ ...site, ...given }))
}
const bodyOf = (id: LegalDocumentId, given: Partial<typeof site> = {}) => {
  const { intro, sections } = text(id, given)
  return intro + sections.map(({ html }) => html).join('\n')
}

describe('the terms', () => {
  it('have the eight sections of the service in their order, each beginning with one plain line', () => {
    const { sections } = text('terms')
    expect(sections.map(({ id }) => id)).toEqual([
      'service-area',
      'payment-terms',
      'service-delivery',
      'scope',
      'field-team',
      'liability',
      'dispute-resolution',
      'updates',
    ])
    for (const { html, title } of sections) expect(html, title).toMatch(/^<p><strong>In plain words: .+<\/strong><\/p>/)
  })

  it('name the prices that the plans have, and no other', () => {
    const prices = content.plans.map((plan) => `$${plan.priceDollars}`)
    expect([...bodyOf('terms').matchAll(/\$\d+/g)].map(([price]) => price)).toEqual(prices)
  })
})

describe('the terms about the time before a payment', () => {
  it('say until when one checklist is open, what waits, and that nothing is owed', () => {
    const terms = bodyOf('terms')
    for (const words of [
      'the code opens one checklist on screen, until 5 PM, Phoenix time, on the third business day after your order',
      'The downloads, and all else that your plan holds, wait for the payment.',
      'If we have not confirmed it by then, the checklist closes until we have',
      'If you do not pay, you owe nothing',
    ])
      expect(terms).toContain(words)
    expect(bodyOf('terms', { openBeforePayment: 1 })).toContain('on the first business day after your order')
  })

  it('say that nothing opens where that is turned off, and that nothing is owed all the same', () => {
    const terms = bodyOf('terms', { openBeforePayment: 0 })
    expect(terms).toContain('It opens when we have confirmed your payment.')
    expect(terms).toContain('Before your payment is confirmed, the code opens nothing.')
    expect(terms).toContain('If you do not pay, you owe nothing')
    expect(terms).not.toMatch(/opens one checklist|business day after your order/)
  })
})

describe('the privacy policy', () => {
  it('was last updated on January 21, 2025 and says that zero personal data is collected', () => {
    const { lastUpdated, summary } = text('privacy-policy')
    expect(lastUpdated).toBe('2025-01-21')
    expect(summary).toContain('zero personal data')
  })

  it('gives the contact address as a link, or the placeholder as it is', () => {
    expect(bodyOf('privacy-policy')).toContain('<a href="mailto:us_all@example.org">us_all@example.org</a>')
    const unset = bodyOf('privacy-policy', { contactEmail: '[contact e-mail]' })
    expect(unset).toContain('Write to [contact e-mail].')
    expect(unset).not.toContain('mailto:')
  })
})

const everyText = () => legalDocumentIds.map((id) => text(id))

describe('every legal text', () => {
  it('is there', () => expect(everyText()).toHaveLength(legalDocumentIds.length))

  it('leaves no token unfilled, in any of its forms', () => {
    for (const document of everyText()) expect(JSON.stringify(document), document.id).not.toMatch(/\{\w+\}/)
  })

  it('has anchors that differ and that a link can name', () => {
    for (const document of everyText()) {
      const ids = document.sections.map(({ id }) => id)
      expect(new Set(ids).size, document.id).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[a-z][a-z0-9-]*[a-z0-9]$/)
    }
  })

  it('takes what is configured as plain words, whatever it holds', () => {
    const hostile = bodyOf('terms', { ownerName: '<script>x</script> [a](https://evil.example) **b** {email}' })
    expect(hostile).not.toContain('<script')
    expect(hostile).not.toContain('href="https://evil.example"')
    expect(hostile).toContain('[a](https://evil.example) **b** {email}')
  })

  it('keeps what is configured as the contact address inside its link', () => {
    const hostile = bodyOf('privacy-policy', { contactEmail: 'us@example.org"><script>x</script>' })
    expect(hostile).toContain('<a href="mailto:us@example.org&#34;')
    expect(hostile).not.toContain('<script')
  })

  it('folds a table of three columns on a narrow screen, and leaves one of two as it is', () => {
    const policy = bodyOf('privacy-policy')
    expect(policy).toContain('<div class="@container"><table class="folding">')
    expect(policy).toContain('<td data-label="Where it is"><div>Our records</div></td>')
    expect(bodyOf('county-recorder-contact')).toContain('<table>')
  })
})
