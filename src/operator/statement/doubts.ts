import { daysAfter } from '../../format/day.ts'
import { spaced } from './bank-words.ts'
import { areNear, nearDays } from './dates.ts'
import type { PayableOrder } from './payable-order.ts'
import type { RowReason, SearchedRow } from './row.ts'
import type { BookedRow } from './statement-rows.ts'

/** What speaks against counting a row for the one order that it names; `undefined` when nothing does. */
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
  // By hand it has the day on which somebody wrote it down.
  if (wasByHand(order, row.cents)) return 'by-hand-perhaps'
  if (isInSumByHand(order, row)) return 'in-sum-by-hand'
  if (order.amountCents <= row.cents) return undefined
  // Of a part nobody knows whether the other half came or the same one is shown again, however late.
  if (same.length > 0) return 'part-again'
  return occurrence > 1 ? 'twice-in-file' : undefined
}

/** Somebody saw the money and confirmed the order before the statement came. */
export const wasByHand = ({ earlier }: PayableOrder, rowCents: number): boolean =>
  earlier.some(({ cents, isByHand, isUndone }) => isByHand && !isUndone && cents === rowCents)

/** Several transfers were perhaps written down as one sum; what comes later than they can have been booked was not. */
const isInSumByHand = ({ earlier }: PayableOrder, row: BookedRow): boolean =>
  earlier.some(
    ({ day, cents, isByHand, isUndone }) =>
      isByHand && !isUndone && cents > row.cents && row.day <= daysAfter(day, nearDays),
  )

/** Its words say that money goes back. */
export const speaksOfReturn = ({ description }: Pick<BookedRow, 'description'>): boolean =>
  moneyBack.test(spaced(description))

const moneyBack =
  /\b(returns?|returned|rtn|rev|revers(e|ed|al)|refund(s|ed)?|charge ?back|reject(ed)?|cancell?ed|void(ed)?|nsf|insufficient|bounced|unpaid|disputed?|adjustment|r\d\d)\b/i
