import { useVisitContext, useVisitValue } from '../context/visit-context.tsx'
import { formsChange } from '../model/forms.ts'
import { aboutIn } from '../model/visit.ts'

/** A field of a form of the visit, as `formsIn` names it, and how to write it. It is stored as it is typed. */
export function useFormField(name: string): [value: string, write: (value: string) => void] {
  const { dispatch } = useVisitContext()
  const value = useVisitValue((visit) => aboutIn(visit)[`form ${name}`] ?? '')
  return [value, (text) => dispatch({ about: formsChange({ [name]: text }) })]
}
