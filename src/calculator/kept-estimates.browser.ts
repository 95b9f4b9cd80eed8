import { useQueries } from '@tanstack/react-query'
import { useObservable } from '../ui/browser/observable.browser.ts'
import { storedText } from '../ui/browser/stored-text.browser.ts'
import type { CostRequest } from './calculator-calls.ts'
import { mostCompared } from './comparison.ts'
import { estimateQuery } from './estimate-query.browser.ts'
import { requestOf } from './inputs.ts'
import { readLink, searchFor } from './link.ts'

/** What this tab compares: the links' searches, one a line. */
const keptSearches = storedText('hqp.compared-estimates', () => sessionStorage)

/** The results that the homeowner set aside to compare, at most three, and how to change them. */
export function useKeptEstimates() {
  const searches = useObservable(keptSearches)?.split('\n') ?? []
  const requests = searches.flatMap((search) => requestOf(readLink(search).inputs) ?? []).slice(0, mostCompared)
  const answers = useQueries({ queries: requests.map(estimateQuery) }).flatMap(({ data }) => data ?? [])
  const isKept = (request: CostRequest) => requests.some((one) => searchFor(one) === searchFor(request))
  const keepOnly = (these: CostRequest[]) => keptSearches.change(these.map(searchFor).join('\n'))
  return {
    answers,
    isFull: requests.length >= mostCompared,
    isKept,
    keep: (request: CostRequest) => isKept(request) || keepOnly([...requests, request]),
    drop: (request: CostRequest) => keepOnly(requests.filter((one) => searchFor(one) !== searchFor(request))),
  }
}
