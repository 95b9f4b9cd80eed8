/** The days that follow from the day on which a job was finished, for one trade and job. */
import type { Job } from '../../content/job-fit.ts'
import { daysAfter, isDay, monthsAfter } from '../../format/day.ts'
import type { Day } from '../../format/phoenix-time.ts'

export interface JobDate {
  id: string
  day: Day
  title: string
  /** What to do, and by which rule. */
  why: string
  /** How many days before it a calendar reminds. */
  remind: number
}

interface FinishedJob {
  checklistId: string
  /** No picked job shows what belongs to any job of the trade. */
  job: Job
  finished: Day
  /** As the homeowner's paper says; 0 where it is not known. */
  laborMonths: number
}

/** Most months of a labor warranty that a field takes. */
export const mostLaborMonths = 240

/** In the order of their days. */
export const datesAfter = (finished: FinishedJob): JobDate[] =>
  rules
    .filter((rule) => belongs(rule, finished))
    .flatMap(({ id, title, why, remind = 7, on }) => {
      const day = on(finished)
      return day === undefined ? [] : [{ id, day, title, why, remind }]
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))

interface Rule extends Omit<JobDate, 'day' | 'remind'> {
  /** A week where it is missing. */
  remind?: number
  /** By checklist, the jobs it belongs to; without jobs to all of them. Every trade where it is missing. */
  lists?: Readonly<Record<string, readonly string[] | 'all'>>
  on: (finished: FinishedJob) => Day | undefined
}

function belongs({ lists }: Rule, { checklistId, job }: FinishedJob): boolean {
  if (!lists) return true
  const jobs = lists[checklistId]
  if (jobs === undefined) return false
  return jobs === 'all' || job.jobs.length === 0 || job.jobs.some((id) => jobs.includes(id))
}

/** The next such day of a year after `day`; undefined where the job was finished in a season that shows it already. */
const nextSeason = (day: Day, start: string, months: readonly string[]): Day | undefined => {
  if (months.includes(day.slice(5, 7))) return undefined
  const year = Number(day.slice(0, 4))
  return day.slice(5) < start ? `${day.slice(0, 4)}-${start}` : `${String(year + 1).padStart(4, '0')}-${start}`
}

/** Sources: the checklists of the trades and the article on license checks; statutes as named. */
const rules: readonly Rule[] = [
  {
    id: 'water-retest',
    title: 'Test the water for bacteria again',
    why: 'If the well was disinfected: two weeks on, no chlorine is left that would hide bacteria. Use a certified lab.',
    lists: { well: ['new', 'pump', 'cleaning'] },
    on: ({ finished }) => daysAfter(finished, 14),
  },
  {
    id: 'plaster',
    title: 'End of the first 28 days of the finish',
    why: 'Ask for the start-up log with every reading. The maker’s paper may name other days.',
    lists: { pool: ['new', 'resurface'] },
    on: ({ finished }) => daysAfter(finished, 28),
  },
  {
    id: 'form-55-56',
    title: 'File form 55-56 with ADWR',
    why: 'ADWR wants it from the owner on record within 30 days after the pump went in (A.R.S. 45-600). Did the pump go in before the job was finished? Then your last day is earlier than this one.',
    lists: { well: ['new', 'pump'] },
    on: ({ finished }) => daysAfter(finished, 30),
  },
  {
    id: 'registration',
    title: 'Register the warranty with the maker',
    why: 'Day 60: many makers ask for it by then, some give 90 days, and their paper decides. Keep the confirmation.',
    lists: {
      hvac: ['split', 'rooftop', 'mini-split'],
      heating: ['furnace', 'heat-pump', 'dual-fuel', 'strip'],
    },
    on: ({ finished }) => daysAfter(finished, 60),
  },
  {
    id: 'first-hot-week',
    title: 'First hot weeks: does it still cool?',
    why: 'It was finished in the cooler months. Read the supply and return air again, while the labor warranty runs.',
    lists: { hvac: 'all' },
    on: ({ finished }) => nextSeason(finished, '05-15', ['05', '06', '07', '08', '09']),
  },
  {
    id: 'first-cold-week',
    title: 'First cold weeks: does it still heat?',
    why: 'It was finished in the warmer months. Ask for the test visit that you agreed on.',
    lists: { heating: 'all' },
    on: ({ finished }) => nextSeason(finished, '12-01', ['12', '01', '02']),
  },
  {
    id: 'eleventh-month',
    title: 'Eleventh month: look at everything again',
    why: 'Many warranties end after a year. Write to the contractor about what you find before it does.',
    on: ({ finished }) => monthsAfter(finished, 11),
  },
  {
    id: 'labor',
    title: 'The labor warranty ends',
    why: 'By the months that your paper names. Report in writing before this day; the paper says how.',
    on: ({ finished, laborMonths }) => (laborMonths > 0 ? monthsAfter(finished, laborMonths) : undefined),
  },
  {
    id: 'registrar',
    title: 'Last day to file a complaint with the Registrar of Contractors',
    why: 'A written complaint must be filed within two years from the completion of the project; for a new home or another new building from the earlier of close of escrow and moving in, which may be before this count (A.R.S. 32-1162(A)).',
    // A folder of faults, letters and proof takes weeks.
    remind: 60,
    on: ({ finished }) => monthsAfter(finished, 24),
  },
]

/** Whether dates can be counted from what a date field holds: a slip of a finger gives years of five digits. */
export const isFinishDay = (typed: string): boolean => isDay(typed) && /^(19|20|21)/.test(typed)

/** The months of a labor warranty as typed; 0 where nothing is, undefined where it is no number of months. */
export function monthsIn(typed: string): number | undefined {
  const text = typed.trim()
  if (text === '') return 0
  const months = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return months >= 1 && months <= mostLaborMonths ? months : undefined
}
