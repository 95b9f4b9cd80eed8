import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkPoint } from '../../../tests/support/check-point.ts'
import { content } from '../../../tests/support/content.ts'
import type { Item } from '../../checklists/checklist.ts'
import { createCatalogue } from '../../checklists/checklists.server.ts'
import { fitItems } from '../model/fitted-items.ts'
import { type Step, stepsOf } from '../model/steps.ts'
import { bidsIn, checksOfBids, gapsOf } from './bid-gaps.ts'
import { gapWords, pleaseAdd } from './bids-words.ts'

const item = { id: 'i', phase: 'before-hiring' } as Item
const checks: Step[] = ['license', 'permit', 'payments'].map((id, index) => ({
  item,
  point: checkPoint({
    id,
    how: 'ask',
    name: { en: id, es: `${id} (es)` },
    say: `Could you show me the ${id}?`,
    es: `¿Me enseña: ${id}?`,
  }),
  number: `1.${index + 1}`,
}))
const anySaid = fc.dictionary(
  fc.constantFrom('bids/a/license', 'bids/a/permit', 'bids/b/payments', 'bids/b/license'),
  fc.constantFrom('has', 'lacks', 'unsaid', 'something else'),
)
/** Whatever somebody may write where a bid names its price. */
const anyPrice = fc.oneof(fc.constantFrom('', '$4,900', '5k + tax?', '-1'), fc.string())

describe('bids side by side', () => {
  it('are the first two, and the third once something of it is written', () => {
    const names = (forms: Record<string, string>) => bidsIn(forms, checks).map(({ name }) => name)
    expect(names({})).toEqual(['Bid A', 'Bid B'])
    expect(names({ 'bids/b/name': ' Desert Air ', 'bids/c/price': '$1' })).toEqual(['Bid A', 'Desert Air', 'Bid C'])
  })

  it('have as gaps what is lacking or not said, and nothing that was not looked at', () => {
    fc.assert(
      fc.property(anySaid, (forms) => {
        for (const bid of bidsIn(forms, checks))
          expect(gapsOf(bid, checks).map(({ point }) => point.id)).toEqual(
            checks
              .map(({ point }) => point.id)
              .filter((id) => ['lacks', 'unsaid'].includes(forms[`bids/${bid.id}/${id}`] ?? '')),
          )
      }),
    )
  })

  it('follow nothing from a price: neither their order nor their gaps, and it is shown as it was typed', () => {
    fc.assert(
      fc.property(anySaid, anyPrice, anyPrice, (forms, a, b) => {
        const unpriced = bidsIn(forms, checks)
        const priced = bidsIn({ ...forms, 'bids/a/price': a, 'bids/b/price': b }, checks)
        expect(priced.map((bid) => ({ ...bid, price: '' }))).toEqual(unpriced)
        expect(priced.map(({ price }) => price)).toEqual([a.trim(), b.trim()])
      }),
    )
  })

  it('ask a contractor for each gap with the sentence of its check, in both languages', () => {
    const [bid] = bidsIn({ 'bids/a/permit': 'lacks', 'bids/a/payments': 'unsaid' }, checks)
    if (!bid) throw new Error('there is no bid')
    expect(gapWords(bid, checks)).toBe('2 gaps, 1 not looked at')
    const { en, es } = pleaseAdd(bid, gapsOf(bid, checks))
    expect(en).toContain('1. permit: Could you show me the permit?\n2. payments: Could you show me the payments?')
    expect(es).toContain('1. permit (es): ¿Me enseña: permit?\n2. payments (es): ¿Me enseña: payments?')
  })

  it('have at least three checks to compare at each of the 84 jobs', () => {
    const catalogue = createCatalogue(content.checklists, content)
    const few = content.checklists.flatMap(({ id }) => {
      const [checklist, items] = [catalogue.find(id), catalogue.items(id, true)]
      if (!checklist || !items) throw new Error(`there is no list ${id}`)
      return checklist.jobs
        .filter((job) => checksOfBids(stepsOf(fitItems(items, { jobs: [job.id], answers: {} }, checklist))).length < 3)
        .map((job) => `${id}, ${job.id}`)
    })
    expect(few).toEqual([])
  })
})
