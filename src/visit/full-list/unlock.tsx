import type { ReactNode } from 'react'
import { phaseLabels } from '../../checklists/checklist-words.ts'
import { lockedWords } from '../../checklists/locked-words.ts'
import { paths } from '../../content/paths.ts'
import { ExampleReportLink } from '../../shell/example-report-link.tsx'
import { useSite } from '../../shell/use-site.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useVisitContext } from '../context/visit-context.tsx'

interface UnlockProps {
  /** How many items are shown. */
  shown: number
  /** When a code that is ordered now opens, in a sentence. */
  opens: ReactNode
}

/** What a plan opens beyond the items that are shown, what it costs and when it opens. */
export function Unlock({ shown, opens }: UnlockProps) {
  const { checklist, job } = useVisitContext()
  const site = useSite()
  const locked = checklist.outline.slice(shown)
  if (shown === 0)
    return (
      <Card tone="open">
        <h3 className="text-xl">Unlock All Items</h3>
        <p className="mt-2 mb-4">This checklist opens with a plan.</p>
        <ButtonLink href={paths.pricing} variant="primary">
          See the plans
        </ButtonLink>
      </Card>
    )
  return (
    <Card tone="open" className="mt-6">
      <h3 className="text-xl">Unlock Remaining {locked.length} Items</h3>
      {lockedWords(checklist.jobs, job).map((line) => (
        <p key={line} className="mt-2 font-semibold">
          {line}
        </p>
      ))}
      <ol start={shown + 1} className="mt-2 list-decimal ps-6">
        {locked.map(({ title, phase, pointCount }) => (
          <li key={title}>
            {title}{' '}
            <span className="text-sm text-quiet">
              {phaseLabels[phase].toLowerCase()}, {pointCount === 1 ? '1 check' : `${pointCount} checks`}
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3">
        <strong>Plans start at {site.priceRange.split('-')[0]}.</strong> One payment, open for one year, no account.
      </p>
      <p className="mt-1">{opens}</p>
      <ButtonLink href={paths.purchase} variant="primary" className="mt-4">
        Unlock with a plan
      </ButtonLink>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <ExampleReportLink />
        <TextLink alone href={paths.access}>
          Have a code? Enter it
        </TextLink>
      </p>
    </Card>
  )
}
