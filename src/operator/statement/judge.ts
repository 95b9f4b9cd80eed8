import type { Day } from '../../format/phoenix-time.ts'
import { amountDue } from '../../purchase/order.ts'
import { referenceCharacters } from '../../purchase/reference.ts'
import { isBookedLate, isSoonBefore } from './dates.ts'
import { doubtAbout, speaksOfReturn, wasByHand } from './doubts.ts'
import type { Found } from './find-references.ts'
import type { PayableOrder } from './payable-order.ts'
import {
  type Candidate,
  type Judgement,
  type RowReason,
  type RowState,
  type SearchedRow,
  sharesByAmountDue,
} from './row.ts'
import type { BookedRow } from './statement-rows.ts'

/** The days that rows are judged by. */
export interface JudgedOn {
  today: Day
  /** A row dated after it is taken for a mistake. */
  latestDay: Day
}

/**
 * Judges the rows of one file, one after the other, each as the orders stand after the rows before it. `orders` knows
 * the order of every reference that was found. Only a row that fits one order in reference and amount, and against which
 * nothing speaks, is `matched`; an order that is cancelled or open to doubt waits for a person.
 *
 * What a bank takes back it often shows with the same reference. `outgoing` are the rows of money that went out: no order
 * that one of them names is paid by itself.
 */
export function createJudge(
  orders: ReadonlyMap<string, PayableOrder>,
  { today, latestDay }: JudgedOn,
  outgoing: readonly Pick<SearchedRow, 'found'>[],
) {
  const backHere = new Set(outgoing.flatMap(({ found }) => namedIn(found)).map(({ reference }) => reference))
  const notedHere = new Map<string, number>()
  const paidHere = new Map<string, number>()
  /** What rows of this file pay, by the day of each. */
  const cameHere: { reference: string; day: Day; cents: number }[] = []
  const standing = (reference: string) => {
    const order = orders.get(reference)
    if (!order) throw new Error('a reference was found that no order has')
    return { order, owedCents: Math.max(0, amountDue(order) - (paidHere.get(reference) ?? 0)) }
  }
  const counts = (reference: string) => {
    const { order } = standing(reference)
    return order.status === 'paid' || order.paidCents > 0
  }
  /** Nobody pays for an order of a demonstration. */
  const paidFor = (found: readonly Found[]) =>
    namedIn(found).filter(({ reference }) => !standing(reference).order.isDemonstration)
  return {
    /** In this order the rows are to be judged: what pays an order at once counts before what pays a part of it. */
    inOrder<T extends SearchedRow>(rows: readonly T[]): T[] {
      const pays = ({ row, found }: T) => {
        const [one, ...more] = sureOf(found)
        return one !== undefined && more.length === 0 && standing(one.reference).owedCents === row.cents ? 0 : 1
      }
      const ranked = rows.map((one) => ({ one, rank: pays(one) }))
      ranked.sort((a, b) => a.rank - b.rank || compare(a.one.row.day, b.one.row.day) || a.one.row.line - b.one.row.line)
      return ranked.map(({ one }) => one)
    },

    judge(searched: SearchedRow): Judgement {
      const { row, found } = searched
      if (row.day > latestDay) return { state: 'refused', reason: 'future', candidates: [] }
      const sure = sureOf(found)
      const near = nearOf(found, sure).filter(
        ({ reference, hasPrefix }) => hasPrefix || (sure.length === 0 && standing(reference).owedCents === row.cents),
      )
      const candidates = [...sure, ...near].map(({ reference, text }): Candidate => {
        const { order, owedCents } = standing(reference)
        return { reference, orderId: order.id, found: text, owedCents, shareCents: row.cents }
      })
      const [first] = candidates
      if (!first)
        return {
          state: 'no-match',
          reason: searched.unknownReference ? 'unknown-reference' : 'no-reference',
          candidates,
        }
      if (candidates.length > 1 && sure.length > 0) return several(candidates, row.cents)
      const { order } = standing(first.reference)
      const judgement = (state: RowState, reason: RowReason): Judgement => ({ state, reason, candidates })
      if (candidates.length === 1 && order.isDemonstration) return judgement('refused', 'demonstration')
      if (candidates.length === 1 && order.status === 'refunded') return judgement('refused', 'refunded')
      if (sure.length === 0) return judgement('suggested', 'near-miss')
      if (order.status === 'paid' && wasByHand(order, row.cents)) return judgement('over', 'by-hand-perhaps')
      const doubt = doubtAbout(searched, order, backHere.has(order.reference))
      if (doubt) return judgement('suggested', doubt)
      if (first.owedCents === 0) return judgement('over', 'paid-already')
      if (row.cents > first.owedCents) return judgement('over', 'more-than-owed')
      if (sure[0]?.place === 'elsewhere') return judgement('suggested', 'reference-elsewhere')
      const isPart = row.cents < first.owedCents
      const isLate = isBookedLate(order, row.day, today)
      if (isPart && isLate) return judgement('suggested', 'late-part')
      paidHere.set(first.reference, (paidHere.get(first.reference) ?? 0) + row.cents)
      cameHere.push({ reference: first.reference, day: row.day, cents: row.cents })
      if (isPart) return judgement('under', 'first-part')
      return judgement('matched', isLate ? 'reopens' : 'fits')
    },

    /** Whether money that went out has to do with an order. */
    concerns: (found: readonly Found[]): boolean => paidFor(found).length > 0,

    /** Judges money that went out and concerns an order. */
    judgeOutgoing({ row, found }: Pick<SearchedRow, 'row' | 'found'>): Judgement {
      const candidates = paidFor(found).map(({ reference, text }): Candidate => {
        const { order, owedCents } = standing(reference)
        return { reference, orderId: order.id, found: text, owedCents, shareCents: row.cents }
      })
      // The row is kept with the first: one that counts money, which it may take back.
      candidates.sort((a, b) => Number(counts(b.reference)) - Number(counts(a.reference)))
      const [first] = candidates
      if (!first) throw new Error('money that went out is judged without an order')
      if (row.day > latestDay) return { state: 'refused', reason: 'future', candidates: [] }
      const { order } = standing(first.reference)
      const judgement = (reason: RowReason): Judgement => ({ state: 'went-back', reason, candidates })
      if (order.status === 'paid' || order.paidCents > 0) {
        const same = `${order.reference} ${row.cents}`
        const number = (notedHere.get(same) ?? 0) + 1
        const noted = order.earlier.filter(({ cents, isUndone }) => cents === row.cents && !isUndone).length
        const known = order.wentBack.filter((cents) => cents === row.cents).length
        if (noted - known < number) return judgement(order.status === 'paid' ? 'back-of-paid' : 'back-of-part')
        notedHere.set(same, number)
      }
      return judgement(order.earlier.some(({ cents }) => cents < 0) ? 'back-noted' : 'back-of-nothing')
    },

    /**
     * Judges money that went out and names no order, after all that came in. Where its words speak of a return, and
     * orders counted a payment of its sum shortly before, it is asked whether it was one of these; otherwise it is other
     * business: `undefined`.
     */
    judgeUnnamed(row: BookedRow): Judgement | undefined {
      if (!speaksOfReturn(row) || row.day > latestDay) return undefined
      const came = [
        ...[...orders.values()].flatMap(({ reference, isDemonstration, earlier }) =>
          isDemonstration || !counts(reference)
            ? []
            : earlier.flatMap(({ day, cents, isUndone }) => (isUndone ? [] : [{ reference, day, cents }])),
        ),
        ...cameHere,
      ].filter(({ day, cents }) => cents === -row.cents && isSoonBefore(day, row.day))
      came.sort((a, b) => compare(b.day, a.day))
      const candidates = [...new Set(came.map(({ reference }) => reference))].map((reference): Candidate => {
        const { order, owedCents } = standing(reference)
        const found = reference.slice(-referenceCharacters)
        return { reference, orderId: order.id, found, owedCents, shareCents: row.cents }
      })
      return candidates.length > 0 ? { state: 'went-back', reason: 'back-perhaps', candidates } : undefined
    },
  }
}

/**
 * The references that were found beyond doubt. Where one is not a word of its own, another that the same letters nearly
 * spell makes it doubtful: whoever mistypes the other may write just this.
 */
function sureOf(found: readonly Found[]): Found[] {
  return found.filter(
    (one) =>
      one.how !== 'near' &&
      ((one.how === 'exact' && one.isOneWord) || !found.some((other) => other !== one && overlap(one, other))),
  )
}

const nearOf = (found: readonly Found[], sure: readonly Found[]): Found[] =>
  found.filter((one) => !sure.includes(one) && !sure.some((other) => overlap(one, other)))

/** What a row of money that went out names: in doubt too, where it was meant as a reference. */
function namedIn(found: readonly Found[]): Found[] {
  const sure = sureOf(found)
  return [...sure, ...nearOf(found, sure).filter(({ hasPrefix }) => hasPrefix)]
}

const overlap = (a: Found, b: Found): boolean => a.place === b.place && a.from < b.to && b.from < a.to

/** One transfer for two orders is split only by a person, along what each of them lacks. */
function several(candidates: Candidate[], cents: number): Judgement {
  const shared = sharesByAmountDue(candidates, cents)
  return shared
    ? { state: 'suggested', reason: 'two-orders', candidates: shared }
    : { state: 'suggested', reason: 'two-orders-other-sum', candidates }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
