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
import { closedWords } from '../model/visit-words.ts'

interface VisitsListProps {
  /** Undefined until the device has said so, null while it refuses. */
  visits: VisitFigures[] | null | undefined
  checklists: ChecklistCard[]
}

/** The visits on this device, the latest first, each with how far it is. */
export function VisitsList({ visits, checklists }: VisitsListProps) {
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
    <>
      <ul className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-2">
        {visits.map((visit) => (
          <VisitCard key={visit.id} visit={visit} checklist={checklists.find(({ id }) => id === visit.checklistId)} />
        ))}
      </ul>
      <p className="mt-3 text-sm text-quiet">All times here are Phoenix time, wherever you are.</p>
    </>
  )
}

function VisitCard({ visit, checklist }: { visit: VisitFigures; checklist: ChecklistCard | undefined }) {
  const { phoenixMinute } = useFormats()
  const { checklistId, progress, problems, notes, photos, isEmpty, changedAt, isListKept } = visit
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
        {changedAt !== '' && `Last answer ${phoenixMinute(new Date(changedAt))}. `}
        {isListKept && 'The full checklist is kept here too.'}
      </p>
      <ButtonLink href={visitPath(checklistId)} onClick={() => chooseVisit(visit.id)} className="mt-auto self-start">
        {isEmpty ? 'Begin it' : 'Go on with it'}
        <span className="sr-only">: {title}</span>
      </ButtonLink>
    </Card>
  )
}
