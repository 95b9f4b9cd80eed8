import { admit } from '../access/code-guard.server.ts'
import { isProblem } from '../api/problems.ts'
import type { RateLimits } from '../api/rate-limits.server.ts'
import type { Handlers } from '../api/serve-call.server.ts'
import { type Downloads, download } from './download.server.ts'

export const downloadHandlers = (downloads: Downloads, limits: RateLimits): Handlers<'downloadChecklists'> => ({
  async downloadChecklists({ params, body, client }) {
    const order = await admit(downloads.desk.shop, limits, client, body.accessCode)
    return isProblem(order) ? order : download(downloads, order, params.format, body.checklistId)
  },
})
