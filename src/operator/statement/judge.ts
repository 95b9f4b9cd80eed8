import type { Day } from '../../format/phoenix-time.ts'
import { isBookedLate } from './dates.ts'
import { doubtAbout, wasByHand } from './doubts.ts'
import { clearReferences, namedReferences, nearReferences } from './find-references.ts'
import { createOutgoingJudge } from './judge-outgoing.ts'
import { type OrdersInFile, ordersInFile } from './orders-in-file.ts'
import type { PayableOrder } from './payable-order.ts'
import {
  type Candidate,
  type Judgement,
  type RowReason,
  type RowState,
  type SearchedRow,
  sharesByAmountDue,
} from './row.ts'

/** The days that rows are judged by. */
export interface JudgedOn {
  today: Day
  /** A row dated after it is taken for a mistake. */
  latestDay: Day
}

/**
 * Judges the rows of one file, one after the other, each as the orders stand after the rows before it. `orders` has the
 * order of every reference that was found. Only a row that fits one order in reference and amount, with nothing against
 * it, is `matched`; all else that may be for an order waits for a person.
 *
 * `outgoing` are the rows of money that went out. A bank often shows a payment that it takes back with the same
 * reference, so no order that one of them names is paid automatically.
 */
export function createJudge(
  orders: ReadonlyMap<string, PayableOrder>,
  { today, latestDay }: JudgedOn,
  outgoing: readonly Pick<SearchedRow, 'found'>[],
) {
  const inFile = ordersInFile(orders)
  const wentBack = new Set(outgoing.flatMap(({ found }) => namedReferences(found)).map(({ reference }) => reference))
  return {
    /** The rows in the order in which to judge them: those that pay an order in full come before parts of a price. */
    inOrder: <T extends SearchedRow>(rows: readonly T[]): T[] =>
      rows
        .map((one) => ({ one, rank: paysInFull(inFile, one) ? 0 : 1 }))
        .sort((a, b) => a.rank - b.rank || compare(a.one.row.day, b.one.row.day) || a.one.row.line - b.one.row.line)
        .map(({ one }) => one),

    judge(searched: SearchedRow): Judgement {
      const { row, unknownReference } = searched
      if (row.day > latestDay) return { state: 'refused', reason: 'future', candidates: [] }
      const { candidates, isClear } = candidatesFor(inFile, searched)
      const [first, ...more] = candidates
      if (!first)
        return { state: 'no-match', reason: unknownReference ? 'unknown-reference' : 'no-reference', candidates }
      if (more.length > 0 && isClear) return severalOrders(candidates, row.cents)
      const order = inFile.get(first.reference)
      const [state, reason] = judgeFor(order, first, more.length === 0, isClear, searched)
      if (state === 'matched' || state === 'under') inFile.pay(first.reference, row)
      return { state, reason, candidates }
    },

    ...createOutgoingJudge(inFile, latestDay),
  }

  /** The state and its reason for a row, with the order that it most likely is for. */
  function judgeFor(
    order: PayableOrder,
    { owedCents }: Candidate,
    isOnly: boolean,
    isClear: boolean,
    searched: SearchedRow,
  ): [RowState, RowReason] {
    const { row, found } = searched
    if (isOnly && order.isDemonstration) return ['refused', 'demonstration']
    if (isOnly && order.status === 'refunded') return ['refused', 'refunded']
    if (!isClear) return ['suggested', 'near-miss']
    if (order.status === 'paid' && wasByHand(order, row.cents)) return ['over', 'by-hand-perhaps']
    const doubt = doubtAbout(searched, order, wentBack.has(order.reference))
    if (doubt) return ['suggested', doubt]
    if (owedCents === 0) return ['over', 'paid-already']
    if (row.cents > owedCents) return ['over', 'more-than-owed']
    if (clearReferences(found)[0]?.place === 'elsewhere') return ['suggested', 'reference-elsewhere']
    const isLate = isBookedLate(order, row.day, today)
    if (row.cents < owedCents) return isLate ? ['suggested', 'late-part'] : ['under', 'first-part']
    return ['matched', isLate ? 'reopens' : 'fits']
  }
}

/** The orders that a row may be for: those that it names, then those that it nearly names. */
function candidatesFor(orders: OrdersInFile, { row, found }: SearchedRow) {
  const clear = clearReferences(found)
  const near = nearReferences(found, clear).filter(
    ({ reference, hasPrefix }) => hasPrefix || (clear.length === 0 && orders.dueCents(reference) === row.cents),
  )
  const candidates = [...clear, ...near].map(({ reference, text }) => orders.candidate(reference, text, row.cents))
  return { candidates, isClear: clear.length > 0 }
}

function paysInFull(orders: OrdersInFile, { row, found }: SearchedRow): boolean {
  const [only, ...more] = clearReferences(found)
  return only !== undefined && more.length === 0 && orders.dueCents(only.reference) === row.cents
}

/** One transfer for several orders is only ever split by a person; proposed are the amounts due, if they add up. */
function severalOrders(candidates: Candidate[], cents: number): Judgement {
  const shared = sharesByAmountDue(candidates, cents)
  return shared
    ? { state: 'suggested', reason: 'two-orders', candidates: shared }
    : { state: 'suggested', reason: 'two-orders-other-sum', candidates }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
