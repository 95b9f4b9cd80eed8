import { problem } from '../api/problems.ts'
import { type Api, type Handlers, sendProblem, serveGet } from '../api/serve-call.server.ts'
import { sendDownload } from './download-file.server.ts'
import type { LegalPapers } from './legal-papers.server.ts'
import type { publicFileCalls } from './public-file-calls.ts'

export const publicFileHandlers = (papers: LegalPapers): Handlers<keyof typeof publicFileCalls> => ({
  listLegalFiles: () => papers.files(),
  getArchive: async () => ({ archive: await papers.archive.describe() }),
})

/** Serves the files themselves at `/downloads/{name}`. */
export function serveDownloads(api: Api, papers: LegalPapers): void {
  serveGet(api, '/downloads/:name', async (c) => {
    const file = await papers.download(c.req.param('name') ?? '')
    return file ? sendDownload(c, file) : sendProblem(c, problem('not-found'))
  })
}
