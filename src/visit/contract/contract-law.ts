/** Which laws are about a contract, and what was said of their lines. */
import type { Job } from '../../content/job-fit.ts'
import type { Forms } from '../model/forms.ts'
import { type Law, type LawLine, laws } from './laws.ts'

/** Where the homeowner agreed to it. */
export type Sold = 'home' | 'elsewhere'
export const soldOf = (stored: string | undefined): Sold | null =>
  stored === 'home' || stored === 'elsewhere' ? stored : null

interface Contract {
  checklistId: string
  job: Job
  sold: Sold | null
}

/** The laws that are about this contract, as far as list, job and answer say. */
export function lawsFor({ checklistId, job, sold }: Contract): Law[] {
  const isJob = (...ids: string[]) => job.jobs.length === 0 || job.jobs.some((id) => ids.includes(id))
  const isPool = checklistId === 'pool' && isJob('new') && job.answers.home !== 'other'
  return [
    laws.contract,
    ...(isPool ? [laws.pool] : []),
    ...(isSolarAgreement({ checklistId, job }) ? [laws.solar] : []),
    ...(sold === 'home' ? [laws.home] : []),
  ]
}

/** A sale, loan or lease of what makes or stores power; a repair or another inverter is none. */
export const isSolarAgreement = ({ checklistId, job }: Pick<Contract, 'checklistId' | 'job'>): boolean =>
  checklistId === 'solar' &&
  (job.jobs.length === 0 || ['new-system', 'more-panels', 'add-battery'].some((id) => job.jobs.includes(id)))

/** What is said of a line, held against the paper. */
export type Found = 'there' | 'missing' | 'unsure'
export const foundOf = (stored: string | undefined): Found | null =>
  stored === 'there' || stored === 'missing' || stored === 'unsure' ? stored : null
export const fieldOfLine = (law: Pick<Law, 'id'>, line: Pick<LawLine, 'id'>): string => `contract/${law.id}-${line.id}`

/** The lines of which this was said, in order. */
export const linesFound = (laws: readonly Law[], forms: Forms, found: Found): LawLine[] =>
  laws.flatMap((one) => one.lines.filter((line) => foundOf(forms[fieldOfLine(one, line)]) === found))
