/** Every text of the repository's content that only a code opens: of locked items, and of terms that no free item uses. */
import { termsByReader } from '../../src/checklists/terms.ts'
import { freeItemCount } from '../../src/content/checklist-content.ts'
import { lockedInProse, lockedTexts, textFinder } from '../../src/content/locked-text.ts'
import { staticModules } from '../../src/content/static-modules.server.ts'
import { content } from './content.ts'

const every = lockedTexts(content.checklists, termsByReader(content.checklists, content.terms, freeItemCount))
const articles = content.articles.map(({ markdown }) => markdown)

/** What an article tells of a locked item; a test of its own says that this is nothing. */
export const toldByArticles = lockedInProse(articles, every)

// What our own prose says in the same few words is told wherever the prose is.
const told = new Set(textFinder(every)(JSON.stringify([articles, staticModules(content)])))
export const locked = every.filter(({ text }) => !told.has(text))

/** Answers the locked texts that a text holds. */
export const lockedIn = textFinder(locked)
