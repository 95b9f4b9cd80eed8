import { paths } from '../content/paths.ts'
import { JsonLd } from './json-ld.tsx'
import type { Site } from './site-calls.ts'
import { useSite } from './use-site.ts'

interface HeadProps {
  /** Without the name of the site, which is added. */
  title: string
  /** Of a long one, the sentences that fit are shown. */
  description: string
  /** Starts with a slash; the canonical address is made from it. */
  path: string
  /** The page that this one belongs to, when that is not the front page. */
  within?: { name: string; path: string }
  /** What a shared link shows, 1200 × 630, when the page has a picture of its own. */
  image?: { path: string; alt: string }
}

/** The metadata of a page for browsers, search engines and shared links. React moves it into `<head>`. */
export function Head({ title, description, path, within, image }: HeadProps) {
  const site = useSite()
  const full = path === '/' ? `${site.name}: ${title}` : titleWith(title, site.name)
  const address = site.publicUrl + path
  return (
    <>
      <SharedTags title={full} description={description} image={image} />
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <JsonLd data={localBusiness(site)} />
      {path !== '/' && <JsonLd data={breadcrumbs(site, [...(within ? [within] : []), { name: title, path }])} />}
    </>
  )
}

/** The metadata of a page for a missing address: no canonical address, and not to be indexed. */
export function NotFoundHead({ title, description }: { title: string; description: string }) {
  const site = useSite()
  return (
    <>
      <SharedTags title={titleWith(title, site.name)} description={description} image={undefined} />
      <meta name="robots" content="noindex" />
      <JsonLd data={localBusiness(site)} />
    </>
  )
}

/** The title and the tags for shared links. */
function SharedTags({ title, description, image }: { title: string; description: string; image: HeadProps['image'] }) {
  const site = useSite()
  const brief = briefly(description)
  const shown = image ?? { path: '/og-image.jpg', alt: `${site.name}, above desert ridges and a copper sun` }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={brief} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={brief} />
      <meta property="og:image" content={site.publicUrl + shown.path} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shown.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Search engines cut off longer ones. */
export const longestTitle = 65
export const longestDescription = 160

/** The title of a page with the name of the site; of a long title the name is left out. */
export function titleWith(title: string, siteName: string): string {
  const full = `${title} | ${siteName}`
  return full.length <= longestTitle ? full : title
}

/** As many whole sentences as fit; if not even the first fits, its beginning with an ellipsis. */
export function briefly(description: string): string {
  const sentences = description.match(/.+?(?:[.!?](?=\s|$)|$)\s*/gs) ?? []
  let brief = ''
  for (const sentence of sentences) {
    if ((brief + sentence).trimEnd().length > longestDescription) break
    brief += sentence
  }
  if (brief !== '') return brief.trimEnd()
  const cut = description.slice(0, longestDescription - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:]$/, '')}…`
}

/** The business as a schema.org `LocalBusiness`, without the fields that nobody has configured. */
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

/** The breadcrumbs from the front page to this one as schema.org data; the last place is the page itself. */
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
