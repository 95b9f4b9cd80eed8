/** What the page of one's own checks says. */
import { longestOwnName, mostOwnChecks, type NotAdded } from '../model/own-checks.ts'

export const ownIntro =
  'What the list does not have: a brand that was promised, a scratch on the door, a sentence of the bid. It gets the same answers, photos and report, and does not count among the checks of the list.'

export const ownLimits = `Up to ${mostOwnChecks} checks, each name up to ${longestOwnName} characters.`

export const addAll = (lines: number): string => (lines > 1 ? `Add ${lines} checks, one of each line` : 'Add the check')

export const addedOwn = (count: number): string => (count === 1 ? 'The check is added.' : `${count} checks are added.`)

/** Nothing was added; what was typed stays. */
export const notAddedOwn = (why: NotAdded): string =>
  'tooLong' in why
    ? `This is longer than ${longestOwnName} characters, so nothing was added: “${why.tooLong.slice(0, 40)}…”. Shorten it, or break it into lines.`
    : `${mostOwnChecks} checks of your own fit in a visit, so nothing was added. Remove some first.`
