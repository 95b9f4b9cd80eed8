import { query } from '../api/query.ts'
import type { CostRequest } from './calculator-calls.ts'

/** The same inputs give the same answer, so each is calculated once. */
export const estimateQuery = (request: CostRequest) => query('calculateCost', { body: request })
