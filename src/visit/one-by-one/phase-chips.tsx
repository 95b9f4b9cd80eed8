import { useEffect, useRef } from 'react'
import type { Phase } from '../model/fitted-items.ts'
import type { PhaseCount } from '../model/steps.ts'
import { phaseNames } from '../model/visit-words.ts'

interface PhaseChipsProps {
  counts: PhaseCount[]
  current: Phase | undefined
  onPick: (phase: Phase) => void
}

/** Pixels of the chip before the current one that stay visible. */
const besideCurrent = 32

/** The phases of the work with their progress; a press goes to the first open point of a phase. */
export function PhaseChips({ counts, current, onPick }: PhaseChipsProps) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const chip = current && row.current?.querySelector<HTMLElement>('[aria-current]')
    if (chip) row.current?.scrollTo({ left: chip.offsetLeft - besideCurrent })
  }, [current])
  return (
    <nav aria-label="Phases" className="phases border-b border-hairline bg-sunken">
      <ul ref={row} data-scrolls="" className="phase-row">
        {counts.map(({ phase, all, answered, problems }) => (
          <li key={phase}>
            <button
              type="button"
              aria-current={phase === current ? 'step' : undefined}
              onClick={() => onPick(phase)}
              className="flex min-h-12 items-center gap-1.5 rounded-control border-2 border-transparent px-2 whitespace-nowrap aria-[current]:border-ink aria-[current]:bg-card aria-[current]:font-bold"
            >
              {phaseNames[phase]}
              <span className="tabular-nums">
                {answered}/{all}
              </span>
              {problems > 0 && <span className="font-bold text-problem">· {problems} to fix</span>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
