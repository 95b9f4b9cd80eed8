import { useNavigate } from 'react-router'
import type { ChecklistCard } from '../checklists/checklist-calls.ts'
import { checklistPath, paths } from '../content/paths.ts'
import { canStartOne, openProjects } from '../opening/open-now.ts'
import { groupAccessCode } from '../orders/access-code.ts'
import { callsOfCode, howToArrange } from '../purchase/order-words.ts'
import { useSite } from '../shell/use-site.ts'
import { useFormats } from '../ui/browser/use-formats.browser.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
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

/** The plan behind a verified code, its projects and downloads. */
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
      <Card as="section" aria-label="Your plan" className="mt-8">
        <DetailList
          items={[
            { label: 'Plan type', value: planName },
            { label: 'Projects remaining', value: projectsLeftInWords(access) },
            { label: 'Valid until', value: validityInWords(access, formats) },
            { label: 'Code', value: groupAccessCode(code), copy: code, mono: true },
          ]}
        />
      </Card>
      {access.status === 'awaiting-payment' ? (
        <>
          <Projects code={code} access={access} checklists={checklists} />
          <AwaitingPayment access={access} recheck={recheck} />
        </>
      ) : (
        <OpenHolding code={code} access={access} planName={planName} checklists={checklists} />
      )}
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
        <Section title="Your projects" intro="Open them on screen; answers and notes stay on this device.">
          <ul className="grid grid-cols-1 gap-3">
            {started.map((checklist) => (
              <li key={checklist.id}>
                <ButtonLink href={checklistPath(checklist.id)} wide>
                  Open {checklist.title}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Section>
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

function OpenHolding({ planName, ...props }: ProjectsProps & { planName: string }) {
  const { code, access } = props
  return (
    <>
      <Projects {...props} />
      <DownloadPanel code={code} started={startedOf(props)} />
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
