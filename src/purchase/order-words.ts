import plans from '../../content/plans.yml'
import type { Formats } from '../format/formats.ts'
import { whatOpens } from '../opening/opening-words.ts'
import { groupAccessCode, planOfCode } from '../orders/access-code.ts'
import type { Site } from '../shell/site-calls.ts'
import type { OrderResponse, PaymentInstructions } from './purchase-calls.ts'

interface Line {
  label: string
  value: string
  mono: boolean
  /** What a bank's form takes, where that is not the value itself. */
  copy?: string
}

/** Shown in a demonstration in place of the bank details. */
export const nothingToPay =
  'This is a demonstration: nothing is to be paid, and the code works at once. A real order shows these lines, and where to pay.'

/** What recovery words are for. */
export const keepTheWords =
  'If you lose the code, these four words and your reference get you a new one. Keep them together: this device does not save the words.'

/** Placeholders for bank details that are not configured. */
export const placeholders = {
  accountName: '[Account name]',
  bankName: '[Bank name]',
  routingNumber: '[Routing number]',
  accountNumber: '[Account number]',
  zelleRecipient: '[Zelle recipient]',
}

/** What to pay and where, line by line. With `paidCents`, what was received so far, the amount is the rest. */
export function paymentLines(
  pay: PaymentInstructions,
  { demonstration, paidCents = 0 }: { demonstration: boolean; paidCents?: number | undefined },
  formats: Formats,
): Line[] {
  const what = [
    ...amountLines(pay, paidCents, formats),
    { label: demonstration ? 'Reference' : 'Reference (required)', value: pay.reference, mono: true },
  ]
  if (demonstration) return what
  return [
    ...what,
    { label: 'Due', value: formats.weekdayInWords(pay.dueOn), mono: false },
    { label: 'Account name', value: pay.accountName, mono: false },
    { label: 'Bank name', value: pay.bankName, mono: false },
    { label: 'Routing number', value: pay.routingNumber, mono: true },
    { label: 'Account number', value: pay.accountNumber, mono: true },
    { label: 'Zelle', value: pay.zelleRecipient, mono: false },
  ]
}

function amountLines({ amount, currency }: PaymentInstructions, paidCents: number, { exactMoney }: Formats): Line[] {
  if (paidCents === 0) return [{ label: 'Amount', value: `$${amount} ${currency}`, mono: true, copy: String(amount) }]
  const leftCents = amount * 100 - paidCents
  return [
    { label: 'Price', value: `${exactMoney(amount * 100)} ${currency}`, mono: true },
    { label: 'Received so far', value: `${exactMoney(paidCents)} ${currency}`, mono: true },
    {
      label: 'Left to pay',
      value: `${exactMoney(leftCents)} ${currency}`,
      mono: true,
      copy: (leftCents / 100).toFixed(2),
    },
  ]
}

type Seller = Pick<Site, 'name' | 'publicUrl' | 'demonstration' | 'contactEmail'>

/** The order as a text file that a buyer can keep, and what its code opens at `now`. */
export function orderAsText(now: Date, order: OrderResponse, seller: Seller, formats: Formats): string {
  const { name, publicUrl, demonstration, contactEmail } = seller
  return [
    `${name}: your order`,
    '',
    `Access code: ${groupAccessCode(order.accessCode)}`,
    whatOpens(now, order, formats),
    `Use it at: ${publicUrl}/access`,
    '',
    ...(demonstration ? [nothingToPay] : []),
    ...paymentLines(order.instructions, { demonstration }, formats).map(({ label, value }) => `${label}: ${value}`),
    '',
    ...wordsLines(order, publicUrl),
    ...callLines(order, contactEmail, formats),
    'Keep this file to yourself: whoever has the code or the words can use it.',
    '',
  ].join('\n')
}

/** A code alone, as a text file. */
export const codeAsText = (accessCode: string, { name, publicUrl }: Pick<Site, 'name' | 'publicUrl'>): string =>
  [
    `${name}: your access code`,
    '',
    `Access code: ${groupAccessCode(accessCode)}`,
    `Use it at: ${publicUrl}/access`,
    '',
    'Your payment reference and your recovery words stay the same. Keep this file to yourself: whoever has the code can use it.',
    '',
  ].join('\n')

const wordsLines = ({ recoveryPhrase }: OrderResponse, publicUrl: string): string[] => {
  const help = `If you lose the code, they and the reference get you a new one at ${publicUrl}/access.`
  return [`Recovery words: ${recoveryPhrase}`, help, '']
}

function callLines({ accessCode, instructions }: OrderResponse, contactEmail: string, formats: Formats): string[] {
  const calls = callsOfCode(accessCode)
  if (calls.length === 0) return []
  return [
    'Your plan also holds, by appointment:',
    ...calls.map((call) => `- ${call}`),
    howToArrange(contactEmail, instructions.reference, formats),
    '',
  ]
}

/** The calls of the plan that an access code was sold with, each in words; empty for a plan without calls. */
export const callsOfCode = (accessCode: string): string[] =>
  plans
    .filter(({ planType }) => planType === planOfCode(accessCode))
    .flatMap(({ features }) => features)
    .flatMap(({ text, byAppointment }) => (byAppointment ? [text] : []))

/** How a time for a call is agreed on, as the terms have it. */
export const howToArrange = (contactEmail: string, reference: string | undefined, { hours }: Formats): string =>
  `Write to ${contactEmail} with your payment reference${reference === undefined ? '' : `, ${reference},`} and with times that suit you, ${hours.days}, ${hours.opens} to ${hours.closes}, Phoenix time. We agree on a date within 48 hours; Saturdays, Sundays and public holidays do not count.`
