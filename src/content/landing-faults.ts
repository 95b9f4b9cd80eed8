import type { z } from 'zod'
import { type ChecklistContent, freeItemCount } from './checklist-content.ts'
import type { landingSchema, SourcesContent } from './content-schema.ts'

interface Named {
  landing: z.infer<typeof landingSchema>
  checklists: readonly ChecklistContent[]
  sources: SourcesContent
}

/** What `landing.yml` names and is not there: the start of its line and a sentence. */
export function landingFaults({ landing, checklists, sources }: Named): { line: string; message: string }[] {
  const { sample, jobs, localRules } = landing
  const listOf = (wanted: string) => checklists.find(({ id }) => id === wanted)
  // Everybody sees the sample, so it must be one that everybody may read.
  const free = listOf(sample.checklist)?.items.slice(0, freeItemCount) ?? []
  const hasSample = free.some(({ points }) => points.some(({ id }) => id === sample.point))
  return [
    ...(hasSample
      ? []
      : [
          {
            line: `point: ${sample.point}`,
            message: `no free item of "${sample.checklist}" holds the point "${sample.point}"`,
          },
        ]),
    ...jobs
      .filter(({ checklist, job }) => !listOf(checklist)?.jobs.some(({ id }) => id === job))
      .map(({ checklist, job }) => ({
        line: `- { checklist: ${checklist}, job: ${job},`,
        message: `"${checklist}" has no job "${job}"`,
      })),
    ...localRules
      .filter(({ source }) => sources[source] === undefined)
      .map(({ source }) => ({ line: `source: ${source}`, message: `there is no source "${source}"` })),
  ]
}
