import { useMemo } from 'react'
import { useVisitContext, useVisitValue } from '../context/visit-context.tsx'
import { type Forms, formsChange, formsIn } from '../model/forms.ts'
import { aboutIn, emptyVisit } from '../model/visit.ts'

/** A field of a form of the visit, as `formsIn` names it, and how to write it. It is stored as it is typed. */
export function useFormField(name: string): [value: string, write: (value: string) => void] {
  const { dispatch } = useVisitContext()
  const value = useVisitValue((visit) => aboutIn(visit)[`form ${name}`] ?? '')
  return [value, (text) => dispatch({ about: formsChange({ [name]: text }) })]
}

/** All fields of the forms of the visit, where a page shows what follows from several of them. */
export function useForms(): Forms {
  const about = useVisitValue(aboutIn)
  return useMemo(() => formsIn({ ...emptyVisit, about }), [about])
}
