import { paths } from '../content/paths.ts'
import type { Site } from './site-calls.ts'

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
  itemListElement: [{ name: site.name, path: paths.home }, ...places].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.publicUrl + path,
  })),
})
