import type { Handlers } from '../api/serve-call.server.ts'
import { type OrderingServices, orderPlan } from './ordering.server.ts'

export const purchaseHandlers = (services: OrderingServices): Handlers<'orderPlan'> => ({
  orderPlan: ({ body, client, headers }) =>
    orderPlan(services, body, { client, idempotencyKey: headers['Idempotency-Key'] }),
})
