import { isProblem } from '../api/problems.ts'
import type { Handlers } from '../api/serve-call.server.ts'
import { type AccessServices, startProject } from './access.server.ts'
import { accessResponse } from './access.ts'
import type { accessCalls } from './access-calls.ts'
import type { Admit } from './code-guard.server.ts'
import type { Recover } from './recovery.server.ts'

export const accessHandlers = (
  services: AccessServices,
  admit: Admit,
  recover: Recover,
): Handlers<keyof typeof accessCalls> => ({
  async verifyAccess({ body, client }) {
    const access = await admit(client, body.accessCode)
    return isProblem(access) ? access : accessResponse(access)
  },
  async recoverCode({ body, client }) {
    const recovered = await recover(client, body)
    if (isProblem(recovered)) return recovered
    return { accessCode: recovered.accessCode, access: accessResponse(recovered.access) }
  },
  async startProject({ body, client }) {
    const access = await admit(client, body.accessCode)
    if (isProblem(access)) return access
    const project = await startProject(services, access, body.checklistId)
    return isProblem(project) ? project : { status: project.isNew ? 201 : 200, body: accessResponse(project.access) }
  },
})
