import type { OrderAnswer } from '../contract.ts'
import { groupAccessCode } from './access-code.ts'

/** What a buyer must keep, label by label, in the order in which it is needed. */
export function orderDetails(order: OrderAnswer): { label: string; value: string; mono: boolean }[] {
  const { instructions: pay } = order
  return [
    { label: 'Amount', value: `$${pay.amount} ${pay.currency}`, mono: true },
    { label: 'Reference (required)', value: pay.reference, mono: true },
    { label: 'Account name', value: pay.accountName, mono: false },
    { label: 'Bank name', value: pay.bankName, mono: false },
    { label: 'Routing number', value: pay.routingNumber, mono: true },
    { label: 'Account number', value: pay.accountNumber, mono: true },
    { label: 'Zelle', value: pay.zelleRecipient, mono: false },
  ]
}

/** The order as a text file that a buyer can keep. */
export function orderAsText(order: OrderAnswer, siteName: string, accessAddress: string): string {
  const lines = orderDetails(order).map(({ label, value }) => `${label}: ${value}`)
  return [
    `${siteName}: your order`,
    '',
    `Access code: ${groupAccessCode(order.accessCode)}`,
    order.status === 'active' ? 'The code is open.' : 'The code opens when your payment is confirmed.',
    `Use it at: ${accessAddress}`,
    '',
    ...lines,
    '',
    'Keep this file to yourself: whoever has the code can use it.',
    '',
  ].join('\n')
}
