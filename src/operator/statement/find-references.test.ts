import { describe, expect, it } from 'vitest'
import { makeReference } from '../../orders/reference.ts'
import { anyReference, referenceIndex } from './find-references.ts'
import { createJudge } from './judge.ts'
import type { PayableOrder } from './payable-order.ts'

const numbersFrom = (n: number) => Array.from({ length: 6 }, (_, at) => Math.floor(n / 29 ** at) % 29)
const known = makeReference([3, 9, 27, 14, 5, 21])
const other = makeReference([20, 1, 13, 8, 26, 2])
const index = referenceIndex()
for (const reference of [known, other]) index.add(reference)
const [letters, otherLetters] = [known.slice(3), other.slice(3)]
const found = (text: string) => index.find(text, false).map(({ reference, how }) => `${how} ${reference}`)

describe('a reference in the words of a row', () => {
  it.each([
    known,
    known.toLowerCase(),
    `ZELLE FROM PAYER 1 ${known} CONF 8812`,
    `${letters.slice(0, 3)} ${letters.slice(3)}`,
    [...letters].join('-'),
    `HQ-${letters.slice(0, 4)}\n${letters.slice(4)}`,
    `ZELLE${letters}PAYER`,
    known.replace('HQ-', 'ＨＱ－'),
  ])('is found as it was given in %j', (text) => {
    expect(found(text)).toEqual([`exact ${known}`])
  })

  it('is found through characters that look like its own', () => {
    const like: Record<string, string> = { Q: 'O', '5': 'S', '8': 'B', '2': 'Z', Z: '2', B: '8', V: 'U' }
    const swapped = [...letters].map((letter) => like[letter] ?? letter).join('')
    expect(swapped).not.toBe(letters)
    expect(found(`HQ-${swapped}`)).toEqual([`look-alike ${known}`])
  })

  it('is nearly found with one character wrong, missing, too many, or two neighbours swapped', () => {
    const [a = '', b = '', ...rest] = letters
    for (const near of [`7${letters.slice(1)}`, letters.slice(1), letters.slice(0, 6), `${a}W${letters.slice(1)}`])
      expect(found(`PAYER 2 HQ-${near}`)).toEqual([`near ${known}`])
    expect(found(`HQ ${[b, a, ...rest].join('')}`)).toEqual([`near ${known}`])
  })

  it('is nearly found without its HQ only where something else speaks for it', () => {
    const near = `PAYER 5 7${letters.slice(1)}`
    expect(index.find(near, true)).toMatchObject([{ how: 'near', reference: known }])
    expect(index.find(near, false)).toEqual([])
  })

  it('is not found with two characters wrong, nor where there is none', () => {
    expect(found(`HQ-${[...letters].with(0, '7').with(4, 'J').join('')}`)).toEqual([])
    expect(found('PAYMENT FOR THE POOL LIST, THANK YOU 1234567890')).toEqual([])
    expect(found('')).toEqual([])
  })

  it('is told apart from a second one beside it', () => {
    expect(found(`${known} ${other}`)).toEqual([`exact ${known}`, `exact ${other}`])
    expect(found(`HQ-${letters}, HQ-${otherLetters.slice(1)}`)).toEqual([`exact ${known}`, `near ${other}`])
  })

  it('has its place in the row, so that the difference can be shown', () => {
    expect(index.find(`PAYER 3 HQ-7${letters.slice(1)}`, false)).toMatchObject([
      { text: `7${letters.slice(1)}`, hasPrefix: true, isOneWord: true },
    ])
  })

  it('that no order has is named, when its check character is right', () => {
    const unknown = makeReference([1, 1, 1, 1, 1, 1])
    expect(anyReference(`FROM PAYER 4 hq ${unknown.slice(3)}`)).toBe(unknown)
    expect(anyReference(`HQ SUPPLY ${unknown.slice(3, 9)}`)).toBeUndefined()
  })
})

describe('references mistyped by one edit, within noise', () => {
  const random = chanceFrom(20261122)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const orders = Array.from({ length: 3000 }, (_, at): PayableOrder => {
    const reference = makeReference(numbersFrom(Math.floor(random() * 29 ** 6)))
    const amountCents = pick([2900, 4900])
    return { id: `${at}`, reference, amountCents, paidCents: 0, status: 'awaiting-payment', ...plain }
  })
  const all = referenceIndex()
  for (const { reference } of orders) all.add(reference)
  const payable = new Map(orders.map((order) => [order.reference, order]))
  const rows = Array.from({ length: 6000 }, () => {
    const order = pick(orders)
    const typed = order.reference.slice(-7)
    let edited = typed
    while (edited === typed) edited = mistyped(pick, typed)
    return { order, text: within(pick, edited) }
  })

  it('are matched or suggested to the right order at least 98 times in 100, and never confirm a wrong one', () => {
    let right = 0
    let wrong = 0
    for (const { order, text } of rows) {
      const row = {
        line: 1,
        day: '2026-11-20',
        cents: order.amountCents,
        description: text,
        elsewhere: '',
        doubt: undefined,
      }
      const searched = { row, found: all.find(text, true), unknownReference: undefined, occurrence: 1 }
      const { state, candidates } = createJudge(payable, { today: '2026-11-22', latestDay: '2026-11-22' }, []).judge(
        searched,
      )
      const names = candidates.some(({ reference }) => reference === order.reference)
      if ((state === 'matched' || state === 'suggested') && names) right++
      if ((state === 'matched' || state === 'under') && !names) wrong++
    }
    process.stdout.write(`recall ${((100 * right) / rows.length).toFixed(2)} %, wrong ${wrong}, of ${rows.length}\n`)
    expect(wrong).toBe(0)
    expect(right / rows.length).toBeGreaterThanOrEqual(0.98)
  })
})

describe('a mistyped reference that another order has', () => {
  const stateOf = (text: string, references: string[]) => {
    const searching = referenceIndex()
    for (const reference of references) searching.add(reference)
    const order = (reference: string): PayableOrder => ({
      id: reference,
      reference,
      amountCents: 2900,
      paidCents: 0,
      status: 'awaiting-payment',
      ...plain,
    })
    const row = { line: 1, day: '2026-11-20', cents: 2900, description: text, elsewhere: '', doubt: undefined }
    const judge = createJudge(
      new Map(references.map((one) => [one, order(one)])),
      { today: '2026-11-22', latestDay: '2026-11-22' },
      [],
    )
    return judge.judge({ row, found: searching.find(text, true), unknownReference: undefined, occurrence: 1 })
  }
  const alphabet = [...'23456789ABCDEFGHJKMNPQRTVWXYZ']
  const withLetters = (text: string) => makeReference([...text].map((letter) => alphabet.indexOf(letter)))

  it('is only suggested when it looks like that one', () => {
    const [meant, wrong] = [withLetters('BCDEFG'), withLetters('8CDEFG')]
    const typed = `HQ-BCDEFG${wrong.at(-1)}`
    expect(stateOf(typed, [wrong]).state).toBe('matched')
    expect(stateOf(typed, [wrong, meant])).toMatchObject({ state: 'suggested', reason: 'near-miss' })
  })

  it('is only suggested when a letter too many makes that one of it', () => {
    const meant = withLetters('CDEFGH')
    const letter = alphabet.find((one) => withLetters(`${one}CDEFG`).endsWith('H')) ?? ''
    const wrong = withLetters(`${letter}CDEFG`)
    const typed = `HQ-${letter}${meant.slice(3)}`
    expect(typed.startsWith(wrong)).toBe(true)
    expect(stateOf(typed, [meant, wrong])).toMatchObject({
      state: 'suggested',
      reason: 'near-miss',
      candidates: [{ reference: wrong }, { reference: meant }],
    })
  })
})

const plain = {
  isDemonstration: false,
  closesOn: '2026-12-31',
  orderedOn: '2026-11-01',
  earlier: [],
  known: [],
  wentBack: [],
}

/** The letters with one character replaced, added or left out, or two neighbours swapped. */
function mistyped(pick: <T>(from: readonly T[]) => T, typed: string): string {
  const at = pick([0, 1, 2, 3, 4, 5, 6])
  const letter = pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'])
  const [before, after] = [typed.slice(0, at), typed.slice(at)]
  const swapped = at === 0 ? after : before.slice(0, -1) + after[0] + before.at(-1) + after.slice(1)
  return pick([before + letter + after.slice(1), before + letter + after, before + after.slice(1), swapped])
}

/** As banks pass it on: with and without HQ, between other words and numbers, in groups, sometimes glued to them. */
function within(pick: <T>(from: readonly T[]) => T, typed: string): string {
  const digits = () => Array.from({ length: 8 }, () => pick([...'0123456789ABCDEF'])).join('')
  const form = pick([
    (one: string) => `HQ-${one}`,
    (one: string) => `HQ ${one.slice(0, 3)} ${one.slice(3)}`,
    (one: string) => `hq${one.toLowerCase()}`,
    (one: string) => one,
    (one: string) => `HQ-${one.slice(0, 4)}\n${one.slice(4)}`,
  ])
  const before = pick(['ZELLE PAYMENT FROM PAYER 12 ', `ORIG CO NAME:PAYER 9 TRACE ${digits()} `, 'DEPOSIT/', 'INV12'])
  const after = pick(['', ` CONF# ${digits()}`, ` ON 11/20 REF ${digits()} THANK YOU`, '/POOL LIST'])
  return before + form(typed) + after
}

/** Mulberry32: the same numbers in every run. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
