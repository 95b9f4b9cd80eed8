/** How orders open before their payment is confirmed. */
export interface OpeningSettings {
  /** Business days for which an order is open before its payment; 0 for none. */
  businessDays: number
  /** Orders of one network that may open before their payment within 30 days; those that were paid do not count. */
  perNetwork: number
  /** Orders that may be open before their payment at one time. */
  atOnce: number
}

/** Days for which an opening counts against its network, after the day of the order. */
export const daysCounted = 30

/** A wish to open a new order before its payment. */
export interface Opening {
  /** The instant until which it would be open. */
  until: string
  /** Fingerprint of the network that it came from. */
  network: string
  bounds: Pick<OpeningSettings, 'perNetwork' | 'atOnce'>
  /** The mark under which the network of an order is counted, from the order's id. */
  markOf: (orderId: string) => string
}
