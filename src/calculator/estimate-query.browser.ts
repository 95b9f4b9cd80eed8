import { queryOptions } from '@tanstack/react-query'
import model from '../../content/cost-model.yml'
import { CallError } from '../api/call-error.ts'
import { makeCall } from '../api/make-call.browser.ts'
import type { CostRequest } from './calculator-calls.ts'
import { calculateCost, type Estimate } from './cost.ts'

/** After this time without an answer the device calculates by itself. */
const answerTimeoutMs = 3000

/**
 * The estimate for these inputs, calculated once: by the service, or by the same rule on this device when the service
 * does not answer.
 */
export const estimateQuery = (request: CostRequest) =>
  queryOptions<Estimate, Error>({
    queryKey: ['calculateCost', { body: request }],
    async queryFn({ signal }) {
      try {
        return await makeCall('calculateCost', {
          body: request,
          signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
        })
      } catch (failure) {
        // A refusal of the service holds here too.
        if (signal.aborted || !(failure instanceof CallError) || failure.status !== 0) throw failure
        return { ...calculateCost(model, request), isCalculatedHere: true }
      }
    },
  })
