import { describe, expect, it } from 'vitest'
import { linkFault, linksIn } from '../../src/content/links.ts'

const targets = {
  items: new Map([['hvac', new Set(['airflow-and-filter'])]]),
  articles: new Set(['lien-waivers']),
}

describe('links of articles and legal texts', () => {
  it('finds every kind, with its line, and leaves code out', () => {
    const text = [
      'Read [this](/checklist/hvac) and <https://roc.az.gov>.',
      'Open `http://127.0.0.1:3000` or www.example.com.',
      '[epa]: https://www.epa.gov/lead',
    ].join('\n')
    expect(linksIn(text).map(({ target, line }) => `${line} ${target}`)).toEqual([
      '1 /checklist/hvac',
      '1 https://roc.az.gov',
      '2 www.example.com.',
      '3 https://www.epa.gov/lead',
      '3 https://www.epa.gov/lead',
    ])
  })

  it.each([
    '/checklist/hvac',
    '/checklist/hvac#airflow-and-filter',
    '/education?article=lien-waivers',
    '/cost-calculator',
    'https://www.azleg.gov/ars/32/01158.htm',
    'https://recorder.maricopa.gov',
  ])('follows %s', (target) => {
    expect(linkFault(target, targets)).toBeUndefined()
  })

  it.each([
    ['/checklist/roof', 'the unknown checklist "roof"'],
    ['/checklist/hvac#air', 'the unknown item "air" of the checklist "hvac"'],
    ['/education?article=liens', 'the unknown article "liens"'],
    ['/price', 'the unknown page /price'],
    ['http://roc.az.gov', 'must be https'],
    ['https://roc.az.gov.example.com', 'not on the list of official sites'],
    ['https://notroc.az.gov', 'not on the list of official sites'],
    ['https://notroc.az.gov.co', 'not on the list of official sites'],
    ['//roc.az.gov', 'neither a path of ours nor a full https address'],
    ['javascript:alert(1)', 'must be https'],
    ['mailto:owner@example.com', 'must be https'],
    ['liens', 'neither a path of ours nor a full https address'],
  ])('refuses %s', (target, message) => {
    expect(linkFault(target, targets)).toContain(message)
  })
})
