import type { Site } from '../../src/shell/site-calls.ts'

/** A business of which nothing is configured. */
export const site: Site = {
  name: 'Home Quality Phoenix',
  area: ['Phoenix', 'New River'],
  contactEmail: '[contact e-mail]',
  ownerName: '[owner]',
  demonstration: true,
  openBeforePayment: 3,
  publicUrl: 'https://a.example',
  priceRange: '$29-$49',
}
