import { z } from 'zod'
import { type ChecklistContent, freeItemCount } from './checklist-content.ts'
import { exampleChecklist } from './checklist-ids.ts'
import { day, slug, text } from './content-schema.ts'

const instant = z.iso.datetime({ precision: 3 })
const saw = text(300)

/** `content/example-report.yml`: made-up answers to the free items of one checklist, for the report that everybody may see. */
export const exampleReportSchema = z.strictObject({
  title: text(80),
  job: z.strictObject({ jobs: z.array(slug).min(1), answers: z.record(slug, slug) }),
  facts: z.strictObject({ address: text(60) }),
  /** The day that the report names as its own. */
  madeOn: day,
  answers: z
    .array(
      z.strictObject({
        point: slug,
        at: instant,
        answer: z.enum(['good', 'problem', 'na']),
        pickedCase: z.exactOptional(slug),
        reading: z.exactOptional(text(20)),
        fault: z.exactOptional(z.enum(['missing', 'differs', 'not-shown'])),
        saw: z.exactOptional(saw),
        reply: z.exactOptional(z.enum(['done', 'today', 'by-date', 'ask', 'no'])),
        byWhen: z.exactOptional(day),
      }),
    )
    .min(1),
  notes: z.array(z.strictObject({ item: slug, at: instant, written: saw })),
})
export type ExampleReport = z.infer<typeof exampleReportSchema>

/** What the example names and a visitor without a code does not see: the start of its line and a sentence. */
export function exampleReportFaults(
  example: ExampleReport,
  checklists: readonly ChecklistContent[],
): { line: string; message: string }[] {
  const list = checklists.find(({ id }) => id === exampleChecklist)
  if (!list) return []
  const free = list.items.slice(0, freeItemCount)
  const points = free.flatMap(({ points }) => points)
  const { jobs, answers } = example.job
  return [
    ...example.answers.flatMap(({ point: wanted, pickedCase }) => {
      const point = points.find(({ id }) => id === wanted)
      const line = `point: ${wanted}`
      if (!point) return [{ line, message: `no free item of "${list.id}" holds the point "${wanted}"` }]
      const isKnown = pickedCase === undefined || point.cases?.some(({ id }) => id === pickedCase)
      return isKnown ? [] : [{ line, message: `point "${wanted}" has no case "${pickedCase}"` }]
    }),
    ...example.notes
      .filter(({ item }) => !free.some(({ id }) => id === item))
      .map(({ item }) => ({ line: `item: ${item}`, message: `"${list.id}" has no free item "${item}"` })),
    ...jobs
      .filter((job) => !list.jobs.some(({ id }) => id === job))
      .map((job) => ({ line: 'job:', message: `"${list.id}" has no job "${job}"` })),
    ...Object.entries(answers)
      .filter(
        ([asked, given]) =>
          !list.questions.some(({ id, options }) => id === asked && options.some((option) => option.id === given)),
      )
      .map(([asked, given]) => ({ line: 'job:', message: `"${list.id}" has no answer "${given}" to "${asked}"` })),
  ]
}
