import type { ExampleReport } from '../../content/example-report-content.ts'
import { afterOperation, emptyVisit, type Operation, type Visit } from '../model/visit.ts'

/** The visit that these answers make, as a device would have stored it. */
export function exampleVisit({ answers, notes }: Pick<ExampleReport, 'answers' | 'notes'>): Visit {
  const operations: Operation[] = [
    ...answers.map(({ point, at, ...given }) => ({ point, at, answers: given })),
    ...notes.map(({ item, at, written }) => ({ item, at, seen: null, written })),
  ]
  return operations.reduce(afterOperation, emptyVisit)
}
