import { useState } from 'react'
import type { PointWords } from '../../checklists/checklist-words.ts'
import { Button } from '../../ui/button.tsx'
import { FormLabel } from '../../ui/form/form-label.tsx'
import { CrewSheet, Sentence } from './crew-sheet.tsx'

/** What crews usually answer, with what to think and to say of it: folded, and only for the homeowner's eyes. */
export function IfTheySay({ ifTheySay, number }: Pick<PointWords, 'ifTheySay'> & { number: string }) {
  const [shown, setShown] = useState<PointWords['ifTheySay'][number]>()
  if (ifTheySay.length === 0) return null
  return (
    <details>
      <summary className="min-h-target content-center font-semibold text-link">If they say…</summary>
      <div className="grid grid-cols-1 gap-4">
        {ifTheySay.map((one) => (
          <div key={one.they} className="grid grid-cols-1 justify-items-start gap-2 border-s-4 border-hairline ps-3">
            <p className="font-semibold">“{one.they}”</p>
            <p>
              <FormLabel>Are they right?</FormLabel>
              {one.rightWhen}
            </p>
            <p>
              <FormLabel>What would show it</FormLabel>
              {one.showMe}
            </p>
            <div>
              <FormLabel>Your answer</FormLabel>
              <p>“{one.say}”</p>
              <p lang="es">“{one.es}”</p>
            </div>
            <Button size="small" className="noscript:hidden" onClick={() => setShown(one)}>
              {showAnswer}
              <span className="sr-only">
                {' '}
                {number} “{one.they}”
              </span>
            </Button>
          </div>
        ))}
      </div>
      {shown && (
        <CrewSheet label={showAnswer} onClose={() => setShown(undefined)}>
          <Sentence say={{ en: shown.say, es: shown.es }} />
        </CrewSheet>
      )}
    </details>
  )
}

const showAnswer = 'Show this answer'
