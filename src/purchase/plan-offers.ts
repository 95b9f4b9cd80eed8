import type { Plan } from '../content/content-schema.ts'
import type { Site } from '../shell/site-calls.ts'

/** The plans with their prices, as the products that they are. */
export const planOffers = (site: Site, plans: Plan[]): object[] =>
  plans.map((plan) => ({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${site.name}: ${plan.name} plan`,
    description: plan.summary,
    image: `${site.publicUrl}/og-image.jpg`,
    offers: {
      '@type': 'Offer',
      price: plan.priceDollars,
      priceCurrency: plan.currency,
      availability: 'https://schema.org/InStock',
      url: `${site.publicUrl}/purchase`,
    },
  }))
