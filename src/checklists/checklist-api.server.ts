import { isProblem, type Problem, problem } from '../api/problems.ts'
import type { Handlers } from '../api/serve-call.server.ts'
import type { Checklist } from './checklist.ts'
import type { ChecklistCard, checklistCalls } from './checklist-calls.ts'
import { toWire } from './checklist-wire.ts'
import type { Catalogue } from './checklists.server.ts'

/** Whether this code opens that checklist in full; a problem when the code is refused. */
type Opens = (client: string, code: string, checklistId: string) => Promise<boolean | Problem>

export const checklistHandlers = (catalogue: Catalogue, opens: Opens): Handlers<keyof typeof checklistCalls> => ({
  listChecklists: ({ query }) => (query.fields === 'card' ? catalogue.list().map(cardOf) : catalogue.list()),
  getChecklist: ({ params }) => catalogue.find(params.id) ?? problem('checklist-not-found'),
  async listChecklistItems({ params, bearer, client }) {
    const isOpen = bearer !== undefined && (await opens(client, bearer, params.id))
    if (isProblem(isOpen)) return isOpen
    return catalogue.items(params.id, isOpen)?.map(toWire) ?? problem('checklist-not-found')
  },
})

const cardOf = (checklist: Checklist): ChecklistCard => ({
  id: checklist.id,
  title: checklist.title,
  description: checklist.description,
  category: checklist.category,
  estimatedTime: checklist.estimatedTime,
  difficultyLevel: checklist.difficultyLevel,
  itemCount: checklist.itemCount,
  pointCount: checklist.pointCount,
  freeItemCount: checklist.freeItemCount,
  jobs: checklist.jobs,
})
