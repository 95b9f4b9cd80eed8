import { expect, it } from 'vitest'
import { startedPack } from '../../../tests/support/packs.ts'
import { canPrint, pagePrinter } from '../../../tests/support/printed-pages.ts'
import { jobForm } from './job-form.ts'

const pagesOf = pagePrinter()

it.skipIf(!canPrint)(
  'the form for a job takes at most four pages, whichever job of whichever list',
  async () => {
    const jobs = startedPack().sheets.flatMap((sheet) => sheet.checklist.jobs.map(({ id }) => ({ ...sheet, id })))
    expect(jobs.length).toBeGreaterThan(50)
    for (const { checklist, items, id } of jobs) {
      const form = jobForm({ siteName: 'The Site', checklist, items, job: { jobs: [id], answers: {} } })
      const pages = await pagesOf(form)
      expect(pages, `${checklist.id}: ${id}`).toBeGreaterThan(0)
      expect(pages, `${checklist.id}: ${id}`).toBeLessThanOrEqual(4)
    }
  },
  180_000,
)
