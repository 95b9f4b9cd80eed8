import { describe, expect, it } from 'vitest'
import type { ChecklistContent } from './checklist-content.ts'
import { lockedInProse, lockedTexts, textFinder } from './locked-text.ts'

const item = (id: string, texts: object) => ({ id, title: `The title of ${id}`, points: [texts] })
const list = {
  id: 'hvac',
  lookFor: ['The head of the list says so'],
  items: [
    item('free', { good: 'Everybody may read of this' }),
    item('paid', {
      name: { en: 'Wire in the trench', es: 'Cable en la zanja' },
      good: 'Both match',
      more: ['The first sentence says it. It is a second one.'],
      also: ['Everybody may read of this', 'The head of the list says so'],
    }),
  ],
} as unknown as ChecklistContent
const terms = [
  { term: 'MOCP', en: 'The largest breaker that fits.', es: 'El interruptor mayor que cabe.' },
  { term: 'pans', en: 'The same in both.', es: 'La olla de abajo.' },
]
const locked = lockedTexts(
  [list],
  { open: [{ term: 'pan', en: 'The same in both.', es: 'La olla de abajo.' }], locked: terms },
  1,
)
const lockedIn = textFinder(locked)

describe('locked text', () => {
  it('is every text and sentence of four words or more that nobody may read elsewhere, and what its terms mean', () => {
    expect(locked.map(({ text }) => text)).toEqual([
      'Wire in the trench',
      'Cable en la zanja',
      'The first sentence says it. It is a second one.',
      'The first sentence says it.',
      'It is a second one.',
      'The largest breaker that fits.',
      'El interruptor mayor que cabe.',
    ])
  })

  it.each([
    'WIRE, in the\n  trench?',
    '<b>Wire</b> in&nbsp;the <i>trench</i>',
    '"\\u0057ire in\\nthe trench"',
    '{"name":"Wire in the trench"}',
  ])('is found in %s', (text) => {
    expect(lockedIn(`before ${text} after`)).toEqual(['Wire in the trench'])
  })

  it('is told by prose as a whole value, or within a longer one where it is longer than a name', () => {
    expect(lockedInProse({ deep: [{ title: 'Wire in the trench' }] }, locked)).toBe('Wire in the trench')
    expect(lockedInProse(['We pay after the wire in the trench is seen'], locked)).toBeUndefined()
    const long = 'The first sentence says it. It is a second one.'
    expect(lockedInProse([`Before. ${long} After.`], locked)).toBe(long)
  })

  it('is not found where only a part of it stands, or a longer word', () => {
    expect(lockedIn('Wire in the trenches. Put a wire in the ground')).toEqual([])
  })
})
