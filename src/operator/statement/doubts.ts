import { daysAfter } from '../../format/day.ts'
import { spaced } from './bank-words.ts'
import { areNear, nearDays } from './dates.ts'
import type { PayableOrder } from './payable-order.ts'
import type { RowReason, SearchedRow } from './row.ts'
import type { BookedRow } from './statement-rows.ts'

/** Why a row may not be counted automatically for the one order that it names; `undefined` when nothing speaks against it. */
export function doubtAbout(
  { row, occurrence }: SearchedRow,
  order: PayableOrder,
  wentBackHere: boolean,
): RowReason | undefined {
  if (order.status === 'cancelled') return 'cancelled'
  if (wentBackHere || order.wentBack.length > 0) return 'back-in-between'
  if (row.day < order.orderedOn) return 'before-order'
  if (speaksOfReturn(row)) return 'money-back'
  if (row.doubt) return row.doubt
  const same = [...order.earlier, ...order.known].filter(({ cents }) => cents === row.cents)
  if (same.some(({ day }) => areNear(day, row.day))) return 'counted-perhaps'
  // The day of a payment by hand is that of its recording, so it is not compared.
  if (wasByHand(order, row.cents)) return 'by-hand-perhaps'
  if (isInSumByHand(order, row)) return 'in-sum-by-hand'
  if (order.amountCents <= row.cents) return undefined
  // A second part of the same sum may be the first one, exported again.
  if (same.length > 0) return 'part-again'
  return occurrence > 1 ? 'twice-in-file' : undefined
}

/** Whether a payment of this sum was recorded by hand, before its statement was imported. */
export const wasByHand = ({ earlier }: PayableOrder, rowCents: number): boolean =>
  earlier.some(({ cents, isByHand, isUndone }) => isByHand && !isUndone && cents === rowCents)

/** Whether the row may be part of a larger sum that was recorded by hand; a row that was booked much later is not. */
const isInSumByHand = ({ earlier }: PayableOrder, row: BookedRow): boolean =>
  earlier.some(
    ({ day, cents, isByHand, isUndone }) =>
      isByHand && !isUndone && cents > row.cents && row.day <= daysAfter(day, nearDays),
  )

/** Whether the words of a row speak of a return. */
export const speaksOfReturn = ({ description }: Pick<BookedRow, 'description'>): boolean =>
  moneyBack.test(spaced(description))

const moneyBack =
  /\b(returns?|returned|rtn|rev|revers(e|ed|al)|refund(s|ed)?|charge ?back|reject(ed)?|cancell?ed|void(ed)?|nsf|insufficient|bounced|unpaid|disputed?|adjustment|r\d\d)\b/i
