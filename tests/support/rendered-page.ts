/** Pages as the service finishes them: what a search engine gets, and a reader before any script. */
import { Window } from 'happy-dom'
import { fetchFromHandlers } from '../../src/api/handle-call.server.ts'
import type { Handlers } from '../../src/api/serve-call.server.ts'
import { calculatorHandlers } from '../../src/calculator/calculator-api.server.ts'
import { checklistHandlers } from '../../src/checklists/checklist-api.server.ts'
import { createCatalogue } from '../../src/checklists/checklists.server.ts'
import { articleHandlers } from '../../src/learning/article-api.server.ts'
import { createLibrary } from '../../src/learning/articles.server.ts'
import { createLegalPapers } from '../../src/public-files/legal-papers.server.ts'
import { publicFileHandlers } from '../../src/public-files/public-file-api.server.ts'
import { sourceAssets } from '../../src/render/assets.server.ts'
import { renderPage } from '../../src/render/render-page.server.tsx'
import { siteHandlers } from '../../src/shell/site-api.server.ts'
import type { Site } from '../../src/shell/site-calls.ts'
import { content } from './content.ts'
import { site } from './site.ts'

export const catalogue = createCatalogue(content.checklists, content)
export const library = createLibrary(content.articles, () => '2026-11-24')
const papers = createLegalPapers({ content, site, archivePath: 'no archive', checklists: [], articles: [] })
/** All that a page reads while it is rendered; none of it needs records or a code. */
const handlersOf = (shown: Site) => ({
  ...siteHandlers(shown),
  ...checklistHandlers(catalogue, async () => false),
  ...articleHandlers(library),
  ...calculatorHandlers(content.costModel),
  ...publicFileHandlers(papers),
})
const fetchOf = (shown: Site) => fetchFromHandlers(handlersOf(shown) as unknown as Handlers)
const { start } = sourceAssets('')
const assets = () => ({ start, program: [], parts: [], fonts: [], stylesheets: [], css: undefined })

type Document = Window['document']
type Element = NonNullable<ReturnType<Document['querySelector']>>

export interface OpenPage {
  status: number
  html: string
  /** The text of the one script that its policy allows. */
  script: string
  document: Document
  main: Element
}

/** A page of the business that `site` is, but for what `given` says. */
export async function openPage(path: string, given: Partial<Site> = {}): Promise<OpenPage> {
  const { status, html, script } = await renderPage(path, assets, fetchOf({ ...site, ...given }))
  const { document } = new Window({ url: site.publicUrl + path })
  document.write(html)
  const main = document.querySelector('main')
  if (!main) throw new Error(`${path} has no main part`)
  return { status, html, script, document, main }
}

/** The text of an element with single spaces. */
export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

export const all = (within: Document | Element, selector: string): Element[] => [...within.querySelectorAll(selector)]

/** What a reader calls an element: by its label, or by the element that labels it. */
export function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label')
  const labelledBy = element.getAttribute('aria-labelledby')
  return label ?? words(labelledBy === null ? undefined : element.ownerDocument.getElementById(labelledBy))
}

/** The one element with that selector and name. */
export function named(within: Document | Element, selector: string, name: string): Element {
  const found = all(within, selector).filter((element) => nameOf(element) === name)
  const [one, ...more] = found
  if (!one || more.length > 0) throw new Error(`${found.length} of ${selector} are called ${name}`)
  return one
}

export const section = (within: Document | Element, name: string): Element => named(within, 'section', name)

/** Where the links lead, in their order. */
export const targets = (within: Document | Element, selector = 'a'): (string | null)[] =>
  all(within, selector).map((link) => link.getAttribute('href'))
