import { expect, it } from 'vitest'
import type { Access } from '../access/access.ts'
import { createCatalogue } from '../checklists/checklists.server.ts'
import { download } from './download.server.ts'
import { createFairQueue } from './fair-queue.ts'
import { createMadeFiles } from './made-files.server.ts'

const access: Access = {
  orderId: 'an-order',
  plan: 'basic',
  planName: 'Basic',
  codeLastFour: '1234',
  status: 'active',
  openUntil: undefined,
  wasOpenUntil: undefined,
  instructions: undefined,
  order: { state: 'paid' } as unknown as Access['order'],
  projectsRemaining: 1,
  projects: [],
  validUntil: '2027-11-24',
  today: '2026-11-24',
}
const { signal } = new AbortController()
const downloads = {
  catalogue: createCatalogue([], { sources: {}, boxes: [], terms: [] }),
  site: {} as never,
  pdf: undefined,
  files: createMadeFiles(createFairQueue({ atOnce: 1, waiting: 1, waitingOfOne: 1 })),
}

it('says that a system without a compiler makes no PDF, and names the files that hold the same', async () => {
  expect(await download(downloads, access, 'pdf', undefined, signal)).toMatchObject({
    problem: { status: 503, code: 'no-pdf', detail: expect.stringContaining('mobile') },
  })
  expect(await download(downloads, access, 'print', undefined, signal)).toHaveProperty('file')
})
