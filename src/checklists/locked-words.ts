/** What a plan opens beyond the free items, in numbers alone: nothing of a locked item is told. */
import type { Job } from '../content/job-fit.ts'
import type { Checklist } from './checklist.ts'

type Counts = Checklist['jobs'][number]

/**
 * A line for each job that was picked: "New split system: 27 more checks; 10 of them can be seen only while …". While none
 * is, one line for whichever job it will be. After an answer about the job the number is the most that it can be.
 */
export function lockedWords(jobs: readonly Counts[], { jobs: picked, answers }: Job): string[] {
  const mine = jobs.filter(({ id }) => picked.includes(id))
  if (mine.length > 0) {
    const upTo = Object.keys(answers).length > 0 ? 'up to ' : ''
    return mine.map((job) => `${job.name}: ${counted([job], upTo)}`)
  }
  return jobs.length > 0 ? [`For your job: ${counted(jobs, '')}`] : []
}

function counted(jobs: readonly Counts[], upTo: string): string {
  const locked = range(jobs.map(({ lockedCount }) => lockedCount))
  const once = range(jobs.map(({ onceCount }) => onceCount))
  const seenOnce =
    once === '0' ? '' : `; ${upTo}${once} of them can be seen only while the crew is there, or before it is covered`
  return `${upTo}${locked} more ${locked === '1' ? 'check' : 'checks'}${seenOnce}.`
}

/** "27", or "13 to 27". */
function range(counts: readonly number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return least === most ? `${most}` : `${least} to ${most}`
}
