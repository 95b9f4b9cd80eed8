import type { waitingWords } from '../../checklists/readings/timed-words.ts'

/** How long there is to wait, and until when. */
export function Waiting({ left, until }: ReturnType<typeof waitingWords>) {
  return (
    <div className="border-s-4 border-copper bg-sunken px-3 py-2">
      <p role="timer" className="text-xl font-bold tabular-nums">
        {left}
      </p>
      <p className="text-sm">{until}</p>
    </div>
  )
}
