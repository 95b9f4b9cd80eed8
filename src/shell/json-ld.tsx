import { jsonForHtml } from '../format/html.ts'

/** Structured data for search engines: a block of data that no browser runs. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }} />
}
