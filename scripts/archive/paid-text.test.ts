import { describe, expect, it } from 'vitest'
import type { ChecklistContent } from '../../src/content/checklist-content.ts'
import { paidTextFinder } from './paid-text.ts'

const item = (id: string, good: string) => ({ id, title: `About ${id}`, points: [{ id: `${id}-point`, good }] })
const checklist = {
  title: 'Cooling',
  items: [
    item('free', 'The sticker shows the same number as the contract does'),
    item('paid', 'The pressure stays at or below one half inch of water'),
    item('short', 'A tag hangs there'),
    item('more', 'The sticker shows the same number as the contract does'),
    item('well-known', 'A waiver names the amount that was paid so far'),
  ],
} as unknown as ChecklistContent
const article = 'Read it twice: a waiver names the amount that was paid so far. See well-known-point.'
const paidText = paidTextFinder({
  checklists: [checklist],
  terms: { open: [], locked: [{ term: 'MCA', en: 'The smallest wire that fits.', es: 'El cable menor que cabe.' }] },
  publicTexts: [article],
  freeItems: 1,
})

describe('the finder of paid text', () => {
  it('finds seven words in a row, whatever marks and lines stand between them', () => {
    expect(paidText("expect('pressure stays, at or\\n  below ONE half')")).toBe('pressure stays at or below one half')
    expect(paidText('pressure stays at or below two halves')).toBeUndefined()
  })

  it('finds a whole fact of four words, and what a paid term means', () => {
    expect(paidText("good: 'A tag hangs there'")).toBe('A tag hangs there')
    expect(paidText("good: 'A tag hangs here'")).toBeUndefined()
    expect(paidText('el cable menor que cabe')).toBe('El cable menor que cabe.')
  })

  it('finds the id of a paid point, and no longer word that holds it', () => {
    expect(paidText("point: 'paid-point'")).toBe('paid-point')
    expect(paidText('a-paid-point, paid-points')).toBeUndefined()
  })

  it('finds nothing in what a free item, a title or an article says too', () => {
    expect(paidText('The sticker shows the same number as the contract does')).toBeUndefined()
    expect(paidText(article)).toBeUndefined()
    expect(paidText('free-point')).toBeUndefined()
  })
})
