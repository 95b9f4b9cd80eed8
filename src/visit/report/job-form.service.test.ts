import { existsSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startedPack } from '../../../tests/support/packs.ts'
import { jobForm } from './job-form.ts'

const executablePath = process.env.CHROMIUM_PATH ?? chromium.executablePath()
const isHere = existsSync(executablePath)

let browser: Browser
beforeAll(async () => {
  if (isHere) browser = await chromium.launch({ executablePath })
}, 60_000)
afterAll(() => browser?.close())

it.skipIf(!isHere)(
  'the form for a job takes at most four pages, whichever job of whichever list',
  async () => {
    const page = await browser.newPage()
    const jobs = startedPack().sheets.flatMap((sheet) => sheet.checklist.jobs.map(({ id }) => ({ ...sheet, id })))
    expect(jobs.length).toBeGreaterThan(50)
    for (const { checklist, items, id } of jobs) {
      await page.setContent(jobForm({ siteName: 'The Site', checklist, items, job: { jobs: [id], answers: {} } }))
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, `${checklist.id}: ${id}`).toBeLessThanOrEqual(4)
    }
  },
  180_000,
)
