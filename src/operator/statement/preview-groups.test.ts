import { describe, expect, it } from 'vitest'
import type { PreviewRow } from './preview.server.ts'
import { previewGroups } from './preview-groups.ts'
import type { RowReason, RowState } from './row.ts'

let lines = 1
const row = (state: RowState, reason: RowReason, cents = 2900, day = '2026-11-20'): PreviewRow => ({
  line: ++lines,
  day,
  cents,
  description: 'words',
  elsewhere: '',
  doubt: undefined,
  checksum: `${lines}`,
  state,
  reason,
  candidates: [],
})

describe('the rows of a preview', () => {
  it('begin with what needs a person, the most urgent and newest first, whatever stands before it in the file', () => {
    const sales = Array.from({ length: 260 }, () => row('no-match', 'no-reference', 1800))
    const [older, newer] = [
      row('suggested', 'near-miss', 2900, '2026-11-18'),
      row('suggested', 'near-miss', 2900, '2026-11-19'),
    ]
    const [back, over] = [row('went-back', 'back-perhaps', -2900), row('over', 'paid-already')]
    const unreadable: PreviewRow = { line: 9, description: '', state: 'refused', reason: 'no-date', candidates: [] }
    const { needed, others } = previewGroups([...sales, unreadable, over, older, newer, back], [2900, 4900])
    expect(needed).toEqual([back, newer, older, over, unreadable])
    expect(others).toEqual(sales)
  })

  it('need a person without an order where they come to the price of a plan, or name an order that is gone', () => {
    const [price, gone, sale] = [
      row('no-match', 'no-reference', 4900),
      row('no-match', 'unknown-reference', 100),
      row('no-match', 'no-reference', 100),
    ]
    expect(previewGroups([sale, gone, price], [2900, 4900])).toEqual({
      needed: [price, gone],
      counted: [],
      others: [sale],
    })
  })

  it('leave out what is known, and put apart what is counted and what has nothing to do', () => {
    const [fits, part] = [row('matched', 'fits'), row('under', 'first-part')]
    const [known, noted] = [row('already-imported', 'imported'), row('went-back', 'back-noted', -2900)]
    expect(previewGroups([fits, part, known, noted], [])).toEqual({
      needed: [],
      counted: [fits, part],
      others: [noted],
    })
  })
})
