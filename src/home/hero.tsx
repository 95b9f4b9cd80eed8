import Ban from 'lucide-react/icons/ban'
import type { ReactNode } from 'react'
import type { Landing } from '../content/content-schema.ts'
import { checklistPath, jobPath, paths } from '../content/paths.ts'
import { ExampleReportLink } from '../shell/example-report-link.tsx'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Clipboard } from '../ui/pictures/clipboard.tsx'
import { Horizon } from '../ui/pictures/horizon.tsx'
import { Logo } from '../ui/pictures/logo.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { ToneIcon } from '../ui/tone.tsx'

interface HeroProps {
  landing: Pick<Landing, 'sample' | 'jobs' | 'jobCount'>
  /** Of the cheapest plan, in whole dollars. */
  price: number
  /** The button that opens the search; it is given, because the site knows nothing of searching. */
  search: ReactNode
  /** The way back to what was begun on this device; false where nothing was. */
  resume: ReactNode
}

/** What it is, what it costs, and the way to one's own job. */
export function Hero({ landing, price, search, resume }: HeroProps) {
  const { hours } = useFormats()
  return (
    <div className="border-b border-hairline">
      <div className="mx-auto w-full max-w-wide px-4 pt-4 max-sm:pb-1 sm:px-8 sm:pt-14">
        <div className="grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_27rem]">
          <div>
            <p className="flex items-center gap-3">
              <Logo className="size-7 shrink-0 sm:size-10" />
              <span className="form-label">For homeowners in Greater Phoenix</span>
            </p>
            <h1 className="mt-3 max-w-reading text-3xl sm:mt-6 sm:text-5xl">Check the work before you pay for it.</h1>
            <p className="mt-3 max-w-reading text-quiet sm:mt-5 sm:text-lg">
              What to look at, what to ask and what good work is, for twelve trades. In plain English, and what to say
              to the crew, in Spanish too.
            </p>
            <Terms price={price} />
            {/* Whoever has begun came back for that. */}
            <p className="resume-row">{resume}</p>
            <ButtonLink
              href="#services"
              variant={resume ? 'secondary' : 'primary'}
              className="mt-4 max-sm:w-full sm:mt-6"
            >
              Find your checklist
            </ButtonLink>
            <JobChips jobs={landing.jobs} />
            <div className="mt-2 flex flex-wrap gap-2">
              <ButtonLink href={paths.checklists} className="max-sm:w-full">
                All {landing.jobCount} jobs
              </ButtonLink>
              {search}
            </div>
            <p className="mt-1 flex flex-wrap gap-x-6 text-sm">
              <ExampleReportLink />
              <TextLink alone href="#mission-statement">
                Our mission
              </TextLink>
              <TextLink
                alone
                href="#consultation"
              >{`Phone consultation, ${hours.short.days} ${hours.short.span}`}</TextLink>
            </p>
          </div>
          {/* On a narrow screen the job comes first; the lists show their checks. */}
          <div className="max-lg:hidden">
            <SamplePoint sample={landing.sample} />
          </div>
        </div>
        <Horizon className="mt-8 w-full text-quiet max-sm:hidden" />
      </div>
    </div>
  )
}

/** What it costs, what is free, and whose side it is on. */
const Terms = ({ price }: { price: number }) => (
  <ul className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 leading-snug sm:mt-6 sm:flex sm:gap-x-5">
    <li className="row-span-2">
      <strong className="text-xl">${price} once</strong>
    </li>
    <li>First 3 items free, no account</li>
    <li>No contractor pays us</li>
  </ul>
)

/** The jobs that are asked for most; each opens its list with the job picked. */
function JobChips({ jobs }: { jobs: Landing['jobs'] }) {
  return (
    <nav aria-labelledby="jobs-title" className="mt-4 sm:mt-6">
      <p id="jobs-title" className="font-semibold">
        What is being done at your home?
      </p>
      <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {jobs.map(({ checklist, job, name, pointCount }) => (
          <li key={name} className="flex">
            <ButtonLink
              href={jobPath(checklist, job)}
              className="w-full flex-col items-start! gap-0! px-3! py-1.5! text-sm leading-tight"
            >
              {name} <span className="font-normal text-quiet">{pointCount} checks</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What each check asks for; here they are a picture, and nothing is pressed. */
const answerWords = { pass: 'Good', problem: 'Problem', neutral: 'Not applicable' }

/** One real check point, whole, so that nobody has to imagine what a checklist is. */
function SamplePoint({ sample: { checklist, title, point } }: { sample: Landing['sample'] }) {
  return (
    <Clipboard label={title} number="Free">
      <p className="text-lg leading-snug font-semibold">{point.name.en}</p>
      <p className="mt-2">{point.do.join(' ')}</p>
      <dl className="mt-3 grid grid-cols-1 gap-3">
        <div>
          <dt className="form-label">Good</dt>
          <dd className="font-semibold">{point.good.en}</dd>
        </div>
        <div>
          <dt className="form-label">What to say</dt>
          <dd>“{point.say}”</dd>
          <dd lang="es" className="mt-1 text-quiet">
            “{point.es}”
          </dd>
        </div>
      </dl>
      <ul aria-label="Answers" className="mt-4 grid grid-cols-3 gap-2 text-sm font-semibold">
        {(['pass', 'problem', 'neutral'] as const).map((tone) => (
          <li
            key={tone}
            className="flex min-h-target flex-col items-center justify-center rounded-control border-2 border-outline px-1 py-1.5 text-center leading-tight"
          >
            {tone === 'neutral' ? (
              <Ban size={20} aria-hidden="true" className="text-quiet" />
            ) : (
              <ToneIcon tone={tone} />
            )}
            {answerWords[tone]}
          </li>
        ))}
      </ul>
      <p className="mt-3">
        <TextLink alone href={checklistPath(checklist)}>
          Read the free items of this checklist
        </TextLink>
      </p>
    </Clipboard>
  )
}
