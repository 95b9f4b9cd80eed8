/** The fields of the complaint folder; those of another page are written there or here, whichever comes first. */
import { paymentFields } from '../payment/payment-fields.ts'

export const complaintFields = {
  owner: paymentFields.owner,
  ownerAddress: 'complaint/owner-address',
  ownerContact: 'complaint/owner-contact',
  contractorAddress: 'complaint/contractor-address',
  signed: 'contract/signed',
  begun: 'complaint/begun',
  finished: 'dates/finished',
  /** How and when the letter went out. */
  letterSent: 'complaint/letter-sent',
} as const
