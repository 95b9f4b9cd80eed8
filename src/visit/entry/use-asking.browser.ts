import { useState } from 'react'
import type { VisitStore, VisitSurroundings } from '../context/visit-context.tsx'
import { isMoreThanPressed, undoOf } from '../model/problem/problem-change.ts'
import { type Answer, type PointChange, pointIn } from '../model/visit.ts'

/** `withdrawal`: before an answer under which a problem goes. `repair`: after the one under which it is fixed. */
export type Asked = { pointId: string; number: string } & (
  | { kind: 'withdrawal'; answer: Answer | null; hasPhoto: boolean }
  | { kind: 'repair' }
)

interface How {
  /** As of `Dispatch`. */
  isMarked?: boolean
  /** As of `PointChange`. */
  isFixed?: boolean
}

export interface Given {
  undo: PointChange
  /** It settled a problem, and its photo is asked for. */
  isRepair: boolean
}

/** Gives answers to check points, and keeps what is to be asked around one of them. */
export function useAsking({ photos, visitId, current, dispatch }: VisitSurroundings & VisitStore) {
  const [asked, ask] = useState<Asked>()
  return {
    asked,
    ask,
    /** False where a problem that is more than a press would go: it is asked first whether it was a mistake. */
    mayGive(pointId: string, number: string, answer: Answer | null): boolean {
      const record = pointIn(current(), pointId)
      const photographedAt = photos?.photographedAt(visitId, pointId)
      const isWithdrawal = record.answer === 'problem' && (answer === null || answer === 'na')
      if (!isWithdrawal || !isMoreThanPressed(record, photographedAt)) return true
      ask({ kind: 'withdrawal', pointId, number, answer, hasPhoto: Boolean(photographedAt) })
      return false
    },
    /** Gives it; asks for a photo where it says that a problem is fixed. */
    give(pointId: string, number: string, answer: Answer | null, { isMarked = false, isFixed = false }: How): Given {
      const before = current()
      dispatch({ point: pointId, answers: { answer }, ...(isFixed && { isFixed }) }, isMarked)
      const undo = undoOf(pointId, before, current())
      const isRepair = photos !== undefined && undo.undone?.some(({ kind }) => kind === 'settled') === true
      if (isRepair) ask({ kind: 'repair', pointId, number })
      return { undo, isRepair }
    },
  }
}
