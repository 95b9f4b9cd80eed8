import type { Handlers } from '../api/serve-call.server.ts'
import { orderPlan, type Shop } from './ordering.server.ts'

export const purchaseHandlers = (shop: Shop): Handlers<'orderPlan'> => ({
  orderPlan: ({ body, client, headers }) =>
    orderPlan(shop, body, { client, idempotencyKey: headers['Idempotency-Key'] }),
})
