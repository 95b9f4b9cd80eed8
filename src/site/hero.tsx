import { ButtonLink } from '../ui/button.tsx'
import { Horizon } from '../ui/horizon.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useSite } from './site-queries.tsx'

export function Hero() {
  const site = useSite()
  return (
    <div className="border-b border-hairline">
      <div className="mx-auto w-full max-w-wide px-4 pt-12 sm:px-8 sm:pt-20">
        <p className="form-label">For homeowners in Greater Phoenix</p>
        <h1 className="mt-3 max-w-reading text-4xl sm:text-5xl">Check the work before you pay for it.</h1>
        <p className="mt-5 max-w-reading text-lg text-quiet">
          {site.name} tells you what to look at, what to ask and what good work is. Twelve trades, in plain English,
          with the sentence to say in Spanish too.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="#services" variant="primary" size="large">
            Find your checklist
          </ButtonLink>
          <ButtonLink to="#plans" size="large">
            See the plans
          </ButtonLink>
        </div>
        <p className="mt-5">
          Rather talk first? <TextLink to="#consultation">Phone consultation, Mon-Fri 9AM-5PM</TextLink>
        </p>
        <Horizon className="mt-8 block w-full text-quiet" />
      </div>
    </div>
  )
}
