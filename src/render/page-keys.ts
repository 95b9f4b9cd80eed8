import { articleIn, articlePath, educationPath } from '../learning/article-address.ts'

/**
 * An address where nothing is, for each thing that can be missing; every other address that misses the same shows the
 * page that is drawn for this one. No id is a dash.
 */
const nothingAt = { page: '/-', checklist: '/checklist/-', article: articlePath('-') }

/** Whether the page under this key says that something is not there. */
export const saysNotFound = (key: string): boolean => Object.values(nothingAt).includes(key)

/**
 * Knows every address that has a page, and so which page any URL shows without drawing it. What it answers is one of a
 * closed set, whatever strangers ask for: a second spelling of an address, by dot segments, backslashes or escapes, is
 * an address without a page. `patterns` are the paths of the route table.
 */
export function createPageKeys(
  patterns: readonly string[],
  { checklists, articles }: { checklists: readonly string[]; articles: readonly string[] },
): (url: string) => string {
  const paths = new Set(patterns.flatMap((pattern) => pathsOf(pattern, checklists)))
  const articlePaths = new Set(articles.map(articlePath))

  return (url) => {
    const path = pathOf(url)
    const article = path === educationPath ? articleIn(searchOf(url)) : undefined
    if (article !== undefined) return articlePaths.has(articlePath(article)) ? articlePath(article) : nothingAt.article
    if (paths.has(path)) return path
    return /^\/checklist\/[\w-]+$/.test(path) ? nothingAt.checklist : nothingAt.page
  }
}

function pathsOf(pattern: string, checklists: readonly string[]): string[] {
  if (pattern === '*') return []
  if (pattern === '/checklist/:id') return checklists.map((id) => `/checklist/${id}`)
  if (pattern.includes(':')) throw new Error(`nothing says which pages there are at ${pattern}`)
  return [pattern]
}

/** The path of a URL: without a slash at its end, and without anything that a stranger appended. */
export function pathOf(url: string): string {
  const mark = url.search(/[?#]/)
  let end = mark < 0 ? url.length : mark
  // Character by character: an expression that looks for the last slashes takes a tenth of a second over 8000 of them.
  while (end > 1 && url[end - 1] === '/') end--
  return url.slice(0, end)
}

function searchOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start).replace(/#.*$/s, ''))
}
