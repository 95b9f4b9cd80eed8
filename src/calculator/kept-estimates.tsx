import { useQueries } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { CostRequest } from './calculator-calls.ts'
import { mostCompared } from './comparison.ts'
import { estimateQuery } from './estimate-query.ts'
import { requestOf } from './inputs.ts'
import { readLink, searchFor } from './link.ts'

/** Where this tab keeps what is being compared: the links' searches, one a line. */
const storageKey = 'hqp.compared-estimates'
const listeners = new Set<() => void>()
/** Stands in when the browser refuses storage: what is kept then lasts as long as the page. */
let unstored = ''

/** The results that the homeowner set aside to compare, at most three, and how to change them. */
export function useKeptEstimates() {
  const text = useSyncExternalStore(watch, readKept, () => '')
  const requests = text.split('\n').flatMap((search) => requestOf(readLink(search).inputs) ?? [])
  const kept = requests.slice(0, mostCompared)
  const answers = useQueries({ queries: kept.map(estimateQuery) }).flatMap(({ data }) => data ?? [])
  const isKept = (request: CostRequest) => kept.some((one) => searchFor(one) === searchFor(request))
  return {
    answers,
    isFull: kept.length >= mostCompared,
    isKept,
    keep: (request: CostRequest) => isKept(request) || write([...kept, request]),
    drop: (request: CostRequest) => write(kept.filter((one) => searchFor(one) !== searchFor(request))),
  }
}

function write(requests: CostRequest[]): void {
  unstored = requests.map(searchFor).join('\n')
  try {
    sessionStorage.setItem(storageKey, unstored)
  } catch {
    // Private browsing may refuse.
  }
  for (const listener of listeners) listener()
}

function readKept(): string {
  try {
    return sessionStorage.getItem(storageKey) ?? unstored
  } catch {
    return unstored
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
