import type { Plan, Site } from '../api/contract.ts'
import type { Checklist, Item } from '../checklists/checklist.ts'

/** The business in the words of schema.org; only what is true: no address, telephone or rating is known, so none is said. */
export const localBusiness = (site: Site): object => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  name: site.name,
  url: site.publicUrl,
  image: `${site.publicUrl}/og-image.jpg`,
  areaServed: site.area.map((name) => ({ '@type': 'Place', name: `${name}, Arizona` })),
  priceRange: site.priceRange,
  openingHours: 'Mo-Fr 09:00-17:00',
  // Unset, the address is a placeholder in brackets.
  ...(site.contactEmail.includes('@') ? { email: site.contactEmail } : {}),
})

/** The way from the front page to this one, the last place being the page itself. */
export const breadcrumbs = (site: Site, places: { name: string; path: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: site.name, path: '/' }, ...places].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.publicUrl + path,
  })),
})

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

/** A checklist as instructions; its steps are the items that anybody can read, never a locked one. */
export const checklistSteps = (site: Site, checklist: Checklist, freeItems: Item[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'HowTo',
  name: checklist.title,
  description: checklist.description,
  totalTime: `PT${checklist.estimatedTime}M`,
  step: freeItems.map((item) => ({
    '@type': 'HowToStep',
    name: item.title,
    text: item.description,
    url: `${site.publicUrl}/checklist/${checklist.id}#${item.id}`,
  })),
})
