import { queryOptions } from '@tanstack/react-query'
import model from '../../content/cost-model.yml'
import { CallError } from '../api/call-error.ts'
import { makeCall } from '../api/make-call.browser.ts'
import type { CostRequest } from './calculator-calls.ts'
import { calculateCost, type Estimate } from './cost.ts'

/**
 * The same inputs give the same answer, so each is calculated once: by the service, and where nothing answers, by the
 * same rule on this device.
 */
export const estimateQuery = (request: CostRequest) =>
  queryOptions<Estimate, Error>({
    queryKey: ['calculateCost', { body: request }],
    async queryFn({ signal }) {
      try {
        return await makeCall('calculateCost', { body: request, signal: AbortSignal.any([signal, patience()]) })
      } catch (failure) {
        // What the service refuses is refused here too.
        if (signal.aborted || !(failure instanceof CallError) || failure.status !== 0) throw failure
        return { ...calculateCost(model, request), isWorkedOutHere: true }
      }
    },
  })

/** A signal that is too weak to answer in three seconds is as good as none. */
const patience = () => AbortSignal.timeout(3000)
