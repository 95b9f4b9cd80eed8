/**
 * Papers that are signed or taken too early, each with what must be there first. Source: the solar and remodeling checklists, the
 * article on lien waivers (A.R.S. 33-1008) and that on what a contract says (A.R.S. 32-1158).
 */

interface PaperToSign {
  /** Part of the name of its fields. */
  id: string
  title: string
  why: string
  /** All of these stand before it is signed or taken. */
  first: readonly { id: string; text: string }[]
}

export const papersToSign: readonly PaperToSign[] = [
  {
    id: 'completion',
    title: 'A completion certificate for the lender',
    why: 'With it the lender may pay the contractor and start your loan, whatever is still open.',
    first: [
      { id: 'work', text: 'The work is done as the contract says, and no stop-work check is a problem.' },
      { id: 'final', text: 'The city’s final inspection has passed, where the job needed a permit.' },
      { id: 'utility', text: 'For solar: the utility’s written permission to operate is here.' },
      { id: 'true', text: 'Every sentence above your name is true today, and no line is blank.' },
    ],
  },
  {
    id: 'waiver',
    title: 'A lien waiver that you get with a payment',
    why: 'The contractor signs it, not you. It protects you only if it follows Arizona’s form and is for the sum that you paid.',
    first: [
      {
        id: 'form',
        text: 'It follows one of the four forms of A.R.S. 33-1008 and bears the signature of the one who was paid.',
      },
      { id: 'sum', text: 'Its sum is this payment, and it covers the work up to today’s stage.' },
      {
        id: 'conditional',
        text: 'Until the payment has cleared it is the conditional form; the unconditional one is for after. Keep the proof that it cleared.',
      },
      { id: 'subs', text: 'Subcontractors and suppliers who sent you a notice have signed theirs.' },
    ],
  },
  {
    id: 'change-order',
    title: 'A change order for work that is done already',
    why: 'An extra is agreed before the work. Signed afterwards, it admits a price that nobody had named.',
    first: [
      { id: 'asked', text: 'You asked for this extra, or were told of it before it was done.' },
      { id: 'price', text: 'It says what is added, what is left out, and one price with tax.' },
      { id: 'date', text: 'It carries the day of today, not an earlier one.' },
      { id: 'days', text: 'It says how many days it adds, or that it adds none.' },
    ],
  },
]
