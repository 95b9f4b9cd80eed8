import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeReference, readReference, referenceAlphabetSize, referenceRandomCount } from './reference.ts'

const alphabet = '23456789ABCDEFGHJKMNPQRTVWXYZ'
const numbers = fc.array(fc.nat({ max: referenceAlphabetSize - 1 }), {
  minLength: referenceRandomCount,
  maxLength: referenceRandomCount,
})
const reference = numbers.map(makeReference)

/** Where the six characters and their check character stand. */
const placesOf = (made: string): number[] => Array.from({ length: 7 }, (_, n) => made.length - 7 + n)
const passing = (typed: string[]): string[] => typed.filter((one) => readReference(one) !== undefined)

describe('a payment reference', () => {
  it('is HQ-, six characters that look like no other, and a check character', () => {
    fc.assert(
      fc.property(reference, (made) => {
        expect(made).toMatch(/^HQ-[2-9A-HJKMNP-RTV-Z]{7}$/)
      }),
    )
    expect(referenceAlphabetSize).toBe(29)
  })

  it('is made from six numbers and no others', () => {
    expect(() => makeReference([1, 2, 3, 4, 5])).toThrow('six numbers')
    expect(() => makeReference([1, 2, 3, 4, 5, 6, 7])).toThrow('six numbers')
  })

  it('uses every character of its alphabet in every place', () => {
    for (let place = 0; place < referenceRandomCount; place++) {
      const made = [...alphabet].map((_, n) => makeReference(Array(6).fill(0).with(place, n))[3 + place])
      expect(made.join('')).toBe(alphabet)
    }
  })

  it('is read back as it was made', () => {
    fc.assert(
      fc.property(reference, (made) => {
        expect(readReference(made)).toBe(made)
      }),
    )
  })

  it('is read as a bank mangles it: any case, no dash, spaces, without its HQ', () => {
    const mangled = fc.tuple(reference, fc.infiniteStream(fc.constantFrom('', '', ' ', '-', '.', '/')), fc.boolean())
    fc.assert(
      fc.property(mangled, ([made, between, bare]) => {
        const gaps = between[Symbol.iterator]()
        const letters = made.replace('-', '').slice(bare ? 2 : 0)
        const typed = [...letters].map((letter) => letter + (gaps.next().value ?? '')).join('')
        expect(readReference(typed)).toBe(made)
        expect(readReference(typed.toLowerCase())).toBe(made)
      }),
    )
  })

  it('is read without its HQ even when its own characters begin with HQ', () => {
    const made = makeReference([...'HQ2345'].map((letter) => alphabet.indexOf(letter)))
    expect(made).toMatch(/^HQ-HQ2345.$/)
    expect(readReference(made)).toBe(made)
    expect(readReference(made.slice(3))).toBe(made)
  })

  it('lets no single wrong character pass', () => {
    fc.assert(
      fc.property(reference, (made) => {
        const wrong = placesOf(made).flatMap((at) =>
          [...alphabet]
            .filter((letter) => letter !== made[at])
            .map((letter) => made.slice(0, at) + letter + made.slice(at + 1)),
        )
        expect(wrong).toHaveLength(7 * 28)
        expect(passing(wrong)).toEqual([])
      }),
    )
  })

  it('lets no swap of two characters pass, wherever they stand', () => {
    fc.assert(
      fc.property(reference, (made) => {
        const letters = [...made]
        const swapped = placesOf(made).flatMap((left) =>
          placesOf(made).map((right) =>
            letters
              .with(left, letters[right] ?? '')
              .with(right, letters[left] ?? '')
              .join(''),
          ),
        )
        expect(passing(swapped.filter((typed) => typed !== made))).toEqual([])
      }),
    )
  })

  it('is never read from a text of another length or with a character outside the alphabet', () => {
    fc.assert(
      fc.property(reference, fc.constantFrom(...'01ILOSU'), fc.nat({ max: 6 }), (made, letter, at) => {
        const foreign = made.slice(0, 3 + at) + letter + made.slice(4 + at)
        expect(passing([made.slice(0, -1), `${made}2`, foreign])).toEqual([])
      }),
    )
    expect(passing(['', 'HQ', 'HQ-', '-------'])).toEqual([])
  })
})
