/** A visit around a part of a page, as the page gives it, without a device. */
import { createElement, type ReactNode } from 'react'
import type { Checklist } from '../../src/checklists/checklist.ts'
import { type Job, nothingSaid } from '../../src/content/job-fit.ts'
import { type VisitPhotos, VisitProvider, type VisitStore } from '../../src/visit/context/visit-context.tsx'
import { operationOf } from '../../src/visit/model/problem/problem-change.ts'
import { afterOperation, emptyVisit, type Visit } from '../../src/visit/model/visit.ts'

const at = '2026-11-20T17:00:00.000Z'

/** Holds the visit in memory; every change counts and is shown at once. */
export function visitInMemory(visit: Visit = emptyVisit): VisitStore {
  const listeners = new Set<() => void>()
  const read = () => visit
  let steps = 0
  return {
    shown: read,
    current: read,
    dispatch(change) {
      visit = afterOperation(visit, operationOf(visit, change, { at, newId: () => `step-${steps++}` }))
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

interface Around {
  checklist: Checklist
  store?: VisitStore
  job?: Job
  photos?: VisitPhotos
}

/** The parts with the visit around them. */
export const aroundVisit = (
  { checklist, store = visitInMemory(), job = nothingSaid, photos }: Around,
  parts: ReactNode,
) => createElement(VisitProvider, { visitId: checklist.id, checklist, job, store, photos }, parts)
