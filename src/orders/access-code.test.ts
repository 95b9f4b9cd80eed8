import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planTypes } from '../content/plan-table.ts'
import {
  faultOfAccessCode,
  groupAccessCode,
  lastFour,
  makeAccessCode,
  randomDigitCount,
  readAccessCode,
} from './access-code.ts'
import { makeReference } from './reference.ts'

const plan = fc.constantFrom(...planTypes)
const someDigits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((list) => list.join(''))
const code = fc.tuple(plan, someDigits(randomDigitCount)).map(([of, digits]) => makeAccessCode(of, digits))

/** Where the twenty digits of a code stand. */
const digitsOf = (made: string): number[] => Array.from({ length: 20 }, (_, n) => made.length - 20 + n)
const passing = (typed: string[]): string[] => typed.filter((one) => readAccessCode(one) !== undefined)

/** Every way in which a person may write one character of a code. */
const spellings = (letter: string): string[] => {
  if (letter === '0' || letter === 'O') return ['0', 'O', 'o']
  if (letter === '1' || letter === 'I') return ['1', 'I', 'i', 'l', 'L']
  return [letter.toUpperCase(), letter.toLowerCase()]
}
const asTyped = code.chain((made) =>
  fc
    .tuple(
      ...[...made.replaceAll('-', '')].map((letter) =>
        fc.tuple(fc.constantFrom(...spellings(letter)), fc.constantFrom('', '', '', '-', ' ', '\u00a0', '–', '\t')),
      ),
    )
    .map((pieces) => ({ made, typed: ` ${pieces.flat().join('')}\n` })),
)

describe('an access code', () => {
  it('names its plan and holds nineteen random digits and one check digit', () => {
    expect(makeAccessCode('basic', '1234567890123456789')).toMatch(/^HQP-BASIC-1234567890123456789\d$/)
    expect(makeAccessCode('qualitechnician', '0000000000000000000')).toMatch(/^HQP-PRO-0{19}\d$/)
  })

  it('has the check digit of the published example of Damm', () => {
    expect(makeAccessCode('basic', '572'.padStart(19, '0'))).toBe('HQP-BASIC-00000000000000005724')
  })

  it('is never made from anything but nineteen digits', () => {
    for (const digits of ['', '123', '1'.repeat(18), '1'.repeat(20), `${'1'.repeat(18)}x`, ` ${'1'.repeat(18)}`])
      expect(() => makeAccessCode('basic', digits)).toThrow('19 digits')
  })

  it('is read back as it was made, also from its grouped form', () => {
    fc.assert(
      fc.property(code, (made) => {
        expect(readAccessCode(made)).toBe(made)
        expect(readAccessCode(groupAccessCode(made))).toBe(made)
      }),
    )
  })

  it('is read in any case, with any spaces and dashes, with O for 0 and I or l for 1', () => {
    fc.assert(
      fc.property(asTyped, ({ made, typed }) => {
        expect(readAccessCode(typed)).toBe(made)
      }),
    )
  })

  it('lets no single wrong digit pass', () => {
    fc.assert(
      fc.property(code, (made) => {
        const wrong = digitsOf(made).flatMap((at) =>
          [...'0123456789']
            .filter((digit) => digit !== made[at])
            .map((digit) => made.slice(0, at) + digit + made.slice(at + 1)),
        )
        expect(wrong).toHaveLength(180)
        expect(passing(wrong)).toEqual([])
      }),
    )
  })

  it('lets no swap of two neighbouring digits pass', () => {
    fc.assert(
      fc.property(code, (made) => {
        const swapped = digitsOf(made)
          .slice(1)
          .map((at) => made.slice(0, at - 1) + made[at] + made[at - 1] + made.slice(at + 1))
        expect(passing(swapped.filter((typed) => typed !== made))).toEqual([])
      }),
    )
  })

  it('lets no missing, added or foreign character pass', () => {
    fc.assert(
      fc.property(code, fc.nat(), fc.constantFrom(...'ABCZß'), (made, where, letter) => {
        const at = made.length - 20 + (where % 20)
        const [before, after] = [made.slice(0, at), made.slice(at + 1)]
        expect(passing([before + after, `${before}${letter}${made[at]}${after}`, before + letter + after])).toEqual([])
      }),
    )
  })

  it('needs the prefix of a plan', () => {
    const made = makeAccessCode('basic', '1234567890123456789')
    for (const prefix of ['', 'HQP-', 'BASIC-', 'HQP-BASICS-', 'HQP-GOLD-', 'HQ-BASIC-', 'XHQP-BASIC-'])
      expect(readAccessCode(prefix + made.slice(10))).toBeUndefined()
  })

  it('is never read from what somebody typed at random', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(readAccessCode(typed)).toBeUndefined()
      }),
    )
  })

  it('is shown in groups of four and known by its last four digits', () => {
    expect(groupAccessCode('HQP-BASIC-12345678901234567894')).toBe('HQP-BASIC-1234 5678 9012 3456 7894')
    expect(lastFour('HQP-BASIC-12345678901234567894')).toBe('7894')
  })
})

describe('what is wrong with the shape of a code', () => {
  const begins = 'A code begins with HQP-BASIC- or HQP-PRO-, then come 20 digits.'
  it.each([
    ['hello', begins],
    ['', begins],
    ['12345678901234567894', begins],
    ['HQP-PR-12345678901234567894', begins],
    ['HQP-BASIC-1234567890123456789', 'It has 19 of 20 digits.'],
    ['hqp pro 1234', 'It has 4 of 20 digits.'],
    ['HQP-PRO-', 'It has 0 of 20 digits.'],
    ['HQP-BASIC-123456789012345678944', 'It has 21 digits. A code has 20.'],
    ['HQP-BASIC-1234567890123456789S', '“S” is no digit: after HQP-BASIC- or HQP-PRO- there are digits only.'],
    ['HQP-BASIC-12345678901234567895', 'It has all 20 digits, but one of them is wrong, or two are swapped.'],
    ['HQP-BASIC-21345678901234567894', 'It has all 20 digits, but one of them is wrong, or two are swapped.'],
    [makeReference([1, 2, 3, 4, 5, 6]), `This is your payment reference, which opens nothing. ${begins}`],
  ])('of “%s” is told: %s', (typed, told) => {
    expect(faultOfAccessCode(typed)).toBe(told)
  })

  it('is told of exactly the codes that are not read', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          asTyped.map(({ typed }) => typed),
          fc.string({ maxLength: 40 }),
        ),
        (typed) => {
          expect(faultOfAccessCode(typed) === undefined).toBe(readAccessCode(typed) !== undefined)
        },
      ),
    )
  })
})
