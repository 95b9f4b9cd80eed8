import { useQueries } from '@tanstack/react-query'
import { useObservable } from '../ui/browser/observable.browser.ts'
import { storedText } from '../ui/browser/stored-text.browser.ts'
import type { CostRequest } from './calculator-calls.ts'
import { mostCompared } from './comparison.ts'
import { estimateQuery } from './estimate-query.browser.ts'
import { requestOf } from './inputs.ts'
import { readLink, searchFor } from './link.ts'

/** What this tab compares: the searches of the links, one per line. */
const storedSearches = storedText('hqp.compared-estimates', () => sessionStorage)

/** The results to compare, at most three, and how to change them. */
export function useComparedEstimates() {
  const searches = useObservable(storedSearches)?.split('\n') ?? []
  const requests = searches.flatMap((search) => requestOf(readLink(search).inputs) ?? []).slice(0, mostCompared)
  const answers = useQueries({ queries: requests.map(estimateQuery) }).flatMap(({ data }) => data ?? [])
  const includes = (request: CostRequest) => requests.some((one) => searchFor(one) === searchFor(request))
  const store = (these: CostRequest[]) => storedSearches.change(these.map(searchFor).join('\n'))
  return {
    answers,
    isFull: requests.length >= mostCompared,
    includes,
    add: (request: CostRequest) => includes(request) || store([...requests, request]),
    remove: (request: CostRequest) => store(requests.filter((one) => searchFor(one) !== searchFor(request))),
  }
}
