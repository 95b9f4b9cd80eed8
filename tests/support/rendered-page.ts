/** The pages as the service finishes them, read without a browser: what a search engine and a phone without script get. */
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
import { renderPage } from '../../src/render/render-page.server.tsx'
import { siteHandlers } from '../../src/shell/site-api.server.ts'
import { content } from './content.ts'
import { site } from './site.ts'

const catalogue = createCatalogue(content.checklists, content.sources, content.boxes)
const library = createLibrary(content.articles, () => '2026-11-24')
const papers = createLegalPapers({ content, site, archivePath: 'no archive', checklists: [], articles: [] })
/** What pages read while they are rendered; nothing that needs records. */
const handlers = {
  ...siteHandlers(site),
  ...checklistHandlers(catalogue, async () => false),
  ...articleHandlers(library),
  ...calculatorHandlers(content.costModel),
  ...publicFileHandlers(papers),
}
const fetch = fetchFromHandlers(handlers as unknown as Handlers)
const assets = () => ({ start: '/start.js', program: [], parts: [], fonts: [], stylesheets: [], css: undefined })

export async function openPage(path: string) {
  const { status, html } = await renderPage(path, assets, fetch)
  const { document } = new Window({ url: site.publicUrl + path })
  document.write(html)
  return { status, html, document }
}
