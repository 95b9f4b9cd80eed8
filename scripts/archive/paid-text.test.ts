import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { paidTextFinder } from './paid-text.ts'

const item = (id: string, pass: string) => ({ id, title: `About ${id}`, points: [{ id: `${id}-point`, pass }] })
const checklist = stringify({
  title: 'Cooling',
  items: [
    item('free', 'The sticker shows the same number as the contract does'),
    item('paid', 'The pressure stays at or below one half inch of water'),
    item('more', 'The sticker shows the same number as the contract does'),
    item('well-known', 'A waiver names the amount that was paid so far'),
  ],
})
const article = 'Read it twice: a waiver names the amount that was paid so far. See well-known-point.'
const paidText = paidTextFinder([checklist], [article], 1)

describe('the finder of paid text', () => {
  it('finds a run of seven words, whatever marks and lines stand between them', () => {
    expect(paidText("expect('pressure stays, at or\\n  below ONE half')")).toBe('pressure stays at or below one half')
    expect(paidText('pressure stays at or below two halves')).toBeUndefined()
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
