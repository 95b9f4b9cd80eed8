import { type ComponentType, useEffect, useRef } from 'react'
import { lazyPart } from '../../ui/browser/lazy-part.tsx'
import { Button } from '../../ui/button.tsx'
import { PaperMissing } from './paper-missing.tsx'
import type { PaperProps } from './paper-props.ts'
import { type Paperwork, paperAt } from './paperwork.ts'

const parts: Readonly<Record<Paperwork['id'], ComponentType<PaperProps>>> = {
  bids: lazyPaper(() => import('../bids/compare-bids.tsx').then((part) => part.CompareBids)),
  contract: lazyPaper(() => import('../contract/check-contract.tsx').then((part) => part.CheckContract)),
  message: lazyPaper(() => import('../message/evening-message.tsx').then((part) => part.EveningMessage)),
  'own-checks': lazyPaper(() => import('../own/own-checks-paper.tsx').then((part) => part.OwnChecksPaper)),
  dates: lazyPaper(() => import('../dates/dates-paper.tsx').then((part) => part.DatesPaper)),
  complaint: lazyPaper(() => import('../complaint/complaint-paper.tsx').then((part) => part.ComplaintPaper)),
  'call-sheet': lazyPaper(() => import('../call-sheet/call-sheet-paper.tsx').then((part) => part.CallSheetPaper)),
  send: lazyPaper(() => import('../backup/send-answers.tsx').then((part) => part.SendAnswers)),
  'before-paying': lazyPaper(() => import('../payment/before-paying.tsx').then((part) => part.BeforePaying)),
  letter: lazyPaper(() => import('../payment/letter-paper.tsx').then((part) => part.LetterPaper)),
  'do-not-sign': lazyPaper(() => import('./do-not-sign.tsx').then((part) => part.DoNotSign)),
}

/** `place` is what the address of the visit says. */
export type PaperScreenProps = PaperProps & { place: string }

/** One page of paperwork, with its title and the way back to the visit. */
export function PaperScreen({ place, ...props }: PaperScreenProps) {
  const paper = paperAt(place)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const Part = paper && parts[paper.id]
  return (
    <article>
      <Button size="small" data-screen-only="" onClick={() => props.onPick(paper?.when === 'before' ? '' : 'end')}>
        Back to the visit
      </Button>
      <h2 ref={heading} tabIndex={-1} className="mt-3 w-fit text-2xl outline-none">
        {paper?.title ?? 'There is no such page'}
      </h2>
      {Part && <Part {...props} />}
    </article>
  )
}

/** A page of paperwork whose code is fetched when it is opened. */
function lazyPaper(load: () => Promise<ComponentType<PaperProps>>): ComponentType<PaperProps> {
  return lazyPart(load, (_: PaperProps, retry) => <PaperMissing onRetry={retry} />)
}
