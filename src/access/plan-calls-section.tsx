import { paths } from '../content/paths.ts'
import { callsOfCode, howToArrange } from '../purchase/calls-of-plan.ts'
import { useSite } from '../shell/use-site.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Section } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** What the plan holds besides checklists; nothing for a plan that holds nothing more. */
export function PlanCallsSection({ code, reference }: { code: string; reference: string | undefined }) {
  const { contactEmail } = useSite()
  const formats = useFormats()
  const calls = callsOfCode(code)
  if (calls.length === 0) return null
  return (
    <Section title="Your calls" intro="They are part of your plan. You ask for a time; nobody has your number.">
      <ul className="list-disc ps-6">
        {calls.map((call) => (
          <li key={call}>{call}</li>
        ))}
      </ul>
      <p className="mt-3 max-w-reading">
        {howToArrange(contactEmail, reference, formats)} <TextLink href={paths.terms}>Terms of service</TextLink>
      </p>
    </Section>
  )
}
