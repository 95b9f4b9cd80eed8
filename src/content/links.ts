import { paths } from './paths.ts'

/** Where the articles and the legal texts may lead: to our own pages and to the official sites they rest on, never to nowhere. */

/** Pages that a text may link to; `/checklist/...` and `/education` have rules of their own. */
const pages: readonly string[] = Object.values(paths)

/** Hosts of public bodies; their subdomains count too. */
const officialHosts = [
  'roc.az.gov',
  'azleg.gov',
  'azwater.gov',
  'maricopa.gov',
  'phoenix.gov',
  'cpsc.gov',
  'energy.gov',
  'epa.gov',
  'arizona811.com',
  'ahridirectory.org',
]

export interface TextLink {
  target: string
  /** Counts from 1. */
  line: number
}

/** What the links may name: the item ids of each checklist, and the article ids. */
export interface LinkTargets {
  items: ReadonlyMap<string, ReadonlySet<string>>
  articles: ReadonlySet<string>
}

/** Every link of a Markdown text: [words](target), <target>, [name]: target, and bare addresses. Code is left out. */
export function linksIn(markdown: string): TextLink[] {
  return markdown.split('\n').flatMap((text, index) => {
    const line = index + 1
    const prose = text.replace(/`[^`]*`/g, '')
    const bracketed = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)|^\s*\[[^\]]+\]:\s*<?([^\s>]+)/g)]
    const bare = prose.replace(/\]\([^)]*\)/g, ']').matchAll(/\b(?:[a-z][a-z0-9+.-]*:\/\/|mailto:|www\.)[^\s<>"”’)]+/gi)
    return [
      ...bracketed.map(([, inline, defined]) => ({ target: inline ?? defined ?? '', line })),
      ...[...bare].map(([target]) => ({ target, line })),
    ]
  })
}

/** Why a link leads nowhere, or where we do not send people; `undefined` when it is good. */
export function linkFault(target: string, { items, articles }: LinkTargets): string | undefined {
  if (!target.startsWith('/') || target.startsWith('//')) return outsideFault(target)
  const { pathname, searchParams, hash } = new URL(target, 'https://ours.invalid')
  const checklist = /^\/(?:checklist|contract-rider)\/(.+)$/.exec(pathname)?.[1]
  if (checklist !== undefined) {
    const known = items.get(checklist)
    if (!known) return `leads to the unknown checklist "${checklist}"`
    const item = hash.slice(1)
    return item === '' || known.has(item)
      ? undefined
      : `leads to the unknown item "${item}" of the checklist "${checklist}"`
  }
  if (!pages.includes(pathname)) return `leads to the unknown page ${pathname}`
  const article = searchParams.get('article')
  if (pathname === paths.education && article !== null && !articles.has(article))
    return `leads to the unknown article "${article}"`
  return undefined
}

function outsideFault(target: string): string | undefined {
  if (!URL.canParse(target)) return `"${target}" is neither a path of ours nor a full https address`
  const { protocol, hostname } = new URL(target)
  if (protocol !== 'https:') return `"${target}" must be https`
  return officialHosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
    ? undefined
    : `leads to ${hostname}, which is not on the list of official sites`
}
