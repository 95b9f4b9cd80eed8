import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesOf } from './highlight.ts'

/** The text with its marked words in brackets. */
const marked = (text: string, query: string) =>
  piecesOf(text, query)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('')

describe('the marked words of a result', () => {
  it('are the words of the query, whatever their capitals, accents and endings', () => {
    expect(marked('Pool barriers: the numbers to measure', 'pool barrier')).toBe(
      '[Pool] [barriers]: the numbers to measure',
    )
    expect(marked('A leak is leaking', 'leaking')).toBe('A [leak] is [leaking]')
    expect(marked('Plomería', 'plomeria')).toBe('[Plomería]')
  })

  it('include a word typed with a typo', () => {
    expect(marked('Low-cost tests for your plumbing', 'plumming')).toBe('Low-cost tests for your [plumbing]')
    expect(marked('Your electrical panel', 'breaker pannel')).toBe('Your electrical [panel]')
  })

  it('include the start of a word while the last one is still being typed', () => {
    expect(marked('Irrigation in the desert', 'irr')).toBe('[Irrigation] in the desert')
    expect(marked('Heating and heat pumps', 'heat pump')).toBe('[Heating] and [heat] [pumps]')
  })

  it('read "a/c" and "AC" as the same word', () => {
    expect(marked('A new AC in Phoenix', 'a/c')).toBe('A new [AC] in Phoenix')
    expect(marked('An A/C unit', 'ac')).toBe('An [A/C] unit')
  })

  it('leave small words and similar short words alone', () => {
    expect(marked('The well in the yard and the weld', 'is the well ok')).toBe('The [well] in the yard and the weld')
  })

  it('put together are the text again, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (text, query) => {
        expect(
          piecesOf(text, query)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(text)
      }),
    )
  })
})
