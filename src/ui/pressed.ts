import { useState } from 'react'

/**
 * What a row of buttons shows as chosen: at once what was pressed, until whoever was told of the press says what holds now.
 * `place` names what is chosen for, where the same row serves one thing after another.
 */
export function usePressed<V>(told: V, place?: string): [V, (pressed: V) => void] {
  const [mark, setMark] = useState({ told, place, shown: told })
  const isOver = mark.told !== told || mark.place !== place
  if (isOver) setMark({ told, place, shown: told })
  return [isOver ? told : mark.shown, (shown) => setMark({ told, place, shown })]
}
