/** A warning that stands wherever its advice is given, in the same words: a deadline, a law, a risk. */
import { Notice } from './notice.tsx'

export type AdviceBoxProps = {
  box: { title: string; text: string; source: string }
  className?: string
}

export function AdviceBox({ box, className = '' }: AdviceBoxProps) {
  return (
    <Notice tone="caution" title={box.title} className={className}>
      <p>{box.text}</p>
      <p className="mt-1 text-sm text-quiet">Source: {box.source}</p>
    </Notice>
  )
}

/** The same behind its title, where something is more urgent. */
export const FoldedAdvice = ({ box, className = '' }: AdviceBoxProps) => (
  <details>
    <summary className="min-h-target content-center font-semibold text-link">{box.title}</summary>
    <AdviceBox box={{ ...box, title: '' }} className={className} />
  </details>
)
