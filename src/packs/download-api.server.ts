import type { Admit } from '../access/code-guard.server.ts'
import { isProblem } from '../api/problems.ts'
import type { Handlers } from '../api/serve-call.server.ts'
import { type Downloads, download } from './download.server.ts'

export const downloadHandlers = (downloads: Downloads, admit: Admit): Handlers<'downloadChecklists'> => ({
  async downloadChecklists({ params, body, client }) {
    const access = await admit(client, body.accessCode)
    return isProblem(access) ? access : download(downloads, access, params.format, body.checklistId)
  },
})
