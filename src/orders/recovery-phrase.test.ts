import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneSlip, makeRecoveryPhrase, readRecoveryPhrase } from './recovery-phrase.ts'
import { recoveryWords } from './recovery-words.ts'

const numbers = fc.array(fc.nat(recoveryWords.length - 1), { minLength: 4, maxLength: 4 })

describe('the words of recovery phrases', () => {
  it('are 2,048, of four to eight letters, and each is known by its first four', () => {
    expect(recoveryWords).toHaveLength(2048)
    expect(recoveryWords.filter((word) => !/^[a-z]{4,8}$/.test(word))).toEqual([])
    expect(new Set(recoveryWords.map((word) => word.slice(0, 4))).size).toBe(2048)
  })

  it('are never one slip apart, so that no slip makes another phrase', () => {
    const near = recoveryWords.flatMap((a, n) => recoveryWords.slice(n + 1).filter((b) => isOneSlip(a, b)))
    expect(near).toEqual([])
  })
})

describe('a recovery phrase', () => {
  it('is read back as it was made, whatever case it has and whatever stands between its words', () => {
    fc.assert(
      fc.property(numbers, fc.constantFrom(' ', ', ', '  ', '\n', ' - ', '. 2. ', ' / '), (random, between) => {
        const phrase = makeRecoveryPhrase(random)
        const typed = ` ${phrase.split(' ').join(between).toUpperCase()} `
        expect(readRecoveryPhrase(typed)).toEqual({ phrase })
      }),
    )
  })

  it('is never read as another one after one slip in each word: it is mended, or the word is named', () => {
    const slip = (word: string, at: number, letter: string, kind: number) => {
      const [head, tail] = [word.slice(0, at), word.slice(at)]
      if (kind === 0) return head + tail.slice(1)
      if (kind === 1) return head + letter + tail
      if (kind === 2) return head + letter + tail.slice(1)
      return head + (tail[1] ?? '') + (tail[0] ?? '') + tail.slice(2)
    }
    let mended = 0
    fc.assert(
      fc.property(
        numbers,
        fc.nat(3),
        fc.nat(3),
        fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
        (random, at, kind, letter) => {
          const phrase = makeRecoveryPhrase(random)
          const typed = phrase.split(' ').map((word) => slip(word, at, letter, kind))
          const read = readRecoveryPhrase(typed.join(' '))
          if ('phrase' in read) {
            expect(read.phrase).toBe(phrase)
            mended++
          } else expect(typed).toContain('unknown' in read ? read.unknown : undefined)
        },
      ),
      { numRuns: 500 },
    )
    expect(mended).toBeGreaterThan(300)
  })

  it('names the word that is none of ours, and says how many there are when they are not four', () => {
    expect(readRecoveryPhrase('anchor marble xxyyzz gazebo')).toEqual({ unknown: 'xxyyzz' })
    expect(readRecoveryPhrase('anchor marble gazebo')).toEqual({ count: 3 })
    expect(readRecoveryPhrase('')).toEqual({ count: 0 })
  })
})

describe('one slip', () => {
  it.each([
    ['marble', 'marbel', true],
    ['marble', 'marblee', true],
    ['marble', 'arble', true],
    ['marble', 'narble', true],
    ['marble', 'amrble', true],
    ['marble', 'narbel', false],
    ['marble', 'mar', false],
    ['abcd', 'badc', false],
  ])('%s and %s: %s', (a, b, expected) => {
    expect(isOneSlip(a, b)).toBe(expected)
    expect(isOneSlip(b, a)).toBe(expected)
  })
})
