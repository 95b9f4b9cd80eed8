import { useEffect, useEffectEvent } from 'react'
import { singleKeys } from '../../ui/browser/single-keys.browser.ts'
import { type Answer, answerValues } from '../model/visit.ts'

interface Shortcuts {
  onAnswer: (answer: Answer) => void
  onBack: () => void
  onNext: () => void
  onUndo: () => void
}

/** The keys of a visit: 1, 2, 3, the arrows and U. */
export const answerKeys = singleKeys('hqp.answer-keys')

/** Pixels; less is a tap, or a trembling thumb. */
const shortestSwipe = 60

const answersByKey = new Map<string, Answer>(answerValues.map((answer, index) => [String(index + 1), answer]))

/** Listens for what needs no button: keys (1, 2, 3, the arrows, U) and a swipe to either side. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const pressed = useEffectEvent(({ key, target, repeat, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (repeat || ctrlKey || metaKey || altKey || isWriting(target) || !answerKeys.areOn()) return
    const answer = answersByKey.get(key)
    if (answer) shortcuts.onAnswer(answer)
    else if (key === 'ArrowLeft') shortcuts.onBack()
    else if (key === 'ArrowRight') shortcuts.onNext()
    else if (key === 'u' || key === 'U') shortcuts.onUndo()
  })
  const swiped = useEffectEvent((right: number) => (right > 0 ? shortcuts.onBack() : shortcuts.onNext()))
  useEffect(() => {
    let from: Touch | undefined
    const begin = ({ touches, target }: TouchEvent) => {
      const isAlone = touches.length === 1 && !isWriting(target) && !scrollsSideways(target)
      from = isAlone ? touches[0] : undefined
    }
    const end = ({ changedTouches: [to] }: TouchEvent) => {
      if (!from || !to) return
      const right = to.clientX - from.clientX
      const down = to.clientY - from.clientY
      from = undefined
      if (Math.abs(right) >= shortestSwipe && Math.abs(right) > 2 * Math.abs(down)) swiped(right)
    }
    document.addEventListener('keydown', pressed)
    document.addEventListener('touchstart', begin, { passive: true })
    document.addEventListener('touchend', end, { passive: true })
    return () => {
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('touchstart', begin)
      document.removeEventListener('touchend', end)
    }
  }, [])
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, dialog') !== null

/** It scrolls sideways itself, so a swipe on it is not one of the page. */
const scrollsSideways = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[data-scrolls]') !== null
