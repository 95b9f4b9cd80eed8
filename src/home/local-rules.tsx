import type { Landing } from '../content/content-schema.ts'
import { checklistPath } from '../content/paths.ts'
import { Day } from '../ui/day.tsx'
import { TextLink } from '../ui/text-link.tsx'

/**
 * What is said everywhere and does not hold here, each with the rule and the day on which we read it. On a phone it is
 * folded behind what is said.
 */
export function LocalRules({ rules }: { rules: Landing['localRules'] }) {
  return (
    <ul className="grid grid-cols-1 gap-2 md:grid-cols-3 md:gap-4">
      {rules.map(({ often, here, checklist, source, url, checked }) => (
        <li key={often}>
          <details className="fold md:[&>summary]:list-none md:[&::details-content]:block-auto md:[&::details-content]:[content-visibility:visible]">
            <summary className="font-semibold">{often}</summary>
            <p>{here}</p>
            <p className="mt-2 pb-4 text-sm text-quiet">
              {url ? <TextLink href={url}>{source}</TextLink> : source}, read <Day date={checked} />.{' '}
              <TextLink href={checklistPath(checklist)}>See the checklist</TextLink>
            </p>
          </details>
        </li>
      ))}
    </ul>
  )
}
