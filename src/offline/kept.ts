/**
 * What the service worker caches, and under which address. Never what an access code opens: requests with a code,
 * requests that are no GET, and whatever is not named here go past the worker.
 */
import { paths, visitPath } from '../content/paths.ts'
import { isForApi } from '../http/api-paths.ts'
import { articleIn } from '../learning/article-address.ts'

/** One file of the program; a name that holds a digest of its file needs no revision. */
export interface ProgramFile {
  url: string
  revision: string | null
}

/** What of a request decides who answers it. */
export interface RequestFacts {
  method: string
  /** As `Request.mode`. */
  mode: string
  url: URL
  showsCode: boolean
}

/** Whether this is a page that somebody opens: kept ones are shown where there is no signal. */
export const isPageOpened = ({ method, mode, url: { pathname } }: RequestFacts): boolean =>
  method === 'GET' && mode === 'navigate' && !isForApi(pathname)

/** Whether this is a public answer of the API that is kept. */
export const isKeptCall = ({ method, url: { pathname }, showsCode }: RequestFacts): boolean =>
  method === 'GET' &&
  !showsCode &&
  Object.values(keptCalls).some((path) => new RegExp(`^${path.replace('{id}', '[\\w-]+')}$`).test(pathname))

/** The public calls, by the names that pages give them, with their paths. */
export const keptCalls = {
  getSite: '/api/site',
  listChecklists: '/api/checklists',
  getChecklist: '/api/checklists/{id}',
  listChecklistItems: '/api/checklist-items/{id}',
  listArticles: '/api/articles',
  getArticle: '/api/articles/{id}',
  listLegalFiles: '/api/legal-files',
  getArchive: '/api/archive',
  search: '/api/search',
}

/** The address under which a page is kept: the rest of an address changes nothing in what the server sends. */
export function pageAddress({ pathname, searchParams }: URL): string {
  const article = pathname === paths.education ? articleIn(searchParams) : undefined
  return article === undefined ? pathname : `${pathname}?article=${encodeURIComponent(article)}`
}

/** Pages that are kept from the first visit on, whichever page it was. */
export const alwaysKept: readonly string[] = [
  paths.home,
  paths.checklists,
  paths.calculator,
  paths.access,
  paths.myVisits,
  paths.privacy,
  paths.terms,
]

/**
 * Whether the service has no page of its own here: it is gone or elsewhere, or it is a file, such as a picture that is
 * shown in a tab of its own.
 */
export const holdsNoPage = ({ status, redirected, headers }: Response): boolean =>
  status === 404 || status === 410 || redirected || (status === 200 && !isHtml(headers))

const isHtml = (headers: Headers): boolean => (headers.get('content-type') ?? '').startsWith('text/html')

/** The page and those that are cached with it: a checklist comes with its visit. */
export function keptTogether(address: string): string[] {
  const [, id] = /^\/checklist\/([\w-]+)$/.exec(address) ?? []
  return id === undefined ? [address] : [address, visitPath(id)]
}

interface KeptAnswer {
  /** The address of the call. */
  url: string
  body: unknown
}

/** What a page was made from, as answers of the calls that a browser would make for it. */
export function answersIn(html: string): KeptAnswer[] {
  const json = /<script id="state" type="application\/json">(.*?)<\/script>/s.exec(html)?.[1]
  const { data = [] } = json === undefined ? {} : (JSON.parse(json) as { data?: [[string, Input?], unknown][] })
  return data.flatMap(([[name, input], body]) => {
    const path = Object.entries(keptCalls).find(([call]) => call === name)?.[1]
    return path === undefined ? [] : [{ url: addressOf(path, input), body }]
  })
}

interface Input {
  params?: Record<string, string>
  query?: Record<string, string | undefined>
}

function addressOf(path: string, { params = {}, query = {} }: Input = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** The files of the program that a page starts with, as its HTML names them; none in what is no page of ours. */
export const programOf = (html: string): string[] => /<script data-program="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? []

/** Whether a page that starts with `program` belongs to the version with these files. */
export function isOfVersion(program: readonly string[], files: readonly ProgramFile[]): boolean {
  const urls = new Set(files.map(({ url }) => url))
  return program.length > 0 && program.every((url) => urls.has(url))
}

/** A name of the version: its first module names, by digests, every other. */
export const versionOf = (files: readonly ProgramFile[]): string =>
  files.map(({ url }) => url).find((url) => url.startsWith('/assets/entry-client')) ?? 'none'

/** The title of a page without the name of the site after it. */
export function titleOf(html: string): string | undefined {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1]
  return title
    ?.split(' | ')[0]
    ?.replace(/&#x27;|&#39;/g, '’')
    .replaceAll('&amp;', '&')
}
