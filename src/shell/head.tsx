import { briefly, titleWith } from './head-words.ts'
import { JsonLd } from './json-ld.tsx'
import { breadcrumbs, localBusiness } from './structured-data.ts'
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

/** What a page says of itself to browsers, search engines and people it is shared with. React moves it into `<head>`. */
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

/** What a page says of itself that stands in for one that is not there: it has no address, and no index may list it. */
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

/** The title, and what a shared link shows. */
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
