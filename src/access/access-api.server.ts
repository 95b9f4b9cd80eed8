import { isProblem } from '../api/problems.ts'
import type { RateLimits } from '../api/rate-limits.server.ts'
import type { Handlers } from '../api/serve-call.server.ts'
import { type Desk, describeAccess, startProject } from './access.server.ts'
import type { accessCalls } from './access-calls.ts'
import { admit } from './code-guard.server.ts'

export const accessHandlers = (desk: Desk, limits: RateLimits): Handlers<keyof typeof accessCalls> => ({
  async verifyAccess({ body, client }) {
    const order = await admit(desk.shop, limits, client, body.accessCode)
    return isProblem(order) ? order : describeAccess(desk, order)
  },
  async startProject({ body, client }) {
    const order = await admit(desk.shop, limits, client, body.accessCode)
    if (isProblem(order)) return order
    const project = await startProject(desk, order, body.checklistId)
    return isProblem(project) ? project : { status: project.isNew ? 201 : 200, body: project.access }
  },
})
