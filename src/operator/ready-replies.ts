import type { Day } from '../format/phoenix-time.ts'
import { groupAccessCode } from '../orders/access-code.ts'
import { amountDue, isOpenUnpaid, type Order, statusOn } from '../orders/order.ts'
import { dayInWords, exactMoney, phoenixMinute } from './operator-formats.ts'

/** An answer to a buyer who has written: no address of a buyer is kept, so it is copied into the answer by hand. */
export interface ReadyReply {
  title: string
  text: string
}

interface ReplyInputs {
  now: Date
  today: Day
  publicUrl: string
  siteName: string
}

/**
 * The answers that fit an order as it stands, the likeliest first; none for an order of a demonstration. Each is of this
 * order's reference, sums and days, and holds no code.
 */
export function readyReplies(order: Order, { now, today, publicUrl, siteName }: ReplyInputs): ReadyReply[] {
  if (order.payments === 'demo') return []
  const signed = ({ title, text }: ReadyReply) => ({ title, text: `${text}\n\n${siteName}` })
  const lost = {
    title: 'How to replace a lost code',
    text: `You can get a new code for order ${order.reference} yourself: open ${publicUrl}/access and enter the reference and your four recovery words. The old code stops at once. If you do not have the words, tell us, and we make you a new code.`,
  }
  const status = statusOn(order, today)
  const fitting = repliesOf[status](order, { now, publicUrl })
  return (
    status === 'paid' || status === 'awaiting-payment' || status === 'part-paid' ? [...fitting, lost] : fitting
  ).map(signed)
}

type Replies = (order: Order, at: Pick<ReplyInputs, 'now' | 'publicUrl'>) => ReadyReply[]

const repliesOf: Record<Order['status'], Replies> = {
  'awaiting-payment': (order, { now }) => [
    {
      title: 'Your payment has not come yet',
      text: `We have your order ${order.reference}, and no payment for it yet. ${exactMoney(amountDue(order))} is due on ${dayInWords(order.dueOn)}. Please put ${order.reference} into the transfer: it is how we know that the money is yours.${openSentence(order, now)} We confirm payments on business days.`,
    },
  ],
  'part-paid': (order, { now }) => [
    {
      title: `${exactMoney(amountDue(order))} is missing`,
      text: `${exactMoney(order.paidCents)} came for your order ${order.reference}. The price is ${exactMoney(order.amountCents)}, so ${exactMoney(amountDue(order))} is missing. Please send it with the same reference, ${order.reference}, by ${dayInWords(order.closesOn)}.${openSentence(order, now)}`,
    },
  ],
  paid: (order, { publicUrl }) => [
    {
      title: 'Your code is open',
      text: `Your payment for order ${order.reference} has come, and your code is open. It is valid until ${dayInWords(order.validUntil)}. Use it at ${publicUrl}/access.`,
    },
    ...(order.paidCents > order.amountCents
      ? [
          {
            title: `${exactMoney(order.paidCents - order.amountCents)} too much came`,
            text: `${exactMoney(order.paidCents)} came for your order ${order.reference}, and its price is ${exactMoney(order.amountCents)}. We send ${exactMoney(order.paidCents - order.amountCents)} back to the account that it came from. Your code is open.`,
          },
        ]
      : []),
  ],
  expired: (order) => [
    {
      title: 'Your order has closed',
      text: `Your order ${order.reference} closed on ${dayInWords(order.closesOn)}. ${
        order.paidCents > 0
          ? `${exactMoney(order.paidCents)} of ${exactMoney(order.amountCents)} had come. Tell us what you would rather have: send the missing ${exactMoney(amountDue(order))}, and your code opens, or get your money back.`
          : `No payment had come. If you have sent ${exactMoney(order.amountCents)} since, your code opens once we have seen it. Otherwise nothing is owed, and you can order again at any time.`
      }`,
    },
  ],
  cancelled: (order) => [
    {
      title: 'Your order is canceled',
      text: `Your order ${order.reference} is canceled. Please do not pay it any more.${order.paidCents > 0 ? ` We send back the ${exactMoney(order.paidCents)} that came.` : ''}`,
    },
  ],
  refunded: (order) => [
    {
      title: 'Your money was sent back',
      text: `The money for your order ${order.reference} was sent back to the account that it came from. Its code opens nothing any more. Your bank may take some days to show it.`,
    },
  ],
}

/** What an unpaid order opens already, if it does. */
const openSentence = (order: Order, now: Date): string =>
  order.openUntil !== null && isOpenUnpaid(order, now)
    ? ` Until ${phoenixMinute(new Date(order.openUntil))}, Phoenix time, your code opens one project.`
    : ''

/** The answer with a new code, for the one page that shows it. */
export const newCodeReply = (
  { reference }: Pick<Order, 'reference'>,
  code: string,
  phrase: string | undefined,
  { publicUrl, siteName }: Pick<ReplyInputs, 'publicUrl' | 'siteName'>,
): ReadyReply => ({
  title: 'Your new code',
  text: `Your new code for order ${reference} is ${groupAccessCode(code)}. The one before opens nothing any more. Use it at ${publicUrl}/access.${
    phrase === undefined
      ? ''
      : ` Your new recovery words are: ${phrase}. With them and the reference you get a new code if you lose this one.`
  } Keep them to yourself: whoever has the code can use it.\n\n${siteName}`,
})
