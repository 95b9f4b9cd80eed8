import { useSite } from './site-queries.tsx'

interface HeadProps {
  /** Without the name of the site, which is added. */
  title: string
  description: string
  /** Starts with a slash; the canonical address is made from it. */
  path: string
  /** For pages that only make sense to the person who is on them. */
  hidden?: boolean
}

/** What a page says of itself to browsers, search engines and people it is shared with. React moves it into `<head>`. */
export function Head({ title, description, path, hidden = false }: HeadProps) {
  const site = useSite()
  const full = path === '/' ? `${site.name}: ${title}` : `${title} | ${site.name}`
  const address = site.publicUrl + path
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary" />
    </>
  )
}
