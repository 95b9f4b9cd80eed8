import type { PlanType } from '../../src/content/plan-table.ts'
import { orderBody } from './plans.ts'
import type { RunningService } from './running-service.ts'

export interface PlacedOrder {
  accessCode: string
  reference: string
  recoveryPhrase: string
}

/** Orders a plan by the call alone, for journeys that begin after the purchase. */
export async function placeOrder(service: RunningService, planType: PlanType = 'basic'): Promise<PlacedOrder> {
  const answer = await post(service, '/api/bank-transfer', orderBody(planType))
  const { accessCode, recoveryPhrase, instructions } = answer
  return { accessCode, reference: instructions.reference, recoveryPhrase }
}

/** Orders a plan and starts a project on each checklist, by the calls alone. */
export async function placeOrderAndStart(service: RunningService, ...checklists: string[]): Promise<PlacedOrder> {
  const order = await placeOrder(service, checklists.length > 1 ? 'qualitechnician' : 'basic')
  for (const checklistId of checklists)
    await post(service, '/api/projects', { accessCode: order.accessCode, checklistId })
  return order
}

async function post(service: RunningService, path: string, body: object) {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as { accessCode: string; recoveryPhrase: string; instructions: { reference: string } }
}
