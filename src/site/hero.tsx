import type { ReactNode } from 'react'
import { ButtonLink } from '../ui/button.tsx'
import { Horizon } from '../ui/horizon.tsx'
import { Logo } from '../ui/logo.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { useSite } from './site-queries.tsx'

/** `search` is the button that opens the search; it is given, because the site knows nothing of searching. */
export function Hero({ search }: { search: ReactNode }) {
  const site = useSite()
  return (
    <div className="border-b border-hairline">
      <div className="mx-auto w-full max-w-wide px-4 pt-12 sm:px-8 sm:pt-20">
        <p className="flex items-center gap-3">
          <Logo className="size-12 shrink-0" />
          <span>
            <strong className="block leading-tight">{site.name}</strong>
            <span className="form-label">For homeowners in Greater Phoenix</span>
          </span>
        </p>
        <h1 className="mt-6 max-w-reading text-4xl sm:text-5xl">Check the work before you pay for it.</h1>
        <p className="mt-5 max-w-reading text-lg text-quiet">
          {site.name} tells you what to look at, what to ask and what good work is. Twelve trades, in plain English,
          with the sentence to say in Spanish too.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to="#services" variant="primary" size="large">
            Find your checklist
          </ButtonLink>
          <ButtonLink to="#mission-statement" size="large">
            Our mission
          </ButtonLink>
          {search}
        </div>
        <p className="mt-5">
          Rather talk first? <TextLink to="#consultation">Phone consultation, Mon-Fri 9AM-5PM</TextLink>
        </p>
        <Horizon className="mt-8 block w-full text-quiet" />
      </div>
    </div>
  )
}
