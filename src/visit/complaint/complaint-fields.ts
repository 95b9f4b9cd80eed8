/** The fields of the complaint folder; those of another page are written there or here, whichever comes first. */
import { paymentFields } from '../payment/payment-fields.ts'

export const complaintFields = {
  owner: paymentFields.owner,
  ownerAddress: 'complaint/owner-address',
  ownerContact: 'complaint/owner-contact',
  contractorAddress: 'complaint/contractor-address',
  signed: 'contract/signed',
  /** Of the contract, and what was paid of it: sums as typed. */
  price: 'complaint/price',
  paid: 'complaint/paid',
  begun: 'complaint/begun',
  finished: 'dates/finished',
  /** What the homeowner wants done. */
  asks: 'complaint/asks',
  /** How and when the letter went out. */
  letterSent: 'complaint/letter-sent',
} as const
