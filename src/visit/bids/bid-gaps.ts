/** Bids side by side: what each has, lacks or does not say of the checks before hiring. Gaps are named, never a winner. */
import type { Forms } from '../model/forms.ts'
import type { Step } from '../model/steps.ts'

export const bidIds = ['a', 'b', 'c'] as const
export type BidId = (typeof bidIds)[number]

/** What a bid says of a check. */
export type Said = 'has' | 'lacks' | 'unsaid'

export interface Bid {
  id: BidId
  /** As it was typed; "Bid A" where nothing was. */
  name: string
  /** As it was typed, for nothing is worked out from it; empty where the bid names no price. */
  price: string
  /** By check; what was not looked at yet is missing. */
  said: ReadonlyMap<string, Said>
}

/** The checks before hiring that a bid or its contractor answers; what is measured or tried at the home is no part of a bid. */
export const checksOfBids = (steps: readonly Step[]): Step[] =>
  steps.filter(({ item, point }) => item.phase === 'before-hiring' && (point.how === 'see' || point.how === 'ask'))

/** The field of a bid: its name, its price, or what it says of a check. */
export const fieldOfBid = (id: BidId, what: string): string => `bids/${id}/${what}`

export const saidOf = (stored: string | undefined): Said | null =>
  stored === 'has' || stored === 'lacks' || stored === 'unsaid' ? stored : null

/** The first two bids, and the third once something of it is written. */
export function bidsIn(forms: Forms, checks: readonly Step[]): Bid[] {
  const bids = bidIds.map((id): Bid => {
    const field = (what: string) => forms[fieldOfBid(id, what)] ?? ''
    const said = checks.flatMap(({ point }) => {
      const one = saidOf(field(point.id))
      return one ? [[point.id, one] as const] : []
    })
    return {
      id,
      name: field('name').trim() || `Bid ${id.toUpperCase()}`,
      price: field('price').trim(),
      said: new Map(said),
    }
  })
  return bids.filter(({ id }) => id !== 'c' || Object.keys(forms).some((name) => name.startsWith(fieldOfBid('c', ''))))
}

/** What a bid lacks or does not say, in the order of the list; what was not looked at yet is no gap. */
export const gapsOf = ({ said }: Bid, checks: readonly Step[]): Step[] =>
  checks.filter(({ point }) => said.get(point.id) === 'lacks' || said.get(point.id) === 'unsaid')
