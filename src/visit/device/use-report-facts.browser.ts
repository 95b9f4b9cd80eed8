import { useMemo } from 'react'
import { useObservable } from '../../ui/browser/observable.browser.ts'
import { storedText } from '../../ui/browser/stored-text.browser.ts'
import { type ReportFacts, readFacts, textOfFacts } from '../model/report-facts.ts'

/** What stands at the head of the report of a visit, and how to change it. */
export function useReportFacts(visitId: string) {
  const stored = useMemo(() => storedText(`hqp.facts/${visitId}`), [visitId])
  const text = useObservable(stored)
  const facts = useMemo(() => readFacts(text), [text])
  /** Of what is stored by then: two fields may change before the page is drawn again. */
  const changeFacts = (change: Partial<ReportFacts>) =>
    stored.change(textOfFacts({ ...readFacts(stored.read()), ...change }))
  return { facts, changeFacts }
}
