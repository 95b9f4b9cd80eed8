import { articlePath, checklistPath, contractRiderPath, paths, visitPath } from '../content/paths.ts'
import { pathOf } from '../http/url-path.ts'
import { articleIn } from '../learning/article-address.ts'

/**
 * An address where nothing is, for each thing that can be missing; every other address that misses the same shows the
 * page that is rendered for this one. No id is a dash.
 */
const nothingAt = { page: '/-', checklist: '/checklist/-', article: articlePath('-') }

/** Whether the page under this key says that something is not there. */
export const saysNotFound = (key: string): boolean => Object.values(nothingAt).includes(key)

/**
 * Knows every address that has a page, and so which page any URL shows without rendering it. What it answers is one of a
 * closed set, whatever strangers ask for: a second spelling of an address, by dot segments, backslashes or escapes, is
 * an address without a page. `patterns` are the paths of all routes.
 */
export function createPageKeys(
  patterns: readonly string[],
  { checklists, articles }: { checklists: readonly string[]; articles: readonly string[] },
): (url: string) => string {
  const known = new Set(patterns.flatMap((pattern) => pathsOf(pattern, checklists)))
  const articlePaths = new Set(articles.map(articlePath))

  return (url) => {
    const path = pathOf(url)
    const article = path === paths.education ? articleIn(searchOf(url)) : undefined
    if (article !== undefined) return articlePaths.has(articlePath(article)) ? articlePath(article) : nothingAt.article
    if (known.has(path)) return path
    return /^\/checklist\/[\w-]+(\/visit)?$/.test(path) ? nothingAt.checklist : nothingAt.page
  }
}

/** The address that a URL means which was typed in capitals, where that has a page; nothing for any other URL. */
export function inLowerCase(url: string, keyOf: (url: string) => string): string | undefined {
  const search = searchOf(url)
  const meant = pathOf(url).toLowerCase() + (search.size > 0 ? `?${search}` : '')
  return saysNotFound(keyOf(meant)) ? undefined : meant
}

function pathsOf(pattern: string, checklists: readonly string[]): string[] {
  if (pattern === paths.checklist) return checklists.map(checklistPath)
  if (pattern === paths.visit) return checklists.map(visitPath)
  if (pattern === paths.contractRider) return checklists.map(contractRiderPath)
  if (pattern.includes(':')) throw new Error(`nothing says which pages there are at ${pattern}`)
  return [pattern]
}

function searchOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start).replace(/#.*$/s, ''))
}
