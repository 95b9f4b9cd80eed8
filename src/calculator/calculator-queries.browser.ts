import { queryOptions, skipToken } from '@tanstack/react-query'
import type { CostRequest } from '../api/contract.ts'
import { call } from '../api/make-call.browser.ts'

export const costModelQuery = () => queryOptions({ queryKey: ['cost-model'], queryFn: () => call('getCostModel', {}) })

/** The same inputs give the same answer, so each is asked for once. Without a request it waits. */
export const estimateQuery = (request: CostRequest | undefined) =>
  queryOptions({
    queryKey: ['estimate', request ?? null],
    queryFn: request ? () => call('calculateCost', { body: request }) : skipToken,
  })
