import { useSuspenseQuery } from '@tanstack/react-query'
import { query } from '../api/query.ts'
import type { Site } from './site-calls.ts'

/** Stands in every page from the start, so nobody ever waits for it. */
export const useSite = (): Site => useSuspenseQuery(query('getSite', {})).data
