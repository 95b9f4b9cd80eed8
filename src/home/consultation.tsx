import { paths } from '../content/paths.ts'
import { businessHours } from '../format/business-hours.ts'
import { Badge } from '../ui/badge.tsx'
import { useNow } from '../ui/browser/now.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'

/** How to talk to a person, and when somebody answers. */
export function Consultation() {
  const { hours } = useFormats()
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-2">
      <Card className="flex flex-col">
        <CardTitle>Phone consultation and on-site visit</CardTitle>
        <p className="mt-2">
          By appointment, {hours.days}, {hours.short.span}. Travel and service fees apply to visits. We advise and
          verify; we repair nothing and sell no equipment.
        </p>
        <p className="mt-3 mb-5">The Advanced plan holds a 30-minute phone call.</p>
        <ButtonLink href={paths.pricing} className="mt-auto self-start">
          See the plans
        </ButtonLink>
      </Card>
      <BusinessHours />
    </div>
  )
}

function BusinessHours() {
  const now = useNow(60_000)
  const { hours, weekdayName } = useFormats()
  const answering = now && businessHours(now)
  return (
    <Card tone={answering ? (answering.open ? 'pass' : 'caution') : 'plain'}>
      <CardTitle>Business Hours</CardTitle>
      <p className="mt-2 text-lg font-semibold">
        {hours.short.days} {hours.short.span}
      </p>
      <p className="mt-1 text-quiet">Phoenix time. Arizona keeps the same clock all year.</p>
      <p className="mt-4 min-h-8" aria-live="polite">
        {answering?.open && <Badge tone="pass">Open now</Badge>}
        {answering?.open === false && (
          <Badge tone="caution">
            Closed now. Opens {answering.nextDay === 'today' ? 'today' : weekdayName(answering.nextDay)} at{' '}
            {hours.short.opens}
          </Badge>
        )}
      </p>
    </Card>
  )
}
