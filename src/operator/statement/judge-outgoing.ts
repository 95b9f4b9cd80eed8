import type { Day } from '../../format/phoenix-time.ts'
import { referenceCharacters } from '../../orders/reference.ts'
import { isSoonBefore } from './dates.ts'
import { speaksOfReturn } from './doubts.ts'
import { type FoundReference, namedReferences } from './find-references.ts'
import type { OrdersInFile } from './orders-in-file.ts'
import type { Judgement, RowReason, SearchedRow } from './row.ts'
import type { BookedRow } from './statement-rows.ts'

/** Judges money that went out, which may be an order's money that the bank or the operator sent back. */
export function createOutgoingJudge(orders: OrdersInFile, latestDay: Day) {
  /** How many rows of this file are explained by a refund that is recorded already, by order and sum. */
  const explained = new Map<string, number>()
  /** Nobody pays for an order of a demonstration. */
  const payableIn = (found: readonly FoundReference[]) =>
    namedReferences(found).filter(({ reference }) => !orders.get(reference).isDemonstration)

  const isRecorded = (reference: string, cents: number): boolean => {
    const { earlier, wentBack } = orders.get(reference)
    const key = `${reference} ${cents}`
    const number = (explained.get(key) ?? 0) + 1
    const recorded = earlier.filter((payment) => payment.cents === cents && !payment.isUndone).length
    const imported = wentBack.filter((one) => one === cents).length
    if (recorded - imported < number) return false
    explained.set(key, number)
    return true
  }

  return {
    /** Whether the row names an order. */
    concerns: (found: readonly FoundReference[]): boolean => payableIn(found).length > 0,

    /** Judges a row that names an order; an order that holds money comes first among its candidates. */
    judgeNamed({ row, found }: Pick<SearchedRow, 'row' | 'found'>): Judgement {
      const candidates = payableIn(found).map(({ reference, text }) => orders.candidate(reference, text, row.cents))
      candidates.sort((a, b) => Number(orders.holdsMoney(b.reference)) - Number(orders.holdsMoney(a.reference)))
      const [first] = candidates
      if (!first) throw new Error('money that went out is judged without an order')
      if (row.day > latestDay) return { state: 'refused', reason: 'future', candidates: [] }
      const order = orders.get(first.reference)
      const judgement = (reason: RowReason): Judgement => ({ state: 'went-back', reason, candidates })
      if (orders.holdsMoney(first.reference) && !isRecorded(first.reference, row.cents))
        return judgement(order.status === 'paid' ? 'back-of-paid' : 'back-of-part')
      return judgement(order.earlier.some(({ cents }) => cents < 0) ? 'back-noted' : 'back-of-nothing')
    },

    /**
     * Judges a row that names no order, once all money that came in is judged. Where its words speak of a return and an
     * order counted a payment of its sum shortly before, that order is a candidate; otherwise it is other business:
     * `undefined`.
     */
    judgeUnnamed(row: BookedRow): Judgement | undefined {
      if (!speaksOfReturn(row) || row.day > latestDay) return undefined
      const counted = orders
        .all()
        .filter(({ reference, isDemonstration }) => !isDemonstration && orders.holdsMoney(reference))
        .flatMap(({ reference, earlier }) => earlier.map((payment) => ({ reference, ...payment })))
        .filter(({ isUndone }) => !isUndone)
      const came = [...counted, ...orders.payments].filter(
        ({ day, cents }) => cents === -row.cents && isSoonBefore(day, row.day),
      )
      came.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
      const candidates = [...new Set(came.map(({ reference }) => reference))].map((reference) =>
        orders.candidate(reference, reference.slice(-referenceCharacters), row.cents),
      )
      return candidates.length > 0 ? { state: 'went-back', reason: 'back-perhaps', candidates } : undefined
    },
  }
}
