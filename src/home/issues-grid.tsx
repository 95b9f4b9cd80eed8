import { TradePicture } from '../checklists/trade-picture.tsx'
import type { Landing } from '../content/content-schema.ts'
import { paths } from '../content/paths.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { LinkCard } from '../ui/card.tsx'

/** What goes wrong most, each with a typical job to start the calculator with. */
export function IssuesGrid({ issues }: { issues: Landing['issues'] }) {
  const { money } = useFormats()
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 md:grid-cols-3">
      {issues.map((issue) => (
        <LinkCard
          as="li"
          key={issue.service}
          href={`${paths.calculator}?service=${issue.service}&value=${issue.value}&age=${issue.age}`}
          title={issue.title}
          label={issue.service.toUpperCase()}
          picture={<TradePicture category={issue.service} />}
          action={`Estimate a job of ${money(issue.value)}`}
        >
          <p>{issue.text}</p>
        </LinkCard>
      ))}
    </ul>
  )
}
