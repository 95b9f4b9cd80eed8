import { useEffect, useState } from 'react'
import type { Answer } from '../model/visit.ts'

export interface LastAnswer {
  id: string
  number: string
  before: Answer | null
  given: Answer | null
}

/** Milliseconds for which an answer can be undone. */
const undoable = 5000

/** The last answer, for as long as it can be undone: five seconds, and longer while what undoes it has the focus. */
export function useLastAnswer() {
  const [last, setLast] = useState<LastAnswer>()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (!last || isHeld) return
    const leaving = setTimeout(() => setLast(undefined), undoable)
    return () => clearTimeout(leaving)
  }, [last, isHeld])
  const remember = (answer: LastAnswer | undefined) => {
    setHeld(false)
    setLast(answer)
  }
  return { last, remember, forget: () => remember(undefined), hold: setHeld }
}
