import { equipmentTradeIds } from '../content/equipment/equipment-trade-ids.ts'
import {
  articlePath,
  checklistPath,
  contractRiderPath,
  equipmentTradePath,
  paths,
  visitPath,
} from '../content/paths.ts'
import { pathOf } from '../http/url-path.ts'
import { articleIn } from '../learning/article-address.ts'

/** One address for each kind of "not found" page; every such URL gets the page rendered for it. No id is a dash. */
const nothingAt = { page: '/-', checklist: '/checklist/-', article: articlePath('-') }

/** Whether this is the key of a "not found" page. */
export const saysNotFound = (key: string): boolean => Object.values(nothingAt).includes(key)

/**
 * Returns a function from any URL to the key of its page, one of a closed set. Another spelling of an address, by dot
 * segments, backslashes or escapes, is "not found". `patterns` are the paths of all routes. Throws for a pattern whose
 * pages are not known.
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

/** The address of the page that a URL typed in capitals means; `undefined` when there is none. */
export function inLowerCase(url: string, keyOf: (url: string) => string): string | undefined {
  const search = searchOf(url)
  const meant = pathOf(url).toLowerCase() + (search.size > 0 ? `?${search}` : '')
  return saysNotFound(keyOf(meant)) ? undefined : meant
}

function pathsOf(pattern: string, checklists: readonly string[]): string[] {
  if (pattern === paths.checklist) return checklists.map(checklistPath)
  if (pattern === paths.visit) return checklists.map(visitPath)
  if (pattern === paths.contractRider) return checklists.map(contractRiderPath)
  if (pattern === paths.equipmentTrade) return equipmentTradeIds.map(equipmentTradePath)
  if (pattern.includes(':')) throw new Error(`nothing says which pages there are at ${pattern}`)
  return [pattern]
}

function searchOf(url: string): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start).replace(/#.*$/s, ''))
}
