import { useNavigate } from 'react-router'
import type { ChecklistCard } from '../checklists/checklist-calls.ts'
import { checklistPath, paths } from '../content/paths.ts'
import { canStartOne, openProjects } from '../opening/open-now.ts'
import { groupAccessCode } from '../orders/access-code.ts'
import { callsOfCode, howToArrange } from '../purchase/order-words.ts'
import { useSite } from '../shell/use-site.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { ButtonLink } from '../ui/button.tsx'
import { DetailList } from '../ui/detail-list.tsx'
import { Notice } from '../ui/notice.tsx'
import { Section } from '../ui/page-section.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { planNameOf, projectsLeftInWords, validityInWords } from './accepted-words.ts'
import { AwaitingPayment, type Recheck } from './awaiting-payment.tsx'
import { ChecklistChoice } from './checklist-choice.tsx'
import { DownloadPanel } from './download-panel.tsx'
import type { KnownAccess } from './known-access.ts'
import { Receipt } from './receipt.tsx'
import { type ListsOnDevice, RemoveCode } from './remove-code.tsx'

interface HoldingProps {
  code: string
  access: KnownAccess
  /** The whole catalogue. */
  checklists: ChecklistCard[]
  recheck: Recheck
  lists: ListsOnDevice
}

/** The sections of this page follow each other closely: each is short. */
const compact = 'mt-10! sm:mt-12!'

/** What a verified code opens, the plan and the code itself, and then its downloads. */
export function Holding({ code, access, checklists, recheck, lists }: HoldingProps) {
  const formats = useFormats()
  const planName = planNameOf(access.planType)
  return (
    <>
      {access.asOf && (
        <Notice className="mt-8" title="We cannot reach the service just now">
          <p>This is what your code held on {formats.dayInWords(access.asOf)}, as this device keeps it.</p>
        </Notice>
      )}
      <Projects code={code} access={access} checklists={checklists} />
      <Section title="Your plan" className={compact}>
        <DetailList
          isCompact
          items={[
            { label: 'Plan type', value: planName },
            { label: 'Projects remaining', value: projectsLeftInWords(access) },
            { label: 'Valid until', value: validityInWords(access, formats) },
            { label: 'Code', value: groupAccessCode(code), copy: code, mono: true },
          ]}
        />
      </Section>
      {access.status === 'awaiting-payment' ? (
        <AwaitingPayment access={access} recheck={recheck} />
      ) : (
        <DownloadPanel code={code} started={startedOf({ code, access, checklists })} />
      )}
      {access.status === 'active' && <OpenHolding code={code} access={access} planName={planName} />}
      <Section
        title="Take the code off this device"
        intro="For a phone that is not yours, or that you give away. Write the code down first: we do not keep it, and cannot show it to you again. Answers and photos stay here."
      >
        <RemoveCode code={code} lists={lists} />
      </Section>
    </>
  )
}

type ProjectsProps = Pick<HoldingProps, 'code' | 'access' | 'checklists'>

const startedOf = ({ access, checklists }: ProjectsProps): ChecklistCard[] =>
  openProjects(access).flatMap((project) => checklists.find((one) => one.id === project.checklistId) ?? [])

/** The checklists that the code opens now, and starting one where it can. */
function Projects(props: ProjectsProps) {
  const navigate = useNavigate()
  const { code, access, checklists } = props
  const started = startedOf(props)
  return (
    <>
      {started.length > 0 && (
        <section aria-labelledby="projects-title" className="mt-6">
          <h2 id="projects-title" className="sr-only">
            Your projects
          </h2>
          <ul className="grid max-w-reading grid-cols-1 gap-3">
            {started.map((checklist, place) => (
              <li key={checklist.id}>
                <ButtonLink
                  href={checklistPath(checklist.id)}
                  variant={place === 0 ? 'primary' : 'secondary'}
                  size="large"
                  wide
                >
                  Open {checklist.title}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-quiet">Works without a signal. Answers and notes stay on this device.</p>
        </section>
      )}
      {canStartOne(access) && (
        <ChecklistChoice
          code={code}
          access={access}
          checklists={checklists.filter((checklist) => !started.includes(checklist))}
          onStarted={(id) => void navigate(checklistPath(id))}
        />
      )}
    </>
  )
}

/** What an order whose payment is confirmed has besides its lists: the calls, the receipt, what the files work on. */
function OpenHolding({ code, access, planName }: Pick<HoldingProps, 'code' | 'access'> & { planName: string }) {
  return (
    <>
      <PlanCallsSection code={code} reference={access.order?.reference} />
      {access.order && <Receipt order={access.order} planName={planName} validUntil={access.expiryDate} />}
      <Notice className="mt-8" title="Devices">
        <p>
          The PDF opens on any phone, tablet or computer. The mobile file works in any current browser, without a
          connection. The print file is made for Letter paper. You can also work on screen in the{' '}
          <TextLink href={paths.checklists}>interactive checklists</TextLink>.
        </p>
      </Notice>
    </>
  )
}

/** The calls that the plan holds, and how to arrange them; nothing for a plan without calls. */
function PlanCallsSection({ code, reference }: { code: string; reference: string | undefined }) {
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
