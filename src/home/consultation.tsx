import { paths } from '../content/paths.ts'
import { businessHours } from '../format/business-hours.ts'
import { Badge } from '../ui/badge.tsx'
import { useNow } from '../ui/browser/now.browser.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { Card, CardTitle } from '../ui/card.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** How to talk to a person, and when somebody answers. */
export function Consultation() {
  const { hours } = useFormats()
  return (
    <div className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-6">
      <Card className="flex flex-col max-sm:p-4">
        <CardTitle>Phone consultation and on-site visit</CardTitle>
        <p className="mt-2">
          By appointment, {hours.days}, {hours.short.span}. Travel and service fees apply to visits. We advise and
          verify; we repair nothing and sell no equipment. The Advanced plan holds a 30-minute phone call:{' '}
          <TextLink href={paths.pricing}>see the plans</TextLink>.
        </p>
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
    <Card tone={answering ? (answering.open ? 'pass' : 'caution') : 'plain'} className="max-sm:p-4">
      <CardTitle>Business Hours</CardTitle>
      <p className="mt-1 text-lg font-semibold">
        {hours.short.days} {hours.short.span}
      </p>
      <p className="text-quiet">Phoenix time. Arizona keeps the same clock all year.</p>
      <p className="mt-2 min-h-8" aria-live="polite">
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
