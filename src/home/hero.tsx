import type { ReactNode } from 'react'
import type { Landing } from '../content/content-schema.ts'
import { checklistPath } from '../content/paths.ts'
import { useSite } from '../shell/use-site.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Clipboard } from '../ui/pictures/clipboard.tsx'
import { Horizon } from '../ui/pictures/horizon.tsx'
import { Logo } from '../ui/pictures/logo.tsx'
import { TextLink } from '../ui/text-link.tsx'

interface HeroProps {
  sample: Landing['sample']
  /** The button that opens the search; it is given, because the site knows nothing of searching. */
  search: ReactNode
  /** The way back to what was begun on this device; false where nothing was. */
  resume: ReactNode
}

export function Hero({ sample, search, resume }: HeroProps) {
  const site = useSite()
  const { hours } = useFormats()
  return (
    <div className="border-b border-hairline">
      <div className="mx-auto w-full max-w-wide px-4 pt-10 sm:px-8 sm:pt-16">
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-10 lg:grid-cols-[1fr_27rem]">
          <div>
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
              {/* Whoever has begun came back for that. */}
              {resume}
              <ButtonLink href="#services" variant={resume ? 'secondary' : 'primary'} size="large">
                Find your checklist
              </ButtonLink>
              <ButtonLink href="#mission-statement" size="large">
                Our mission
              </ButtonLink>
              {search}
            </div>
            <p className="mt-5">
              Rather talk first?{' '}
              <TextLink href="#consultation">{`Phone consultation, ${hours.short.days} ${hours.short.span}`}</TextLink>
            </p>
          </div>
          <SamplePoint sample={sample} />
        </div>
        <Horizon className="mt-8 block w-full text-quiet" />
      </div>
    </div>
  )
}

/** One real check point, whole, so that nobody has to imagine what a checklist is. */
function SamplePoint({ sample: { checklist, title, point } }: { sample: Landing['sample'] }) {
  return (
    <Clipboard label={title} number="Free">
      <p className="flex gap-3 text-lg leading-snug font-semibold">
        <span aria-hidden="true" className="mt-0.5 size-6 shrink-0 rounded-small border-2 border-outline" />
        {point.name.en}
      </p>
      <p className="mt-2">{point.do.join(' ')}</p>
      <dl className="mt-4 grid grid-cols-1 gap-3">
        <div>
          <dt className="form-label">Good</dt>
          <dd>{point.good.en}</dd>
        </div>
        <div>
          <dt className="form-label">What to say</dt>
          <dd>“{point.say}”</dd>
          <dd lang="es" className="mt-1 text-quiet">
            “{point.es}”
          </dd>
        </div>
      </dl>
      <p className="mt-5">
        <TextLink alone href={checklistPath(checklist)}>
          Read the free items of this checklist
        </TextLink>
      </p>
    </Clipboard>
  )
}
