/** Which laws are about a contract, and what was said of their lines. */
import type { Job } from '../../content/job-fit.ts'
import type { Forms } from '../model/forms.ts'
import type { Sale } from './last-day-to-cancel.ts'
import { type Law, type LawLine, laws } from './laws.ts'

/** Where the homeowner agreed to it. */
export type Sold = 'home' | 'elsewhere'
export const soldOf = (stored: string | undefined): Sold | null =>
  stored === 'home' || stored === 'elsewhere' ? stored : null

interface Contract {
  checklistId: string
  job: Job
  sold: Sold | null
  /** It repairs storm damage, as the homeowner says. */
  isStorm: boolean
}

/** The laws that are about this contract, as far as list, job and answer say. */
export function lawsFor(contract: Contract): Law[] {
  const { checklistId, job } = contract
  const isJob = (...ids: string[]) => job.jobs.length === 0 || job.jobs.some((id) => ids.includes(id))
  const isPool = checklistId === 'pool' && isJob('new') && job.answers.home !== 'other'
  return [laws.contract, ...(isPool ? [laws.pool] : []), ...salesIn(contract).map((sale) => laws[sale])]
}

/** The kinds of sale that this contract may be, each of which can be canceled. */
export function salesIn({ checklistId, job, sold, isStorm }: Contract): Sale[] {
  const isSale: Record<Sale, boolean> = {
    solar: isSolarAgreement({ checklistId, job }),
    storm: isStorm,
    home: sold === 'home',
  }
  return (Object.keys(isSale) as Sale[]).filter((sale) => isSale[sale])
}

/** A sale, loan or lease of what makes or stores power; a repair or another inverter is none. */
const isSolarAgreement = ({ checklistId, job }: Pick<Contract, 'checklistId' | 'job'>): boolean =>
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
