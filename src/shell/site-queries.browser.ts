import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Claim, Site } from '../api/contract.ts'
import { call } from '../api/make-call.browser.ts'

export const siteQuery = () => queryOptions({ queryKey: ['site'], queryFn: () => call('getSite', {}) })
export const claimsQuery = () => queryOptions({ queryKey: ['claims'], queryFn: () => call('listClaims', {}) })

/** The root loader has fetched it before any page draws. */
export const useSite = (): Site => useSuspenseQuery(siteQuery()).data
export const useClaims = (): Claim[] => useSuspenseQuery(claimsQuery()).data
