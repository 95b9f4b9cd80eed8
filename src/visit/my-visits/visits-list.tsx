import type { ChecklistCard } from '../../checklists/checklist-calls.ts'
import { paths, visitPath } from '../../content/paths.ts'
import { useObservable } from '../../ui/browser/observable.browser.ts'
import { useFormats } from '../../ui/browser/use-formats.browser.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { visitAmounts } from '../backup/visit-file-words.ts'
import { closedBy } from '../device/database.browser.ts'
import { chooseVisit } from '../device/visit-index.browser.ts'
import type { VisitFigures } from '../device/visits-here.browser.ts'
import { visitTitle } from '../model/named-visits.ts'
import { problemCountWords } from '../model/problem/problem-life-words.ts'
import { checksWords, closedWords } from '../model/visit-words.ts'

interface VisitsListProps {
  /** Undefined until the device has said so, null while it refuses. */
  visits: VisitFigures[] | null | undefined
  checklists: ChecklistCard[]
  /** Something else on the page is the next step. */
  isAside: boolean
}

/** The visits on this device, the latest first, each with how far it is. */
export function VisitsList({ visits, checklists, isAside }: VisitsListProps) {
  const closed = useObservable(closedBy)
  if (visits === undefined) return <p className="mt-6 text-quiet">Looking on this device…</p>
  if (visits === null)
    return (
      <Notice tone="caution" role="alert" className="mt-6" title="This browser does not let us look">
        <p>
          {closed
            ? closedWords[closed]
            : 'It refuses to open what is stored for this site. A private window may be the reason.'}
        </p>
      </Notice>
    )
  if (visits.length === 0)
    return (
      <Card tone="open" className="mt-6">
        <p className="mb-3">No visit is on this device yet. One begins with your first answer on a checklist.</p>
        <TextLink alone href={paths.checklists}>
          See the checklists
        </TextLink>
      </Card>
    )
  return (
    <ul className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-2">
      {visits.map((visit, index) => (
        <VisitCard
          key={visit.id}
          isNext={index === 0 && !isAside}
          visit={visit}
          checklist={checklists.find(({ id }) => id === visit.checklistId)}
        />
      ))}
    </ul>
  )
}

interface VisitCardProps {
  visit: VisitFigures
  checklist: ChecklistCard | undefined
  /** To go on with it is the next step of the page. */
  isNext: boolean
}

function VisitCard({ visit, checklist, isNext }: VisitCardProps) {
  const { phoenixMinute } = useFormats()
  const { checklistId, progress, problems, notes, photos, isEmpty, changedAt, isListKept } = visit
  const left = Math.max(0, progress.all - progress.answered)
  const title = visitTitle(checklist?.title ?? checklistId, visit)
  return (
    <Card as="li" className="flex flex-col">
      <CardTitle level={2}>{title}</CardTitle>
      <p className="mt-2">
        {visitAmounts(progress, { notes, photos }) || 'Nothing answered yet'}
        {problems.found > 0 && (
          <strong className={problems.open > 0 ? 'text-problem' : ''}>
            {' '}
            · {problems.fixed > 0 ? problemCountWords(problems).en : `${problems.open} to fix`}
          </strong>
        )}
      </p>
      <p className="mt-1 mb-4 text-sm text-quiet">
        {changedAt !== '' && `Last answer ${phoenixMinute(new Date(changedAt))}, Phoenix time. `}
        {isListKept && 'The full checklist is kept here too.'}
      </p>
      <ButtonLink
        href={visitPath(checklistId)}
        onClick={() => chooseVisit(visit.id)}
        variant={isNext && !isEmpty ? 'primary' : 'secondary'}
        wide
        className="mt-auto"
      >
        {isEmpty ? 'Begin it' : left > 0 ? `Continue, ${checksWords(left)} left` : 'Open it'}
        <span className="sr-only">: {title}</span>
      </ButtonLink>
    </Card>
  )
}
