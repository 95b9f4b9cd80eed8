import { problem } from '../api/problems.ts'
import type { Handlers } from '../api/serve-call.server.ts'
import { orderPlan, type Shop } from './ordering.server.ts'

export const purchaseHandlers = (shop: Shop): Handlers<'orderPlan'> => ({
  orderPlan({ body, header }) {
    const key = header('idempotency-key')
    if (key !== undefined && !/^[\x21-\x7e]{32,128}$/.test(key))
      return problem('invalid-request', {
        errors: [{ field: 'Idempotency-Key', message: 'This must be 32 to 128 visible characters, without a space.' }],
      })
    return orderPlan(shop, body, key)
  },
})
