import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useIsHydrating } from '../ui/browser/hydrating.browser.ts'
import type { CostRequest } from './calculator-calls.ts'
import { estimateQuery } from './estimate-query.browser.ts'
import { type Inputs, noInputs, requestOf } from './inputs.ts'
import { readLink, searchFor } from './link.ts'

/** How long a link with all three inputs waits before it calculates, in milliseconds. */
const autoCalculateMs = 100

/** Stands in while there is nothing to calculate; it is never sent. */
const anyRequest: CostRequest = { serviceType: 'other', projectValue: 0, homeAge: 'new' }

/**
 * The calculator's state. The address holds what was calculated last, so Back, reload and a shared link restore
 * it; the fields hold what is being typed.
 */
export function useEstimate() {
  const { search: searchOfAddress } = useLocation()
  // The server renders the same page for every link.
  const search = useIsHydrating() ? undefined : searchOfAddress
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const link = useMemo(() => readLink(search ?? ''), [search])
  const asked = useMemo(() => requestOf(link.inputs), [link])
  const [inputs, setInputs] = useInputs(search, link.inputs)
  const [runByLink, setRunByLink] = useState<string>()
  const estimate = useQuery({
    ...estimateQuery(asked ?? anyRequest),
    enabled: asked !== undefined && runByLink === search,
  })

  const isUntouched = estimate.isPending && !estimate.isFetching
  useEffect(() => {
    if (!asked || !isUntouched) return
    const timer = setTimeout(() => {
      setRunByLink(search)
      window.scrollTo(0, 0)
    }, autoCalculateMs)
    return () => clearTimeout(timer)
  }, [asked, isUntouched, search])

  const request = requestOf(inputs)
  // A result never stands beside fields that it was not made from.
  const isCurrent = request !== undefined && asked !== undefined && searchFor(request) === searchFor(asked)
  return {
    inputs,
    change: (change: Partial<Inputs>) => setInputs({ ...inputs, ...change }),
    /** The fields for which the link held something unusable. */
    ignored: link.ignored,
    answer: isCurrent ? estimate.data : undefined,
    /** There is a result, for fields that were changed since. */
    isOutdated: !isCurrent && estimate.data !== undefined,
    busy: estimate.isFetching,
    error: isCurrent && !estimate.isFetching ? estimate.error : null,
    retry: () => void estimate.refetch(),
    calculate() {
      if (!request) return
      const next = searchFor(request)
      if (next === search && estimate.isError) void estimate.refetch()
      else void queryClient.prefetchQuery(estimateQuery(request))
      setRunByLink(undefined)
      if (next !== search) void navigate({ search: next })
    },
    reset() {
      setInputs(noInputs)
      if (search) void navigate({ search: '' })
    },
  }
}

/** The fields, filled again whenever the address changes. */
function useInputs(search: string | undefined, fromLink: Inputs) {
  const [inputs, setInputs] = useState(noInputs)
  const [filledFrom, setFilledFrom] = useState<string>()
  if (search !== filledFrom) {
    setFilledFrom(search)
    // A first visit without a link has nothing to fill in, and the fields may hold what was typed early.
    if (search || filledFrom !== undefined) setInputs(fromLink)
  }
  return [inputs, setInputs] as const
}
