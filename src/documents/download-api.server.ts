import type { Admit } from '../access/code-guard.server.ts'
import { isProblem, problem } from '../api/problems.ts'
import type { RateLimits } from '../api/rate-limits.server.ts'
import type { Handlers } from '../api/serve-call.server.ts'
import { type Downloads, download } from './download.server.ts'

export const downloadHandlers = (
  downloads: Downloads,
  admit: Admit,
  limits: RateLimits,
): Handlers<'downloadChecklists'> => ({
  async downloadChecklists({ params, body, client, signal }) {
    const access = await admit(client, body.accessCode)
    if (isProblem(access)) return access
    const retryAfter = await limits.count('downloads-order', access.orderId)
    if (retryAfter !== undefined) return problem('too-many-requests', { detail: tooManyFiles, retryAfter })
    return download(downloads, access, params.format, body.checklistId, signal)
  },
})

const tooManyFiles = 'Many files were downloaded with this code in the last hour. Please wait and try again.'
